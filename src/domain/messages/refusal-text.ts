import type { EN_AT_HAND } from './at-hand.js';
import type { Message, Param } from './message.js';
import { type Catalogue, render } from './render.js';
import type { MessageCode, Texts } from './texts.js';

/** A language with as many of its texts as are there by now. */
export interface Spoken {
  readonly locale: Catalogue['locale'];
  readonly texts: Partial<Texts> & Pick<Texts, keyof typeof EN_AT_HAND>;
}

/** A message out of an answer. Its code may be missing, or one of a later version. */
export interface Said {
  readonly code?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  /** The service's own words. */
  readonly text?: string;
}

/** A refusal as the API answers it, or a call that got no answer. */
export interface Refused extends Omit<Said, 'text'> {
  readonly reason: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly codes?: Readonly<Record<string, Said>>;
}

/** Where several messages were joined, each stands beside its field. */
const GENERAL: Readonly<Record<string, keyof typeof EN_AT_HAND>> = {
  invalid_input: 'check_fields',
  missing_fields: 'fill_fields',
};

/** Why something was refused, in a language: by its code, otherwise in the service's words. */
export function refusalText(refused: Refused, spoken: Spoken): string {
  const { code, reason, message, codes = {} } = refused;
  // An error without words says its reason.
  const text = message === reason ? '' : message;
  if (code !== undefined || spoken.locale === 'en-GB') return textOf({ ...refused, text }, spoken, 'unexpected');
  const uses = reason === 'in_use' ? Object.values(codes).filter((said) => isKnown(said, spoken.texts)) : [];
  if (uses.length > 0) return render(uses, spoken as Catalogue);
  const general = GENERAL[reason];
  return general ? spoken.texts[general] : text || spoken.texts.unexpected;
}

/** What is wrong with single fields, in a language. */
export function fieldTexts(refused: Refused, spoken: Spoken): Record<string, string> {
  const said = Object.entries(saidOfFields(refused));
  return Object.fromEntries(said.map(([field, one]) => [field, saidText(one, spoken)]));
}

/** What is wrong with single fields, to be told in whichever language. */
export function saidOfFields({ errors = {}, codes = {} }: Refused): Record<string, Said> {
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, { ...codes[field], text }]));
}

/** What is wrong with a value, in a language. */
export function saidText(said: Said, spoken: Spoken): string {
  return textOf(said, spoken, 'not_valid');
}

function textOf(said: Said, spoken: Spoken, otherwise: keyof typeof EN_AT_HAND): string {
  if (isKnown(said, spoken.texts)) return render(said, spoken as Catalogue);
  return said.text || spoken.texts[otherwise];
}

/** The language has a text for it, and there is all that the text needs. */
function isKnown(said: Said, texts: Partial<Texts>): said is Message {
  const { code, params = {} } = said;
  const text = code !== undefined && Object.hasOwn(texts, code) ? texts[code as MessageCode] : undefined;
  if (text === undefined) return false;
  const named = [...text.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
  return named.every((name) => Object.hasOwn(params, name) && isParam(params[name], texts));
}

function isParam(value: unknown, texts: Partial<Texts>): value is Param {
  if (!Array.isArray(value)) return typeof value === 'string' || typeof value === 'number';
  return value.every((item) => typeof item === 'string') || value.every((item) => isSaid(item) && isKnown(item, texts));
}

function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
}
