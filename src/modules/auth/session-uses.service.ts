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
  /** With the moment as of which a write that failed was to keep it. */
  private used = new Map<string, Date | null>();
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
    this.used.set(sessionId, null);
  }

  /** What cannot be written is kept for the next time, as used when it was to be written. */
  async write(): Promise<void> {
    if (this.used.size === 0) return;
    const now = this.clock.now();
    const uses = this.used;
    this.used = new Map();
    try {
      await this.unitOfWork.run(async (tx) => {
        for (const [moment, ids] of byMoment(uses, now)) await tx.sessions.markUsed(ids, moment);
      });
    } catch (error) {
      for (const [id, moment] of uses) if (!this.used.has(id)) this.used.set(id, moment ?? now);
      throw error;
    }
  }

  private async writeOrLog(): Promise<void> {
    try {
      await this.write();
    } catch (error) {
      this.logger.warn(`When sessions were used last is not written yet: ${String(error)}`);
    }
  }
}

function byMoment(uses: ReadonlyMap<string, Date | null>, now: Date): ReadonlyMap<Date, string[]> {
  const grouped = new Map<Date, string[]>();
  for (const [id, before] of uses) {
    const moment = before ?? now;
    const ids = grouped.get(moment);
    if (ids) ids.push(id);
    else grouped.set(moment, [id]);
  }
  return grouped;
}
