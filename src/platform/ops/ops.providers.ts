import type { Provider } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { JobQueue } from '../jobs/job-queue.port.js';
import { ReportSigner } from '../seal/report-signer.port.js';
import { ClosedData } from './closed-data.js';
import { Health } from './health.port.js';
import { Metrics } from './metrics.port.js';
import { AsyncTrace } from './open-trace.js';
import { OpsListener } from './ops.listener.js';
import { ProcessHealth } from './process.health.js';
import { RedisProbe } from './redis.probe.js';
import { SilentMetrics } from './silent.metrics.js';
import { NoSpans, Spans } from './spans.port.js';
import { StorageProbe } from './storage.probe.js';
import { Trace } from './trace.port.js';

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
    useFactory: async (env: Env, queue: JobQueue, signer: ReportSigner, health: Health) => {
      if (env.metricsPort === null) return new SilentMetrics();
      const { PrometheusMetrics } = await import('./prometheus.metrics.js');
      return new PrometheusMetrics(queue, signer, health);
    },
    inject: [Env, JobQueue, ReportSigner, Health],
  },
  {
    provide: Spans,
    useFactory: async ({ tracesUrl }: Env) => {
      if (tracesUrl === null) return new NoSpans();
      const { OtlpSpans } = await import('./otlp.spans.js');
      return new OtlpSpans(tracesUrl);
    },
    inject: [Env],
  },
  OpsListener,
];
