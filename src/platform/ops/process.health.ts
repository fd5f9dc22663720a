import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { DAY_MS } from '../../domain/shared/calendar.js';
import { Database } from '../db/database.js';
import { JobQueue } from '../jobs/job-queue.port.js';
import { ReportSigner } from '../seal/report-signer.port.js';
import { Clock } from '../security/clock.port.js';
import { Health, type HealthState } from './health.port.js';
import { RedisProbe } from './redis.probe.js';
import { StorageProbe } from './storage.probe.js';

/**
 * How this process is. Only a database that is away makes it unready: everything else it can do without for a while.
 */
@Injectable()
export class ProcessHealth extends Health implements OnModuleDestroy {
  stopping = false;

  constructor(
    private readonly env: Env,
    private readonly database: Database,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
    private readonly signer: ReportSigner,
    private readonly redis: RedisProbe,
    private readonly storage: StorageProbe,
  ) {
    super();
  }

  async examine(): Promise<HealthState> {
    const now = this.clock.now();
    const [overdue, redis, storage] = await Promise.all([this.overdue(now), this.redis.ask(), this.storage.ask()]);
    return {
      status: this.stopping ? 'stopping' : overdue === null ? 'unavailable' : 'ready',
      database: overdue === null ? 'down' : 'up',
      replica: this.database.replica,
      redis,
      ...storage,
      oldestOverdueJobSeconds: overdue === null ? null : Math.round(overdue / 1000),
      signingCertificateDaysLeft: Math.floor((this.signer.certificate().notAfter.getTime() - now.getTime()) / DAY_MS),
    };
  }

  /**
   * The first that a process does which is asked to end: those who spread requests are to notice before it takes no
   * more.
   */
  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    await sleep(this.env.drainSeconds * 1000);
  }

  private async overdue(now: Date): Promise<number | null> {
    try {
      await this.database.ping();
      return await this.jobs.oldestOverdue(now);
    } catch {
      return null;
    }
  }
}
