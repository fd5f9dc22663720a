import { access } from 'node:fs/promises';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { type ChildOptions, ChildPool } from './child.pool.js';

/** All processes that are started for what may be hostile, slow or greedy; they end with the service. */
@Injectable()
export class ChildProcesses implements OnModuleInit, OnApplicationShutdown {
  private readonly pools: ChildPool[] = [];

  pool(options: ChildOptions): ChildPool {
    const pool = new ChildPool(options);
    this.pools.push(pool);
    return pool;
  }

  /** A missing script must stop the start, not each task. */
  async onModuleInit(): Promise<void> {
    await Promise.all(this.pools.map(({ options }) => access(options.script)));
  }

  onApplicationShutdown(): void {
    for (const pool of this.pools) pool.close();
  }
}
