import { emailProblem, normaliseEmail } from '../account/email.js';
import { isFileId } from '../files/stored-file.js';
import { type Message, message } from '../messages/message.js';
import { isDay, isDayTooLate, LAST_DAY } from './calendar.js';
import type { FieldErrors } from './domain-error.js';
import {
  hasForbiddenCharacters,
  hasHiddenCharacters,
  hasMixedScripts,
  isBlank,
  isLongerThan,
  tidy,
  tidyLines,
} from './text.js';

interface Labelled {
  /** What the field is called inside a sentence. */
  readonly label: string;
  /** As the API's document shows it. */
  readonly example?: string;
}

export interface TextRule extends Labelled {
  /** `line`: white space is folded; `lines`: line breaks stay. */
  readonly kind: 'line' | 'lines';
  /** In code points. */
  readonly most: number;
  /** All that the text may consist of, and how to say so. */
  readonly only?: { readonly pattern: RegExp; readonly code: 'number_characters' | 'phone_characters' };
  /** In whichever they are typed they become these. */
  readonly letters?: 'capital';
}

export interface EmailRule extends Labelled {
  readonly kind: 'email';
  readonly most: number;
}

export interface DayRule extends Labelled {
  readonly kind: 'day';
  /** It cannot lie after today; who knows what day it is judges that. */
  readonly past?: true;
}

export interface ChoiceRule<V = string | null> extends Labelled {
  readonly kind: 'choice';
  readonly of: readonly NonNullable<V>[];
  /** What an emptied field holds. */
  readonly empty: V;
}

export interface FileRule extends Labelled {
  readonly kind: 'file';
}

export interface FilesRule extends Labelled {
  readonly kind: 'files';
  readonly most: number;
}

export type FieldRule = TextRule | EmailRule | DayRule | ChoiceRule | FileRule | FilesRule;

/**
 * The rules that can yield a value of type `V`, so that a table cannot give a field a kind that its type does not have.
 */
export type RuleFor<V> = [V] extends [readonly string[]]
  ? FilesRule
  : string extends NonNullable<V>
    ? TextRule | EmailRule | DayRule | FileRule
    : ChoiceRule<V>;

export type RulesFor<T> = { readonly [F in keyof T]: RuleFor<T[F]> };

/** A value of the type that its rule yields, or why there is none. */
type FieldReading = { readonly value: unknown } | { readonly error: Message };

/**
 * Reads the fields of a table out of a request. What is absent (or `undefined`) keeps its value in `base`, and so does
 * what is malformed, which is told in `errors`; `null` and blank texts empty a field. Other fields are ignored. Never
 * throws.
 */
export function readFields<T extends object>(
  rules: RulesFor<T> & Readonly<Record<string, FieldRule>>,
  raw: Readonly<Record<string, unknown>>,
  base: T,
): { readonly values: T; readonly errors: FieldErrors } {
  const values: Record<string, unknown> = {};
  const errors: Record<string, Message> = {};
  for (const [field, rule] of Object.entries<FieldRule>(rules)) {
    const given = Object.hasOwn(raw, field) ? raw[field] : undefined;
    if (given === undefined) continue;
    const reading = readField(rule, given);
    if ('error' in reading) errors[field] = reading.error;
    // What was stored before its rule asked for capitals, and comes back as it stands, is no change.
    else if (given !== base[field as keyof T]) values[field] = reading.value;
  }
  return { values: { ...base, ...values }, errors };
}

/** Reads one given value. */
export function readField(rule: FieldRule, given: unknown): FieldReading {
  if (rule.kind === 'files') return readFiles(rule, given);
  if (given === null) return { value: emptyValue(rule) };
  if (typeof given !== 'string') return { error: message('text_expected', { label: rule.label }) };
  if (given.trim() === '') return { value: emptyValue(rule) };
  switch (rule.kind) {
    case 'line':
    case 'lines':
      return readText(rule, given);
    case 'email':
      return readEmail(given);
    case 'day':
      return readDay(rule, given.trim());
    case 'choice':
      return rule.of.includes(given)
        ? { value: given }
        : { error: message('choice_expected', { label: rule.label, choices: orList(rule.of) }) };
    case 'file':
      return isFileId(given) ? { value: given } : { error: NO_FILE };
  }
}

/** True for what a request does not give, and for what it gives empty. */
export function isEmpty(given: unknown): given is undefined | null | '' {
  return given === undefined || given === null || given === '';
}

const NO_FILE = message('file_expected');

function emptyValue(rule: FieldRule): string | null {
  return rule.kind === 'choice' ? rule.empty : null;
}

function orList(values: readonly string[]): string {
  return values.join(', ').replace(/, ([^,]*)$/u, ' or $1');
}

function readText(rule: TextRule, given: string): FieldReading {
  if (hasForbiddenCharacters(given)) return { error: message('forbidden_characters', { label: rule.label }) };
  const text = rule.kind === 'line' ? tidy(given) : tidyLines(given);
  if (isBlank(text)) return { value: null };
  // In the text as it was given: a blank at either end is trimmed, also one that shows nothing.
  if (rule.kind === 'line' && hasHiddenCharacters(given)) {
    return { error: message('hidden_characters', { label: rule.label }) };
  }
  if (isLongerThan(text, rule.most)) {
    return { error: message('too_long', { label: rule.label, max: rule.most }) };
  }
  if (rule.kind === 'line' && hasMixedScripts(given)) {
    return { error: message('mixed_scripts', { label: rule.label }) };
  }
  if (rule.only && !rule.only.pattern.test(text)) return { error: message(rule.only.code, { label: rule.label }) };
  return { value: rule.letters === 'capital' ? text.toUpperCase() : text };
}

function readDay({ label, past }: DayRule, given: string): FieldReading {
  if (isDay(given)) return { value: given };
  if (!isDayTooLate(given)) return { error: message('day_expected', { label }) };
  return { error: past ? message('day_in_future', { label }) : message('day_too_late', { label, last: LAST_DAY }) };
}

function readEmail(given: string): FieldReading {
  const problem = emailProblem(given);
  return problem === null ? { value: normaliseEmail(given) } : { error: problem };
}

function readFiles(rule: FilesRule, given: unknown): FieldReading {
  if (given === null || (typeof given === 'string' && given.trim() === '')) return { value: [] };
  if (!Array.isArray(given)) return { error: message('files_expected') };
  if (given.length > rule.most) return { error: message('too_many_files', { max: rule.most }) };
  const ids = [...given];
  if (!ids.every((id) => typeof id === 'string' && isFileId(id))) return { error: message('not_all_files') };
  if (new Set(ids).size < ids.length) return { error: message('file_twice') };
  return { value: ids };
}
