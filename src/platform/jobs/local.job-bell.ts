import { Injectable } from '@nestjs/common';
import type { JobName, Lane } from '../../domain/jobs/jobs.js';
import { rulesOf } from './job.retry.js';
import { JobBell } from './job-queue.port.js';

/**
 * The bell within one process. It knows nothing of its listeners: the unit of work needs a bell, and the host that
 * listens needs the unit of work. In a process without a host it rings for nobody.
 */
@Injectable()
export class LocalJobBell extends JobBell {
  readonly #listeners = new Set<(lane: Lane) => void>();

  ring(jobs: ReadonlyArray<{ id: number; name: JobName }>): void {
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
