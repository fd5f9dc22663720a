import type { Day } from '../shared/calendar.js';

export const NOTICE_NAMES = ['privacy', 'terms', 'legal-notice'] as const;
export type NoticeName = (typeof NOTICE_NAMES)[number];

/** What a notice can be read in: English, Malay, Chinese. */
export const NOTICE_LANGUAGES = ['en', 'ms', 'cn'] as const;
export type NoticeLanguage = (typeof NOTICE_LANGUAGES)[number];

export interface Notice {
  readonly name: NoticeName;
  /** The day from which the present wording holds. */
  readonly version: Day;
}

/** What users agree to. A new wording gets a new version: consent is given to what was read. */
export const NOTICES: readonly Notice[] = [
  { name: 'privacy', version: '2026-11-23' },
  { name: 'terms', version: '2023-09-10' },
  { name: 'legal-notice', version: '2024-01-07' },
];
