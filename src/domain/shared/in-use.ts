import { type Message, message } from '../messages/message.js';
import { DomainError } from './domain-error.js';
import { notFound, type RecordName } from './not-found.js';

/** What may refer to a record. */
type UsedBy =
  | 'agencies'
  | 'articles'
  | 'certificates'
  | 'contacts'
  | 'cooperations'
  | 'events'
  | 'files'
  | 'mail_domains'
  | 'universities'
  | 'users';

/** How many records of one sort refer to something. */
export interface Use {
  readonly count: number;
  readonly of: UsedBy;
}

interface Used {
  readonly id: number;
  readonly name: string;
  readonly uses: readonly Use[];
}

const TOLD = 3;

/**
 * @param instead what can be done with what is in use.
 * @throws DomainError `in_use` where anything refers to one of these: `errors` tells by id what does.
 */
export function refuseUsed(candidates: readonly Used[], instead?: Message): void {
  const errors = candidates.flatMap(({ id, name, uses }): [string, Message][] => {
    const told = uses
      .filter(({ count }) => count > 0)
      .map(({ count, of }) => (count > 1 ? message(`${of}_many`, { count }) : message(`${of}_one`)));
    return told.length > 0 ? [[String(id), message('used_by', { name, uses: told })]] : [];
  });
  if (errors.length === 0) return;
  const texts = errors.slice(0, TOLD).map(([, text]) => text);
  if (errors.length > TOLD) texts.push(message('more_in_use', { count: errors.length - TOLD }));
  if (instead) texts.push(instead);
  throw new DomainError('in_use', texts, { errors: Object.fromEntries(errors) });
}

/**
 * @throws DomainError `not_found` where one of the ids is none of the records; of several, `errors` tells by id which.
 */
export function refuseMissing(
  ids: readonly number[],
  found: readonly { readonly id: number }[],
  what: RecordName,
): void {
  const known = new Set(found.map(({ id }) => id));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length === 0) return;
  const one = message('not_found', { what });
  if (ids.length === 1) throw notFound(what);
  const errors = Object.fromEntries(missing.map((id) => [String(id), one]));
  throw new DomainError('not_found', message('ids_not_found', { what, ids: missing.join(', ') }), { errors });
}
