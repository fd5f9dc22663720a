import pLimit, { type LimitFunction } from 'p-limit';

/** Lets the works of one key run one after another; those of different keys do not wait for each other. */
export class Turns {
  private readonly queues = new Map<string, LimitFunction>();

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const queue = this.queues.get(key) ?? pLimit(1);
    this.queues.set(key, queue);
    try {
      return await queue(work);
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) this.queues.delete(key);
    }
  }

  /** Keys that somebody works on or waits for. */
  get size(): number {
    return this.queues.size;
  }
}
