import { MS_ACCOUNTS } from './ms.accounts.js';
import { MS_INPUT } from './ms.input.js';
import { MS_RECORDS } from './ms.records.js';
import type { Texts } from './texts.js';

/** The same in Malay. */
export const MS: Texts = {
  ...MS_INPUT,
  ...MS_ACCOUNTS,
  ...MS_RECORDS,
};
