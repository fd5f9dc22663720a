import { Injectable } from '@nestjs/common';
import { type Actor, readsCertificates } from '../../domain/account/actor.js';
import { rolesById } from '../../domain/account/role.js';
import type { User } from '../../domain/account/user.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import { visible } from '../../domain/certificate/certificate.operations.js';
import { needsSecondOfficer, SecondOfficer } from '../../domain/proposal/proposal.js';
import { decisionDropped, decisionUndone } from '../../domain/review/held-decision.audit.js';
import {
  DecisionHold,
  type DropCause,
  type HeldDecision,
  obstacleTo,
  timed,
  validateUndo,
} from '../../domain/review/held-decision.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { type ChangeTarget, onCurrentState, requiredTarget } from '../../domain/shared/record-version.js';
import { Clock } from '../../platform/security/clock.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { CertificateReader, type TimedDecision } from './certificate.repository.js';
import { lockAsSeen, storeOutcome } from './certificate-outcome.steps.js';
import { type RejectionOrder, rejectionOf } from './certificate-rejection.steps.js';
import { CertificateVerificationService } from './certificate-verification.service.js';
import { offer, type WithActions } from './certificates.service.js';
import { HeldDecisionReader } from './held-decision.repository.js';
import { holdIn, tellOfficer } from './held-decision-orders.steps.js';

/** Decisions that may be undone for a while, and are carried out then. */
@Injectable()
export class HeldDecisionsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly certificates: CertificateReader,
    private readonly held: HeldDecisionReader,
    private readonly verification: CertificateVerificationService,
    private readonly hold: DecisionHold,
    private readonly second: SecondOfficer,
    private readonly clock: Clock,
  ) {}

  /** Whether a call asks for a hold, and the setting grants one. */
  isHeld({ hold }: { readonly hold?: boolean | undefined }): boolean {
    return hold === true && this.hold.seconds > 0;
  }

  /** Applicants see none. */
  async pendingOn(actor: Actor, id: number): Promise<TimedDecision | null> {
    const pending = readsCertificates(actor) ? await this.held.on(id) : null;
    return pending && timed(pending, this.clock.now());
  }

  /** Asks whatever a rejection asks, and keeps it. @throws DomainError as a rejection does, and `decision_pending`. */
  reject(actor: Actor, target: ChangeTarget, order: RejectionOrder): Promise<WithActions<Certificate>> {
    return onCurrentState([target], async () => {
      const now = this.clock.now();
      const current = visible(actor, await this.certificates.findById(target.id));
      const locked = await this.unitOfWork.run(async (tx) => {
        const { outcome } = await rejectionOf(tx, { actor, current, target, order, now });
        const certificate = await lockAsSeen(tx, current);
        const { id: certificateId, version } = certificate;
        const reason = outcome.record.rejectReason;
        const held = { action: 'reject', certificateId, version, reason, groups: order.groups } as const;
        await holdIn(tx, actor, held, now, this.hold);
        return certificate;
      });
      return offer(actor, locked);
    });
  }

  /** Drops what is held: the record is as it was all along. @throws DomainError as `validateUndo` does. */
  async undo(actor: Actor, id: number): Promise<WithActions<Certificate>> {
    const certificate = await this.unitOfWork.run(async (tx) => {
      await tx.certificates.lock(id);
      const current = visible(actor, await tx.certificates.findById(id));
      const held = validateUndo(actor, current, await tx.heldDecisions.on(id));
      await tx.heldDecisions.end(held.id);
      tx.audit.record(decisionUndone(actor.userId, held));
      if (held.decidedBy !== actor.userId) await tellOfficer(tx, held, 'undone');
      return current;
    });
    return offer(actor, certificate);
  }

  /**
   * Does what was decided, with all that it asks asked again; where something is refused by now its officer is told.
   * What was undone, dropped or carried out before is left alone.
   */
  async carryOut(decisionId: number): Promise<void> {
    const held = await this.held.find(decisionId);
    if (!held) return;
    const now = this.clock.now();
    try {
      await this.ending(held, async (tx) => {
        const current = await tx.certificates.findById(held.certificateId);
        const officer = await officerOf(tx, held);
        const obstacle = obstacleTo(held, current, officer);
        if (obstacle || !current || !officer) return drop(tx, held, obstacle ?? 'removed');
        await this.decide(tx, held, current, actorOf(officer), now);
      });
    } catch (error) {
      if (!(error instanceof DomainError) || error.reason === 'unavailable') throw error;
      await this.ending(held, (tx) => drop(tx, held, 'refused'));
    }
  }

  /** In the order in which everybody locks: the record first. */
  private async ending({ id, certificateId }: HeldDecision, follow: (tx: Transaction) => Promise<void>): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      await tx.certificates.lock(certificateId);
      if (await tx.heldDecisions.end(id)) await follow(tx);
    });
  }

  private async decide(tx: Transaction, held: HeldDecision, current: Certificate, actor: Actor, now: Date) {
    if (held.action === 'approve') {
      // The setting may be another since.
      if (needsSecondOfficer(this.second, 'approve')) return drop(tx, held, 'refused');
      return this.verification.release(tx, actor, held);
    }
    const { id, version } = current;
    const target = requiredTarget(id, version);
    const { outcome, rejecting } = await rejectionOf(tx, { actor, current, target, order: held, now });
    await storeOutcome(tx, { actor, current, outcome, now }, { rejecting });
  }
}

async function drop(tx: Transaction, held: HeldDecision, cause: DropCause): Promise<void> {
  tx.audit.record(decisionDropped(null, held, cause));
  await tellOfficer(tx, held, cause);
}

type Officer = NonNullable<Awaited<ReturnType<typeof officerOf>>>;

async function officerOf(tx: Transaction, { decidedBy }: HeldDecision) {
  const user = await tx.users.findById(decidedBy);
  const roles = rolesById(await tx.roles.all());
  return user && { user, role: roles.get(user.roleId) };
}

/** No session stands behind what is carried out later. */
const NO_SESSION = { sessionId: '', authenticatedAt: new Date(0), withFactor: false };

/** Who decided, with what they may do by now. */
function actorOf({ user, role }: { readonly user: User; readonly role: Officer['role'] }): Actor {
  const { id: userId, roleId, email } = user;
  return { userId, roleId, permissions: role?.permissions ?? [], email, ...NO_SESSION };
}
