import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGE_TAGS, LANGUAGES, type Language, rememberedLanguage, rememberLanguage } from './languages';

export const i18n = i18next.createInstance();

export function currentLanguage(): Language {
  return i18n.language === 'cn' ? 'cn' : 'en';
}

/** Changes every text at once; the choice is remembered on this device. */
export async function setLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await i18n.changeLanguage(language);
}

/** Has the page say which language it is in, now and after each change. */
export function tellLanguage(): void {
  const tell = () => {
    document.documentElement.lang = LANGUAGE_TAGS[currentLanguage()];
  };
  tell();
  i18n.on('languageChanged', tell);
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
