import { type DynamicModule, Module } from '@nestjs/common';
import type { Env } from './config/env.js';
import { JobsModule } from './jobs.module.js';
import { PlatformModule } from './platform/platform.module.js';

/** The job process. */
@Module({})
export class WorkerModule {
  static with(env: Env): DynamicModule {
    return { module: WorkerModule, imports: [PlatformModule.with(env), JobsModule.for('worker', env)] };
  }
}
