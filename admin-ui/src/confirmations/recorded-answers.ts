import { CERTIFICATE_FIELDS } from '@myverify/domain/certificate/certificate.fields';
import type { AskedField } from '@myverify/domain/confirmation/asked-fields';
import type { FieldAnswer } from '@myverify/domain/confirmation/confirmation';
import { readField } from '@myverify/domain/shared/field-reader';
import type { RecordedAnswer } from '../api/verbs';

/** As an officer has typed what was said of a field; nothing chosen: it was not answered. */
export interface TypedAnswer {
  readonly answer: FieldAnswer | '';
  readonly value: string;
}

export const BLANK_ROW: TypedAnswer = { answer: '', value: '' };

/** Another value than the claimed one has to be told. */
export const isUnfinished = (typed: TypedAnswer | undefined) =>
  typed?.answer === 'differs' && typed.value.trim() === '';

export function toAnswers(all: Readonly<Partial<Record<AskedField, TypedAnswer>>>): RecordedAnswer['fields'] {
  return Object.fromEntries(
    Object.entries(all).flatMap(([field, { answer, value }]) =>
      answer === '' ? [] : [[field, { answer, value: answer === 'differs' ? value.trim() : null }]],
    ),
  );
}

/** What the rule of a field has against a value. */
export function problemOf(field: AskedField, value: string) {
  const reading = readField(CERTIFICATE_FIELDS[field], value);
  return 'error' in reading ? reading.error : null;
}
