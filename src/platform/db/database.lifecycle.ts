import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../security/clock.port.js';
import { Database } from './database.js';
import { compareClocks } from './server-clock.js';

const COMPARE_EVERY_MS = 60_000;

/** Connects before any other part of the process starts, and closes when all the others have stopped. */
@Injectable()
export class DatabaseLifecycle implements OnModuleInit, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.database.connect();
    await Promise.all([compareClocks(this.database, this.clock), this.database.watchReplica()]);
    // Where the database is away, what was found last is still the best that there is.
    const compare = () => void compareClocks(this.database, this.clock).catch(() => undefined);
    this.timer = setInterval(compare, COMPARE_EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.database.close();
  }
}
