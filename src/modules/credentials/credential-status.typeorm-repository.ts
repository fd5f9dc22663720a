import { Injectable } from '@nestjs/common';
import type { StatusPlace } from '../../domain/credential/status-list.js';
import { Database } from '../../platform/db/database.js';
import { marks, type Sql } from '../../platform/db/sql.js';
import type { Condition } from '../../platform/db/word-search.js';
import { CredentialStatusReader, type CredentialStatusStore } from './credential-status.repository.js';

const OF_REPORT = 'SELECT list, position FROM credential_statuses WHERE report_id = ?';
const NEWEST = 'SELECT MAX(list) AS list FROM credential_statuses';

/** From the few reports that are no longer in force to their bits, never through a whole list. */
export function revokedOf(list: number): Condition {
  return {
    text: `SELECT s.position FROM reports r JOIN credential_statuses s ON s.report_id = r.id
        WHERE r.status IN ('superseded', 'withdrawn') AND s.list = ?
      UNION ALL SELECT position FROM credential_statuses WHERE report_id IS NULL AND list = ?`,
    values: [list, list],
  };
}

const INSERT = {
  mariadb: 'INSERT IGNORE INTO credential_statuses (list, position, report_id) VALUES (?, ?, ?)',
  sqlite: 'INSERT INTO credential_statuses (list, position, report_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
} as const;

@Injectable()
export class TypeOrmCredentialStatusReader extends CredentialStatusReader {
  constructor(private readonly database: Database) {
    super();
  }

  override findPlace(reportId: number): Promise<StatusPlace | null> {
    return this.database.read((sql) => sql.first<StatusPlace>(OF_REPORT, [reportId]));
  }

  override findRevoked(list: number): Promise<readonly number[] | null> {
    return this.database.read(async (sql) => {
      const newest = (await sql.first<{ list: number | null }>(NEWEST))?.list ?? 0;
      if (list < 1 || list > newest) return null;
      const { text, values } = revokedOf(list);
      return (await sql.rows<{ position: number }>(text, values)).map(({ position }) => position);
    });
  }
}

export class TypeOrmCredentialStatusStore implements CredentialStatusStore {
  constructor(private readonly sql: Sql) {}

  async allot(reportId: number, candidates: readonly number[]): Promise<StatusPlace> {
    const report = await this.sql.first(`SELECT id FROM reports WHERE id = ?${this.sql.forUpdate}`, [reportId]);
    if (!report) throw new Error(`there is no report ${reportId}`);
    const existing = await this.sql.first<StatusPlace>(OF_REPORT, [reportId]);
    if (existing) return existing;
    const newest = (await this.sql.first<{ list: number | null }>(NEWEST))?.list ?? 1;
    for (const list of [newest, newest + 1]) {
      for (const position of await this.free(list, candidates)) {
        if (await this.take(list, position, reportId)) return { list, position };
      }
    }
    throw new Error(`none of ${candidates.length} places is free in a new list`);
  }

  private async free(list: number, candidates: readonly number[]): Promise<number[]> {
    const rows = await this.sql.rows<{ position: number }>(
      `SELECT position FROM credential_statuses WHERE list = ? AND position IN (${marks(candidates)})`,
      [list, ...candidates],
    );
    const taken = new Set(rows.map(({ position }) => position));
    return candidates.filter((position) => !taken.has(position));
  }

  /** False where another was faster. */
  private async take(list: number, position: number, reportId: number): Promise<boolean> {
    return (await this.sql.change(INSERT[this.sql.engine], [list, position, reportId])) === 1;
  }
}
