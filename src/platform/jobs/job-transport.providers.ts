import type { Provider } from '@nestjs/common';
import type { Env } from '../../config/env.js';
import { BullJobNotifier } from './bull.job-notifier.js';
import { BullWorkerHost } from './bull.worker-host.js';
import { InProcessJobHost } from './in-process.job-host.js';
import { JobRegistry } from './job.registry.js';
import { JobRunner } from './job.runner.js';
import { JobNotifier } from './job-queue.port.js';
import { LocalJobNotifier } from './local.job-notifier.js';

type Transport = Pick<Env, 'redisUrl'>;

/** `command`: a process such as a migration or a seed, which orders jobs but never works on them. */
export type ProcessRole = 'api' | 'worker' | 'command';

/**
 * The notifier, for the module that binds ports to adapters; export `JobNotifier` and the class that carries it from
 * there.
 */
export function jobNotifierProviders(env: Transport): Provider[] {
  const notifier = jobNotifierClass(env);
  return [notifier, { provide: JobNotifier, useExisting: notifier }];
}

function jobNotifierClass(env: Transport): typeof BullJobNotifier | typeof LocalJobNotifier {
  return env.redisUrl ? BullJobNotifier : LocalJobNotifier;
}

/**
 * Whether this process works on jobs: a worker does, and the API where there is no Redis to bring workers their
 * wake-ups.
 */
export function worksOnJobs(env: Transport, role: ProcessRole): boolean {
  return role === 'worker' || (role === 'api' && !env.redisUrl);
}

/**
 * The workers, for the module that has the handlers and provides them as `JOB_HANDLERS`; none where the process does
 * not work on jobs. It needs JobQueue, UnitOfWork, Clock, Env and the class of `jobNotifierClass` from elsewhere.
 */
export function jobWorkerProviders(env: Transport, role: ProcessRole): Provider[] {
  if (!worksOnJobs(env, role)) return [];
  const host = env.redisUrl ? [BullWorkerHost] : [InProcessJobHost];
  return [JobRegistry, JobRunner, ...host];
}
