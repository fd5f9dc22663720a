import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { UserReader } from '../users/user.repository.js';
import { eraseRecords } from './erasure.steps.js';

/** Goes on where erasing an account stopped, step by step; what is done already is not done again. */
@Injectable()
export class AccountRemainsJob extends JobHandler<'account.remains'> {
  readonly name = 'account.remains';

  constructor(
    private readonly users: UserReader,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle({ payload: { userId } }: OpenJob<'account.remains'>, signal: AbortSignal): Promise<undefined> {
    const found = await this.users.findById(userId);
    if (!found?.user.erasedAt) return;
    for (let more = true; more; ) {
      signal.throwIfAborted();
      const now = this.clock.now();
      more = await this.unitOfWork.run(async (tx) => {
        const erased = await eraseRecords(tx, { userId, actorId: null, now });
        if (!erased.more) await tx.dataRequests.finishOf(userId, 'erasure', now);
        return erased.more;
      });
    }
  }
}
