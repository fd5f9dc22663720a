import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { USES_GATHERED_MS } from '../../domain/account/idle.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';

/**
 * When sessions were used last. Gathered in the process and written once a minute: a kill -9 loses that minute, which
 * the idle end allows for.
 */
@Injectable()
export class SessionUsesService implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Sessions');
  private readonly used = new Set<string>();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.writeOrLog(), USES_GATHERED_MS);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.writeOrLog();
  }

  /** Takes note of what uses a session. */
  note(sessionId: string): void {
    this.used.add(sessionId);
  }

  async write(): Promise<void> {
    const ids = [...this.used];
    this.used.clear();
    if (ids.length > 0) await this.unitOfWork.run((tx) => tx.sessions.markUsed(ids, this.clock.now()));
  }

  private async writeOrLog(): Promise<void> {
    try {
      await this.write();
    } catch (error) {
      this.logger.warn(`When sessions were used last was not kept: ${String(error)}`);
    }
  }
}
