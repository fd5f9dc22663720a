import { type Message, message } from '../messages/message.js';
import type { TextRules } from '../shared/record-fields.js';

export const REASON_TITLE_MAX = 100;
/** As long as the reason of a rejection. */
export const REASON_TEXT_MAX = 2000;
export const POSITION_MAX = 9999;

export interface ReasonTexts {
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

export const REASON_FIELDS = {
  titleEn: title('English'),
  titleCn: title('Chinese'),
  titleMs: title('Malay'),
  textEn: text('English'),
  textCn: text('Chinese'),
  textMs: text('Malay'),
} as const satisfies TextRules<ReasonTexts>;

/** What is wrong with a given place in the list, or `null`; who gives none leaves it to the list. */
export function positionProblem(position: unknown): Message | null {
  if (position === undefined || position === null) return null;
  const fits = Number.isInteger(position) && Number(position) >= 0 && Number(position) <= POSITION_MAX;
  return fits ? null : message('position_expected', { max: POSITION_MAX });
}

/** @param last the highest position there is; `null` where there is no reason yet. */
export function positionBehind(last: number | null): number {
  return last === null ? 1 : Math.min(last + 1, POSITION_MAX);
}

type SavedReason = ReasonTexts & Pick<RejectionReason, 'id'>;

/**
 * The saved reason that a rejection counts for, or `null`: the first that was chosen, and where none was, the first
 * whose text stands in what the applicant reads.
 */
export function countedReason(
  written: string,
  chosen: readonly number[],
  saved: readonly SavedReason[],
): SavedReason | null {
  return saved.find(({ id }) => chosen.includes(id)) ?? savedReasonIn(written, saved);
}

/** By its text in any language. One whose text is a part of another that stands there says less, and is none. */
function savedReasonIn(written: string, saved: readonly SavedReason[]): SavedReason | null {
  const found = saved.flatMap((reason) =>
    [reason.textEn, reason.textCn, reason.textMs]
      .map((text) => text.trim())
      .filter((text) => text !== '' && written.includes(text))
      .map((text) => ({ reason, text })),
  );
  const isPart = (text: string) => found.some((other) => other.text !== text && other.text.includes(text));
  return found.find(({ text }) => !isPart(text))?.reason ?? null;
}
