import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { jobRetried } from '../../domain/jobs/job.audit.js';
import { type JobRecord, validateRetry } from '../../domain/jobs/job.js';
import { jobsNamed } from '../../domain/jobs/jobs.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { type JobFilter, JobReader, type JobSort } from './job.repository.js';

const noJob = () => new DomainError('not_found', message('no_job'));

/** What the service does beside requests, for staff to see. */
@Injectable()
export class JobsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: JobReader,
  ) {}

  /** @param q words of the name, each by its beginning. */
  search({ filter, ...request }: ListRequest<JobSort, JobFilter>, q?: string): Promise<Page<JobRecord>> {
    const names = q === undefined ? {} : { names: jobsNamed(q) };
    return this.jobs.search({ ...request, filter: { ...filter, ...names } });
  }

  /** @throws DomainError `not_found`. */
  async detail(id: number): Promise<JobRecord> {
    const job = await this.jobs.findById(id);
    if (!job) throw noJob();
    return job;
  }

  /**
   * Has a failed job tried again, with all its tries anew.
   * @throws DomainError `not_found`, `illegal_transition`.
   */
  async retry(actor: Actor, id: number): Promise<JobRecord> {
    const failed = await this.detail(id);
    validateRetry(failed);
    await this.unitOfWork.run(async (tx) => {
      // Somebody else was faster.
      if (!(await tx.outbox.retry(id))) validateRetry({ state: 'open' });
      tx.audit.record(jobRetried(actor.userId, failed));
    });
    return this.detail(id);
  }
}
