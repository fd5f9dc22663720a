import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/db/database.js';
import { marks, type Value } from '../../platform/db/sql.js';
import { trimChain } from '../audit/audit.typeorm-repository.js';
import { CHAINS } from '../audit/audit-hash.adapter.js';
import { Retention } from './retention.repository.js';

interface Aged {
  readonly table: string;
  readonly key: string;
  /** The column that tells its age; an index begins with it. */
  readonly age: string;
}

const SESSIONS: Aged = { table: 'sessions', key: 'id', age: 'expires_at' };
const CODES: Aged = { table: 'verification_codes', key: 'id', age: 'created_at' };
const LOGIN_FAILURES: Aged = { table: 'login_failures', key: 'account_hash', age: 'window_ends' };
const WATCHERS: Aged = { table: 'report_watchers', key: 'id', age: 'ends_at' };
/** Only what is done has this. */
const JOBS: Aged = { table: 'jobs', key: 'id', age: 'done_at' };
/** Their views go with them. */
const SHARES: Aged = { table: 'shares', key: 'id', age: 'ends_at' };

export const oldest = ({ table, key, age }: Aged) =>
  `SELECT ${key} AS id FROM ${table} WHERE ${age} < ? ORDER BY ${age} LIMIT ?`;

/** The statements that find what is to be removed; each takes a moment and a limit. */
export const OVERDUE = {
  sessions: oldest(SESSIONS),
  codes: oldest(CODES),
  loginFailures: oldest(LOGIN_FAILURES),
  watchers: oldest(WATCHERS),
  jobs: oldest(JOBS),
  shares: oldest(SHARES),
  drafts: "SELECT id FROM certificates WHERE status = 'Unverified' AND updated_at < ? ORDER BY updated_at LIMIT ?",
  rejected: "SELECT id FROM certificates WHERE status = 'Rejected' AND updated_at < ? ORDER BY updated_at LIMIT ?",
  erasedRecords: 'SELECT certificate_id AS id FROM reports WHERE erased_at < ? ORDER BY erased_at LIMIT ?',
  erasedUsers: 'SELECT id FROM users WHERE erased_at < ? ORDER BY erased_at LIMIT ?',
  // An upload is dated before it is stored, which takes a request at most; a kept file that is as young does no harm here.
  remains: `SELECT id FROM users WHERE erased_at >= ? AND (
    EXISTS (SELECT 1 FROM certificates c WHERE c.owner_id = users.id)
    OR EXISTS (SELECT 1 FROM files f WHERE f.owner_id = users.id AND f.discarded_at IS NULL
      AND f.created_at >= users.erased_at - 600000)
  ) ORDER BY erased_at LIMIT ?`,
} as const;

@Injectable()
export class TypeOrmRetention extends Retention {
  constructor(private readonly database: Database) {
    super();
  }

  override removeSessions(ranOutBefore: Date, limit: number): Promise<number> {
    return this.remove(SESSIONS, ranOutBefore, limit);
  }

  override removeCodes(madeBefore: Date, limit: number): Promise<number> {
    return this.remove(CODES, madeBefore, limit);
  }

  override removeLoginFailures(windowEndedBefore: Date, limit: number): Promise<number> {
    return this.remove(LOGIN_FAILURES, windowEndedBefore, limit);
  }

  override removeWatchers(endedBefore: Date, limit: number): Promise<number> {
    return this.remove(WATCHERS, endedBefore, limit);
  }

  override removeJobs(doneBefore: Date, limit: number): Promise<number> {
    return this.remove(JOBS, doneBefore, limit);
  }

  override removeShares(endedBefore: Date, limit: number): Promise<number> {
    return this.remove(SHARES, endedBefore, limit);
  }

  override async trimAudit(before: Date, limit: number): Promise<number> {
    let trimmed = 0;
    for (let chain = 0; chain < CHAINS && trimmed < limit; chain += 1) {
      const rest = limit - trimmed;
      trimmed += await this.database.write((sql) => trimChain(sql.manager, chain, before, rest));
    }
    return trimmed;
  }

  override findUnchanged(status: 'Unverified' | 'Rejected', changedBefore: Date, limit: number): Promise<number[]> {
    return this.find(status === 'Rejected' ? OVERDUE.rejected : OVERDUE.drafts, changedBefore, limit);
  }

  override findErasedRecords(erasedBefore: Date, limit: number): Promise<number[]> {
    return this.find(OVERDUE.erasedRecords, erasedBefore, limit);
  }

  override findErasedUsers(erasedBefore: Date, limit: number): Promise<number[]> {
    return this.find(OVERDUE.erasedUsers, erasedBefore, limit);
  }

  override findWithRemains(erasedSince: Date, limit: number): Promise<number[]> {
    return this.find(OVERDUE.remains, erasedSince, limit);
  }

  private async find(statement: string, moment: Date, limit: number): Promise<number[]> {
    const rows = await this.database.read((sql) => sql.rows<{ id: number }>(statement, [moment.getTime(), limit]));
    return [...new Set(rows.map(({ id }) => id))];
  }

  /** By their keys, and judged again: a row may have become young since it was found. */
  private async remove(aged: Aged, before: Date, limit: number): Promise<number> {
    const moment = before.getTime();
    const found = await this.database.read((sql) => sql.rows<{ id: Value }>(oldest(aged), [moment, limit]));
    if (found.length === 0) return 0;
    const statement = `DELETE FROM ${aged.table} WHERE ${aged.key} IN (${marks(found)}) AND ${aged.age} < ?`;
    return this.database.write((sql) => sql.change(statement, [...found.map(({ id }) => id), moment]));
  }
}
