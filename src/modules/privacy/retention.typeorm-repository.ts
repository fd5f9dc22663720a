import { Injectable } from '@nestjs/common';
import { type EntityManager, In, LessThan, type SelectQueryBuilder } from 'typeorm';
import { Database } from '../../platform/db/database.js';
import { isDenied } from '../../platform/db/db-errors.js';
import type { EntityClass, Value } from '../../platform/db/sql.js';
import { JobEntity } from '../../platform/jobs/job.entity.js';
import { BrokenChain, trimChain } from '../audit/audit.typeorm-repository.js';
import { AuditHashes, CHAINS } from '../audit/audit-hash.adapter.js';
import { CodeEntity } from '../auth/code.entity.js';
import { LoginFailureEntity } from '../auth/login-failure.entity.js';
import { SessionEntity } from '../auth/session.entity.js';
import { CertificateEntity } from '../certificates/certificate.entity.js';
import { FileEntity } from '../files/file.entity.js';
import { AccessRequestEntity } from '../integrators/access-request.entity.js';
import { ReportEntity } from '../reports/report.entity.js';
import { WatcherEntity } from '../reports/watcher.entity.js';
import { ShareEntity } from '../sharing/share.entity.js';
import { AddressChangeEntity } from '../users/address-change.entity.js';
import { UserEntity } from '../users/user.entity.js';
import { WalletNonceEntity, WalletOfferEntity } from '../wallet/wallet-offer.entity.js';
import { DataRequestEntity } from './data-request.entity.js';
import { Retention } from './retention.repository.js';

interface Aged {
  readonly entity: EntityClass<object>;
  readonly key: string;
  /** The column that tells its age; an index begins with it. */
  readonly age: string;
}

const aged = <Row extends object>(
  entity: EntityClass<Row>,
  key: keyof Row & string,
  age: keyof Row & string,
): Aged => ({
  entity,
  key,
  age,
});

const SESSIONS = aged(SessionEntity, 'id', 'expires_at');
const CODES = aged(CodeEntity, 'id', 'created_at');
const ADDRESS_CHANGES = aged(AddressChangeEntity, 'user_id', 'expires_at');
const LOGIN_FAILURES = aged(LoginFailureEntity, 'account_hash', 'window_ends');
const WATCHERS = aged(WatcherEntity, 'id', 'ends_at');
const ACCESS_REQUESTS = aged(AccessRequestEntity, 'id', 'ends_at');
/** Only what is done has this. */
const JOBS = aged(JobEntity, 'id', 'done_at');
/** Their views go with them. */
const SHARES = aged(ShareEntity, 'id', 'ends_at');
const WALLET_OFFERS = aged(WalletOfferEntity, 'id', 'ends_at');
const WALLET_NONCES = aged(WalletNonceEntity, 'nonce_hash', 'ends_at');
/** What is open has no such moment. */
const DATA_REQUESTS = aged(DataRequestEntity, 'id', 'done_at');
const UNCHANGED = aged(CertificateEntity, 'id', 'updated_at');
const ERASED_RECORDS = aged(ReportEntity, 'certificate_id', 'erased_at');
const ERASED_USERS = aged(UserEntity, 'id', 'erased_at');
/**
 * Of a request from the moment that its upload is dated by until that is stored; a kept file that is as young does no
 * harm here.
 */
const UPLOAD_TIME = 600_000;

/** The keys, as `id`, of what is older than a moment, the oldest first. */
const oldest = (manager: EntityManager, { entity, key, age }: Aged, before: Date, limit: number) =>
  manager
    .createQueryBuilder(entity, 't')
    .select(`t.${key}`, 'id')
    .where(`t.${age} < :before`, { before: before.getTime() })
    .orderBy(`t.${age}`)
    .limit(limit);

@Injectable()
export class TypeOrmRetention extends Retention {
  constructor(
    private readonly database: Database,
    private readonly hashes: AuditHashes,
  ) {
    super();
  }

  override removeSessions(ranOutBefore: Date, limit: number): Promise<number> {
    return this.remove(SESSIONS, ranOutBefore, limit);
  }

  override removeCodes(madeBefore: Date, limit: number): Promise<number> {
    return this.remove(CODES, madeBefore, limit);
  }

  override removeAddressChanges(endedBefore: Date, limit: number): Promise<number> {
    return this.remove(ADDRESS_CHANGES, endedBefore, limit);
  }

