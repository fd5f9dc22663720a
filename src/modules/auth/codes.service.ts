import { Injectable } from '@nestjs/common';
import { codeRefused, codeSent } from '../../domain/account/account.audit.js';
import { mayMailCode, triedFrom, validateCode } from '../../domain/account/code-rules.js';
import { normaliseEmail } from '../../domain/account/email.js';
import type { Language } from '../../domain/account/user.js';
import {
  CODE_COOLDOWN,
  CODE_MINUTES,
  type CodePurpose,
  type VerificationCode,
} from '../../domain/account/verification-code.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { siteOf } from '../../domain/shared/network.js';
import { Clock } from '../../platform/security/clock.port.js';
import { CodeSecrets } from '../../platform/security/code-secrets.port.js';
import { Ids } from '../../platform/security/ids.port.js';
import { Pseudonyms } from '../../platform/security/pseudonyms.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';

const DAY_MS = 24 * 3_600_000;

interface GivenCode {
  readonly email: string;
  readonly purpose: CodePurpose;
  /** As it was typed. */
  readonly given: string;
  /** From which it comes. */
  readonly address: string;
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
  ) {}

  /**
   * Mails a code. The answer is the same whether the address has an account or not; the mail tells.
   * @param address from which it is asked.
   * @returns seconds until the next code may be asked for.
   * @throws DomainError `cooldown`.
   */
  async send(to: string, purpose: CodePurpose, language: Language, address: string): Promise<number> {
    const email = normaliseEmail(to);
    const network = this.networkOf(address);
    const now = this.clock.now();
    const nonce = this.ids.nonce();
    const hash = this.secrets.keep(email, purpose, nonce);
    await this.unitOfWork.run(async (tx) => {
      const recent = await tx.codes.findSince(email, new Date(now.getTime() - DAY_MS));
      const decision = mayMailCode(recent, { purpose, network }, now);
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
   * Uses a code up where it is right, and with it all others of its purpose; counts a try at each that it could have been where it is
   * wrong. Both must be committed, so this does not throw.
   */
  async use(tx: Transaction, asked: GivenCode, now: Date): Promise<VerificationCode | null> {
    const { email, purpose } = asked;
    const network = this.networkOf(asked.address);
    const recent = await tx.codes.findSince(email, new Date(now.getTime() - CODE_MINUTES * 60_000));
    const usable = recent
      .filter((code) => code.purpose === purpose)
      .map((code) => ({ code, from: triedFrom(code, network) }))
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

  /** Nobody needs to read it. */
  private networkOf(address: string): string {
    return this.pseudonyms.of(siteOf(address));
  }
}
