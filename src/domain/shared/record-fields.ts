import { type Message, message } from '../messages/message.js';
import { DomainError, type FieldErrors } from './domain-error.js';
import { type FieldRule, type RulesFor, readFields } from './field-reader.js';

/** A request's fields, in the names of the domain. */
export type RawFields = Readonly<Record<string, unknown>>;

/** The same fields while some may still be missing. */
type Unfilled<T> = { readonly [F in keyof T]: T[F] | null };
/** `object`, because an interface is no record of unknown fields. */
export type TextRules<T extends object> = RulesFor<Unfilled<T>> & Readonly<Record<string, FieldRule>>;

/**
 * Reads texts of which none may be empty. What is not given stays as in `base`; without a base everything must be given.
 * `errors` holds a text for each wrong or missing field.
 */
export function readTexts<T extends object>(
  rules: TextRules<T>,
  raw: RawFields,
  base: T | null,
): { readonly values: Unfilled<T>; readonly errors: FieldErrors } {
  const start = Object.fromEntries(
    Object.keys(rules).map((field): [string, unknown] => [field, base ? Reflect.get(base, field) : null]),
  ) as Unfilled<T>;
  const { values, errors: wrong } = readFields<Unfilled<T>>(rules, raw, start);
  const missing = Object.entries<FieldRule>(rules)
    .filter(([field]) => !(field in wrong) && Reflect.get(values, field) === null)
    .map(([field, { label }]): [string, Message] => [field, message('required', { label })]);
  return { values, errors: { ...wrong, ...Object.fromEntries(missing) } };
}

/** @throws DomainError `invalid_input` where there is any error. */
export function refuseErrors(errors: FieldErrors, said?: Message): void {
  const texts = Object.values(errors);
  if (texts.length > 0) {
    throw new DomainError('invalid_input', said ?? texts, { errors });
  }
}

/**
 * @returns the record's texts, all of them filled.
 * @param more what else is wrong with the request.
 * @throws DomainError `invalid_input` with every wrong or missing field.
 */
export function readRecord<T extends object>(
  rules: TextRules<T>,
  raw: RawFields,
  base: T | null,
  more: FieldErrors = {},
): T {
  const { values, errors } = readTexts(rules, raw, base);
  refuseErrors({ ...errors, ...more });
  return values as T;
}

/** The record with the fields that a change gives; what is `undefined` stays as it was. */
export function withChanges<T extends object>(record: T, given: NoInfer<Partial<T>>): T {
  const changes = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...record, ...Object.fromEntries(changes) };
}
