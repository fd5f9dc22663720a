import { Injectable } from '@nestjs/common';
import type { JobName, Lane } from '../../domain/jobs/jobs.js';
import { rulesOf } from './job.retry.js';
import { JobNotifier } from './job-queue.port.js';

/**
 * The notifier within one process. It knows nothing of its listeners: the unit of work needs a notifier, and the host that
 * listens needs the unit of work. In a process without a host it notifies nobody.
 */
@Injectable()
export class LocalJobNotifier extends JobNotifier {
  readonly #listeners = new Set<(lane: Lane) => void>();

  notify(jobs: ReadonlyArray<{ id: number; name: JobName }>): void {
    for (const lane of new Set(jobs.map((job) => rulesOf(job.name).lane))) {
      for (const listener of this.#listeners) listener(lane);
    }
  }

  /** `listener` must not throw. @returns ends the listening. */
  listen(listener: (lane: Lane) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
