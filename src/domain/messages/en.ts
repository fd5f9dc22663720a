import { EN_AT_HAND } from './at-hand.js';
import { EN_ACCOUNTS } from './en.accounts.js';
import { EN_INPUT } from './en.input.js';
import { EN_RECORDS } from './en.records.js';

/**
 * What is said in English, by its code: `{name}` stands for a parameter. Where the specification says a refusal in
 * words, these are its words; where it has them in Chinese alone, the API says them so (`wire.ts`).
 */
export const EN = {
  ...EN_AT_HAND,
  ...EN_INPUT,
  ...EN_ACCOUNTS,
  ...EN_RECORDS,
} as const;
