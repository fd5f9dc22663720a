import { Injectable, Logger } from '@nestjs/common';
import { certificateRemoved } from '../../domain/certificate/certificate.audit.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import { recordExpired } from '../../domain/privacy/privacy.audit.js';
import { keptSince, RetentionDays } from '../../domain/privacy/retention.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { DELIVERIES_KEPT_DAYS } from '../../domain/webhook/delivery.js';
import { IdempotencyKeys } from '../../platform/idempotency/idempotency-keys.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { FileStorage } from '../../platform/storage/file-storage.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { filesOfRecord } from '../certificates/record-files.steps.js';
import { PersonalDataReader } from './personal-data.repository.js';
import { Retention } from './retention.repository.js';

const ROWS = 500;
const RECORDS = 50;
/** Of one kind in one sweep; what is left then is for the next one. */
const BATCHES = 200;
/** Requests that were under way while an account was erased have ended long before. */
const LOOK_BACK_DAYS = 1;

/** How many of each kind a sweep has removed. */
export type Swept = Readonly<Record<string, number>>;

/** Removes what has been kept long enough. May run in several processes at once, and stop anywhere. */
@Injectable()
export class RetentionService {
  private readonly logger = new Logger('Retention');

  constructor(
    private readonly retention: Retention,
    private readonly days: RetentionDays,
    private readonly keys: IdempotencyKeys,
    private readonly data: PersonalDataReader,
    private readonly storage: FileStorage,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * One kind that cannot be removed does not keep the others.
   * @throws AggregateError with what went wrong, at the end.
   */
  async sweep(signal?: AbortSignal): Promise<Swept> {
    const days = this.days;
    const now = this.clock.now();
    const before = (kept: number) => keptSince(kept, now);
    const { retention } = this;
    const kinds: Record<string, () => Promise<number>> = {
      sessions: () => inBatches(signal, ROWS, (n) => retention.removeSessions(before(days.sessions), n)),
      codes: () => inBatches(signal, ROWS, (n) => retention.removeCodes(before(days.codes), n)),
      addressChanges: () => inBatches(signal, ROWS, (n) => retention.removeAddressChanges(now, n)),
      loginFailures: () => inBatches(signal, ROWS, (n) => retention.removeLoginFailures(before(days.loginFailures), n)),
      idempotencyKeys: () => inBatches(signal, ROWS, (n) => this.keys.forget(before(days.idempotencyKeys), n)),
      // Their time is in the row: nobody is told after its end.
      watchers: () => inBatches(signal, ROWS, (n) => retention.removeWatchers(now, n)),
      accessRequests: () => inBatches(signal, ROWS, (n) => retention.removeAccessRequests(now, n)),
      jobs: () => inBatches(signal, ROWS, (n) => retention.removeJobs(before(days.jobs), n)),
      walletOffers: () => inBatches(signal, ROWS, (n) => retention.removeWalletOffers(before(days.codes), n)),
      // After its time a nonce is refused by its own words.
      walletNonces: () => inBatches(signal, ROWS, (n) => retention.removeWalletNonces(now, n)),
      webhookDeliveries: () => this.removeDeliveries(before(DELIVERIES_KEPT_DAYS), signal),
      shares: () => inBatches(signal, ROWS, (n) => retention.removeShares(before(days.shares), n)),
      drafts: () => this.removeUnchanged('Unverified', before(days.drafts), signal),
      rejected: () => this.removeUnchanged('Rejected', before(days.rejected), signal),
      remains: () => this.removeRemains(before(LOOK_BACK_DAYS)),
      erasedRecords: () => this.removeErasedRecords(before(days.erased), signal),
      erasedUsers: () => this.removeErasedUsers(before(days.erased), signal),
      dataRequests: async () =>
        days.audit === 0 ? 0 : inBatches(signal, ROWS, (n) => retention.removeDataRequests(before(days.audit), n)),
      auditEvents: async () =>
        days.audit === 0 ? 0 : inBatches(signal, ROWS, (n) => retention.trimAudit(before(days.audit), n)),
    };
    const swept: Record<string, number> = {};
    const failures: unknown[] = [];
    for (const [kind, remove] of Object.entries(kinds)) {
      try {
        swept[kind] = await remove();
      } catch (error) {
        failures.push(error);
        this.logger.warn(`Removing old ${kind} failed: ${String(error)}`);
      }
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} kinds of old data could not be removed`);
    return swept;
  }

  private removeDeliveries(before: Date, signal?: AbortSignal): Promise<number> {
    return inBatches(signal, ROWS, (n) => this.unitOfWork.run((tx) => tx.webhooks.removeDeliveriesBefore(before, n)));
  }

  private removeUnchanged(status: 'Unverified' | 'Rejected', before: Date, signal?: AbortSignal): Promise<number> {
    return this.eachRecord(
      signal,
      (n) => this.retention.findUnchanged(status, before, n),
      async (tx, record) => {
        if (record.status !== status || record.updatedAt >= before) return false;
        await tx.certificates.remove(record);
        tx.audit.record(certificateRemoved(null, record));
        return true;
      },
    );
  }

  /** The bytes first, then the rows, so that nothing is forgotten if it stops in between. */
  private removeErasedRecords(before: Date, signal?: AbortSignal): Promise<number> {
    return this.eachRecord(
      signal,
      async (n) => {
        const ids = await this.retention.findErasedRecords(before, n);
        for (const { pdf } of await this.data.reports(ids)) if (pdf) await this.storage.delete(pdf.key);
        return ids;
      },
      async (tx, record) => {
        await tx.personalData.removeReports(record.id);
        await tx.certificates.remove(record);
        tx.audit.record(recordExpired(record));
        return true;
      },
    );
  }

  private async removeErasedUsers(before: Date, signal?: AbortSignal): Promise<number> {
    return inBatches(signal, RECORDS, async (n) => {
      const ids = await this.retention.findErasedUsers(before, n);
      if (ids.length > 0) {
        await this.unitOfWork.run(async (tx) => {
          for (const id of ids) await tx.personalData.removeErasedUser(id);
        });
      }
      return ids.length;
    });
  }

  private async removeRemains(since: Date): Promise<number> {
    const ids = await this.retention.findWithRemains(since, RECORDS);
    if (ids.length > 0) {
      await this.unitOfWork.run(async (tx) => {
        for (const userId of ids) await tx.outbox.add('account.remains', { userId });
      });
    }
    return ids.length;
  }

  /**
   * Each record in a transaction of its own, with its files; one that somebody changes meanwhile is left for the next
   * sweep.
   */
  private async eachRecord(
    signal: AbortSignal | undefined,
    find: (limit: number) => Promise<number[]>,
    remove: (tx: Transaction, record: Certificate) => Promise<boolean>,
  ): Promise<number> {
    let swept = 0;
    for (let batch = 0; batch < BATCHES && !signal?.aborted; batch += 1) {
      const ids = await find(RECORDS);
      let removed = 0;
      for (const id of ids) if (await this.removeRecord(id, remove)) removed += 1;
      swept += removed;
      if (removed === 0) break;
    }
    return swept;
  }

  private async removeRecord(
    id: number,
    remove: (tx: Transaction, record: Certificate) => Promise<boolean>,
  ): Promise<boolean> {
    const now = this.clock.now();
    try {
      return await this.unitOfWork.run(async (tx) => {
        const record = await tx.certificates.findById(id);
        if (!record) return false;
        const named = await filesOfRecord(tx, record);
        if (!(await remove(tx, record))) return false;
        const fileIds = await tx.files.discardUnused(named, now);
        if (fileIds.length > 0) await tx.outbox.add('files.purge', { fileIds });
        return true;
      });
    } catch (error) {
      if (error instanceof DomainError && error.reason === 'stale_version') return false;
      throw error;
    }
  }
}

async function inBatches(
  signal: AbortSignal | undefined,
  size: number,
  remove: (limit: number) => Promise<number>,
): Promise<number> {
  let swept = 0;
  for (let batch = 0; batch < BATCHES && !signal?.aborted; batch += 1) {
    const removed = await remove(size);
    swept += removed;
    if (removed < size) break;
  }
  return swept;
}
