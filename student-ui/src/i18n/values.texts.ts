import { defineTexts } from './define-texts';
import { VALUE_WORDS } from './value-words';

/** What the values of the form's choices are called; the values themselves are the service's. */
export const useValueTexts = defineTexts('values', VALUE_WORDS);
