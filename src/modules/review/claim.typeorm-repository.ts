import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, In, LessThanOrEqual, MoreThan } from 'typeorm';
import { type CertificateClaim, CLAIMED_IN, holder, type NamedClaim } from '../../domain/review/claim.js';
import { Database } from '../../platform/db/database.js';
import { forUpdate } from '../../platform/db/locks.js';
import { toDate } from '../../platform/db/moments.js';
import { isSqlite } from '../../platform/db/sql.js';
import { CertificateEntity } from '../certificates/certificate.entity.js';
import { HeldDecisionEntity } from '../certificates/held-decision.entity.js';
import { UserEntity } from '../users/user.entity.js';
import { findNext, placeIn } from './certificate-queue.queries.js';
import { ClaimEntity, QueueLockEntity } from './claim.entity.js';
import {
  ClaimReader,
  type ClaimStore,
  type PlaceInQueue,
  type QueueFilter,
  type QueuePlace,
  type QueueRequest,
} from './claim.repository.js';

interface NamedRow extends ClaimEntity {
  readonly name: string;
}

@Injectable()
export class TypeOrmClaimReader extends ClaimReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async live(certificateIds: readonly number[], now: Date): Promise<ReadonlyMap<number, NamedClaim>> {
    const live = { certificate_id: In(certificateIds), held_until: MoreThan(now.getTime()) };
    const rows = await this.database.read((manager) =>
      manager
        .createQueryBuilder(ClaimEntity, 'k')
        .innerJoin(UserEntity, 'u', 'u.id = k.user_id')
        .select('k.certificate_id', 'certificate_id')
        .addSelect('k.user_id', 'user_id')
        .addSelect('k.held_until', 'held_until')
        .addSelect('COALESCE(u.name, u.username)', 'name')
        .where(live)
        .getRawMany<NamedRow>(),
    );
    return new Map(rows.map((row) => [row.certificate_id, { ...toClaim(row), name: row.name }]));
  }

  override place(filter: QueueFilter, userId: number, place: QueuePlace | null): Promise<PlaceInQueue> {
    return this.database.read((manager) => placeIn(manager, filter, userId, place));
  }
}

export class TypeOrmClaimStore implements ClaimStore {
  constructor(private readonly manager: EntityManager) {}

  async take(asked: CertificateClaim, now: Date): Promise<CertificateClaim | null> {
    // Decisions change the record first and its claim then; the other way round the two would wait for each other.
    const isThere = await this.lockRecord({ id: asked.certificateId, status: In(CLAIMED_IN) });
    return isThere && !(await this.isDecided(asked.certificateId)) ? this.hold(asked, now) : null;
  }

  async takeNext(
    request: QueueRequest,
    asked: Omit<CertificateClaim, 'certificateId'>,
    now: Date,
  ): Promise<CertificateClaim | null> {
    await this.lockQueue();
    for (;;) {
      const certificateId = await findNext(this.manager, request, { userId: asked.userId, at: now });
      if (certificateId === null) return null;
      // It may have been decided, or claimed by its id, since it was found.
      const isThere = await this.lockRecord({ id: certificateId, status: 'Verifying' });
      const isOpen = isThere && !(await this.isDecided(certificateId));
      const claim = isOpen ? await this.hold({ ...asked, certificateId }, now) : null;
      if (claim?.userId === asked.userId) return claim;
    }
  }

  async release(certificateId: number, userId: number): Promise<void> {
    await this.manager.delete(ClaimEntity, { certificate_id: certificateId, user_id: userId });
  }

  async end(certificateId: number): Promise<void> {
    await this.manager.delete(ClaimEntity, { certificate_id: certificateId });
  }

  /** On a record that is locked. */
  private async hold(asked: CertificateClaim, now: Date): Promise<CertificateClaim> {
    const { certificateId, userId, until } = asked;
    const key = { certificate_id: certificateId };
    const row = await this.manager.findOneBy(ClaimEntity, key);
    const claim = holder(row && toClaim(row), asked, now);
    if (claim !== asked) return claim;
    const columns = { user_id: userId, held_until: until.getTime() };
    if (row) await this.manager.update(ClaimEntity, key, columns);
    else {
      await this.manager.insert(ClaimEntity, { ...key, ...columns });
      // What a reviewer let run out goes when they take the next one, so that the table stays small.
      await this.manager.delete(ClaimEntity, { user_id: userId, held_until: LessThanOrEqual(now.getTime()) });
    }
    return claim;
  }

  /** By a decision that may still be undone. */
  private isDecided(certificateId: number): Promise<boolean> {
    return this.manager.existsBy(HeldDecisionEntity, { certificate_id: certificateId });
  }

  private async lockRecord(where: FindOptionsWhere<CertificateEntity>): Promise<boolean> {
    const lock = forUpdate(this.manager);
    return (await this.manager.findOne(CertificateEntity, { select: { id: true }, where, ...lock })) !== null;
  }

  /** Of two that look for the next record at once the second one sees what the first has taken. */
  private async lockQueue(): Promise<void> {
    if (isSqlite(this.manager.dataSource)) return;
    await this.manager.findOne(QueueLockEntity, { where: { id: 0 }, ...forUpdate(this.manager) });
  }
}

function toClaim({ certificate_id, user_id, held_until }: ClaimEntity): CertificateClaim {
  return { certificateId: certificate_id, userId: user_id, until: toDate(held_until) };
}
