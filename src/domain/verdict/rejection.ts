import type { CheckedGroup } from './checks.js';
import type { CurrentVerdicts } from './standing.js';
import type { Verdict, VerdictKind, VerdictReason } from './verdict.js';

export const COMPOSED_LANGUAGES = ['en', 'cn', 'ms'] as const;
export type ComposedLanguage = (typeof COMPOSED_LANGUAGES)[number];

/** What a rejection says of one group. */
export interface Rejection {
  readonly group: CheckedGroup;
  readonly verdict: Exclude<VerdictKind, 'accepted'>;
  readonly reasons: readonly VerdictReason[];
  readonly comment: string | null;
}

/** The standing verdicts that accept nothing, in the order of the groups. */
export function rejectingVerdicts(current: CurrentVerdicts): Verdict[] {
  return [...current.values()].flatMap(({ verdict, stands }) =>
    stands && verdict.verdict !== 'accepted' ? [verdict] : [],
  );
}

export function rejectionsOf(verdicts: readonly Verdict[]): Rejection[] {
  return verdicts.flatMap(({ group, verdict, reasons, comment }) =>
    verdict === 'accepted' ? [] : [{ group, verdict, reasons, comment }],
  );
}

const GROUP_NAMES: Readonly<Record<CheckedGroup, Readonly<Record<ComposedLanguage, string>>>> = {
  photo: { en: 'Photo', cn: '照片', ms: 'Gambar' },
  passport: { en: 'Passport', cn: '护照', ms: 'Pasport' },
  certificate: { en: 'Certificate', cn: '证书', ms: 'Sijil' },
  transcript: { en: 'Transcript', cn: '成绩单', ms: 'Transkrip' },
  ministry: { en: 'Ministry stamping', cn: '高教部盖章文件', ms: 'Cop kementerian' },
  payment: { en: 'Proof of payment', cn: '缴费凭证', ms: 'Bukti pembayaran' },
};

const TO_DO: Readonly<Record<Rejection['verdict'], Readonly<Record<ComposedLanguage, string>>>> = {
  send_again: { en: 'please send it again', cn: '请重新提交', ms: 'sila hantar semula' },
  refused: { en: 'not accepted', cn: '未通过', ms: 'tidak diterima' },
};

const TEXTS = { en: 'textEn', cn: 'textCn', ms: 'textMs' } as const;
const TITLES = { en: 'titleEn', cn: 'titleCn', ms: 'titleMs' } as const;

/**
 * By group what is wrong and what to do, in the applicant's language; a comment stays as the officer wrote it. Where the whole is longer than
 * `most`, reasons are told by their titles, and what is too long even then ends with an ellipsis.
 */
export function composeRejection(rejections: readonly Rejection[], language: ComposedLanguage, most: number): string {
  const inFull = compose(rejections, language, TEXTS[language]);
  const shown = [...inFull].length <= most ? inFull : compose(rejections, language, TITLES[language]);
  const characters = [...shown];
  return characters.length <= most ? shown : `${characters.slice(0, most - 1).join('')}…`;
}

function compose(
  rejections: readonly Rejection[],
  language: ComposedLanguage,
  told: keyof VerdictReason & `${'text' | 'title'}${string}`,
): string {
  const [colon, dash] = language === 'cn' ? ['：', '，'] : [':', ' – '];
  return rejections
    .map(({ group, verdict, reasons, comment }) =>
      [
        `${GROUP_NAMES[group][language]}${dash}${TO_DO[verdict][language]}${colon}`,
        ...reasons.map((reason) => reason[told]),
        ...(comment === null ? [] : [comment]),
      ].join('\n'),
    )
    .join('\n\n');
}
