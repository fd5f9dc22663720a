import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { factorAdded, factorRemoved, factorRenamed, recoveryCodesMade } from '../../domain/account/factors.audit.js';
import {
  type Factor,
  type FactorKind,
  MOST_FACTORS,
  RECOVERY_CODES,
  recoveryCode,
  StaffFactors,
  worksWithFactor,
} from '../../domain/account/factors.js';
import type { Caller } from '../../domain/account/known-device.js';
import { message } from '../../domain/messages/message.js';
import { DomainError, fieldError } from '../../domain/shared/domain-error.js';
import { notFound } from '../../domain/shared/not-found.js';
import { QrDrawer } from '../../platform/qr/qr-drawer.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { Ids } from '../../platform/security/ids.port.js';
import { type PasskeyOptions, Passkeys } from '../../platform/security/passkeys.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { FactorReader } from './factor.repository.js';
import { FactorSecrets } from './factor-secrets.service.js';
import { challengeOf, recoveryHash, secretOf, ticketHash } from './factor-tickets.js';
import { appUri, stepOf } from './one-time-passwords.js';
import { type Asked, type Proof, ProofsService } from './proofs.service.js';

export interface OwnFactors {
  readonly factors: readonly Factor[];
  readonly recoveryCodes: number;
  /** Whether this account works only with a factor. */
  readonly isRequired: boolean;
}

/** What somebody needs to set a factor up: an app takes the secret, a browser the options. */
export interface SettingUp {
  readonly ticket: string;
  readonly app: { readonly secret: string; readonly uri: string; readonly qr: string } | null;
  readonly passkey: PasskeyOptions | null;
}

export interface NewFactorProof {
  readonly ticket: string;
  readonly kind: FactorKind;
  readonly name: string;
  readonly code: string;
}

export interface AddedFactor {
  readonly factor: Factor;
  /** With the first factor; they are told this once. */
  readonly recoveryCodes: readonly string[];
}

