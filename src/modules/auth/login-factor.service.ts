import { Injectable } from '@nestjs/common';
import { noSession } from '../../domain/account/no-session.js';
import { methodsBeside, OrganisationRules } from '../../domain/account/organisation.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { type Proof, ProofsService } from '../factors/proofs.service.js';
import { UserReader } from '../users/user.repository.js';
import type { SignedIn } from './auth.service.js';
import { type Entry, SessionOpener } from './session-opener.service.js';

/** The second half of a sign-in. */
@Injectable()
export class LoginFactorService {
  constructor(
    private readonly proofs: ProofsService,
    private readonly users: UserReader,
    private readonly sessions: SessionOpener,
    private readonly rules: OrganisationRules,
  ) {}

  /**
   * @throws DomainError `wrong_code`, `locked_out`; `no_session` where the sign-in has ended: the password was changed,
   * the account disabled, or it was tried too often; `sso_only` where another factor has to be shown.
   */
  async finish(proof: Proof, entry: Entry): Promise<SignedIn> {
    const asking = { purpose: 'login', sessionId: null, caller: entry.caller } as const;
    const begun = await this.proofs.prove(proof, asking, async (tx, user) => {
      // Whoever disables an account ends its sign-ins as well; should one be left, it opens nothing.
      if (user.status !== 'active') throw new DomainError('account_disabled', message('account_disabled'));
      if (methodsBeside(user, [proof.method], this.rules).length === 0) {
        throw new DomainError('sso_only', message('sso_only'));
      }
      const opened = await this.sessions.open(tx, user, entry, { withFactor: true, means: { factor: proof.method } });
      return { userId: user.id, opened };
    });
    const found = await this.users.findById(begun.userId);
    if (!found) throw noSession();
    return { ...found, ...begun.opened };
  }
}
