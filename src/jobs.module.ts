import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { Env } from './config/env.js';
import { JOB_HANDLERS } from './infra/jobs/job.registry.js';
import { jobWorkerProviders, type ProcessRole, worksOnJobs } from './infra/jobs/job-transport.providers.js';
import { CodeMailJob } from './modules/auth/code-mail.job.js';
import { PasswordMailJob } from './modules/auth/password-mail.job.js';
import { CertificateMailJob } from './modules/certificates/certificate-mail.job.js';
import { FilesSweeper } from './modules/files/files.sweeper.js';
import { FilesPurgeJob } from './modules/files/files-purge.job.js';
import { AccountRemainsJob } from './modules/privacy/account-remains.job.js';
import { RetentionService } from './modules/privacy/retention.service.js';
import { RetentionSweeper } from './modules/privacy/retention.sweeper.js';
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
  AccountRemainsJob,
  FilesPurgeJob,
];

@Module({})
export class JobsModule {
  static for(role: ProcessRole, env: Env): DynamicModule {
    const handlers = { provide: JOB_HANDLERS, useFactory: (...all: JobHandler[]) => all, inject: [...HANDLERS] };
    const sweepers = worksOnJobs(env, role) ? [FilesSweeper, RetentionSweeper] : [];
    return {
      module: JobsModule,
      providers: [...HANDLERS, handlers, RetentionService, ...sweepers, ...jobWorkerProviders(env, role)],
    };
  }
}
