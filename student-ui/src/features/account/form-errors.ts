import { ApiError } from '@myverify/api-client/api-error';
import { message } from '@myverify/domain/messages/message';
import { type Said, saidOfFields } from '@myverify/domain/messages/refusal-text';
import type { Problem } from './rules.texts';

export type Labels = Readonly<Record<string, string>>;

interface SplitFailure {
  /** What the server said about fields of the form. */
  readonly fields: Readonly<Record<string, Said>>;
  /** It is about the form as a whole, or about something that has no field. */
  readonly isWhole: boolean;
}

export function splitFailure(failure: unknown, labels: Labels): SplitFailure {
  if (!failure) return { fields: {}, isWhole: false };
  const errors = failure instanceof ApiError ? Object.entries(saidOfFields(failure)) : [];
  const known = errors.filter(([field]) => field in labels);
  return { fields: Object.fromEntries(known), isWhole: known.length === 0 || known.length < errors.length };
}

const MISSING: ReadonlySet<string | undefined> = new Set(['email_needed', 'password_needed']);

function codeOf(problem: Problem | undefined): string | undefined {
  return typeof problem === 'object' ? problem.code : undefined;
}

interface Summed {
  readonly field: string;
  readonly problem: Problem | undefined;
}

/**
 * The errors of a refused form in the order of its fields. A missing email or password is told in the catalogue's one
 * line.
 */
export function summarise(
  errors: Readonly<Record<string, Problem | undefined>>,
  refused: readonly string[],
  labels: Labels,
): Summed[] {
  const wrong = Object.keys(labels).filter((field) => refused.includes(field) && errors[field]);
  const isMissing = (field: string) => MISSING.has(codeOf(errors[field]));
  const missing = 'email' in labels ? wrong.find(isMissing) : undefined;
  return wrong
    .filter((field) => field === missing || !isMissing(field) || missing === undefined)
    .map((field) => ({ field, problem: field === missing ? message('credentials_needed') : errors[field] }));
}
