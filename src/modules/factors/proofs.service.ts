import { Injectable } from '@nestjs/common';
import { factorRefused } from '../../domain/account/factors.audit.js';
import { methodsOf, type ProofMethod, readRecoveryCode, TICKET_MS } from '../../domain/account/factors.js';
import type { Caller } from '../../domain/account/known-device.js';
import { noSession } from '../../domain/account/no-session.js';
import { latestStep } from '../../domain/account/one-time-password.js';
import type { User } from '../../domain/account/user.js';
import { message } from '../../domain/messages/message.js';
import { fieldError } from '../../domain/shared/domain-error.js';
import { Clock } from '../../platform/security/clock.port.js';
import { Ids } from '../../platform/security/ids.port.js';
import { KnownDevices } from '../../platform/security/known-devices.port.js';
import { type PasskeyOptions, Passkeys } from '../../platform/security/passkeys.port.js';
import { PasswordTries } from '../../platform/security/password-tries.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { FactorReader, type FactorTicket, type KeptFactor, type TicketPurpose } from './factor.repository.js';
import { FactorSecrets } from './factor-secrets.service.js';
import { challengeOf, recoveryHash, ticketHash } from './factor-tickets.js';
import { stepOf } from './one-time-passwords.js';

/** What whoever has to show a factor is given. */
export interface Asked {
  readonly ticket: string;
  readonly methods: readonly ProofMethod[];
  /** For the browser; `null` where there is no passkey. */
  readonly passkey: PasskeyOptions | null;
}

/** A ticket, not told yet. */
export interface Opened {
  readonly ticket: string;
  readonly factors: readonly KeptFactor[];
  readonly recoveryCodes: number;
}

export interface Proof {
  readonly ticket: string;
  readonly method: ProofMethod;
  /** Six digits, a recovery code, or what the browser answers for a passkey, in JSON. */
  readonly code: string;
}

interface Asking {
  readonly purpose: TicketPurpose;
  /** `null` for a sign-in. */
  readonly sessionId: string | null;
  /** A factor that does not count: none shows that it may be removed itself. */
  readonly except?: number;
  readonly caller: Caller;
}

type Use = (tx: Transaction, now: Date) => Promise<boolean>;

/** Showing a second factor: begun with a ticket, finished once, after five wrong tries begun anew. */
@Injectable()
export class ProofsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly factors: FactorReader,
    private readonly secrets: FactorSecrets,
    private readonly passkeys: Passkeys,
    private readonly tries: PasswordTries,
    private readonly devices: KnownDevices,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** In a transaction that has locked the user. */
  async open(tx: Transaction, userId: number, purpose: TicketPurpose, sessionId: string | null): Promise<Opened> {
    const now = this.clock.now();
    const ticket = this.ids.shareToken();
    const expiresAt = new Date(now.getTime() + TICKET_MS);
    await tx.factors.openTicket({ hash: ticketHash(ticket), userId, purpose, sessionId, expiresAt }, now);
    const factors = await tx.factors.findByUser(userId);
    return { ticket, factors, recoveryCodes: await tx.factors.countRecoveryCodes(userId) };
  }

  async tell({ ticket, factors, recoveryCodes }: Opened, except?: number): Promise<Asked> {
    const counted = factors.filter(({ id }) => id !== except);
    const known = this.secrets.passkeysOf(counted);
    const passkey = known.length > 0 ? await this.passkeys.request(challengeOf(ticket), known) : null;
    return { ticket, methods: methodsOf(counted, recoveryCodes), passkey };
  }

  /**
   * Uses a proof up and does `finish` in the same transaction. A wrong one is counted, by account and network, as a
   * login is.
   * @throws DomainError `wrong_code`, `locked_out`; `no_session` where the ticket has ended, or is another's.
   */
  async prove<T>(
    { ticket, method, code }: Proof,
    asking: Asking,
    finish: (tx: Transaction, user: User, now: Date) => Promise<T>,
  ): Promise<T> {
    const hash = ticketHash(ticket);
    const found = await this.unitOfWork.run((tx) => tx.factors.tryTicket(hash, asking.purpose, this.clock.now()));
    if (!found || found.sessionId !== asking.sessionId) throw noSession();
    const account = `factor of ${found.userId}`;
    const place = this.devices.placeOf(asking.caller, found.userId);
    return this.tries.run(account, place, message('factors_locked'), async (from) => {
      const use = await this.readProof(found, { ticket, method, code }, asking.except);
      const now = this.clock.now();
      const outcome = await this.unitOfWork.run(async (tx) => {
        const user = await tx.users.lock(found.userId);
        // A factor may have been removed, or used on another process, since it was looked at.
        if (!user || !use || !(await use(tx, now))) return null;
        if (!(await tx.factors.closeTicket(hash))) throw noSession();
        await tx.loginFailures.forgive(account, from);
        return { value: await finish(tx, user, now) };
      });
      if (outcome) return outcome.value;
      await this.unitOfWork.note(factorRefused(found.userId, method, asking.sessionId !== null));
      throw fieldError('code', message('factor_wrong'), 'wrong_code');
    });
  }

  /** @returns what uses the proof up; `null` where it is wrong. */
  private async readProof({ userId }: FactorTicket, { ticket, method, code }: Proof, except?: number) {
    if (method === 'recovery') return this.useRecovery(userId, code);
    const factors = (await this.factors.findByUser(userId)).filter(({ kind, id }) => kind === method && id !== except);
    return method === 'totp' ? this.useOneTime(factors, code) : this.usePasskey(factors, code, challengeOf(ticket));
  }

  private useOneTime(factors: readonly KeptFactor[], code: string): Use | null {
    const now = this.clock.now();
    for (const factor of factors) {
      const step = stepOf(this.secrets.open(factor), code, now);
      if (step !== null) return (tx, at) => tx.factors.useStep(factor.id, step, latestStep(at), at);
    }
    return null;
  }

  private async usePasskey(factors: readonly KeptFactor[], code: string, challenge: string): Promise<Use | null> {
    const used = await this.passkeys.used(code, challenge, this.secrets.passkeysOf(factors));
    const factor = used && factors.find((one) => this.secrets.passkeyOf(one).id === used.id);
    if (!factor) return null;
    const sealed = this.secrets.seal(factor.id, JSON.stringify(used));
    return (tx, at) => tx.factors.usePasskey(factor, sealed, at);
  }

  private useRecovery(userId: number, code: string): Use {
    const hash = recoveryHash(userId, readRecoveryCode(code));
    return (tx, now) => tx.factors.useRecoveryCode(userId, hash, now);
  }
}
