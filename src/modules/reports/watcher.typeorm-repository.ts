import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '../../domain/account/email.js';
import { Database } from '../../platform/db/database.js';
import { toDate } from '../../platform/db/moments.js';
import type { Sql } from '../../platform/db/sql.js';
import type { WatcherEntity } from './watcher.entity.js';
import { type Watcher, WatcherReader, type WatcherStore } from './watcher.repository.js';

export const WATCHING = 'SELECT * FROM report_watchers WHERE number = ? AND id > ? AND ends_at > ? ORDER BY id LIMIT ?';
export const WATCHED_BY = 'SELECT * FROM report_watchers WHERE email = ? ORDER BY id';

function toWatcher({ id, number, email, language, created_at, ends_at }: WatcherEntity): Watcher {
  return { id, number, email, language, createdAt: toDate(created_at), endsAt: toDate(ends_at) };
}

@Injectable()
export class TypeOrmWatcherReader extends WatcherReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<Watcher | null> {
    const row = await this.database.read((sql) =>
      sql.first<WatcherEntity>('SELECT * FROM report_watchers WHERE id = ?', [id]),
    );
    return row && toWatcher(row);
  }

  override async findWatching(number: string, now: Date, afterId: number, limit: number): Promise<Watcher[]> {
    const values = [number, afterId, now.getTime(), limit];
    return (await this.database.read((sql) => sql.rows<WatcherEntity>(WATCHING, values))).map(toWatcher);
  }

  override async findByEmail(email: string): Promise<Watcher[]> {
    const rows = await this.database.read((sql) => sql.rows<WatcherEntity>(WATCHED_BY, [normaliseEmail(email)]));
    return rows.map(toWatcher);
  }
}

const INSERT = 'INSERT INTO report_watchers (number, email, language, created_at, ends_at) VALUES (?, ?, ?, ?, ?)';
/** Of two at once the second finds the first one's row: MariaDB waits for it, SQLite has one writer. */
const PUT = {
  mariadb: `${INSERT} ON DUPLICATE KEY UPDATE language = VALUES(language), ends_at = VALUES(ends_at)`,
  sqlite: `${INSERT} ON CONFLICT (number, email) DO UPDATE SET language = excluded.language, ends_at = excluded.ends_at`,
} as const;

export class TypeOrmWatcherStore implements WatcherStore {
  constructor(private readonly sql: Sql) {}

  async put({ number, email, language, createdAt, endsAt }: Omit<Watcher, 'id'>): Promise<void> {
    const values = [number, normaliseEmail(email), language, createdAt.getTime(), endsAt.getTime()];
    await this.sql.change(PUT[this.sql.engine], values);
  }

  async remove(id: number): Promise<void> {
    await this.sql.change('DELETE FROM report_watchers WHERE id = ?', [id]);
  }
}
