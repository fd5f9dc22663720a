import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { dayOf } from '../../domain/shared/calendar.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import type { KeyUse } from './integrator.repository.js';

const EVERY_MS = 1_000;

/**
 * How much keys are used. Gathered in the process and written once a second: a kill -9 loses that second, and nothing
 * hangs on it.
 */
@Injectable()
export class KeyUsesService implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Keys');
  private uses = new Map<number, KeyUse>();
  private writing: Promise<void> | null = null;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.writeOrLog(), EVERY_MS);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.writeOrLog();
    // What came in while the write before this one was under way.
    await this.writeOrLog();
  }

  /** One call, or some reports that one asked for. */
  note(keyId: number, { calls = 0, items = 0 }: { readonly calls?: number; readonly items?: number }): void {
    this.add(keyId, { day: dayOf(this.clock.now()), calls, items });
  }

  /** All in one unit of work. What cannot be written is kept for the next time. */
  write(): Promise<void> {
    this.writing ??= this.writeAll().finally(() => {
      this.writing = null;
    });
    return this.writing;
  }

  private async writeAll(): Promise<void> {
    if (this.uses.size === 0) return;
    const uses = this.uses;
    this.uses = new Map();
    // Two processes that count the same keys take their rows in the same order.
    const inOrder = [...uses].sort(([one], [other]) => one - other);
    try {
      await this.unitOfWork.run(async (tx) => {
        for (const [keyId, use] of inOrder) await tx.integrators.countUse(keyId, use, this.clock.now());
      });
    } catch (error) {
      for (const [keyId, use] of uses) this.add(keyId, use);
      throw error;
    }
  }

  private add(keyId: number, { day, calls, items }: KeyUse): void {
    const before = this.uses.get(keyId) ?? { day, calls: 0, items: 0 };
    const latest = before.day > day ? before.day : day;
    this.uses.set(keyId, { day: latest, calls: before.calls + calls, items: before.items + items });
  }

  private async writeOrLog(): Promise<void> {
    try {
      await this.write();
    } catch (error) {
      this.logger.warn(`How much keys were used is not written yet: ${String(error)}`);
    }
  }
}
