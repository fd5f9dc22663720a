import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import type { Consent, ConsentGiven, WithdrawableNotice } from '../../domain/privacy/consent.js';
import { consentGiven, consentWithdrawn } from '../../domain/privacy/privacy.audit.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { followWithdrawal } from '../confirmations/confirmation-gates.steps.js';
import { ConsentReader } from './consent.repository.js';

/** Who agreed to which notice. */
@Injectable()
export class ConsentsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly consents: ConsentReader,
    private readonly clock: Clock,
  ) {}

  /** Oldest first. */
  list(actor: Actor): Promise<Consent[]> {
    return this.consents.findByUser(actor.userId);
  }

  /** The same again answers what was stored first. */
  async give(actor: Actor, given: ConsentGiven): Promise<Consent> {
    const now = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const { consent, isNew } = await tx.consents.add(actor.userId, given, now);
      if (isNew) tx.audit.record(consentGiven(actor.userId, given));
      return consent;
    });
  }

  /**
   * Who agreed to enquiries is asked about no more, and what is open ends. Again it is no mistake.
   * @returns all consents, oldest first.
   */
  async withdraw(actor: Actor, notice: WithdrawableNotice): Promise<Consent[]> {
    const now = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      // First: who is about to ask holds the consent, and what they ask is open then.
      if (!(await tx.consents.withdraw(actor.userId, notice, now))) return;
      tx.audit.record(consentWithdrawn(actor.userId, notice));
      await followWithdrawal(tx, actor, now);
    });
    return this.list(actor);
  }
}
