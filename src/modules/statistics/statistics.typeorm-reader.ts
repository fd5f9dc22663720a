import { Injectable } from '@nestjs/common';
import { type CertificateStatus, STATUSES } from '../../domain/certificate/certificate.machine.js';
import { dayOf } from '../../domain/shared/calendar.js';
import type { Age, DayOfDecisions, Span, Waiting } from '../../domain/statistics/statistics.js';
import { Database } from '../../platform/db/database.js';
import { toDate } from '../../platform/db/moments.js';
import { countUpTo } from '../../platform/db/sorted-list.js';
import type { Sql } from '../../platform/db/sql.js';
import type { Condition } from '../../platform/db/word-search.js';
import { StatisticsReader } from './statistics.repository.js';

/** A day in Malaysia begins eight hours before the day of UTC. */
const SHIFT = 8 * 3_600_000;
const DAY = 24 * 3_600_000;

const BY_STATUS = 'SELECT status, total AS n FROM certificate_totals';

export const OLDEST_WAITING = `SELECT t.id, t.applied_at FROM certificates t
  WHERE t.status = 'Verifying' AND t.applied_at IS NOT NULL ORDER BY t.applied_at, t.id LIMIT 1`;

/** The trail has every decision, also of records that were applied for again since, or removed. */
export const DECISIONS = `SELECT at - (at + ${SHIFT}) % ${DAY} AS midnight, COUNT(*) AS n FROM audit_events
  WHERE action = ? AND at >= ? GROUP BY midnight`;

/** What was verified without having been applied for took no time, and tells nothing. */
export const DECISION_TIMES = `SELECT t.decided_at - t.applied_at AS took FROM certificates t
  WHERE t.decided_at >= ? AND t.applied_at < t.decided_at ORDER BY t.decided_at DESC LIMIT ?`;

export const PARKED_JOBS = countUpTo('jobs', [{ text: "t.state = 'parked'", values: [] }]);

export function waitingSince({ after, until }: Span): Condition {
  const conditions: Condition[] = [{ text: "t.status = 'Verifying'", values: [] }];
  if (after) conditions.push({ text: 't.applied_at > ?', values: [after.getTime()] });
  if (until) conditions.push({ text: 't.applied_at <= ?', values: [until.getTime()] });
  return countUpTo('certificates', conditions);
}

@Injectable()
export class TypeOrmStatisticsReader extends StatisticsReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async byStatus(): Promise<Readonly<Record<CertificateStatus, number>>> {
    const rows = await this.database.read((sql) => sql.rows<{ status: string; n: number | string }>(BY_STATUS));
    const counted = new Map(rows.map(({ status, n }) => [status, Number(n)]));
    return Object.fromEntries(STATUSES.map((status) => [status, counted.get(status) ?? 0])) as Record<
      CertificateStatus,
      number
    >;
  }

  override waiting(spans: Readonly<Record<Age, Span>>): Promise<Waiting> {
    return this.database.read(async (sql) => {
      const oldest = await sql.first<{ id: number; applied_at: number }>(OLDEST_WAITING);
      return {
        ages: {
          underOneDay: await count(sql, waitingSince(spans.underOneDay)),
          oneToThreeDays: await count(sql, waitingSince(spans.oneToThreeDays)),
          threeToSevenDays: await count(sql, waitingSince(spans.threeToSevenDays)),
          overSevenDays: await count(sql, waitingSince(spans.overSevenDays)),
        },
        oldest: oldest && { id: oldest.id, appliedAt: toDate(oldest.applied_at) },
      };
    });
  }

  override decisions(since: Date): Promise<DayOfDecisions[]> {
    return this.database.read(async (sql) => {
      const approved = await perDay(sql, 'certificate.verified', since);
      const rejected = await perDay(sql, 'certificate.rejected', since);
      const days = [...new Set([...approved.keys(), ...rejected.keys()])].sort();
      return days.map((day) => ({ day, approved: approved.get(day) ?? 0, rejected: rejected.get(day) ?? 0 }));
    });
  }

  override async decisionTimes(since: Date, limit: number): Promise<number[]> {
    const values = [since.getTime(), limit];
    const rows = await this.database.read((sql) => sql.rows<{ took: number | string }>(DECISION_TIMES, values));
    return rows.map(({ took }) => Number(took));
  }

  override parkedJobs(): Promise<number> {
    return this.database.read((sql) => count(sql, PARKED_JOBS));
  }
}

async function perDay(sql: Sql, action: string, since: Date): Promise<Map<string, number>> {
  type Row = { midnight: number | string; n: number | string };
  const rows = await sql.rows<Row>(DECISIONS, [action, since.getTime()]);
  return new Map(rows.map(({ midnight, n }) => [dayOf(new Date(Number(midnight))), Number(n)]));
}

async function count(sql: Sql, { text, values }: Condition): Promise<number> {
  return Number((await sql.first<{ n: number | string }>(text, values))?.n ?? 0);
}
