import { Injectable } from '@nestjs/common';
import { reauthenticated } from '../../domain/account/account.audit.js';
import type { Actor } from '../../domain/account/actor.js';
import { methodsOf } from '../../domain/account/factors.js';
import type { Caller } from '../../domain/account/known-device.js';
import { noSession } from '../../domain/account/no-session.js';
import { OrganisationRules, refusePassword } from '../../domain/account/organisation.js';
import { REAUTHENTICATION_MS } from '../../domain/account/reauthentication.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { type Proof, ProofsService } from '../factors/proofs.service.js';
import { PresentPassword } from '../users/present-password.service.js';
import { UserReader } from '../users/user.repository.js';

/** Showing once more, within a session, who uses it. */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserReader,
    private readonly present: PresentPassword,
    private readonly proofs: ProofsService,
    private readonly organisation: OrganisationRules,
    private readonly clock: Clock,
  ) {}

  /**
   * A wrong password counts as a failed login. One that opens no session shows nothing within one either.
   * @returns until when it holds.
   * @throws DomainError `wrong_password`, `locked_out`, `no_session`, `sso_only`.
   */
  async byPassword(actor: Actor, password: string, caller: Caller): Promise<Date> {
    const found = await this.users.findById(actor.userId);
    if (!found) throw noSession();
    const from = await this.present.confirm(found.user, password, caller);
    const now = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      refusePassword(found.user, methodsOf(await tx.factors.findByUser(actor.userId), 0), this.organisation);
      await tx.loginFailures.forgive(found.user.email, from);
      await tx.sessions.authenticate(actor.sessionId, now);
      tx.audit.record(reauthenticated(actor.userId, 'password'));
    });
    return new Date(now.getTime() + REAUTHENTICATION_MS);
  }

  /** @throws DomainError `wrong_code`, `locked_out`; `no_session` where what was begun has ended. */
  byFactor({ userId, sessionId }: Actor, proof: Proof, caller: Caller): Promise<Date> {
    return this.proofs.prove(proof, { purpose: 'proof', sessionId, caller }, async (tx, _user, now) => {
      await tx.sessions.authenticate(sessionId, now);
      tx.audit.record(reauthenticated(userId, proof.method));
      return new Date(now.getTime() + REAUTHENTICATION_MS);
    });
  }
}
