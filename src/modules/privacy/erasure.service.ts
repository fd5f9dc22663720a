import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import type { Caller } from '../../domain/account/known-device.js';
import { noSession } from '../../domain/account/no-session.js';
import { askFor } from '../../domain/privacy/data-request.js';
import { authoriseErasure, type Blank } from '../../domain/privacy/erasure.js';
import { type Kept, keptAfterErasure } from '../../domain/privacy/kept.js';
import { accountErased, erasureRefused } from '../../domain/privacy/privacy.audit.js';
import { RetentionDays } from '../../domain/privacy/retention.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { IdempotencyKeys } from '../../platform/idempotency/idempotency-keys.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { Ids } from '../../platform/security/ids.port.js';
import { PasswordHasher } from '../../platform/security/password-hasher.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { PresentPassword } from '../users/present-password.service.js';
import { UserReader } from '../users/user.repository.js';
import { endAccount, forgetAnswers } from './account-end.steps.js';
import { ConsentReader } from './consent.repository.js';
import { type ErasedRecords, eraseRecords } from './erasure.steps.js';

/** Tries against changes that come in between. */
const TRIES = 5;

export interface Erasure {
  readonly erasedAt: Date;
  /** Drafts and applications that are gone. */
  readonly removedRecords: number;
  readonly kept: readonly Kept[];
}

/** Forgetting a person, but for what others rely on and the law wants kept. */
@Injectable()
export class ErasureService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserReader,
    private readonly consents: ConsentReader,
    private readonly hasher: PasswordHasher,
    private readonly ids: Ids,
    private readonly present: PresentPassword,
    private readonly keys: IdempotencyKeys,
    private readonly days: RetentionDays,
    private readonly clock: Clock,
  ) {}

  /**
   * Erases the caller's account: nothing of it can be used or found again, and its address is free for a new one.
   * @throws DomainError `forbidden` for staff, `wrong_password`, `locked_out` as for a login, `no_session` where the
   * password was replaced meanwhile.
   */
  async erase(actor: Actor, password: string, caller: Caller): Promise<Erasure> {
    authoriseErasure(actor);
    const proven = await this.provePassword(actor, password, caller);
    const passwordHash = await this.hasher.hash(this.ids.nonce());
    const blank: Blank = { nonce: this.ids.nonce(), passwordHash, now: this.clock.now() };
    const { kept, removed } = await this.eraseAccount(actor.userId, proven, blank);
    await forgetAnswers(this.keys, actor.userId);
    const reports = kept.flatMap(({ reportNumber }) => reportNumber ?? []);
    const receipts = kept.flatMap(({ form, reportNumber }) =>
      form.paymentPhotos.length > 0 ? (reportNumber ?? []) : [],
    );
    const hasConsents = (await this.consents.findByUser(actor.userId)).length > 0;
    return {
      erasedAt: blank.now,
      removedRecords: removed,
      kept: keptAfterErasure(reports, receipts, hasConsents, this.days, blank.now),
    };
  }

  /** Again from the start where somebody changed the account or one of its records meanwhile, such as an approval. */
  private async eraseAccount(userId: number, proven: string, blank: Blank): Promise<ErasedRecords> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.tryErase(userId, proven, blank);
      } catch (error) {
        const stale = error instanceof DomainError && error.reason === 'stale_version';
        if (!stale || tried === TRIES) throw error;
      }
    }
  }

  private tryErase(userId: number, proven: string, blank: Blank): Promise<ErasedRecords> {
    return this.unitOfWork.run(async (tx) => {
      const user = await tx.users.lock(userId);
      // Whoever has replaced the password since it was looked at, or erased the account, has ended this session as
      // well.
      if (user?.passwordHash !== proven) throw noSession();
      await endAccount(tx, user, blank, this.ids.nonce());
      await tx.dataRequests.insert(askFor('erasure', userId, blank.now));
      const erased = await eraseRecords(tx, { userId, actorId: userId, now: blank.now });
      if (!erased.more) await tx.dataRequests.finishOf(userId, 'erasure', blank.now);
      // Also where nothing is left: a request that began before may still bring in a file or a draft.
      await tx.outbox.add('account.remains', { userId });
      const reports = erased.kept.flatMap(({ reportNumber }) => reportNumber ?? []);
      tx.audit.record(accountErased(userId, erased.removed, reports));
      return erased;
    });
  }

  /** Counted as a login is. @returns the hash that the password has. */
  private async provePassword({ userId }: Actor, password: string, caller: Caller): Promise<string> {
    const found = await this.users.findById(userId);
    if (!found) throw noSession();
    await this.present.confirm(found.user, password, caller, erasureRefused(userId));
    return found.user.passwordHash;
  }
}
