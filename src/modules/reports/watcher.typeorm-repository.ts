import { Injectable } from '@nestjs/common';
import { type EntityManager, MoreThan } from 'typeorm';
import { normaliseEmail } from '../../domain/account/email.js';
import { Database } from '../../platform/db/database.js';
import { toDate } from '../../platform/db/moments.js';
import { WatcherEntity } from './watcher.entity.js';
import { type Watcher, WatcherReader, type WatcherStore } from './watcher.repository.js';

function toWatcher({ id, number, email, language, created_at, ends_at }: WatcherEntity): Watcher {
  return { id, number, email, language, createdAt: toDate(created_at), endsAt: toDate(ends_at) };
}

@Injectable()
export class TypeOrmWatcherReader extends WatcherReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<Watcher | null> {
    const row = await this.database.read((manager) => manager.findOneBy(WatcherEntity, { id }));
    return row && toWatcher(row);
  }

  override async findWatching(number: string, now: Date, afterId: number, limit: number): Promise<Watcher[]> {
    const where = { number, id: MoreThan(afterId), ends_at: MoreThan(now.getTime()) };
    const rows = await this.database.read((manager) =>
      manager.find(WatcherEntity, { where, order: { id: 'ASC' }, take: limit }),
    );
    return rows.map(toWatcher);
  }

  override async findByEmail(email: string): Promise<Watcher[]> {
    const where = { email: normaliseEmail(email) };
    const rows = await this.database.read((manager) => manager.find(WatcherEntity, { where, order: { id: 'ASC' } }));
    return rows.map(toWatcher);
  }
}

export class TypeOrmWatcherStore implements WatcherStore {
  constructor(private readonly manager: EntityManager) {}

  /** Of two at once the second finds the first one's row: MariaDB waits for it, SQLite has one writer. */
  async put({ number, email, language, createdAt, endsAt }: Omit<Watcher, 'id'>): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(WatcherEntity)
      .values({
        number,
        email: normaliseEmail(email),
        language,
        created_at: createdAt.getTime(),
        ends_at: endsAt.getTime(),
      })
      .orUpdate(['language', 'ends_at'], ['number', 'email'])
      .updateEntity(false)
      .execute();
  }

  async remove(id: number): Promise<void> {
    await this.manager.delete(WatcherEntity, { id });
  }
}
