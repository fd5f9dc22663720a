import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { changedFields } from '../../domain/audit/audit-values.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import { authenticate, saveDraft } from '../../domain/certificate/certificate.operations.js';
import { ConfirmationRules } from '../../domain/confirmation/requirement.js';
import { needsSecondOfficer, type Proposal, refuseBeside, SecondOfficer } from '../../domain/proposal/proposal.js';
import { DecisionHold } from '../../domain/review/held-decision.js';
import { notFound } from '../../domain/shared/not-found.js';
import { type ChangeTarget, refuseStale } from '../../domain/shared/record-version.js';
import { Clock } from '../../platform/security/clock.port.js';
import { Ids } from '../../platform/security/ids.port.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import { requireConfirmations } from '../confirmations/confirmation-gates.steps.js';
import { proposeIn } from '../proposals/proposal-orders.steps.js';
import { acceptedVerdicts, type Evidenced, stateVerdicts } from '../verdicts/verdict-gates.steps.js';
import { lockAsSeen, storeOutcome } from './certificate-outcome.steps.js';
import { CertificatesService, type RawForm, type WithActions } from './certificates.service.js';
import { holdIn } from './held-decision-orders.steps.js';

/** A record that was verified, or waits for another officer. */
export interface Verified extends WithActions<Certificate> {
  readonly proposalId: number | null;
}

/** The decision that issues a report: at once, or when a second officer releases it, as the setting says. */
@Injectable()
export class CertificateVerificationService {
  constructor(
    private readonly certificates: CertificatesService,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly second: SecondOfficer,
    private readonly rules: ConfirmationRules,
    private readonly hold: DecisionHold,
  ) {}

  /** Verifies a form; whoever does states that all of it was accepted. */
  authenticate(actor: Actor, target: ChangeTarget | null, raw: RawForm): Promise<Verified> {
    return this.verify(actor, target, raw, stateVerdicts);
  }

  /**
   * Verifies a record as it stands, each group of which somebody has accepted.
   * @param isHeld it may be undone for a while, and is done then. What a second officer has to release is proposed at
   * once: that can be taken back, too.
   * @throws DomainError `verdicts_missing` where a group lacks that; `decision_pending`.
   */
  approve(actor: Actor, target: ChangeTarget, isHeld = false): Promise<Verified> {
    return this.verify(actor, target, {}, acceptedVerdicts, isHeld);
  }

  /**
   * Does what was proposed to the actor, or what they decided a while ago, in the transaction that settles it.
   * @throws DomainError as `approve` does.
   */
  async release(tx: Transaction, actor: Actor, { certificateId }: Pick<Proposal, 'certificateId'>): Promise<void> {
    const now = this.clock.now();
    const current = await tx.certificates.findById(certificateId);
    if (!current) throw notFound('Certificate');
    const context = { actor, ownerId: current.ownerId, now };
    const outcome = authenticate(current, null, this.ids.reportNumber(), context);
    await storeOutcome(tx, { actor, current, outcome, now }, { evidenced: this.confirming(acceptedVerdicts) });
  }

  private async verify(
    actor: Actor,
    target: ChangeTarget | null,
    raw: RawForm,
    verdicts: Evidenced,
    isHeld = false,
  ): Promise<Verified> {
    const evidenced = this.confirming(verdicts);
    const number = this.ids.reportNumber();
    const isProposed = needsSecondOfficer(this.second, 'approve');
    let proposalId: number | null = null;
    const offered = await this.certificates.changeBy(actor, target, raw, async (tx, { current, reading, context }) => {
      const outcome = authenticate(current, reading, number, context);
      if (current && target) refuseStale(current, target);
      const change = { actor, current, now: context.now };
      if (!isProposed && !isHeld) return storeOutcome(tx, { ...change, outcome }, { evidenced });
      // Before it is saved: another version would end what waits.
      if (isProposed && current) refuseBeside(await tx.proposals.openOn(current.id, current.version));
      // What was filled in is saved and what was stated is kept; the status stays until another officer releases it.
      const isAsSeen = current !== null && changedFields(current.form, outcome.record.form).length === 0;
      const certificate = isAsSeen
        ? await lockAsSeen(tx, current)
        : await storeOutcome(tx, { ...change, outcome: saveDraft(current, reading, context) }, {});
      await evidenced(tx, certificate, { officerId: actor.userId, at: context.now });
      const order = { action: 'approve', certificateId: certificate.id, version: certificate.version } as const;
      if (isProposed) ({ id: proposalId } = await proposeIn(tx, order, actor, context.now));
      else await holdIn(tx, actor, order, context.now, this.hold);
      return certificate;
    });
    return { ...offered, proposalId };
  }

  /** @throws DomainError as `requireConfirmations` does, where the verdicts let it pass. */
  private confirming(verdicts: Evidenced): Evidenced {
    return async (tx, certificate, by) => {
      const evidence = await verdicts(tx, certificate, by);
      await requireConfirmations(tx, this.rules.required, certificate, by.officerId);
      return evidence;
    };
  }
}
