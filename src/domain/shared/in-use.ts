import { DomainError } from './domain-error.js';

/** How many records of one sort refer to something, and what they are called. */
export interface Use {
  readonly count: number;
  readonly one: string;
  readonly many: string;
}

interface Used {
  readonly id: number;
  readonly name: string;
  readonly uses: readonly Use[];
}

const TOLD = 3;

/** @throws DomainError `in_use` where anything refers to one of these: `errors` tells by id what does. */
export function refuseUsed(candidates: readonly Used[]): void {
  const errors = candidates.flatMap(({ id, name, uses }): [string, string][] => {
    const told = uses
      .filter(({ count }) => count > 0)
      .map(({ count, one, many }) => `${count} ${count > 1 ? many : one}`);
    return told.length > 0 ? [[String(id), `${name} is used by ${told.join(' and ')}`]] : [];
  });
  if (errors.length === 0) return;
  const texts = errors.slice(0, TOLD).map(([, text]) => text);
  if (errors.length > TOLD) texts.push(`${errors.length - TOLD} more are in use`);
  throw new DomainError('in_use', texts.join('; '), { errors: Object.fromEntries(errors) });
}

/** @throws DomainError `not_found` where one of the ids is none of the records. */
export function refuseMissing(ids: readonly number[], found: readonly { readonly id: number }[], what: string): void {
  const known = new Set(found.map(({ id }) => id));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length === 0) return;
  const message =
    missing.length === 1 && ids.length === 1 ? `${what} not found!` : `${what} not found: ${missing.join(', ')}`;
  throw new DomainError('not_found', message);
}
