import { CN } from '../../src/domain/messages/cn.js';
import { EN } from '../../src/domain/messages/en.js';
import { type MessageArgs, message } from '../../src/domain/messages/message.js';
import { type Catalogue, render } from '../../src/domain/messages/render.js';
import type { MessageCode } from '../../src/domain/messages/texts.js';

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
