import { CN } from '../../src/domain/messages/cn.js';
import { EN } from '../../src/domain/messages/en.js';
import { type Message, type MessageArgs, message } from '../../src/domain/messages/message.js';
import { type Catalogue, render } from '../../src/domain/messages/render.js';
import type { MessageCode } from '../../src/domain/messages/texts.js';
import { wireText } from '../../src/domain/messages/wire.js';

const CATALOGUES = {
  en: { locale: 'en-GB', texts: EN },
  cn: { locale: 'zh-CN', texts: CN },
} as const satisfies Record<string, Catalogue>;

/** How the interfaces say a message: what a test waits for does not change with the words. */
export const sayIn =
  (language: keyof typeof CATALOGUES) =>
  <Code extends MessageCode>(...said: MessageArgs<Code>): string =>
    render(message<Code>(...said), CATALOGUES[language]);

export const inEnglish = sayIn('en');
export const inChinese = sayIn('cn');

interface Codes {
  readonly code?: MessageCode;
  readonly params?: Message['params'];
  readonly codes?: Readonly<Record<string, Message>>;
  readonly message?: unknown;
  readonly errors?: Readonly<Record<string, string>>;
}

/** A portal answer without the codes of a refusal, once they were seen to say what its texts say. */
export function withoutCodes<T extends object>(answer: T): T {
  const data = 'data' in answer ? answer.data : null;
  if (typeof data !== 'object' || data === null || !('reason' in data && 'requestId' in data)) return answer;
  const { code, params, codes = {}, ...told } = data as Codes;
  if (code) expect(wireText({ code, ...(params ? { params } : {}) })).toBe(told.message);
  const texts = Object.entries(codes).map(([field, said]) => [field, wireText(said)]);
  expect(Object.fromEntries(texts)).toEqual(told.errors ?? {});
  return { ...answer, data: told };
}
