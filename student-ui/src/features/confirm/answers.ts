import { CERTIFICATE_FIELDS } from '@myverify/domain/certificate/certificate.fields';
import type { AskedField, KeyField } from '@myverify/domain/confirmation/asked-fields';
import { CONFIRMATION_TEXTS, type FieldAnswer } from '@myverify/domain/confirmation/confirmation';
import { type Message, message } from '@myverify/domain/messages/message';
import { type FieldRule, readField } from '@myverify/domain/shared/field-reader';

/** What a registrar types of a key value. */
export interface Typed {
  readonly value: string;
  /** The record does not hold it. */
  readonly none: boolean;
}

/** What a registrar says of another field. */
export interface Answered {
  readonly answer: FieldAnswer | null;
  /** What the record says where it differs. */
  readonly value: string;
}

/** Who answers. */
export interface Who {
  readonly name: string;
  readonly office: string;
  readonly reference: string;
  readonly note: string;
}

export const NOTHING_TYPED: Typed = { value: '', none: false };
export const NOT_ANSWERED: Answered = { answer: null, value: '' };
export const NOBODY: Who = { name: '', office: '', reference: '', note: '' };

export type TypedKeys = Readonly<Partial<Record<KeyField, Typed>>>;
export type Answers = Readonly<Partial<Record<AskedField, Answered>>>;
/** What is wrong, by the name of what it is wrong with. */
export type Problems<F extends string> = ReadonlyArray<{ readonly field: F; readonly said: Message }>;

type Labels<F extends string> = Readonly<Record<F, string>>;

/** What is wrong with the key values before they may be stored. */
export function keyProblems(
  fields: readonly KeyField[],
  typed: TypedKeys,
  labels: Labels<KeyField>,
): Problems<KeyField> {
  return fields.flatMap((field) => {
    const { value, none } = typed[field] ?? NOTHING_TYPED;
    if (none) return [];
    const said = value.trim() === '' ? message('field_unanswered') : wrongIn(field, value, labels[field]);
    return said ? [{ field, said }] : [];
  });
}

/** What is wrong with the answers on the other fields. */
export function answerProblems(
  fields: readonly AskedField[],
  answers: Answers,
  labels: Labels<AskedField>,
): Problems<AskedField> {
  return fields.flatMap((field) => {
    const said = answerProblem(field, answers[field] ?? NOT_ANSWERED, labels[field]);
    return said ? [{ field, said }] : [];
  });
}

function answerProblem(field: AskedField, { answer, value }: Answered, label: string): Message | null {
  if (answer === null) return message('field_unanswered');
  if (answer !== 'differs') return null;
  return value.trim() === '' ? message('right_value_needed') : wrongIn(field, value, label);
}

export const WHO_FIELDS = ['name', 'office', 'reference', 'note'] as const;
export type WhoField = (typeof WHO_FIELDS)[number];

/** @param needed what may not be left out. */
export function whoProblems(who: Who, needed: readonly WhoField[], labels: Labels<WhoField>): Problems<WhoField> {
  return WHO_FIELDS.flatMap((field) => {
    const said =
      who[field].trim() === '' && needed.includes(field)
        ? message('required', { label: labels[field] })
        : problemOf({ ...CONFIRMATION_TEXTS[field], label: labels[field] }, who[field]);
    return said ? [{ field, said }] : [];
  });
}

/** By the rule of the field, which is that of the applicant's form. */
function wrongIn(field: AskedField, value: string, label: string): Message | null {
  return problemOf({ ...CERTIFICATE_FIELDS[field], label }, value);
}

function problemOf(rule: FieldRule, value: string): Message | null {
  const reading = readField(rule, value);
  return 'error' in reading ? reading.error : null;
}

/** As they are sent: `null` where the record holds none. */
export function toValues(fields: readonly KeyField[], typed: TypedKeys): Record<string, string | null> {
  return Object.fromEntries(
    fields.map((field) => {
      const { value, none } = typed[field] ?? NOTHING_TYPED;
      return [field, none ? null : value.trim()];
    }),
  );
}

/** As they are sent: a value only where it differs. */
export function toFields(fields: readonly AskedField[], answers: Answers) {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const { answer, value } = answers[field] ?? NOT_ANSWERED;
      if (answer === null) return [];
      return [[field, { answer, value: answer === 'differs' ? value.trim() : null }]];
    }),
  );
}

/** As it is sent: `null` for what was left out. */
export function toWho({ name, office, reference, note }: Who) {
  return { name: name.trim(), office: office.trim(), reference: reference.trim() || null, note: note.trim() || null };
}
