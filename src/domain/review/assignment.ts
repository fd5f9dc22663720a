import { type Actor, may } from '../account/actor.js';
import type { Role } from '../account/role.js';
import type { User } from '../account/user.js';
import type { CertificateStatus } from '../certificate/certificate.machine.js';
import { type Message, message } from '../messages/message.js';
import { DomainError, fieldError } from '../shared/domain-error.js';

/** A reviewer whom an application is assigned to. */
export interface Assignee {
  readonly id: number;
  readonly name: string;
}

/** What is to be assigned, as it is at this moment. */
export interface AssignableRecord {
  readonly id: number;
  readonly status: CertificateStatus;
  readonly assignee: Assignee | null;
  /** By a decision that may still be undone. */
  readonly isDecided: boolean;
}

export interface AssignmentRequest {
  readonly ids: readonly number[];
  /** `null` gives the applications back; left out it is refused. */
  readonly userId: number | null | undefined;
  /** Whom the caller has seen each of them assigned to, in the order of the ids. */
  readonly seen: readonly (number | null)[] | null;
}

/** An assignment lasts until the decision; whoever applies again or takes the application back keeps it. */
export function endsAssignment(status: CertificateStatus): boolean {
  return status === 'Verified' || status === 'Rejected';
}

/** Whether an account may have applications assigned to it. */
export function isReviewer(user: Pick<User, 'status'>, role: Pick<Role, 'permissions'> | undefined): boolean {
  return user.status === 'active' && (role?.permissions.includes('certificates.review') ?? false);
}

/** @throws DomainError `forbidden` for whoever is no reviewer, and for a reviewer who would assign somebody else. */
export function authoriseAssigner(actor: Actor, userId: number | null): void {
  if (may(actor, 'reviews.assign')) return;
  if (!may(actor, 'certificates.review')) throw new DomainError('forbidden', message('reviewers_only'));
  if (userId !== null && userId !== actor.userId) throw new DomainError('forbidden', message('assigning_others'));
}

/** @throws DomainError `invalid_input` where nobody is named, not even nobody. */
export function chosenAssignee({ userId }: AssignmentRequest): number | null {
  if (userId !== undefined) return userId;
  throw fieldError('userId', message('reviewer_expected'));
}

/** @throws DomainError `invalid_input` for somebody who reviews nothing. */
export function validateAssignee(user: Pick<User, 'status'> | null, role: Role | undefined): void {
  if (user && isReviewer(user, role)) return;
  throw fieldError('userId', message('reviewer_expected'));
}

const TOLD = 3;

/**
 * All of the records or none.
 * @returns those that change.
 * @throws DomainError `not_assignable`: `errors` tells by id why.
 */
export function validateAssignment(
  actor: Actor,
  request: AssignmentRequest,
  found: readonly AssignableRecord[],
): AssignableRecord[] {
  const { ids, seen } = request;
  const userId = chosenAssignee(request);
  const byId = new Map(found.map((record) => [record.id, record]));
  const problems = ids.flatMap((id, place): [string, Message][] => {
    const problem = problemOf(actor, byId.get(id), userId, seen?.[place]);
    return problem ? [[String(id), problem]] : [];
  });
  if (problems.length === 0) return found.filter(({ assignee }) => (assignee?.id ?? null) !== userId);
  const texts = problems.slice(0, TOLD).map(([, text]) => text);
  if (problems.length > TOLD) texts.push(message('more_not_assignable', { count: problems.length - TOLD }));
  throw new DomainError('not_assignable', texts, { errors: Object.fromEntries(problems) });
}

function problemOf(
  actor: Actor,
  record: AssignableRecord | undefined,
  userId: number | null,
  seen: number | null | undefined,
): Message | null {
  if (!record) return message('not_found', { what: 'Certificate' });
  const { id, status, assignee, isDecided } = record;
  if ((assignee?.id ?? null) === userId) return null;
  if (status !== 'Verifying' || isDecided) return message('not_in_review', { id });
  const hasChanged = seen !== undefined && seen !== (assignee?.id ?? null);
  if (assignee) {
    const isOwn = assignee.id === actor.userId;
    const mayTakeAway = may(actor, 'reviews.assign') ? !hasChanged : isOwn;
    return mayTakeAway ? null : message('assigned_to', { id, name: assignee.name });
  }
  return hasChanged ? message('assigned_to_nobody', { id }) : null;
}
