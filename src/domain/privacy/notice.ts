import type { Day } from '../shared/calendar.js';

export const NOTICE_NAMES = ['privacy', 'terms', 'legal-notice', 'enquiries'] as const;
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
export const NOTICE_VERSIONS: Readonly<Record<NoticeName, Day>> = {
  privacy: '2026-11-29',
  terms: '2023-09-10',
  'legal-notice': '2024-01-07',
  // What the form says beside the tick: that the university and the ministry may be asked.
  enquiries: '2026-11-29',
};

export const NOTICES: readonly Notice[] = NOTICE_NAMES.map((name) => ({ name, version: NOTICE_VERSIONS[name] }));
