import { type Actor, may } from '../account/actor.js';
import type { Role } from '../account/role.js';
import type { User } from '../account/user.js';
import type { Certificate } from '../certificate/certificate.js';
import { partOf } from '../certificate/certificate.operations.js';
import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';
import { notFound } from '../shared/not-found.js';
import type { CheckedGroup } from '../verdict/checks.js';
import { isReviewer } from './assignment.js';

/**
 * For how long a decision of the desk is held. From the settings, which are injected by this class; 0: it is done at
 * once.
 */
export abstract class DecisionHold {
  abstract readonly seconds: number;
}

export const HELD_ACTIONS = ['approve', 'reject'] as const;
export type HeldAction = (typeof HELD_ACTIONS)[number];

/**
 * What an officer has decided, and may still undo. The record is as it was until then, and nobody but staff learns of
 * it.
 */
export interface HeldDecision {
  readonly id: number;
  readonly certificateId: number;
  readonly action: HeldAction;
  /** Of the record, as it was seen. */
  readonly version: number;
  readonly decidedBy: number;
  readonly decidedAt: Date;
  /** When it is carried out. */
  readonly until: Date;
  /** Of a rejection: what the applicant will read, and whose verdicts it is made of. */
  readonly reason: string | null;
  readonly groups: readonly CheckedGroup[];
}

export type NewHeldDecision = Omit<HeldDecision, 'id'>;

/** With the whole seconds that are left by the clock of the service: that of an officer may be wrong. */
export function timed<T extends Pick<HeldDecision, 'until'>>(held: T, now: Date): T & { readonly secondsLeft: number } {
  return { ...held, secondsLeft: Math.max(0, Math.ceil((held.until.getTime() - now.getTime()) / 1000)) };
}

export type DecisionOrder = Pick<HeldDecision, 'certificateId' | 'action' | 'version'> &
  Partial<Pick<HeldDecision, 'reason' | 'groups'>>;

/**
 * @param standing what is held of the same record.
 * @throws DomainError `decision_pending`: who decides otherwise undoes that first.
 */
export function holdDecision(
  order: DecisionOrder,
  decidedBy: number,
  now: Date,
  { seconds }: DecisionHold,
  standing: HeldDecision | null,
): NewHeldDecision {
  if (standing) throw new DomainError('decision_pending', message('decision_pending'));
  const until = new Date(now.getTime() + seconds * 1000);
  return { reason: null, groups: [], ...order, decidedBy, decidedAt: now, until };
}

/**
 * Any reviewer may undo what is held, not its officer alone: a colleague who sees a mistake has less than a minute, and
 * undoing changes nothing.
 * @throws DomainError `not_found` and `forbidden` before anything else, `decision_not_pending` where nothing is held.
 */
export function validateUndo(
  actor: Actor,
  record: Pick<Certificate, 'ownerId'>,
  held: HeldDecision | null,
): HeldDecision {
  if (partOf(actor, record) === 'stranger') throw notFound('Certificate');
  if (!may(actor, 'certificates.review')) throw new DomainError('forbidden', message('reviewers_only'));
  if (held) return held;
  throw new DomainError('decision_not_pending', message('decision_not_pending'));
}

/**
 * Why a decision was not carried out. `changed`, `removed`: the record, in the meantime; `undone`: by another officer;
 * `officer`: who decided may not review any more; `refused`: what a decision needs is not there any more.
 */
export const DROP_CAUSES = ['changed', 'removed', 'undone', 'officer', 'refused'] as const;
export type DropCause = (typeof DROP_CAUSES)[number];

/** What keeps a decision from being carried out, whatever else the decision itself asks for; `null` for nothing. */
export function obstacleTo(
  held: Pick<HeldDecision, 'version'>,
  record: Pick<Certificate, 'version'> | null,
  officer: { readonly user: Pick<User, 'status'>; readonly role: Pick<Role, 'permissions'> | undefined } | null,
): DropCause | null {
  if (!record) return 'removed';
  if (record.version !== held.version) return 'changed';
  return officer && isReviewer(officer.user, officer.role) ? null : 'officer';
}
