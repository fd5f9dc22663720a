import { DomainError, type FieldErrors } from './domain-error.js';
import type { FieldRule, RulesFor } from './field-reader.js';

/** A request's fields, in the names of the domain. */
export type RawFields = Readonly<Record<string, unknown>>;

/** The same fields while some may still be missing. */
type Unfilled<T> = { readonly [F in keyof T]: T[F] | null };
/** `object`, because an interface is no record of unknown fields. */
export type TextRules<T extends object> = RulesFor<Unfilled<T>> & Readonly<Record<string, FieldRule>>;

/** @throws DomainError `invalid_input` where there is any error. */
export function refuseErrors(errors: FieldErrors): void {
  const texts = Object.values(errors);
  if (texts.length > 0) {
    throw new DomainError('invalid_input', texts, { errors });
  }
}

/** The record with the fields that a change gives; what is `undefined` stays as it was. */
export function withChanges<T extends object>(record: T, given: NoInfer<Partial<T>>): T {
  const changes = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...record, ...Object.fromEntries(changes) };
}
