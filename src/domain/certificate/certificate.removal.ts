import type { Actor } from '../account/actor.js';
import { type ChangeTarget, refuseStale } from '../shared/record-version.js';
import { RowRefusals } from '../shared/row-refusals.js';
import type { Certificate } from './certificate.js';
import { authoriseRemoval, visible } from './certificate.operations.js';

/** A record that is to be removed, as it is at this moment; `null` where it is not there. */
export interface RemovalCandidate {
  readonly target: ChangeTarget;
  readonly current: Certificate | null;
}

/**
 * All of the records or none.
 * @throws DomainError with what keeps the first of them, as `authoriseRemoval` does; of several, `errors` tells by id
 * why each one stays.
 */
export function validateRemoval(actor: Actor, candidates: readonly RemovalCandidate[]): Certificate[] {
  const refusals = new RowRefusals();
  const removed = candidates.flatMap(({ target, current }) => {
    try {
      const record = visible(actor, current);
      authoriseRemoval(record, actor);
      refuseStale(record, target);
      return [record];
    } catch (error) {
      refusals.note(target.id, error);
      return [];
    }
  });
  refusals.refuse(candidates.length);
  return removed;
}
