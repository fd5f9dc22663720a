import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { removalStep } from '../../domain/account/factor-removal.js';
import { factorsForgotten, removalAsked } from '../../domain/account/factors.audit.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { notFound } from '../../domain/shared/not-found.js';
import { Clock } from '../../platform/security/clock.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';

/** Taking the factors of somebody who has lost them all. */
@Injectable()
export class FactorRemovalsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * By two administrators: the first asks, another one who asks within a day has it done. All sessions end, and the
   * owner is told.
   * @throws DomainError `forbidden`, `not_found`, `illegal_transition` where there is none.
   */
  ask(actor: Actor, userId: number): Promise<'asked' | 'removed'> {
    const now = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const user = await tx.users.lock(userId);
      const before = await tx.factors.findRemoval(userId);
      const step = removalStep(actor, userId, before, now);
      if (!user) throw notFound('User');
      if ((await tx.factors.findByUser(userId)).length === 0) {
        throw new DomainError('illegal_transition', message('no_factors'));
      }
      if (step === 'ask') {
        await tx.factors.askRemoval({ userId, askedBy: actor.userId, askedAt: now });
        tx.audit.record(removalAsked(actor.userId, userId));
        return 'asked';
      }
      await forgetFactors(tx, userId, { actorId: actor.userId, askedBy: before?.askedBy ?? null, now });
      return 'removed';
    });
  }

  /**
   * By whoever has the machine: where too few administrators are left to do it.
   * @returns how many factors there were; `null` for no such account.
   */
  byOperator(email: string): Promise<number | null> {
    return this.unitOfWork.run(async (tx) => {
      const found = await tx.users.findByEmail(email);
      const user = found && (await tx.users.lock(found.id));
      if (!user) return null;
      return forgetFactors(tx, user.id, { actorId: null, askedBy: null, now: this.clock.now() });
    });
  }
}

interface Forgetting {
  readonly actorId: number | null;
  readonly askedBy: number | null;
  readonly now: Date;
}

async function forgetFactors(tx: Transaction, userId: number, { actorId, askedBy, now }: Forgetting): Promise<number> {
  const factors = await tx.factors.forget(userId);
  await tx.sessions.revokeAll(userId, now);
  if (factors === 0) return 0;
  tx.audit.record(factorsForgotten(actorId, userId, { factors, askedBy }));
  await tx.outbox.add('mail.factors-changed', { userId, change: 'all-removed' });
  return factors;
}
