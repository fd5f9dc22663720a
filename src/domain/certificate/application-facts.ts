import type { Language } from '../account/user.js';

const LABELS = {
  en: { applicant: 'Applicant', university: 'University', reportNumber: 'Report number' },
  cn: { applicant: '申请人', university: '大学', reportNumber: '报告编号' },
} as const satisfies Readonly<Record<Language, object>>;

/** Which application a mail to its applicant is about. */
export interface ApplicationNames {
  readonly applicant: string;
  readonly university: string;
  readonly reportNumber?: string;
}

export function applicationFacts({ applicant, university, reportNumber }: ApplicationNames, language: Language) {
  const labels = LABELS[language];
  return [
    { label: labels.applicant, value: applicant },
    { label: labels.university, value: university },
    ...(reportNumber === undefined ? [] : [{ label: labels.reportNumber, value: reportNumber }]),
  ];
}
