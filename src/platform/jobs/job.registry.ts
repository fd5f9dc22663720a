import { Inject, Injectable } from '@nestjs/common';
import { JOB_RULES, type JobName } from '../../domain/jobs/jobs.js';
import type { JobHandler } from './job-handler.port.js';

/** Injection token of the array of all job handlers. */
export const JOB_HANDLERS = Symbol('JOB_HANDLERS');

/** The handler of each job. Making it fails, and with it the start of the process, unless each job has exactly one. */
@Injectable()
export class JobRegistry {
  readonly #handlers = new Map<string, JobHandler>();

  constructor(@Inject(JOB_HANDLERS) handlers: readonly JobHandler[]) {
    const problems: string[] = [];
    for (const handler of handlers) {
      const other = this.#handlers.get(handler.name);
      if (other) problems.push(`"${handler.name}" has two handlers, ${nameOf(other)} and ${nameOf(handler)}`);
      if (!(handler.name in JOB_RULES)) problems.push(`"${handler.name}" of ${nameOf(handler)} is not a known job`);
      this.#handlers.set(handler.name, handler);
    }
    for (const name of Object.keys(JOB_RULES)) {
      if (!this.#handlers.has(name)) problems.push(`"${name}" has no handler`);
    }
    if (problems.length > 0) throw new Error(`The job handlers are not complete: ${problems.join('; ')}`);
  }

  /** @throws Error for a row that another release of the software wrote and this one does not know. */
  handlerOf(name: JobName): JobHandler {
    const handler = this.#handlers.get(name);
    if (!handler) throw new Error(`No handler for jobs named "${name}"`);
    return handler;
  }
}

const nameOf = (handler: JobHandler) => handler.constructor.name;
