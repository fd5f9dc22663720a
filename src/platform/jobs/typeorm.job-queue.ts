import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JOB_RULES, type JobName, type Jobs, type Lane, type OpenJob } from '../../domain/jobs/jobs.js';
import { Database } from '../db/database.js';
import { toDateOrNull } from '../db/moments.js';
import { marks } from '../db/sql.js';
import { JobEntity } from './job.entity.js';
import { type Claim, JobQueue } from './job-queue.port.js';

const LANES = [...new Set(Object.values(JOB_RULES).map((rules) => rules.lane))];
const ERROR_MAX = 4_000;

/** Takes the present moment. */
const FREE = '(lease_until IS NULL OR lease_until <= ?)';
/** Takes the present moment twice. */
const CLAIMABLE = `state = 'open' AND due_at <= ? AND ${FREE}`;
/** Takes a state. */
export const JOBS_IN_STATE = 'SELECT COUNT(*) AS jobs FROM jobs WHERE state = ?';
export const DUE_JOBS = `SELECT id, name FROM jobs
  WHERE lane = ? AND ${CLAIMABLE} ORDER BY due_at, id LIMIT ?`;
const HELD = "id = ? AND lease_token = ? AND state = 'open'";

@Injectable()
export class TypeOrmJobQueue extends JobQueue {
  constructor(private readonly database: Database) {
    super();
  }

  override async claim(id: number, leaseMs: number, now: Date): Promise<Claim | null> {
    const token = randomUUID();
    const moment = now.getTime();
    const row = await this.database.read((sql) =>
      sql.first<JobEntity>(
        `SELECT id, name, payload, attempts, request_id, mail_id FROM jobs WHERE id = ? AND ${CLAIMABLE}`,
        [id, moment, moment],
      ),
    );
    if (!row) return null;
    // Whoever has had it since has counted up the attempts.
    const claimed = await this.database.write((sql) =>
      sql.change(
        `UPDATE jobs SET lease_token = ?, lease_until = ?, attempts = attempts + 1
         WHERE id = ? AND attempts = ? AND ${CLAIMABLE}`,
        [token, moment + leaseMs, id, row.attempts, moment, moment],
      ),
    );
    return claimed === 0 ? null : { job: toOpenJob(row), token, requestId: row.request_id };
  }

  override async renew(claim: Claim, leaseMs: number, now: Date): Promise<boolean> {
    return (await this.change(claim, { lease_until: now.getTime() + leaseMs })) === 1;
  }

  override async fail(claim: Claim, error: string, retryAt: Date | null, now: Date): Promise<void> {
    await this.change(claim, {
      state: retryAt === null ? 'parked' : 'open',
      due_at: (retryAt ?? now).getTime(),
      lease_token: null,
      lease_until: null,
      last_error: error.slice(0, ERROR_MAX),
    });
  }

  override due(lane: Lane, limit: number, now: Date): Promise<ReadonlyArray<{ id: number; name: JobName }>> {
    const moment = now.getTime();
    return this.database.read((sql) =>
      sql.rows<{ id: number; name: JobName }>(DUE_JOBS, [lane, moment, moment, limit]),
    );
  }

  override async nextDue(lane: Lane, now: Date): Promise<Date | null> {
    const row = await this.database.read((sql) =>
      sql.first<{ next: number | null }>(
        `SELECT MIN(CASE WHEN lease_until > ? AND lease_until > due_at THEN lease_until ELSE due_at END) AS next
         FROM jobs WHERE lane = ? AND state = 'open'`,
        [now.getTime(), lane],
      ),
    );
    return toDateOrNull(row?.next ?? null);
  }

  override async oldestOverdue(now: Date): Promise<number> {
    const moment = now.getTime();
    const row = await this.database.read((sql) =>
      sql.first<{ oldest: number | null }>(
        `SELECT MIN(due_at) AS oldest FROM jobs WHERE lane IN (${marks(LANES)}) AND state = 'open' AND due_at <= ?`,
        [...LANES, moment],
      ),
    );
    return row?.oldest == null ? 0 : moment - row.oldest;
  }

  override async counts(): Promise<{ open: number; parked: number }> {
    const count = async (state: JobEntity['state']) =>
      this.database.read(async (sql) => (await sql.first<{ jobs: number }>(JOBS_IN_STATE, [state]))?.jobs ?? 0);
    const [open, parked] = await Promise.all([count('open'), count('parked')]);
    return { open, parked };
  }

  /** @returns how many rows, of which there is none where the claim was lost. */
  private change(claim: Claim, columns: Partial<JobEntity>): Promise<number> {
    return this.database.write((sql) => sql.update(JobEntity, columns, HELD, [claim.job.id, claim.token]));
  }
}

/** As it was before the claim. */
function toOpenJob(row: JobEntity): OpenJob {
  const { id, name, payload, attempts, mail_id } = row;
  return {
    id,
    name,
    payload: JSON.parse(payload) as Jobs[JobName],
    attempt: attempts + 1,
    // The name under which releases before this column sent it: a try may have been theirs.
    mailId: mail_id ?? `job-${id}`,
  };
}
