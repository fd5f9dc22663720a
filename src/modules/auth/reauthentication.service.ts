import { Injectable } from '@nestjs/common';
import { reauthenticated } from '../../domain/account/account.audit.js';
import type { Actor } from '../../domain/account/actor.js';
import { REAUTHENTICATION_MS } from '../../domain/account/reauthentication.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { siteOf } from '../../domain/shared/network.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { type Proof, ProofsService } from '../factors/proofs.service.js';
import { PresentPassword } from '../users/present-password.js';
import { UserReader } from '../users/user.repository.js';

/** Showing once more, within a session, who uses it. */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserReader,
    private readonly present: PresentPassword,
    private readonly proofs: ProofsService,
    private readonly clock: Clock,
  ) {}

  /**
   * A wrong password counts as a failed login.
   * @param address from which it comes.
   * @returns until when it holds.
   * @throws DomainError `wrong_password`, `locked_out`, `no_session`.
   */
  async byPassword(actor: Actor, password: string, address: string): Promise<Date> {
    const found = await this.users.findById(actor.userId);
    if (!found) throw new DomainError('no_session', message('please_sign_in'));
    await this.present.prove(found.user, password, address, 'password');
    const now = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      await tx.loginFailures.forgive(found.user.email, siteOf(address));
      await tx.sessions.authenticate(actor.sessionId, now);
      tx.audit.record(reauthenticated(actor.userId, 'password'));
    });
    return new Date(now.getTime() + REAUTHENTICATION_MS);
  }

  /** @throws DomainError `wrong_code`, `locked_out`; `no_session` where what was begun has ended. */
  byFactor({ userId, sessionId }: Actor, proof: Proof, address: string): Promise<Date> {
    return this.proofs.prove(proof, { purpose: 'proof', sessionId, address }, async (tx, _user, now) => {
      await tx.sessions.authenticate(sessionId, now);
      tx.audit.record(reauthenticated(userId, proof.method));
      return new Date(now.getTime() + REAUTHENTICATION_MS);
    });
  }
}
