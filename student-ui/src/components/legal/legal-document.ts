import type { ReactNode } from 'react';

/** The specification's names of the languages in which legal texts are written; the query `lang` holds one of them. */
export const LEGAL_LANGUAGES = ['english', 'malay'] as const;
export type LegalLanguage = (typeof LEGAL_LANGUAGES)[number];

/** For `lang`, and for the server where somebody consents to what was shown. */
export const LEGAL_TAGS = { english: 'en', malay: 'ms' } as const satisfies Record<LegalLanguage, string>;

export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

export interface LegalDocument {
  readonly title: string;
  /** When the wording last changed, as it is said in its language. */
  readonly updated: string;
  readonly contents: string;
  readonly intro?: ReactNode;
  readonly sections: readonly LegalSection[];
}

/** Each language is a part of the program of its own, fetched when it is read. */
export type LegalLoaders = Readonly<Record<LegalLanguage, () => Promise<{ readonly default: LegalDocument }>>>;

/** `malay` is Malay, anything else English. */
export function legalLanguageOf(query: string | null): LegalLanguage {
  return query === 'malay' ? 'malay' : 'english';
}

export const legalLink = (path: string, language: LegalLanguage): string => `${path}?lang=${language}`;
