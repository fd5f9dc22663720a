import type { JobName, Jobs } from '../../src/domain/jobs/jobs.js';
import type { Database } from '../../src/platform/db/database.js';
import { JobEntity } from '../../src/platform/jobs/job.entity.js';
import { JobNotifier } from '../../src/platform/jobs/job-queue.port.js';
import { TypeOrmUnitOfWork } from '../../src/unit-of-work/typeorm.unit-of-work.js';
import { PlainPseudonyms } from '../fakes/pseudonyms.fake.js';
import { AUDIT_HASHES } from './audit-keys.js';

class SilentBell extends JobNotifier {
  notify(): void {}
}

/** The rows of the outbox, as no port shows or changes them. */
export class JobRows {
  private readonly unitOfWork: TypeOrmUnitOfWork;

  constructor(private readonly database: Database) {
    this.unitOfWork = new TypeOrmUnitOfWork(
      database,
      new SilentBell(),
      { now: () => new Date(0) },
      AUDIT_HASHES,
      new PlainPseudonyms(),
    );
  }

  /** Orders a job that has long been due, and notifies of nobody. */
  add<N extends JobName>(name: N, payload: Jobs[N]): Promise<number> {
    return this.unitOfWork.run((tx) => tx.outbox.add(name, payload));
  }

  /** As it is committed. */
  async row(id: number): Promise<JobEntity> {
    return this.database.reader.getRepository(JobEntity).findOneByOrFail({ id });
  }

  /** Oldest first. */
  all(): Promise<JobEntity[]> {
    return this.database.reader.getRepository(JobEntity).find({ order: { id: 'ASC' } });
  }

  async areAll(state: JobEntity['state']): Promise<boolean> {
    return (await this.all()).every((row) => row.state === state);
  }

  /** As another process would, outside of any transaction of this one. */
  async set(id: number, columns: Partial<JobEntity>): Promise<void> {
    await this.database.writer.getRepository(JobEntity).update({ id }, columns);
  }
}
