import { type Message, message } from '../messages/message.js';
import type { FieldErrors } from '../shared/domain-error.js';
import { type RawFields, readTexts, refuseErrors, type TextRules } from '../shared/record-fields.js';
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

const NOT_CHOSEN = message('university_needed');

/** A new cooperation needs every field; a change keeps what it does not give. @throws DomainError `invalid_input` with every wrong field. */
export function readCooperation(raw: RawFields, base: Cooperation | null, more: FieldErrors = {}): CooperationFields {
  const { values, errors: wrong } = readTexts<CooperationTexts>(COOPERATION_FIELDS, raw, base);
  const errors: Record<string, Message> = { ...wrong, ...more };
  const university1Id = readSide('university1Id', raw, base, errors);
  const university2Id = readSide('university2Id', raw, base, errors);
  if (university1Id !== null && university1Id === university2Id) {
    errors.university2Id = message('two_universities');
  }
  const noneChosen = errors.university1Id === NOT_CHOSEN && errors.university2Id === NOT_CHOSEN;
  refuseErrors(errors, noneChosen ? NOT_CHOSEN : undefined);
  return { ...values, university1Id, university2Id } as CooperationFields;
}

function readSide(
  side: 'university1Id' | 'university2Id',
  raw: RawFields,
  base: Cooperation | null,
  errors: Record<string, Message>,
): number | null {
  const given = Object.hasOwn(raw, side) ? raw[side] : undefined;
  const id = given === undefined ? (base?.[side] ?? null) : given;
  if (isRecordId(id)) return id;
  errors[side] = id === null || id === '' ? NOT_CHOSEN : message('university_id_expected');
  return null;
}

/** @throws DomainError `invalid_input` where one of the two universities is not among `known`. */
export function refuseUnknownSides(fields: CooperationFields, known: readonly { readonly id: number }[]): void {
  const ids = new Set(known.map(({ id }) => id));
  const sides = (['university1Id', 'university2Id'] as const).filter((side) => !ids.has(fields[side]));
  refuseErrors(Object.fromEntries(sides.map((side) => [side, message('no_university')])));
}
