import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { RetentionService } from './retention.service.js';

/** Soon after the start, for processes that never run for an hour, but not while it has other things to do. */
const FIRST_MS = 60_000;
const EVERY_MS = 3_600_000;

/** Every hour, removes what has been kept long enough. */
@Injectable()
export class RetentionSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Retention');
  private readonly stop = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly retention: RetentionService) {}

  onApplicationBootstrap(): void {
    this.schedule(FIRST_MS);
  }

  onApplicationShutdown(): void {
    this.stop.abort();
    clearTimeout(this.timer);
  }

  private schedule(wait: number): void {
    this.timer = setTimeout(() => void this.sweep(), wait);
    this.timer.unref();
  }

  private async sweep(): Promise<void> {
    try {
      const swept = await this.retention.sweep(this.stop.signal);
      const told = Object.entries(swept).filter(([, count]) => count > 0);
      if (told.length > 0) this.logger.log(`Removed ${told.map(([kind, count]) => `${count} ${kind}`).join(', ')}`);
    } catch (error) {
      this.logger.warn(String(error));
    }
    if (!this.stop.signal.aborted) this.schedule(EVERY_MS);
  }
}
