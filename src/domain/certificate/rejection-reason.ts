import { type Message, message } from '../messages/message.js';
import type { FieldErrors } from '../shared/domain-error.js';
import { type RawFields, readTexts, refuseErrors, type TextRules } from '../shared/record-fields.js';

export const REASON_TITLE_MAX = 100;
/** As long as the reason of a rejection. */
export const REASON_TEXT_MAX = 2000;
export const POSITION_MAX = 9999;

interface ReasonTexts {
  readonly titleEn: string;
  readonly titleCn: string;
  readonly titleMs: string;
  readonly textEn: string;
  readonly textCn: string;
  readonly textMs: string;
}

export interface RejectionReasonFields extends ReasonTexts {
  /** Where it stands in the list, the smallest first. */
  readonly position: number;
}

/** What reviewers often write, ready in three languages. A rejection copies the text and keeps no link to it. */
export interface RejectionReason extends RejectionReasonFields {
  readonly id: number;
  readonly version: number;
}

const title = (language: string) => ({ kind: 'line', label: `${language} title`, most: REASON_TITLE_MAX }) as const;
const text = (language: string) => ({ kind: 'lines', label: `${language} text`, most: REASON_TEXT_MAX }) as const;

const RULES = {
  titleEn: title('English'),
  titleCn: title('Chinese'),
  titleMs: title('Malay'),
  textEn: text('English'),
  textCn: text('Chinese'),
  textMs: text('Malay'),
} as const satisfies TextRules<ReasonTexts>;

/**
 * A new one needs every text; a change keeps what it does not give.
 * @param behindLast the position of a new one that names none.
 * @throws DomainError `invalid_input` with every wrong field.
 */
export function readRejectionReason(
  raw: RawFields,
  base: RejectionReason | null,
  behindLast: number,
  more: FieldErrors = {},
): RejectionReasonFields {
  const { values, errors: wrong } = readTexts<ReasonTexts>(RULES, raw, base);
  const position = raw.position === undefined || raw.position === null ? (base?.position ?? behindLast) : raw.position;
  const errors: Record<string, Message> = { ...wrong, ...more };
  if (!isPosition(position)) errors.position = message('position_expected', { max: POSITION_MAX });
  refuseErrors(errors);
  return { ...(values as ReasonTexts), position: Number(position) };
}

function isPosition(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= POSITION_MAX;
}

/** @param last the highest position there is; `null` where there is no reason yet. */
export function positionBehind(last: number | null): number {
  return last === null ? 1 : Math.min(last + 1, POSITION_MAX);
}
