import type { EN } from './en.js';

export type MessageCode = keyof typeof EN;
/** The texts of one language. */
export type Texts = Readonly<Record<MessageCode, string>>;
