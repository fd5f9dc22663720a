import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual, Or } from 'typeorm';
import { type JobName, type Jobs, type OpenJob, QUEUE_NAMES, type QueueName } from '../../domain/jobs/jobs.js';
import { Database } from '../db/database.js';
import { ownMoment, serverMoment } from '../db/server-clock.js';
import { JobEntity } from './job.entity.js';
import { type Claim, JobQueue } from './job-queue.port.js';

const ERROR_MAX = 4_000;

const claimable = (moment: number) => ({
  state: 'open' as const,
  due_at: LessThanOrEqual(moment),
  lease_until: Or(IsNull(), LessThanOrEqual(moment)),
});

/** The row of a claim that was not lost. */
export const heldBy = ({ job, token }: Claim) => ({ id: job.id, lease_token: token, state: 'open' as const });

/**
 * Rows tell moments by the database's clock, on which processes with clocks of their own agree; callers name theirs.
 */
@Injectable()
export class TypeOrmJobQueue extends JobQueue {
  constructor(private readonly database: Database) {
    super();
  }

  override async claim(id: number, leaseMs: number, now: Date): Promise<Claim | null> {
    const token = randomUUID();
    const moment = this.moment(now);
    const row = await this.database.read((manager) => manager.findOneBy(JobEntity, { id, ...claimable(moment) }));
    if (!row) return null;
    const { attempts, request_id: requestId } = row;
    const claimed = await this.database.write((manager) =>
      // Whoever has had it since has counted up the attempts, or given it back as it was.
      manager.update(
        JobEntity,
        { id, attempts, ...claimable(moment) },
        { lease_token: token, lease_until: moment + leaseMs, attempts: attempts + 1 },
      ),
    );
    return claimed.affected === 1 ? { job: toOpenJob(row), token, requestId } : null;
  }

  override async renew(claim: Claim, leaseMs: number, now: Date): Promise<boolean> {
    return this.change(claim, { lease_until: this.moment(now) + leaseMs });
  }

  override async fail(claim: Claim, error: string, retryAt: Date | null, now: Date): Promise<void> {
    await this.change(claim, {
      state: retryAt === null ? 'failed' : 'open',
      due_at: this.moment(retryAt ?? now),
      lease_token: null,
      lease_until: null,
      last_error: error.slice(0, ERROR_MAX),
    });
  }

  override async giveBack(claim: Claim, reason: string, dueAt: Date): Promise<void> {
    await this.change(claim, {
      due_at: this.moment(dueAt),
      attempts: claim.job.attempt - 1,
      lease_token: null,
      lease_until: null,
      last_error: reason.slice(0, ERROR_MAX),
    });
  }

  override due(queue: QueueName, limit: number, now: Date): Promise<ReadonlyArray<{ id: number; name: JobName }>> {
    return this.database.read((manager) =>
      manager.find(JobEntity, {
        select: { id: true, name: true },
        where: { queue, ...claimable(this.moment(now)) },
        order: { due_at: 'ASC', id: 'ASC' },
        take: limit,
      }),
    );
  }

  override async nextDue(queue: QueueName, now: Date): Promise<Date | null> {
    const row = await this.database.read((manager) =>
      manager
        .createQueryBuilder(JobEntity, 'j')
        .select(
          'MIN(CASE WHEN j.lease_until > :now AND j.lease_until > j.due_at THEN j.lease_until ELSE j.due_at END)',
          'next',
        )
        .where({ queue, state: 'open' })
        .setParameter('now', this.moment(now))
        .getRawOne<{ next: number | null }>(),
    );
    return row?.next ? ownMoment(this.database.writer, row.next) : null;
  }

  override async oldestOverdue(now: Date): Promise<number> {
    const moment = this.moment(now);
    const overdue = { queue: In(QUEUE_NAMES), state: 'open', due_at: LessThanOrEqual(moment) } as const;
    const oldest = await this.database.read((manager) => manager.minimum(JobEntity, 'due_at', overdue));
    return oldest === null ? 0 : moment - oldest;
  }

  override async counts(): Promise<{ open: number; failed: number }> {
    const count = (state: JobEntity['state']) => this.database.read((manager) => manager.countBy(JobEntity, { state }));
    const [open, failed] = await Promise.all([count('open'), count('failed')]);
    return { open, failed };
  }

  private moment(own: Date): number {
    return serverMoment(this.database.writer, own);
  }

  /** @returns false where the claim was lost. */
  private async change(claim: Claim, columns: Partial<JobEntity>): Promise<boolean> {
    const changed = await this.database.write((manager) => manager.update(JobEntity, heldBy(claim), columns));
    return changed.affected === 1;
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
