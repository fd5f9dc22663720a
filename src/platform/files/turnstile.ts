import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';

/** Lets a fixed number of pieces of work run at a time; the others wait in order. */
export class Turnstile {
  private running = 0;
  private readonly waiting: Array<() => void> = [];

  constructor(
    private readonly places: number,
    private readonly longestQueue: number,
  ) {}

  /** @throws DomainError `unavailable` where the queue is full already. */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.places) {
      if (this.waiting.length >= this.longestQueue) {
        throw new DomainError('unavailable', message('files_busy'), { retryAfter: 10 });
      }
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running++;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}
