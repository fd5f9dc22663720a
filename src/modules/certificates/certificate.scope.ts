import { type Actor, isStudent, readsCertificates, reviewsCertificates } from '../../domain/account/actor.js';
import { message } from '../../domain/messages/message.js';
import { filterOfView, type QueueView, withView } from '../../domain/review/queue-view.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { CertificateSearch } from './certificate.repository.js';

/** What the lists of the resource API are asked for. */
export interface ListSearch extends Omit<CertificateSearch, 'freeFor' | 'returned' | 'asked'> {
  /** Leaves out what other reviewers have claimed. */
  readonly unclaimed?: boolean;
  /** A part of the caller's work; for staff. */
  readonly view?: QueueView;
}

const NOTHING: CertificateSearch = { ids: [] };

/** What the actor finds by a filter at a moment. @throws DomainError `forbidden`. */
export function searchBy(
  actor: Actor,
  { unclaimed, view, ...filter }: ListSearch,
  now: Date,
  promisedDays: number,
): CertificateSearch {
  if (readsCertificates(actor)) {
    const asked = view ? withView(filter, filterOfView(view, actor.userId, now, promisedDays)) : filter;
    if (asked === null) return NOTHING;
    // Signals are told to none but those who review.
    if (asked.signal && !reviewsCertificates(actor)) return NOTHING;
    return unclaimed ? { ...asked, freeFor: { userId: actor.userId, at: now } } : asked;
  }
  if (!isStudent(actor)) throw new DomainError('forbidden', message('no_certificates_seen'));
  // What staff have to do with a record is not told to its owner.
  const {
    ownerId,
    assignedTo: _assigned,
    decidedBy: _decider,
    rejectionReason: _reason,
    signal: _signal,
    ...own
  } = filter;
  // Somebody else's records are none.
  return ownerId === undefined || ownerId === actor.userId ? { ...own, ownerId: actor.userId } : NOTHING;
}
