import type { JobName, Jobs } from '../../src/domain/jobs/jobs.js';
import type { JobBell } from '../../src/platform/jobs/job-queue.port.js';
import { LostClaim, type Transaction, UnitOfWork } from '../../src/unit-of-work/unit-of-work.js';
import type { InMemoryJobQueue } from './job-queue.fake.js';

/** A unit of work for tests of jobs: its transaction has `outbox` and `closeJob` and no stores. */
export class JobClosingUnitOfWork extends UnitOfWork {
  /** Set to make the next commits fail. */
  failWith: Error | null = null;

  constructor(
    private readonly queue: InMemoryJobQueue,
    private readonly bell?: JobBell,
  ) {
    super();
  }

  async run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const ordered: Array<() => { id: number; name: JobName }> = [];
    const closing: Array<() => void> = [];
    const tx: Pick<Transaction, 'outbox' | 'closeJob'> = {
      outbox: {
        add: async <N extends JobName>(name: N, payload: Jobs[N]) => {
          ordered.push(() => ({ id: this.queue.add(name, payload), name }));
          return this.queue.rows.length + ordered.length;
        },
        retry: async (id) => {
          const row = this.queue.rows[id - 1];
          if (row?.state !== 'parked') return false;
          ordered.push(() => {
            this.queue.retry(id);
            return { id, name: row.name };
          });
          return true;
        },
      },
      closeJob: async (claim) => {
        closing.push(() => {
          if (!this.queue.close(claim)) throw new LostClaim('another worker has the job');
        });
      },
    };
    const result = await work(tx as Transaction);
    if (this.failWith) throw this.failWith;
    for (const close of closing) close();
    const added = ordered.map((add) => add());
    this.bell?.ring(added);
    return result;
  }
}
