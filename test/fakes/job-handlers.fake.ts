import { JOB_RULES, type JobName, type OpenJob } from '../../src/domain/jobs/jobs.js';
import { type JobEffect, JobHandler } from '../../src/platform/jobs/job-handler.port.js';

export type Work = (job: OpenJob, signal: AbortSignal) => Promise<JobEffect | undefined>;

/** A handler whose work the test gives, and which counts its runs. */
export class FakeJobHandler extends JobHandler {
  readonly runs: number[] = [];
  readonly signals: AbortSignal[] = [];

  constructor(
    readonly name: JobName,
    public work: Work = async () => undefined,
  ) {
    super();
  }

  handle(job: OpenJob, signal: AbortSignal): Promise<JobEffect | undefined> {
    this.runs.push(job.id);
    this.signals.push(signal);
    return this.work(job, signal);
  }
}

/** One handler for each job there is. */
export function fakeHandlers(work?: Work): Record<JobName, FakeJobHandler> {
  const names = Object.keys(JOB_RULES) as JobName[];
  return Object.fromEntries(names.map((name) => [name, new FakeJobHandler(name, work)])) as Record<
    JobName,
    FakeJobHandler
  >;
}

/** Settles never, or when the signal says stop. */
export function hang(signal?: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}
