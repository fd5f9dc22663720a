import { type Message, message } from '../messages/message.js';
import { refuseErrors, type TextRules } from '../shared/record-fields.js';
import { isRecordId } from '../shared/record-id.js';

interface CooperationTexts {
  readonly name: string;
  readonly region: string;
}

export interface CooperationFields extends CooperationTexts {
  readonly university1Id: number;
  readonly university2Id: number;
}

/** An agreement of two universities, such as a joint degree. Which of them is the first means nothing. */
export interface Cooperation extends CooperationFields {
  readonly id: number;
  readonly version: number;
}

/** A cooperation as lists show it. */
export interface NamedCooperation extends Cooperation {
  readonly university1Name: string;
  readonly university2Name: string;
}

export const COOPERATION_FIELDS = {
  name: { kind: 'line', label: 'name', most: 200 },
  region: { kind: 'line', label: 'region', most: 100 },
} as const satisfies TextRules<CooperationTexts>;

/** What is wrong with the second university of a cooperation beside the first, or `null`. */
export function secondSideProblem(university1Id: unknown, university2Id: unknown): Message | null {
  return isRecordId(university1Id) && university1Id === university2Id ? message('two_universities') : null;
}

/** @throws DomainError `invalid_input` where both sides are one university. */
export function refuseOneSide({ university1Id, university2Id }: CooperationFields): void {
  const problem = secondSideProblem(university1Id, university2Id);
  if (problem) refuseErrors({ university2Id: problem });
}

/** @throws DomainError `invalid_input` where one of the two universities is not among `known`. */
export function refuseUnknownSides(fields: CooperationFields, known: readonly { readonly id: number }[]): void {
  const ids = new Set(known.map(({ id }) => id));
  const sides = (['university1Id', 'university2Id'] as const).filter((side) => !ids.has(fields[side]));
  refuseErrors(Object.fromEntries(sides.map((side) => [side, message('no_university')])));
}
