import { type DynamicModule, Module } from '@nestjs/common';
import type { Env } from './config/env.js';
import { InfraModule } from './infra/infra.module.js';
import { JobsModule } from './jobs.module.js';

/** The job process. */
@Module({})
export class WorkerModule {
  static with(env: Env): DynamicModule {
    return { module: WorkerModule, imports: [InfraModule.with(env), JobsModule.for('worker', env)] };
  }
}
