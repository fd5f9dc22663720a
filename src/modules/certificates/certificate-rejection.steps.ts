import type { Actor } from '../../domain/account/actor.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import { type Outcome, reject } from '../../domain/certificate/certificate.operations.js';
import type { FieldErrors } from '../../domain/shared/domain-error.js';
import { type ChangeTarget, refuseStale, versionErrors } from '../../domain/shared/record-version.js';
import type { CheckedGroup } from '../../domain/verdict/checks.js';
import type { Verdict } from '../../domain/verdict/verdict.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import { rejectingOn } from '../verdicts/verdict-gates.steps.js';

export interface RejectionOrder {
  readonly reason: unknown;
  /** Whose verdicts the rejection is made of; none for a reason alone. */
  readonly groups: readonly CheckedGroup[];
}

interface Rejecting {
  readonly actor: Actor;
  readonly current: Certificate;
  readonly target: ChangeTarget;
  readonly order: RejectionOrder;
  readonly now: Date;
}

/** What a rejection makes of a record, before it is stored. @throws DomainError as `reject` does. */
export async function rejectionOf(
  tx: Transaction,
  { actor, current, target, order: { reason, groups }, now }: Rejecting,
): Promise<{ readonly outcome: Outcome; readonly rejecting: readonly Verdict[] | undefined }> {
  const marked = groups.length > 0 ? await rejectingOn(tx, current, groups) : null;
  const errors = { ...marked?.errors, ...neededVersionErrors(target) };
  const outcome = reject(current, { reason, marked }, { actor, ownerId: current.ownerId, now }, errors);
  refuseStale(current, target);
  return { outcome, rejecting: marked?.verdicts };
}

/** Older clients send any number for a version, and learn that the record has another. */
export function neededVersionErrors(target: ChangeTarget): FieldErrors {
  return target.versionNeeded ? versionErrors(target) : {};
}
