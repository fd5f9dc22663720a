/** One document group: what was looked at and how. */
interface Check {
  readonly en: string;
  readonly ms: string;
  readonly what: string;
  readonly how: string;
}

/** The five document groups of an application, in the order of the form. */
export const CHECKS: readonly Check[] = [
  {
    en: 'Identity / Passport',
    ms: 'Identiti / Pasport',
    what: 'Name, gender, birth, nationality and passport number',
    how: 'Formal review of the passport pages and the photo',
  },
  {
    en: 'Certificate',
    ms: 'Sijil',
    what: 'Unit, major, level, number and awarding date',
    how: 'Formal review; diploma verified by email with the Malaysian higher-education ministry',
  },
  {
    en: 'Transcript',
    ms: 'Transkrip',
    what: 'Credits, period of study, agreement with the certificate',
    how: 'Formal review; credits verified by email with the Malaysian higher-education ministry',
  },
  {
    en: 'Ministry stamping',
    ms: 'Cop kementerian',
    what: 'Stamp of the ministry (MoHE) and its date',
    how: 'Formal review; email verification with the Malaysian higher-education ministry',
  },
  {
    en: 'Payment',
    ms: 'Bayaran',
    what: 'Fee due for this application',
    how: 'Formal review of the proof of payment',
  },
];
