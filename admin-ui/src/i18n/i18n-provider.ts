import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { preferences } from '../preferences';
import { LANGUAGE_TAGS, LANGUAGES, toLanguage } from './language';
import { messages } from './messages';

/** Starts in the language that was chosen last, so that no screen is drawn twice. */
const remembered = toLanguage(preferences.getItem('locale'));

const polyglot = polyglotI18nProvider((locale) => messages[toLanguage(locale)], remembered, [...LANGUAGES], {
  allowMissing: true,
});

function tellPage(locale: string): void {
  document.documentElement.lang = LANGUAGE_TAGS[toLanguage(locale)];
}

tellPage(remembered);

export const i18nProvider: I18nProvider = {
  ...polyglot,
  async changeLocale(locale) {
    await polyglot.changeLocale(locale);
    tellPage(locale);
  },
};
