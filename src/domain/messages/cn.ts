import { CN_AT_HAND } from './at-hand.js';
import { CN_ACCOUNTS } from './cn.accounts.js';
import { CN_INPUT } from './cn.input.js';
import { CN_RECORDS } from './cn.records.js';
import type { Texts } from './texts.js';

/** The same in simplified Chinese. What stands beside a field needs no name of the field. */
export const CN: Texts = {
  ...CN_AT_HAND,
  ...CN_INPUT,
  ...CN_ACCOUNTS,
  ...CN_RECORDS,
};
