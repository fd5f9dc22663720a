import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import type { PendingSeal, RenderJob } from '../../domain/report/pending-seal.js';
import type { Report } from '../../domain/report/report.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import { Database } from '../../platform/db/database.js';
import { forUpdate } from '../../platform/db/locks.js';
import { serverMoment } from '../../platform/db/server-clock.js';
import { JobEntity } from '../../platform/jobs/job.entity.js';
import { PendingSealReader, type PendingSealStore } from './pending-seal.repository.js';
import { ReportEntity } from './report.entity.js';
import { toReport } from './report.mapper.js';

/** MariaDB would rather walk along all reports in force, of which hardly any is without a PDF. */
const selectPending = (manager: EntityManager) =>
  manager
    .createQueryBuilder(ReportEntity, 'r')
    .useIndex('ix_reports_rendered')
    .where({ rendered_at: IsNull(), status: 'current' })
    .orderBy({ 'r.issued_at': 'ASC', 'r.id': 'ASC' });

/** Of the queue that only renders use, those that are not done: as few as there are reports without a PDF. */
const RENDERS = { queue: 'pdf', state: In(['open', 'failed']), name: 'report.render' } as const;

/** As the outbox writes it. */
const payloadOf = (reportId: number) => JSON.stringify({ reportId });

@Injectable()
export class TypeOrmPendingSealReader extends PendingSealReader {
  constructor(private readonly database: Database) {
    super();
  }

  override list(page: PageRequest, now: Date): Promise<Page<PendingSeal>> {
    return this.database.read(async (manager) => {
      const [rows, total] = await selectPending(manager).offset(page.offset).limit(page.limit).getManyAndCount();
      return { items: await withJobs(manager, rows.map(toReport), now), total };
    });
  }

  override findForgotten(issuedBefore: Date, limit: number): Promise<readonly number[]> {
    return this.database.read(async (manager) => {
      // The jobs first: one that is done in between has given its report a PDF.
      const jobs = await manager.find(JobEntity, { select: { id: true, payload: true }, where: RENDERS });
      const rendered = new Set(jobs.map(({ payload }) => payload));
      const reports = await selectPending(manager)
        .select('r.id', 'id')
        .andWhere('r.issued_at < :moment', { moment: issuedBefore.getTime() })
        .limit(rendered.size + limit)
        .getRawMany<{ id: number }>();
      return reports
        .map(({ id }) => id)
        .filter((id) => !rendered.has(payloadOf(id)))
        .slice(0, limit);
    });
  }
}

export class TypeOrmPendingSealStore implements PendingSealStore {
  constructor(private readonly manager: EntityManager) {}

  async lock(reportId: number, now: Date): Promise<PendingSeal | null> {
    const row = await this.manager.findOne(ReportEntity, { where: { id: reportId }, ...forUpdate(this.manager) });
    return row && ((await withJobs(this.manager, [toReport(row)], now))[0] ?? null);
  }
}

async function withJobs(manager: EntityManager, reports: readonly Report[], now: Date): Promise<PendingSeal[]> {
  if (reports.length === 0) return [];
  const payload = In(reports.map(({ id }) => payloadOf(id)));
  const jobs = new Map<string, RenderJob>();
  for (const row of await manager.findBy(JobEntity, { ...RENDERS, payload })) {
    const known = jobs.get(row.payload);
    // Of several the one that is still tried.
    if (known?.state !== 'open') jobs.set(row.payload, toRenderJob(row, serverMoment(manager.dataSource, now)));
  }
  return reports.map((report) => ({ report, job: jobs.get(payloadOf(report.id)) ?? null }));
}

/** @param now by the database's clock. */
function toRenderJob(row: JobEntity, now: number): RenderJob {
  return {
    id: row.id,
    state: row.state === 'failed' ? 'failed' : 'open',
    isHeld: row.state === 'open' && row.lease_until !== null && row.lease_until > now,
    attempts: row.attempts,
    lastError: row.last_error,
  };
}
