import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { Env } from './config/env.js';
import { IdempotencySweeper } from './infra/db/idempotency.sweeper.js';
import { JOB_HANDLERS } from './infra/jobs/job.registry.js';
import { jobWorkerProviders, type ProcessRole, worksOnJobs } from './infra/jobs/job-transport.providers.js';
import { CodeMailJob } from './modules/auth/code-mail.job.js';
import { PasswordMailJob } from './modules/auth/password-mail.job.js';
import { CertificateMailJob } from './modules/certificates/certificate-mail.job.js';
import { FilesSweeper } from './modules/files/files.sweeper.js';
import { FilesPurgeJob } from './modules/files/files-purge.job.js';
import { ReportRenderJob } from './modules/reports/report-render.job.js';
import { EmailChangeMailJob } from './modules/users/email-change-mail.job.js';
import type { JobHandler } from './ports/job-handler.js';

/** Every job handler there is. Boot fails where a job has none, or two. */
const HANDLERS: ReadonlyArray<Type<JobHandler>> = [
  ReportRenderJob,
  CertificateMailJob,
  CodeMailJob,
  PasswordMailJob,
  EmailChangeMailJob,
  FilesPurgeJob,
];

@Module({})
export class JobsModule {
  static for(role: ProcessRole, env: Env): DynamicModule {
    const handlers = { provide: JOB_HANDLERS, useFactory: (...all: JobHandler[]) => all, inject: [...HANDLERS] };
    const sweepers = worksOnJobs(env, role) ? [FilesSweeper, IdempotencySweeper] : [];
    return { module: JobsModule, providers: [...HANDLERS, handlers, ...sweepers, ...jobWorkerProviders(env, role)] };
  }
}
