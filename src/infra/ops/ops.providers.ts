import type { Provider } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Clock } from '../../ports/clock.js';
import { Health } from '../../ports/health.js';
import { JobQueue } from '../../ports/job-queue.js';
import { Metrics } from '../../ports/metrics.js';
import { ReportSigner } from '../../ports/report-signer.js';
import { Trace } from '../../ports/trace.js';
import { ClosedData } from './closed-data.js';
import { AsyncTrace } from './open-trace.js';
import { OpsListener } from './ops.listener.js';
import { ProcessHealth } from './process.health.js';
import { RedisProbe } from './redis.probe.js';
import { SilentMetrics } from './silent.metrics.js';
import { StorageProbe } from './storage.probe.js';

/** What those who watch over the service need. */
export const opsProviders: Provider[] = [
  ClosedData,
  RedisProbe,
  StorageProbe,
  { provide: Health, useClass: ProcessHealth },
  { provide: Trace, useClass: AsyncTrace },
  {
    provide: Metrics,
    // The library is loaded only where it is used.
    useFactory: async (env: Env, queue: JobQueue, clock: Clock, signer: ReportSigner, redis: RedisProbe) => {
      if (env.metricsPort === null) return new SilentMetrics();
      const { PrometheusMetrics } = await import('./prometheus.metrics.js');
      return new PrometheusMetrics(queue, clock, signer, redis);
    },
    inject: [Env, JobQueue, Clock, ReportSigner, RedisProbe],
  },
  OpsListener,
];