/** What people show beside their passwords, as they set it up and take it away. */
@Injectable()
export class FactorsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly factors: FactorReader,
    private readonly secrets: FactorSecrets,
    private readonly proofs: ProofsService,
    private readonly passkeys: Passkeys,
    private readonly qr: QrDrawer,
    private readonly setting: StaffFactors,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async list({ userId, roleId }: Actor): Promise<OwnFactors> {
    const factors = await this.factors.findByUser(userId);
    const recoveryCodes = await this.factors.countRecoveryCodes(userId);
    return { factors, recoveryCodes, isRequired: this.setting.needed === 'required' && worksWithFactor(roleId) };
  }

  /** @throws DomainError `too_many_factors`. */
  async setUp({ userId, sessionId, email }: Actor, kind: FactorKind): Promise<SettingUp> {
    const { ticket, factors } = await this.unitOfWork.run(async (tx) => {
      await tx.users.lock(userId);
      return this.proofs.open(tx, userId, 'setup', sessionId);
    });
    refuseMore(factors.length);
    if (kind === 'passkey') {
      const known = this.secrets.passkeysOf(factors);
      return {
        ticket,
        app: null,
        passkey: await this.passkeys.creation(email, challengeOf(ticket), known),
      };
    }
    const secret = secretOf(ticket);
    const uri = appUri(secret, email);
    return { ticket, app: { secret, uri, qr: await this.qr.svg(uri) }, passkey: null };
  }

  /**
   * The first one ends all other sessions, which were begun without, and comes with recovery codes.
   * @throws DomainError `wrong_code`, `too_many_factors`; `no_session` where what was begun has ended.
   */
  async add(actor: Actor, { ticket, kind, name, code }: NewFactorProof): Promise<AddedFactor> {
    const hash = ticketHash(ticket);
    const { userId, sessionId } = actor;
    const found = await this.unitOfWork.run((tx) => tx.factors.tryTicket(hash, 'setup', this.clock.now()));
    if (found?.sessionId !== sessionId) throw new DomainError('wrong_code', message('factor_setup_ended'));
    const verified = kind === 'totp' ? this.readOneTime(ticket, code) : await this.readPasskey(ticket, code);
    if (!verified) throw fieldError('code', message('factor_wrong'), 'wrong_code');
    const recoveryCodes = this.newCodes();
    const now = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      await tx.users.lock(userId);
      const before = await tx.factors.findByUser(userId);
      refuseMore(before.length);
      if (!(await tx.factors.closeTicket(hash))) throw new DomainError('wrong_code', message('factor_setup_ended'));
      const { secret, lastStep } = verified;
      const fields = { userId, kind, name, lastStep, createdAt: now };
      const factor = await tx.factors.insert(fields, (id) => this.secrets.seal(id, secret));
      tx.audit.record(factorAdded(factor));
      await tx.outbox.add('mail.factors-changed', { userId, change: 'added' });
      await tx.sessions.passFactor(sessionId, now);
      if (before.length > 0) return { factor, recoveryCodes: [] };
      await tx.sessions.revokeOthers(userId, sessionId, now);
      await this.keepCodes(tx, userId, recoveryCodes);
      return { factor, recoveryCodes };
    });
  }

  /** @throws DomainError `not_found`. */
  async rename({ userId }: Actor, id: number, name: string): Promise<Factor> {
    await this.unitOfWork.run(async (tx) => {
      if (!(await tx.factors.rename(userId, id, name))) throw notFound('Factor');
      tx.audit.record(factorRenamed(userId, id));
    });
    const factor = (await this.factors.findByUser(userId)).find((one) => one.id === id);
    if (!factor) throw notFound('Factor');
    return factor;
  }

  /** Begins to show a factor within a session. @param except one that does not count. */
  async challenge({ userId, sessionId }: Actor, except?: number): Promise<Asked> {
    const opened = await this.unitOfWork.run(async (tx) => {
      await tx.users.lock(userId);
      return this.proofs.open(tx, userId, 'proof', sessionId);
    });
    return this.proofs.tell(opened, except);
  }

  /**
   * Shown by another factor, or a recovery code. With the last one the recovery codes go.
   * @throws DomainError `not_found`, `wrong_code`, `locked_out`, `no_session` where what was begun has ended.
   */
  async remove(actor: Actor, id: number, proof: Proof, caller: Caller): Promise<void> {
    const { userId, sessionId } = actor;
    const asking = { purpose: 'proof', sessionId, except: id, caller } as const;
    await this.proofs.prove(proof, asking, async (tx) => {
      const factors = await tx.factors.findByUser(userId);
      const factor = factors.find((one) => one.id === id);
      if (!factor || !(await tx.factors.remove(userId, id))) throw notFound('Factor');
      if (factors.length === 1) {
        await tx.factors.forget(userId);
        await tx.sessions.dropFactors(userId);
      }
      tx.audit.record(factorRemoved(factor, proof.method));
      await tx.outbox.add('mail.factors-changed', { userId, change: 'removed' });
    });
  }

  /** In the place of all that there were. @throws DomainError `not_found` for whoever has no factor. */
  async renewCodes({ userId }: Actor): Promise<readonly string[]> {
    const codes = this.newCodes();
    await this.unitOfWork.run(async (tx) => {
      await tx.users.lock(userId);
      if ((await tx.factors.findByUser(userId)).length === 0) throw notFound('Factor');
      await this.keepCodes(tx, userId, codes);
      tx.audit.record(recoveryCodesMade(userId));
      await tx.outbox.add('mail.factors-changed', { userId, change: 'codes' });
    });
    return codes;
  }

  private readOneTime(ticket: string, code: string) {
    const secret = secretOf(ticket);
    const step = stepOf(secret, code, this.clock.now());
    return step === null ? null : { secret, lastStep: step };
  }

  private async readPasskey(ticket: string, code: string) {
    const passkey = await this.passkeys.created(code, challengeOf(ticket));
    return passkey && { secret: JSON.stringify(passkey), lastStep: null };
  }

  private keepCodes(tx: Transaction, userId: number, codes: readonly string[]): Promise<void> {
    return tx.factors.replaceRecoveryCodes(
      userId,
      codes.map((code) => recoveryHash(userId, code)),
    );
  }

  private newCodes(): readonly string[] {
    return Array.from({ length: RECOVERY_CODES }, () => recoveryCode(this.ids.recoveryDigits()));
  }
}

function refuseMore(factors: number): void {
  if (factors < MOST_FACTORS) return;
  throw new DomainError('too_many_factors', message('too_many_factors', { max: MOST_FACTORS }));
}
