import type { CertificateForm } from '../certificate/certificate.fields.js';
import { message } from '../messages/message.js';
import type { FieldErrors } from '../shared/domain-error.js';
import { CHECKED_GROUPS, type CheckedGroup } from './checks.js';
import { type CurrentVerdicts, untouchedGroups } from './standing.js';
import type { FileHashes, Verdict, VerdictKind, VerdictReason } from './verdict.js';

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

/** Those of `rejectingVerdicts` that a rejection is to be made of. */
export interface ChosenVerdicts {
  readonly verdicts: readonly Verdict[];
  readonly errors: FieldErrors;
}

/** @returns an error for groups without a standing verdict that accepts nothing. */
export function chooseRejecting(current: CurrentVerdicts, groups: readonly CheckedGroup[]): ChosenVerdicts {
  const verdicts = rejectingVerdicts(current).filter(({ group }) => groups.includes(group));
  const others = groups.filter((group) => !verdicts.some((one) => one.group === group));
  const errors: FieldErrors =
    others.length > 0 ? { groups: message('groups_not_rejected', { groups: others.join(', ') }) } : {};
  return { verdicts, errors };
}

/** In the order of the groups. */
export function rejectionsOf(verdicts: readonly Verdict[]): Rejection[] {
  const place = ({ group }: Verdict) => CHECKED_GROUPS.indexOf(group);
  const sorted = [...verdicts].sort((one, other) => place(one) - place(other));
  return sorted.flatMap(({ group, verdict, reasons, comment }) =>
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

/** A rejection with what the applicant has done about it. */
export interface FollowedRejection extends Rejection {
  /** Something of the group is another since: applying again needs that. */
  readonly changed: boolean;
}

export function followedRejections(
  rejecting: readonly Verdict[],
  form: CertificateForm,
  hashes: FileHashes,
): FollowedRejection[] {
  const untouched = untouchedGroups(rejecting, form, hashes);
  return rejectionsOf(rejecting).map((one) => ({ ...one, changed: !untouched.includes(one.group) }));
}

/** Whether a text says what the verdicts say and nothing else, in any language. */
export function isComposedOf(text: string, rejections: readonly Rejection[], most: number): boolean {
  return COMPOSED_LANGUAGES.some((language) => composeRejection(rejections, language, most) === text);
}

/**
 * By group what is wrong and what to do, in the applicant's language; a comment stays as the officer wrote it. Where
 * the whole is longer than `most`, reasons are told by their titles, and what is too long even then ends with an
 * ellipsis.
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
