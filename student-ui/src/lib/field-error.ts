import { currentLanguage } from '../i18n/i18n';
import { chineseFieldError } from './field-error-texts';

/** What the server said about a field, in the present language. */
export function fieldErrorText(said: string): string {
  return currentLanguage() === 'cn' ? chineseFieldError(said) : said;
}
