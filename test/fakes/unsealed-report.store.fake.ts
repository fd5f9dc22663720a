import type { Report } from '../../src/domain/report/report.js';
import type { UnsealedReport } from '../../src/domain/report/unsealed-report.js';
import type { Page, PageRequest } from '../../src/domain/shared/page.js';
import {
  UnsealedReportReader,
  type UnsealedReportStore,
} from '../../src/modules/reports/unsealed-report.repository.js';
import type { FakeJobRow, InMemoryJobQueue } from './job-queue.fake.js';
import { type MemoryTables, pageOf } from './memory.tables.js';

function jobOf(jobs: InMemoryJobQueue, reportId: number): FakeJobRow | null {
  const all = jobs.rows.filter(
    ({ name, state, payload }) =>
      name === 'report.render' && state !== 'done' && 'reportId' in payload && payload.reportId === reportId,
  );
  return all.find(({ state }) => state === 'open') ?? all[0] ?? null;
}

function withJob(jobs: InMemoryJobQueue, report: Report, now: Date): UnsealedReport {
  const job = jobOf(jobs, report.id);
  if (!job) return { report, job: null };
  const { id, attempts, error: lastError, heldUntil } = job;
  const state = job.state === 'parked' ? 'parked' : 'open';
  const isHeld = state === 'open' && heldUntil !== null && heldUntil > now;
  return { report, job: { id, state, isHeld, attempts, lastError } };
}

export class InMemoryUnsealedReportReader extends UnsealedReportReader {
  constructor(
    private readonly tables: MemoryTables,
    private readonly jobs: InMemoryJobQueue,
  ) {
    super();
  }

  async list(page: PageRequest, now: Date): Promise<Page<UnsealedReport>> {
    return pageOf(
      this.unsealed().map((report) => withJob(this.jobs, report, now)),
      page,
    );
  }

  async findForgotten(issuedBefore: Date, limit: number): Promise<readonly number[]> {
    const ids = this.unsealed().filter(({ id, issuedAt }) => issuedAt < issuedBefore && !jobOf(this.jobs, id));
    return ids.slice(0, limit).map(({ id }) => id);
  }

  private unsealed(): Report[] {
    return [...this.tables.reports.values()]
      .filter(({ status, pdf }) => status === 'current' && pdf === null)
      .sort((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime() || one.id - other.id);
  }
}

export class InMemoryUnsealedReportStore implements UnsealedReportStore {
  constructor(
    private readonly tables: MemoryTables,
    private readonly jobs: InMemoryJobQueue,
  ) {}

  async lock(reportId: number, now: Date): Promise<UnsealedReport | null> {
    const report = this.tables.reports.get(reportId);
    return report ? withJob(this.jobs, report, now) : null;
  }
}
