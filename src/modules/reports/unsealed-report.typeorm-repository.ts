import { Injectable } from '@nestjs/common';
import type { Report } from '../../domain/report/report.js';
import type { RenderJob, UnsealedReport } from '../../domain/report/unsealed-report.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import { Database } from '../../platform/db/database.js';
import { type Engine, marks, type Sql } from '../../platform/db/sql.js';
import type { Condition } from '../../platform/db/word-search.js';
import type { JobEntity } from '../../platform/jobs/job.entity.js';
import type { ReportEntity } from './report.entity.js';
import { toReport } from './report.mapper.js';
import { UnsealedReportReader, type UnsealedReportStore } from './unsealed-report.repository.js';

/** MariaDB would rather walk along all reports in force, of which hardly any is without a PDF. */
const HINT = { mariadb: ' FORCE INDEX (ix_reports_rendered)', sqlite: '' } as const;
const unsealed = (engine: Engine) => `FROM reports${HINT[engine]} WHERE rendered_at IS NULL AND status = 'current'`;
/** Of the lane that only renders use, those that are not done: as few as there are reports without a PDF. */
const RENDERS = "FROM jobs WHERE lane = 'pdf' AND state IN ('open', 'parked') AND name = 'report.render'";

export const unsealedCount = (engine: Engine): Condition => ({
  text: `SELECT COUNT(*) AS total ${unsealed(engine)}`,
  values: [],
});
export const UNFINISHED_RENDERS: Condition = { text: `SELECT payload ${RENDERS}`, values: [] };

export const unsealedPage = ({ offset, limit }: PageRequest, engine: Engine): Condition => ({
  text: `SELECT * ${unsealed(engine)} ORDER BY issued_at, id LIMIT ? OFFSET ?`,
  values: [limit, offset],
});

export const unsealedBefore = (moment: Date, limit: number, engine: Engine): Condition => ({
  text: `SELECT id ${unsealed(engine)} AND issued_at < ? ORDER BY issued_at, id LIMIT ?`,
  values: [moment.getTime(), limit],
});

/** As the outbox writes it. */
const payloadOf = (reportId: number) => JSON.stringify({ reportId });

export const rendersOf = (reportIds: readonly number[]): Condition => ({
  text: `SELECT * ${RENDERS} AND payload IN (${marks(reportIds)})`,
  values: reportIds.map(payloadOf),
});

@Injectable()
export class TypeOrmUnsealedReportReader extends UnsealedReportReader {
  constructor(private readonly database: Database) {
    super();
  }

  override list(page: PageRequest, now: Date): Promise<Page<UnsealedReport>> {
    return this.database.read(async (sql) => {
      const { text, values } = unsealedPage(page, sql.engine);
      const reports = (await sql.rows<ReportEntity>(text, values)).map(toReport);
      const count = await sql.first<{ total: number }>(unsealedCount(sql.engine).text);
      return { items: await withJobs(sql, reports, now), total: Number(count?.total ?? 0) };
    });
  }

  override findForgotten(issuedBefore: Date, limit: number): Promise<readonly number[]> {
    return this.database.read(async (sql) => {
      // The jobs first: one that is done in between has given its report a PDF.
      const jobs = await sql.rows<Pick<JobEntity, 'payload'>>(UNFINISHED_RENDERS.text);
      const rendered = new Set(jobs.map(({ payload }) => payload));
      const { text, values } = unsealedBefore(issuedBefore, rendered.size + limit, sql.engine);
      const ids = (await sql.rows<{ id: number }>(text, values)).map(({ id }) => id);
      return ids.filter((id) => !rendered.has(payloadOf(id))).slice(0, limit);
    });
  }
}

export class TypeOrmUnsealedReportStore implements UnsealedReportStore {
  constructor(private readonly sql: Sql) {}

  async lock(reportId: number, now: Date): Promise<UnsealedReport | null> {
    const row = await this.sql.first<ReportEntity>(`SELECT * FROM reports WHERE id = ?${this.sql.forUpdate}`, [
      reportId,
    ]);
    return row && ((await withJobs(this.sql, [toReport(row)], now))[0] ?? null);
  }
}

async function withJobs(sql: Sql, reports: readonly Report[], now: Date): Promise<UnsealedReport[]> {
  if (reports.length === 0) return [];
  const { text, values } = rendersOf(reports.map(({ id }) => id));
  const jobs = new Map<string, RenderJob>();
  for (const row of await sql.rows<JobEntity>(text, values)) {
    const known = jobs.get(row.payload);
    // Of several the one that is still tried.
    if (known?.state !== 'open') jobs.set(row.payload, toRenderJob(row, now));
  }
  return reports.map((report) => ({ report, job: jobs.get(payloadOf(report.id)) ?? null }));
}

function toRenderJob(row: JobEntity, now: Date): RenderJob {
  return {
    id: row.id,
    state: row.state === 'parked' ? 'parked' : 'open',
    isHeld: row.state === 'open' && row.lease_until !== null && row.lease_until > now.getTime(),
    attempts: row.attempts,
    lastError: row.last_error,
  };
}
