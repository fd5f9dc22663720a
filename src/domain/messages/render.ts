import type { Message, Param } from './message.js';
import type { Texts } from './texts.js';

/** A language as messages are rendered in it. */
export interface Catalogue {
  /** How lists are joined: a BCP 47 tag. */
  readonly locale: 'en-GB' | 'zh-CN' | 'ms';
  readonly texts: Texts;
}

/** One message as a sentence; several after each other. */
export function render(said: Message | readonly Message[], catalogue: Catalogue): string {
  const messages = isList(said) ? said : [said];
  const between = catalogue.locale === 'zh-CN' ? '；' : '; ';
  return [...new Set(messages.map((one) => renderOne(one, catalogue)))].join(between);
}

function renderOne({ code, params = {} }: Message, catalogue: Catalogue): string {
  return catalogue.texts[code].replace(/\{(\w+)\}/gu, (written, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    return value === undefined ? written : renderParam(value, catalogue);
  });
}

function renderParam(value: Param, catalogue: Catalogue): string {
  if (typeof value !== 'object') return String(value);
  const words = value.map((item) => (typeof item === 'string' ? item : renderOne(item, catalogue)));
  const type = typeof value[0] === 'string' ? 'disjunction' : 'conjunction';
  return new Intl.ListFormat(catalogue.locale, { type }).format(words);
}

function isList(said: Message | readonly Message[]): said is readonly Message[] {
  return Array.isArray(said);
}
