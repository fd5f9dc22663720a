import { Injectable } from '@nestjs/common';
import { loggedIn } from '../../domain/account/account.audit.js';
import type { Caller } from '../../domain/account/known-device.js';
import { SESSION_MS } from '../../domain/account/login-rules.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { siteOf } from '../../domain/shared/network.js';
import { Ids } from '../../platform/security/ids.port.js';
import { Pseudonyms } from '../../platform/security/pseudonyms.port.js';
import { SessionTokens } from '../../platform/security/session-tokens.port.js';
import { type Proof, ProofsService } from '../factors/proofs.service.js';
import { UserReader } from '../users/user.repository.js';
import type { SignedIn } from './auth.service.js';

/** The second half of a sign-in. */
@Injectable()
export class LoginFactorService {
  constructor(
    private readonly proofs: ProofsService,
    private readonly users: UserReader,
    private readonly tokens: SessionTokens,
    private readonly ids: Ids,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  /**
   * @param device by kind, where it is known.
   * @throws DomainError `wrong_code`, `locked_out`; `no_session` where the sign-in has ended: the password was changed, the account
   * disabled, or it was tried too often.
   */
  async finish(proof: Proof, caller: Caller, device: string | null): Promise<SignedIn> {
    const sessionId = this.ids.sessionId();
    const asking = { purpose: 'login', sessionId: null, caller } as const;
    const begun = await this.proofs.prove(proof, asking, async (tx, user, now) => {
      // Whoever disables an account ends its sign-ins as well; should one be left, it opens nothing.
      if (user.status !== 'active') throw new DomainError('account_disabled', message('account_disabled'));
      const expiresAt = new Date(now.getTime() + SESSION_MS);
      const session = { id: sessionId, userId: user.id, createdAt: now, expiresAt, withFactor: true };
      const network = siteOf(caller.address);
      await tx.sessions.insert(session, { device, network });
      const place = { network, address: this.pseudonyms.of(caller.address) };
      tx.audit.record(loggedIn(user.id, this.pseudonyms.of(user.email), place, proof.method));
      return { userId: user.id, now, expiresAt };
    });
    const found = await this.users.findById(begun.userId);
    if (!found) throw new DomainError('no_session', message('please_sign_in'));
    const { userId, now, expiresAt } = begun;
    return { ...found, token: this.tokens.sign({ userId, sessionId }, now, expiresAt), expiresAt, withFactor: true };
  }
}