  override removeLoginFailures(windowEndedBefore: Date, limit: number): Promise<number> {
    return this.remove(LOGIN_FAILURES, windowEndedBefore, limit);
  }

  override removeWatchers(endedBefore: Date, limit: number): Promise<number> {
    return this.remove(WATCHERS, endedBefore, limit);
  }

  override removeAccessRequests(endedBefore: Date, limit: number): Promise<number> {
    return this.remove(ACCESS_REQUESTS, endedBefore, limit);
  }

  override removeJobs(doneBefore: Date, limit: number): Promise<number> {
    return this.remove(JOBS, doneBefore, limit);
  }

  override removeShares(endedBefore: Date, limit: number): Promise<number> {
    return this.remove(SHARES, endedBefore, limit);
  }

  override removeWalletOffers(endedBefore: Date, limit: number): Promise<number> {
    return this.remove(WALLET_OFFERS, endedBefore, limit);
  }

  override removeWalletNonces(endedBefore: Date, limit: number): Promise<number> {
    return this.remove(WALLET_NONCES, endedBefore, limit);
  }

  override removeDataRequests(answeredBefore: Date, limit: number): Promise<number> {
    return this.remove(DATA_REQUESTS, answeredBefore, limit);
  }

  override async trimAudit(before: Date, limit: number): Promise<number> {
    let trimmed = 0;
    const broken: BrokenChain[] = [];
    for (let chain = 0; chain < CHAINS && trimmed < limit; chain += 1) {
      const rest = limit - trimmed;
      const range = { before, limit: rest };
      try {
        trimmed += await this.database.write((manager) => trimChain(manager, chain, range, this.hashes));
      } catch (error) {
        // An account that may not change the trail leaves it to one that may: docs/operations.md.
        if (isDenied(error)) return 0;
        if (!(error instanceof BrokenChain)) throw error;
        broken.push(error);
      }
    }
    // What is wrong with one chain does not keep the others: it is told when they are done.
    if (broken.length > 0 && trimmed < limit) {
      throw new AggregateError(
        broken,
        `the audit trail was changed: ${broken.map(({ message }) => message).join('; ')}`,
      );
    }
    return trimmed;
  }

  override findUnchanged(status: 'Unverified' | 'Rejected', changedBefore: Date, limit: number): Promise<number[]> {
    return this.find((manager) => oldest(manager, UNCHANGED, changedBefore, limit).andWhere({ status }));
  }

  override findErasedRecords(erasedBefore: Date, limit: number): Promise<number[]> {
    return this.find((manager) => oldest(manager, ERASED_RECORDS, erasedBefore, limit));
  }

  override findErasedUsers(erasedBefore: Date, limit: number): Promise<number[]> {
    return this.find((manager) => oldest(manager, ERASED_USERS, erasedBefore, limit));
  }

  override findWithRemains(erasedSince: Date, limit: number): Promise<number[]> {
    return this.find((manager) => {
      const owned = manager.createQueryBuilder(CertificateEntity, 'c').select('1').where('c.owner_id = u.id');
      const uploaded = manager
        .createQueryBuilder(FileEntity, 'f')
        .select('1')
        .where('f.owner_id = u.id AND f.discarded_at IS NULL AND f.created_at >= u.erased_at - :upload');
      return manager
        .createQueryBuilder(UserEntity, 'u')
        .select('u.id', 'id')
        .where('u.erased_at >= :since', { since: erasedSince.getTime(), upload: UPLOAD_TIME })
        .andWhere(`(EXISTS (${owned.getQuery()}) OR EXISTS (${uploaded.getQuery()}))`)
        .orderBy('u.erased_at')
        .limit(limit);
    });
  }

  private async find(query: (manager: EntityManager) => SelectQueryBuilder<object>): Promise<number[]> {
    const rows = await this.database.read((manager) => query(manager).getRawMany<{ id: number }>());
    return [...new Set(rows.map(({ id }) => id))];
  }

  /** By their keys, and judged again: a row may have become young since it was found. */
  private async remove(kind: Aged, before: Date, limit: number): Promise<number> {
    const found = await this.database.read((manager) =>
      oldest(manager, kind, before, limit).getRawMany<{ id: Value }>(),
    );
    if (found.length === 0) return 0;
    const ids = found.map(({ id }) => id);
    const where = { [kind.key]: In(ids), [kind.age]: LessThan(before.getTime()) };
    return this.database.write(async (manager) => (await manager.delete(kind.entity, where)).affected ?? 0);
  }
}
