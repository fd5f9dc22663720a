import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import type { Consent, ConsentGiven } from '../../domain/privacy/consent.js';
import { consentGiven } from '../../domain/privacy/privacy.audit.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
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
}
