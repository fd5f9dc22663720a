import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobName } from '../../domain/jobs/jobs.js';
import { READING_RESULTS, WANTED, type Wanted } from '../../domain/reading/reading.js';
import { JobQueue } from '../jobs/job-queue.port.js';
import type { ReportSigner } from '../seal/report-signer.port.js';
import type { Health } from './health.port.js';
import {
  type BrowserEvent,
  type Build,
  type JobOutcome,
  Metrics,
  type ReadOutcome,
  type RenderOutcome,
} from './metrics.port.js';

const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const MEGABYTE = 1024 * 1024;
const WORK_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Counts for Prometheus. Status and duration are apart, or each operation would have its buckets once for every status.
 */
export class PrometheusMetrics extends Metrics {
  readonly on = true;
  private readonly registry = new Registry();
  private readonly requests = new Counter({
    name: 'myverify_http_requests_total',
    help: 'Requests answered, by pattern of the route',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });
  private readonly requestSeconds = new Histogram({
    name: 'myverify_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route'],
    buckets: REQUEST_BUCKETS,
    registers: [this.registry],
  });
  private readonly jobs = new Counter({
    name: 'myverify_job_tries_total',
    help: 'Tries of jobs, by what became of them',
    labelNames: ['job', 'outcome'],
    registers: [this.registry],
  });
  private readonly jobSeconds = new Histogram({
    name: 'myverify_job_duration_seconds',
    help: 'Time of one try of a job',
    labelNames: ['job'],
    buckets: WORK_BUCKETS,
    registers: [this.registry],
  });
  private readonly renders = new Counter({
    name: 'myverify_renders_total',
    help: 'Reports drawn, by what became of them',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  private readonly renderSeconds = new Histogram({
    name: 'myverify_render_duration_seconds',
    help: 'Time to draw one report, waiting for a free page included',
    buckets: WORK_BUCKETS,
    registers: [this.registry],
  });
  private readonly browsers = new Counter({
    name: 'myverify_browser_events_total',
    help: 'Browsers started, not started, closed, gone by themselves, killed',
    labelNames: ['event'],
    registers: [this.registry],
  });
  private readonly damaged = new Counter({
    name: 'myverify_files_damaged_total',
    help: 'Files asked for whose stored bytes are not those that were stored',
    registers: [this.registry],
  });
  private readonly readings = new Counter({
    name: 'myverify_readings_total',
    help: 'Documents given to a reader, by what it looks for and what became of them',
    labelNames: ['wanted', 'outcome'],
    registers: [this.registry],
  });
  private readonly mailbox = new Gauge({
    name: 'myverify_bounce_mailbox_up',
    help: '1 where BOUNCE_IMAP_URL could be read the last time, 0 where not; no number where it was not tried',
    registers: [this.registry],
  });

  private readonly askSurroundings: () => Promise<void>;

  constructor(
    private readonly queue: JobQueue,
    signer: ReportSigner,
    health: Pick<Health, 'examine'>,
  ) {
    super();
    collectDefaultMetrics({ register: this.registry });
    // Counters that begin with their first event make alerts on a rise miss that one.
    for (const outcome of ['done', 'failed']) this.renders.inc({ outcome }, 0);
    for (const event of ['started', 'not-started', 'closed', 'gone', 'killed']) this.browsers.inc({ event }, 0);
    for (const wanted of WANTED)
      for (const outcome of [...READING_RESULTS, 'retrying']) this.readings.inc({ wanted, outcome }, 0);
    this.mailbox.set(Number.NaN);
    this.askSurroundings = this.watchSurroundings(health);
    const ends = new Gauge({
      name: 'myverify_signing_certificate_expires_seconds',
      help: 'When the certificate that reports are sealed with runs out, in seconds since 1970',
      registers: [this.registry],
    });
    ends.set(signer.certificate().notAfter.getTime() / 1000);
  }

  startedAs({ program, version }: Build): void {
    new Gauge({
      name: 'myverify_build_info',
      help: 'Which program of which version runs on which Node; always 1',
      labelNames: ['program', 'version', 'node'],
      registers: [this.registry],
    }).set({ program, version, node: process.version }, 1);
  }

  requestServed(method: string, route: string, status: number, seconds: number): void {
    this.requests.inc({ method, route, status });
    this.requestSeconds.observe({ method, route }, seconds);
  }

  jobTried(job: JobName, outcome: JobOutcome, seconds: number): void {
    this.jobs.inc({ job, outcome });
    this.jobSeconds.observe({ job }, seconds);
  }

  rendered(outcome: RenderOutcome, seconds: number): void {
    this.renders.inc({ outcome });
    this.renderSeconds.observe(seconds);
  }

  browser(event: BrowserEvent): void {
    this.browsers.inc({ event });
  }

  fileDamaged(): void {
    this.damaged.inc();
  }

  fileRead(wanted: Wanted, outcome: ReadOutcome): void {
    this.readings.inc({ wanted, outcome });
  }

  mailboxRead(works: boolean): void {
    this.mailbox.set(Number(works));
  }

  async page(): Promise<{ type: string; text: string }> {
    // Before the page is made: a gauge that another one's `collect` sets would tell what was true at the page before.
    await this.askSurroundings();
    return { type: this.registry.contentType, text: await this.registry.metrics() };
  }

  /** What the process depends on. Every process tells the same of jobs and database. @returns asks for it. */
  private watchSurroundings(health: Pick<Health, 'examine'>): () => Promise<void> {
    const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [this.registry] });
    const redis = gauge(
      'myverify_redis_up',
      '1 where Redis takes what is written to it, 0 where it refuses or does not answer; no number where none is set',
    );
    const replica = gauge(
      'myverify_replica_up',
      '1 where the replica of the database follows it, 0 where it is away or lags; no number where none is set',
    );
    const storage = gauge('myverify_storage_up', '1 where the storage of files answers');
    const disk = gauge('myverify_disk_free_bytes', 'The least free space of the disks that this process writes to');
    const open = gauge('myverify_jobs_open', 'Jobs that are not done yet');
    const failed = gauge('myverify_jobs_failed', 'Jobs that were given up, for staff to retry');
    const oldest = gauge('myverify_jobs_oldest_overdue_seconds', 'How long the oldest overdue job has been waiting');
    const database = gauge(
      'myverify_database_up',
      '1 where the database answers; where it does not, nothing is known of the jobs',
    );
    return async () => {
      const [state, counts] = await Promise.all([health.examine(), this.queue.counts().catch(() => null)]);
      database.set(Number(state.database === 'up' && counts !== null));
      open.set(counts?.open ?? Number.NaN);
      failed.set(counts?.failed ?? Number.NaN);
      oldest.set(state.oldestOverdueJobSeconds ?? Number.NaN);
      redis.set(state.redis === 'unused' ? Number.NaN : Number(state.redis === 'up'));
      replica.set(state.replica === 'unused' ? Number.NaN : Number(state.replica === 'up'));
      storage.set(Number(state.storage === 'up'));
      disk.set(state.diskFreeMegabytes === null ? Number.NaN : state.diskFreeMegabytes * MEGABYTE);
    };
  }
}
