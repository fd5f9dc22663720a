import type { Actor } from '../account/actor.js';
import type { Message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';
import { type ChangeTarget, refuseStale } from '../shared/record-version.js';
import type { Certificate } from './certificate.js';
import { authoriseRemoval, visible } from './certificate.operations.js';

/** A record that is to be removed, as it is at this moment; `null` where it is not there. */
export interface RemovalCandidate {
  readonly target: ChangeTarget;
  readonly current: Certificate | null;
}

/**
 * All of the records or none.
 * @throws DomainError with what keeps the first of them, as `authoriseRemoval` does; of several, `errors` tells by id why each one stays.
 */
export function validateRemoval(actor: Actor, candidates: readonly RemovalCandidate[]): Certificate[] {
  const refusals = new Map<number, DomainError>();
  const removed = candidates.flatMap(({ target, current }) => {
    try {
      const record = visible(actor, current);
      authoriseRemoval(record, actor);
      refuseStale(record, target);
      return [record];
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refusals.set(target.id, error);
      return [];
    }
  });
  const [first] = refusals.values();
  if (!first) return removed;
  if (candidates.length === 1) throw first;
  const errors = [...refusals].map(([id, { said }]): [string, Message] => [String(id), onlyOne(said)]);
  throw new DomainError(first.reason, first.said, { ...first.details, errors: Object.fromEntries(errors) });
}

/** Refusals of one record say one thing. */
function onlyOne(said: Message | readonly Message[]): Message {
  const [message] = 'code' in said ? [said] : said;
  if (!message) throw new Error('A refusal says nothing');
  return message;
}
