import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

/** The specification's codes of the languages. */
export const LANGUAGES = ['en', 'cn'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the languages are called in themselves. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', cn: '中文' };

/** The tag of the standard, for `lang`, `Intl` and the server. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'en', cn: 'zh-Hans' };

const REMEMBERED = 'language';

export const i18n = i18next.createInstance();

export function currentLanguage(): Language {
  return i18n.language === 'cn' ? 'cn' : 'en';
}

/** Changes every text at once; the choice is remembered on this device. */
export async function setLanguage(language: Language): Promise<void> {
  try {
    localStorage.setItem(REMEMBERED, language);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
  await i18n.changeLanguage(language);
}

function rememberedLanguage(): Language {
  try {
    return localStorage.getItem(REMEMBERED) === 'cn' ? 'cn' : 'en';
  } catch {
    return 'en';
  }
}

function showLanguage(): void {
  document.documentElement.lang = LANGUAGE_TAGS[currentLanguage()];
}

// Texts are in the program, so this is done at once.
void i18n.use(initReactI18next).init({
  lng: rememberedLanguage(),
  fallbackLng: false,
  supportedLngs: LANGUAGES,
  initAsync: false,
  resources: {},
  keySeparator: '.',
  nsSeparator: false,
  interpolation: { escapeValue: false },
  returnNull: false,
});
showLanguage();
i18n.on('languageChanged', showLanguage);
