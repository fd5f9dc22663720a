import type { Provider } from '@nestjs/common';
import type { Env } from '../../config/env.js';
import { BullJobBell } from './bull.job-bell.js';
import { BullWorkerHost } from './bull.worker-host.js';
import { InProcessJobHost } from './in-process.job-host.js';
import { JobRegistry } from './job.registry.js';
import { JobRunner } from './job.runner.js';
import { JobBell } from './job-queue.port.js';
import { LocalJobBell } from './local.job-bell.js';

type Transport = Pick<Env, 'redisUrl'>;

/** `command`: a process such as a migration or a seed, which orders jobs but never works on them. */
export type ProcessRole = 'api' | 'worker' | 'command';

/** The bell, for the module that binds ports to adapters; export `JobBell` and the class that carries it from there. */
export function jobBellProviders(env: Transport): Provider[] {
  const bell = jobBellClass(env);
  return [bell, { provide: JobBell, useExisting: bell }];
}

function jobBellClass(env: Transport): typeof BullJobBell | typeof LocalJobBell {
  return env.redisUrl ? BullJobBell : LocalJobBell;
}

/** Whether this process works on jobs: a worker does, and the API where there is no Redis to bring workers the rings. */
export function worksOnJobs(env: Transport, role: ProcessRole): boolean {
  return role === 'worker' || (role === 'api' && !env.redisUrl);
}

/**
 * The workers, for the module that has the handlers and provides them as `JOB_HANDLERS`; none where the process does
 * not work on jobs. It needs JobQueue, UnitOfWork, Clock, Env and the class of `jobBellClass` from elsewhere.
 */
export function jobWorkerProviders(env: Transport, role: ProcessRole): Provider[] {
  if (!worksOnJobs(env, role)) return [];
  const host = env.redisUrl ? [BullWorkerHost] : [InProcessJobHost];
  return [JobRegistry, JobRunner, ...host];
}
