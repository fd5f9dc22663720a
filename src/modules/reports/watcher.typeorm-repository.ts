import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import { normaliseEmail } from '../../domain/account/email.js';
import { Database } from '../../platform/db/database.js';
import { toDate, toDateOrNull } from '../../platform/db/moments.js';
import { WatcherEntity } from './watcher.entity.js';
import { type Watcher, WatcherReader, type WatcherStore } from './watcher.repository.js';

function toWatcher({ id, number, email, language, created_at, confirmed_at, ends_at }: WatcherEntity): Watcher {
  const times = { createdAt: toDate(created_at), confirmedAt: toDateOrNull(confirmed_at), endsAt: toDate(ends_at) };
  return { id, number, email, language, ...times };
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
    const where = { number, id: MoreThan(afterId), ends_at: MoreThan(now.getTime()), confirmed_at: Not(IsNull()) };
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
  async ask(asked: Omit<Watcher, 'id' | 'confirmedAt'>): Promise<number> {
    const { number, language, createdAt, endsAt } = asked;
    const watcher = { number, email: normaliseEmail(asked.email) };
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(WatcherEntity)
      .values({
        ...watcher,
        language,
        created_at: createdAt.getTime(),
        confirmed_at: null,
        ends_at: endsAt.getTime(),
      })
      .orUpdate(['language'], ['number', 'email'])
      .updateEntity(false)
      .execute();
    const unconfirmed = { ...watcher, confirmed_at: IsNull() };
    await this.manager.update(WatcherEntity, unconfirmed, { ends_at: endsAt.getTime() });
    return (await this.manager.findOneByOrFail(WatcherEntity, watcher)).id;
  }

  async confirm(id: number, now: Date, endsAt: Date): Promise<boolean> {
    const times = { confirmed_at: now.getTime(), ends_at: endsAt.getTime() };
    return (await this.manager.update(WatcherEntity, { id }, times)).affected === 1;
  }

  async remove(id: number): Promise<void> {
    await this.manager.delete(WatcherEntity, { id });
  }
}
