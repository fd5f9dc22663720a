import { Injectable } from '@nestjs/common';
import type { JobName, QueueName } from '../../domain/jobs/jobs.js';
import { rulesOf } from './job.retry.js';
import { JobNotifier } from './job-queue.port.js';

/**
 * The notifier within one process. It knows nothing of its listeners: the unit of work needs a notifier, and the host
 * that listens needs the unit of work. In a process without a host it notifies nobody.
 */
@Injectable()
export class LocalJobNotifier extends JobNotifier {
  readonly #listeners = new Set<(name: QueueName) => void>();

  notify(jobs: ReadonlyArray<{ id: number; name: JobName }>): void {
    for (const name of new Set(jobs.map((job) => rulesOf(job.name).queue))) {
      for (const listener of this.#listeners) listener(name);
    }
  }

  /** `listener` must not throw. @returns ends the listening. */
  listen(listener: (name: QueueName) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
