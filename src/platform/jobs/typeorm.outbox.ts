import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { JOB_RULES, type JobName, type Jobs } from '../../domain/jobs/jobs.js';
import { serverMoment } from '../db/server-clock.js';
import { openTrace } from '../ops/open-trace.js';
import { JobEntity } from './job.entity.js';
import type { Outbox } from './outbox.port.js';

export class TypeOrmOutbox implements Outbox {
  /** What this transaction has ordered or put back. */
  readonly added: { id: number; name: JobName }[] = [];

  constructor(
    private readonly manager: EntityManager,
    private readonly now: Date,
  ) {}

  async add<N extends JobName>(name: N, payload: Jobs[N], dueAt: Date = this.now): Promise<number> {
    const row = this.manager.create(JobEntity, {
      name,
      queue: JOB_RULES[name].queue,
      payload: JSON.stringify(payload),
      state: 'open',
      attempts: 0,
      due_at: serverMoment(this.manager.dataSource, dueAt),
      lease_token: null,
      lease_until: null,
      last_error: null,
      created_at: this.now.getTime(),
      done_at: null,
      request_id: openTrace.getStore()?.requestId ?? null,
      mail_id: randomUUID(),
    });
    await this.manager.insert(JobEntity, row);
    this.added.push({ id: row.id, name });
    return row.id;
  }

  async retry(id: number): Promise<boolean> {
    const columns = { state: 'open', attempts: 0, due_at: serverMoment(this.manager.dataSource, this.now) } as const;
    const put = await this.manager.update(JobEntity, { id, state: 'failed' }, columns);
    if (put.affected !== 1) return false;
    const { name } = await this.manager.findOneByOrFail(JobEntity, { id });
    this.added.push({ id, name });
    return true;
  }
}
