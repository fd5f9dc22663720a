export type Language = 'cn' | 'en';

export const DEFAULT_LANGUAGE: Language = 'cn';

/** What `lang` of the page is. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { cn: 'zh-Hans', en: 'en' };

export const LANGUAGES = [
  { locale: 'cn', name: '中文' },
  { locale: 'en', name: 'English' },
] as const;

export function toLanguage(value: unknown): Language {
  return value === 'en' ? 'en' : DEFAULT_LANGUAGE;
}
