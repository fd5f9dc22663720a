import { JOB_RULES, type JobName, type Jobs, type Lane, type OpenJob } from '../../src/domain/jobs/jobs.js';
import { type Claim, JobQueue } from '../../src/platform/jobs/job-queue.port.js';

export interface FakeJobRow {
  readonly id: number;
  readonly name: JobName;
  readonly payload: Jobs[JobName];
  state: 'open' | 'done' | 'parked';
  attempts: number;
  dueAt: Date;
  heldUntil: Date | null;
  token: string | null;
  error: string | null;
  readonly createdAt: Date;
  doneAt: Date | null;
}

/** The outbox rows in memory. */
export class InMemoryJobQueue extends JobQueue {
  readonly rows: FakeJobRow[] = [];
  /** While true every call fails, as with a database that is away. */
  broken = false;
  #tokens = 0;

  add<N extends JobName>(name: N, payload: Jobs[N], dueAt: Date = new Date(0)): number {
    const id = this.rows.length + 1;
    const free = { attempts: 0, heldUntil: null, token: null, error: null, doneAt: null };
    this.rows.push({ id, name, payload, state: 'open', dueAt, createdAt: dueAt, ...free });
    return id;
  }

  /** What the outbox does with a parked job; false where it is not parked. */
  retry(id: number, now: Date = new Date(0)): boolean {
    const row = this.rows[id - 1];
    if (row?.state !== 'parked') return false;
    Object.assign(row, { state: 'open', attempts: 0, dueAt: now });
    return true;
  }

  row(id: number): FakeJobRow {
    const row = this.rows[id - 1];
    if (!row) throw new Error(`There is no job ${id}`);
    return row;
  }

  async claim(id: number, leaseMs: number, now: Date): Promise<Claim | null> {
    this.#check();
    const row = this.rows[id - 1];
    if (!row || !isFree(row, now)) return null;
    row.attempts += 1;
    row.token = `claim-${++this.#tokens}`;
    row.heldUntil = new Date(now.getTime() + leaseMs);
    const job: OpenJob = { id, name: row.name, payload: row.payload, attempt: row.attempts, mailId: `mail-${id}` };
    return { job, token: row.token, requestId: null };
  }

  async renew(claim: Claim, leaseMs: number, now: Date): Promise<boolean> {
    this.#check();
    const row = this.#held(claim);
    if (row) row.heldUntil = new Date(now.getTime() + leaseMs);
    return row !== null;
  }

  async fail(claim: Claim, error: string, retryAt: Date | null): Promise<void> {
    this.#check();
    const row = this.#held(claim);
    if (!row) return;
    Object.assign(row, { error, token: null, heldUntil: null });
    if (retryAt) row.dueAt = retryAt;
    else row.state = 'parked';
  }

  async due(lane: Lane, limit: number, now: Date): Promise<Array<{ id: number; name: JobName }>> {
    this.#check();
    return this.rows
      .filter((row) => JOB_RULES[row.name].lane === lane && isFree(row, now))
      .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || a.id - b.id)
      .slice(0, limit)
      .map(({ id, name }) => ({ id, name }));
  }

  async nextDue(lane: Lane): Promise<Date | null> {
    this.#check();
    const times = this.#open(lane).map((row) => Math.max(row.dueAt.getTime(), row.heldUntil?.getTime() ?? 0));
    return times.length > 0 ? new Date(Math.min(...times)) : null;
  }

  async oldestOverdue(now: Date): Promise<number> {
    this.#check();
    const ages = this.#open().map((row) => now.getTime() - row.dueAt.getTime());
    return Math.max(0, ...ages);
  }

  async counts(): Promise<{ open: number; parked: number }> {
    this.#check();
    const count = (state: FakeJobRow['state']) => this.rows.filter((row) => row.state === state).length;
    return { open: count('open'), parked: count('parked') };
  }

  isHeld(claim: Claim): boolean {
    return this.#held(claim) !== null;
  }

  /** What a transaction's `closeJob` does; false where the claim was lost. */
  close(claim: Claim, now: Date = new Date(0)): boolean {
    this.#check();
    const row = this.#held(claim);
    if (!row) return false;
    Object.assign(row, { state: 'done', token: null, heldUntil: null, doneAt: now });
    return true;
  }

  #held(claim: Claim): FakeJobRow | null {
    const row = this.row(claim.job.id);
    return row.state === 'open' && row.token === claim.token ? row : null;
  }

  #open(lane?: Lane): FakeJobRow[] {
    return this.rows.filter((row) => row.state === 'open' && (!lane || JOB_RULES[row.name].lane === lane));
  }

  #check(): void {
    if (this.broken) throw new Error('The database is away');
  }
}

function isFree(row: FakeJobRow, now: Date): boolean {
  return row.state === 'open' && row.dueAt <= now && (!row.heldUntil || row.heldUntil <= now);
}
