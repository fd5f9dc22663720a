/** The specification's codes of the languages. */
export const LANGUAGES = ['en', 'cn'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the languages are called in themselves. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', cn: '中文' };

/** The tag of the standard, for `lang`, `Intl` and the server. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'en', cn: 'zh-Hans' };

const REMEMBERED = 'language';

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(REMEMBERED, language);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

export function rememberedLanguage(): Language {
  try {
    return localStorage.getItem(REMEMBERED) === 'cn' ? 'cn' : 'en';
  } catch {
    return 'en';
  }
}
