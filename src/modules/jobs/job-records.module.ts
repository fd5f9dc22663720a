import { Module } from '@nestjs/common';
import { JobsController } from './jobs.controller.js';
import { JobsService } from './jobs.service.js';

/** The jobs as staff see them; what works on them is put together in `src/jobs.module.ts`. */
@Module({ controllers: [JobsController], providers: [JobsService] })
export class JobRecordsModule {}
