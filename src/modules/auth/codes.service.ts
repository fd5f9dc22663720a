import { Injectable } from '@nestjs/common';
import { codeRefused, codeSent } from '../../domain/account/account.audit.js';
import { mayMailCode, triedFrom, validateCode } from '../../domain/account/code-rules.js';
import { normaliseEmail } from '../../domain/account/email.js';
import type { Caller } from '../../domain/account/known-device.js';
import type { Language } from '../../domain/account/user.js';
import {
  CODE_COOLDOWN,
  CODE_MINUTES,
  type CodePurpose,
  type VerificationCode,
} from '../../domain/account/verification-code.js';
import { message } from '../../domain/messages/message.js';
import { DAY_MS } from '../../domain/shared/calendar.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { Clock } from '../../platform/security/clock.port.js';
import { CodeSecrets } from '../../platform/security/code-secrets.port.js';
import { Ids } from '../../platform/security/ids.port.js';
import { KnownDevices, type Place } from '../../platform/security/known-devices.port.js';
import { Pseudonyms } from '../../platform/security/pseudonyms.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { UserReader } from '../users/user.repository.js';

interface GivenCode {
  readonly email: string;
  readonly purpose: CodePurpose;
  /** As it was typed. */
  readonly given: string;
  readonly caller: Caller;
}

/** Codes that are mailed to an address, to prove that one reads what is sent there. */
@Injectable()
export class CodesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly secrets: CodeSecrets,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly pseudonyms: Pseudonyms,
    private readonly devices: KnownDevices,
    private readonly users: UserReader,
  ) {}

  /**
   * Mails a code. The answer is the same whether the address has an account or not; the mail tells.
   * @param caller by whom it is asked.
   * @returns seconds until the next code may be asked for.
   * @throws DomainError `cooldown`.
   */
  async send(to: string, purpose: CodePurpose, language: Language, caller: Caller): Promise<number> {
    const email = normaliseEmail(to);
    const place = await this.placeOf(email, caller);
    const network = this.pseudonyms.of(place.name);
    const now = this.clock.now();
    const nonce = this.ids.nonce();
    const hash = this.secrets.keep(email, purpose, nonce);
    await this.unitOfWork.run(async (tx) => {
      const recent = await tx.codes.findSince(email, new Date(now.getTime() - DAY_MS));
      const decision = mayMailCode(recent, { purpose, network, isKnown: place.isKnown }, now);
      if (!decision.allowed) {
        const { retryAfter } = decision;
        throw new DomainError('cooldown', message('code_cooldown', { seconds: retryAfter }), {
          retryAfter,
        });
      }
      const times = { createdAt: now, expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000) };
      const code = await tx.codes.insert({ email, purpose, network, nonce, hash, language, ...times });
      await tx.outbox.add('mail.code', { codeId: code.id });
      tx.audit.record(codeSent(this.pseudonyms.of(email), purpose));
    });
    return CODE_COOLDOWN;
  }

  /**
   * Uses a code up where it is right, and with it all others of its purpose; counts a try at each that it could have
   * been where it is wrong. Both must be committed, so this does not throw.
   */
  async use(tx: Transaction, asked: GivenCode, now: Date): Promise<VerificationCode | null> {
    const { email, purpose } = asked;
    const places = await this.placesOf(tx, email, asked.caller);
    const recent = await tx.codes.findSince(email, new Date(now.getTime() - CODE_MINUTES * 60_000));
    const usable = recent
      .filter((code) => code.purpose === purpose)
      .map((code) => ({ code, from: triedFrom(code, places) }))
      .filter(({ code, from }) => validateCode(code, from, now) === 'usable');
    const right = usable.find(({ code }) => this.secrets.isRight(code, asked.given.trim()));
    if (right && (await tx.codes.use(right.code.id, right.from, now))) {
      await tx.codes.endAll(email, purpose, now);
      return right.code;
    }
    if (!right) for (const { code, from } of usable) await tx.codes.countTry(code.id, from);
    tx.audit.record(codeRefused(this.pseudonyms.of(email), purpose));
    return null;
  }

  /** Whose the address is matters only to browsers that somebody has signed in with. */
  private async placeOf(email: string, caller: Caller): Promise<Place> {
    const user = caller.device && (await this.users.findByEmail(email));
    return this.devices.placeOf(caller, user?.id ?? null);
  }

  /**
   * The browser, where it is known, and the network: the code may have been asked for by a browser that was not known
   * yet. As pseudonyms: nobody needs to read them.
   */
  private async placesOf(tx: Transaction, email: string, caller: Caller): Promise<string[]> {
    const user = caller.device && (await tx.users.findByEmail(email));
    const names = [user?.id ?? null, null].map((userId) => this.devices.placeOf(caller, userId).name);
    return names.map((name) => this.pseudonyms.of(name));
  }
}
