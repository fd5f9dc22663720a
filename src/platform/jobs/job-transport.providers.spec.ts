import { BullJobNotifier } from './bull.job-notifier.js';
import { BullWorkerHost } from './bull.worker-host.js';
import { InProcessJobHost } from './in-process.job-host.js';
import { JobNotifier } from './job-queue.port.js';
import { jobNotifierProviders, jobWorkerProviders } from './job-transport.providers.js';
import { LocalJobNotifier } from './local.job-notifier.js';

const withRedis = { redisUrl: 'redis://127.0.0.1:6379' };
const without = { redisUrl: null };

describe('job transport', () => {
  it('notifies within the process without Redis, and through Redis with it', () => {
    expect(jobNotifierProviders(without)).toContainEqual({ provide: JobNotifier, useExisting: LocalJobNotifier });
    expect(jobNotifierProviders(withRedis)).toContainEqual({ provide: JobNotifier, useExisting: BullJobNotifier });
  });

  it('works on jobs in the API process only where there is no Redis', () => {
    expect(jobWorkerProviders(without, 'api')).toContain(InProcessJobHost);
    expect(jobWorkerProviders(withRedis, 'api')).toEqual([]);
    expect(jobWorkerProviders(withRedis, 'worker')).toContain(BullWorkerHost);
    expect(jobWorkerProviders(withRedis, 'worker')).not.toContain(InProcessJobHost);
    expect(jobWorkerProviders(without, 'worker')).toContain(InProcessJobHost);
  });

  it('never works on jobs in a command', () => {
    expect(jobWorkerProviders(without, 'command')).toEqual([]);
    expect(jobWorkerProviders(withRedis, 'command')).toEqual([]);
  });
});
