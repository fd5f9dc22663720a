import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../ports/clock.js';
import { IdempotencyKeys } from '../../ports/idempotency-keys.js';

const EVERY_MS = 3_600_000;
const KEPT_MS = 24 * 3_600_000;
const BATCH = 200;

/** Every hour, forgets the idempotency keys that were first used more than a day ago. */
@Injectable()
export class IdempotencySweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(IdempotencySweeper.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly keys: IdempotencyKeys,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweep().catch((error: unknown) => this.logger.warn(`Sweeping idempotency keys failed: ${String(error)}`));
    }, EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** @returns how many keys were forgotten. */
  async sweep(): Promise<number> {
    const usedBefore = new Date(this.clock.now().getTime() - KEPT_MS);
    for (let swept = 0; ; ) {
      const forgotten = await this.keys.forget(usedBefore, BATCH);
      swept += forgotten;
      if (forgotten < BATCH) return swept;
    }
  }
}
