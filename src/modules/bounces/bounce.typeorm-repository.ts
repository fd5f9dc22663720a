import { Injectable } from '@nestjs/common';
import { type EntityManager, In, LessThan } from 'typeorm';
import type { Bounce } from '../../domain/bounce/bounce.js';
import { Database } from '../../platform/db/database.js';
import { toDate } from '../../platform/db/moments.js';
import { CertificateEntity } from '../certificates/certificate.entity.js';
import { BounceEntity, TakenBounceEntity } from './bounce.entity.js';
import { BounceReader, type BounceStore } from './bounce.repository.js';

/** Of one account, more are not looked at again. */
const MOST = 100;
/** Longer than a token holds. */
const KEPT_MS = 40 * 24 * 3_600_000;

@Injectable()
export class TypeOrmBounceReader extends BounceReader {
  constructor(private readonly database: Database) {
    super();
  }

  override findByUser(userId: number): Promise<Bounce | null> {
    return this.database.read((manager) => find(manager, userId));
  }

  override async of(userIds: readonly number[]): Promise<ReadonlyMap<number, Bounce>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.database.read((manager) => manager.findBy(BounceEntity, { user_id: In([...userIds]) }));
    return new Map(rows.map((row) => [row.user_id, toBounce(row)]));
  }
}

export class TypeOrmBounceStore implements BounceStore {
  constructor(private readonly manager: EntityManager) {}

  find(userId: number): Promise<Bounce | null> {
    return find(this.manager, userId);
  }

  async put({ userId, status, since, lastAt, count }: Bounce): Promise<void> {
    const row = { user_id: userId, status, since: since.getTime(), last_at: lastAt.getTime(), count };
    await this.manager.upsert(BounceEntity, row, ['user_id']);
  }

  async takeOnce(digest: string, now: Date): Promise<boolean> {
    if (await this.manager.existsBy(TakenBounceEntity, { digest })) return false;
    await this.manager.delete(TakenBounceEntity, { taken_at: LessThan(now.getTime() - KEPT_MS) });
    await this.manager.insert(TakenBounceEntity, { digest, taken_at: now.getTime() });
    return true;
  }

  async remove(userId: number): Promise<boolean> {
    const { affected } = await this.manager.delete(BounceEntity, { user_id: userId });
    return (affected ?? 0) > 0;
  }

  async reviewedOf(userId: number): Promise<readonly number[]> {
    const where = { owner_id: userId, status: 'Verifying' } as const;
    const rows = await this.manager.find(CertificateEntity, { select: { id: true }, where, take: MOST });
    return rows.map(({ id }) => id);
  }
}

async function find(manager: EntityManager, userId: number): Promise<Bounce | null> {
  const row = await manager.findOneBy(BounceEntity, { user_id: userId });
  return row && toBounce(row);
}

function toBounce({ user_id, status, since, last_at, count }: BounceEntity): Bounce {
  return { userId: user_id, status, since: toDate(since), lastAt: toDate(last_at), count };
}
