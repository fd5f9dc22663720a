import type { ApiPropertyOptions } from '@nestjs/swagger';
import { CERTIFICATE_FIELDS } from '../../domain/certificate/certificate.fields.js';
import { ASKED_FIELDS, type AskedField, KEY_FIELDS, type KeyField } from '../../domain/confirmation/asked-fields.js';
import { FIELD_ANSWERS, type FieldAnswer, type KeyValues } from '../../domain/confirmation/confirmation.js';
import type { GivenAnswers } from '../../domain/confirmation/confirmation.operations.js';
import { type Message, message } from '../../domain/messages/message.js';
import { readField } from '../../domain/shared/field-reader.js';

/** By field, `{ answer, value }`. */
export const ANSWERS_SCHEMA: ApiPropertyOptions = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    required: ['answer'],
    properties: {
      answer: { type: 'string', enum: [...FIELD_ANSWERS] },
      value: { type: 'string', nullable: true },
    },
  },
  example: { major: { answer: 'confirmed', value: null }, name: { answer: 'differs', value: 'Wang Xiaoming' } },
};

type Unread = Readonly<Record<string, unknown>>;
const isObject = (given: unknown): given is Unread =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** What is wrong with answers by field, or `null`. */
export function answersProblem(given: unknown): Message | null {
  if (!isObject(given)) return message('json_object_needed', { name: 'fields' });
  for (const [name, one] of Object.entries(given)) {
    const field = ASKED_FIELDS.find((each) => each === name);
    if (!field) return message('one_of_needed', { name: 'fields', choices: ASKED_FIELDS.join(', ') });
    if (!isObject(one) || !FIELD_ANSWERS.some((each) => each === one.answer)) return message('answer_expected');
    const problem = one.value === undefined ? null : valueProblem(field, one.value);
    if (problem) return problem;
  }
  return null;
}

/** @param given what `answersProblem` has nothing against. */
export function readAnswers(given: unknown): GivenAnswers {
  const answers: Record<string, { answer: FieldAnswer; value: string | null }> = {};
  for (const [name, one] of Object.entries(isObject(given) ? given : {})) {
    const { answer, value } = one as { answer: FieldAnswer; value?: unknown };
    answers[name] = { answer, value: readValue(name as AskedField, value) };
  }
  return answers as GivenAnswers;
}

/** What is wrong with key values by field, or `null`; `null` for a value says that the record holds none. */
export function keyValuesProblem(given: unknown): Message | null {
  if (!isObject(given)) return message('json_object_needed', { name: 'values' });
  for (const [name, value] of Object.entries(given)) {
    const field = KEY_FIELDS.find((each) => each === name);
    if (!field) return message('one_of_needed', { name: 'values', choices: KEY_FIELDS.join(', ') });
    const problem = valueProblem(field, value);
    if (problem) return problem;
  }
  return null;
}

/** @param given what `keyValuesProblem` has nothing against. */
export function readKeyValues(given: unknown): KeyValues {
  const values = Object.entries(isObject(given) ? given : {});
  return Object.fromEntries(values.map(([name, value]) => [name, readValue(name as KeyField, value)])) as KeyValues;
}

function valueProblem(field: AskedField, value: unknown): Message | null {
  const reading = readField(CERTIFICATE_FIELDS[field], value);
  return 'error' in reading ? reading.error : null;
}

/** By the rule of the field: a registrar's value is held to what an applicant's is. */
function readValue(field: AskedField, value: unknown): string | null {
  const reading = value === undefined ? { value: null } : readField(CERTIFICATE_FIELDS[field], value);
  return 'value' in reading && typeof reading.value === 'string' ? reading.value : null;
}
