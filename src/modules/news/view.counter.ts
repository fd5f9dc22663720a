import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';

const EVERY_MS = 2_000;
/** A read waits no longer for views that are being written. */
const WAIT_MS = 250;
const TRIES = 3;

interface Writing {
  readonly views: ReadonlyMap<number, number>;
  /** Never rejects. */
  readonly done: Promise<void>;
}

/**
 * Counts views in memory and adds them up in the database every few seconds and at the end, so that reading never waits
 * for a write. Each process adds what it has counted itself. A process that is killed loses what it has not written.
 */
@Injectable()
export class ViewCounter implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ViewCounter.name);
  private timer: NodeJS.Timeout | undefined;
  private counted = new Map<number, number>();
  private writing: Writing | null = null;
  /** How often writing has begun. */
  private round = 0;

  constructor(private readonly unitOfWork: UnitOfWork) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flush(), EVERY_MS);
    this.timer.unref();
  }

  /** Runs before the database is closed, and after the last answer. */
  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
    // What came in while the flush before this one was being written.
    await this.flush();
  }

  count(id: number): void {
    this.counted.set(id, (this.counted.get(id) ?? 0) + 1);
  }

  /** Views of an article that this process has counted and the database may not know yet. */
  pending(id: number): number {
    return (this.counted.get(id) ?? 0) + (this.writing?.views.get(id) ?? 0);
  }

  /**
   * Loads a stored number of views so that `pending`, asked right afterwards, tells exactly what is not in it: not
   * while the views of this article are on their way. A database that takes long to write is not waited for.
   */
  async beside<T>(id: number, load: () => Promise<T>): Promise<T> {
    for (let tried = 1; ; tried += 1) {
      if (this.writing?.views.has(id)) await atMost(WAIT_MS, this.writing.done);
      const { round } = this;
      const loaded = await load();
      if (round === this.round || tried === TRIES) return loaded;
    }
  }

  /** Writes what has been counted, in one unit of work. What cannot be written is kept for the next time. */
  flush(): Promise<void> {
    if (this.writing) return this.writing.done;
    if (this.counted.size === 0) return Promise.resolve();
    const views = this.counted;
    this.counted = new Map();
    this.round += 1;
    const done = this.write(views).then((written) => {
      this.writing = null;
      if (!written) for (const [id, number] of views) this.counted.set(id, (this.counted.get(id) ?? 0) + number);
    });
    this.writing = { views, done };
    return done;
  }

  private async write(views: ReadonlyMap<number, number>): Promise<boolean> {
    try {
      await this.unitOfWork.run((tx) => tx.news.addViews(views));
      return true;
    } catch (error) {
      this.logger.warn(`Views of articles could not be written, they are kept for now: ${String(error)}`);
      return false;
    }
  }
}

async function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, end]);
  clearTimeout(timer);
}
