import { Injectable } from '@nestjs/common';
import type { Consent, ConsentGiven } from '../../domain/privacy/consent.js';
import { Database } from '../../platform/db/database.js';
import { toDate } from '../../platform/db/moments.js';
import type { Sql } from '../../platform/db/sql.js';
import type { ConsentEntity } from './consent.entity.js';
import { ConsentReader, type ConsentStore } from './consent.repository.js';

function toConsent(row: ConsentEntity): Consent {
  const { id, notice, version, language } = row;
  return { id, userId: row.user_id, notice, version, language, at: toDate(row.given_at) };
}

@Injectable()
export class TypeOrmConsentReader extends ConsentReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findByUser(userId: number): Promise<Consent[]> {
    const rows = await this.database.read((sql) =>
      sql.rows<ConsentEntity>('SELECT * FROM consents WHERE user_id = ? ORDER BY id', [userId]),
    );
    return rows.map(toConsent);
  }
}

/** Of two at once the second finds the first one's row: MariaDB waits for it, SQLite has one writer. */
const ADD = {
  mariadb: 'INSERT IGNORE INTO consents (user_id, notice, version, language, given_at) VALUES (?, ?, ?, ?, ?)',
  sqlite:
    'INSERT INTO consents (user_id, notice, version, language, given_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
} as const;

export class TypeOrmConsentStore implements ConsentStore {
  constructor(private readonly sql: Sql) {}

  async add(userId: number, { notice, version, language }: ConsentGiven, now: Date) {
    const key = [userId, notice, version, language];
    const added = await this.sql.change(ADD[this.sql.engine], [...key, now.getTime()]);
    // Locked, because a plain read would not see what was committed since this transaction first looked.
    const row = await this.sql.first<ConsentEntity>(
      `SELECT * FROM consents WHERE user_id = ? AND notice = ? AND version = ? AND language = ?${this.sql.forUpdate}`,
      key,
    );
    if (!row) throw new Error('the consent that was added is not there');
    return { consent: toConsent(row), isNew: added === 1 };
  }
}
