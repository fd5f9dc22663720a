import { randomUUID } from 'node:crypto';
import { JOB_RULES, type JobName, type Jobs } from '../../domain/jobs/jobs.js';
import type { Sql } from '../db/sql.js';
import { openTrace } from '../ops/open-trace.js';
import { JobEntity } from './job.entity.js';
import type { Outbox } from './outbox.port.js';

export class TypeOrmOutbox implements Outbox {
  /** What this transaction has ordered or put back. */
  readonly added: { id: number; name: JobName }[] = [];

  constructor(
    private readonly sql: Sql,
    private readonly now: Date,
  ) {}

  async add<N extends JobName>(name: N, payload: Jobs[N]): Promise<number> {
    const id = await this.sql.insert(JobEntity, {
      name,
      lane: JOB_RULES[name].lane,
      payload: JSON.stringify(payload),
      state: 'open',
      attempts: 0,
      due_at: this.now.getTime(),
      lease_token: null,
      lease_until: null,
      last_error: null,
      created_at: this.now.getTime(),
      done_at: null,
      request_id: openTrace.getStore()?.requestId ?? null,
      mail_id: randomUUID(),
    });
    this.added.push({ id, name });
    return id;
  }

  async retry(id: number): Promise<boolean> {
    const columns = { state: 'open', attempts: 0, due_at: this.now.getTime() } as const;
    const put = await this.sql.update(JobEntity, columns, "id = ? AND state = 'parked'", [id]);
    if (put === 0) return false;
    const row = await this.sql.first<Pick<JobEntity, 'name'>>('SELECT name FROM jobs WHERE id = ?', [id]);
    if (row) this.added.push({ id, name: row.name });
    return true;
  }
}
