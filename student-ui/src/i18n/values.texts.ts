import { VALUE_WORDS } from '@myverify/domain/certificate/value-words';
import { defineTexts } from './define-texts';

/** What the values of the form's choices are called; the values themselves are the service's. */
export const useValueTexts = defineTexts('values', VALUE_WORDS);
