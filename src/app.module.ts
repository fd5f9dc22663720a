import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import type { Env } from './config/env.js';
import { JobsModule } from './jobs.module.js';
import { AgentsModule } from './modules/agents/agents.module.js';
import { AuditModule } from './modules/audit/audit.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { CertificatesModule } from './modules/certificates/certificates.module.js';
import { CompaniesModule } from './modules/companies/companies.module.js';
import { CooperationsModule } from './modules/cooperations/cooperations.module.js';
import { CredentialsModule } from './modules/credentials/credentials.module.js';
import { FilesModule } from './modules/files/files.module.js';
import { JobRecordsModule } from './modules/jobs/job-records.module.js';
import { NewsModule } from './modules/news/news.module.js';
import { PaymentModule } from './modules/payment/payment.module.js';
import { PrivacyModule } from './modules/privacy/privacy.module.js';
import { RejectionReasonsModule } from './modules/rejection-reasons/rejection-reasons.module.js';
import { ReportsModule } from './modules/reports/reports.module.js';
import { RolesModule } from './modules/roles/roles.module.js';
import { SharingModule } from './modules/sharing/sharing.module.js';
import { SiteModule } from './modules/site/site.module.js';
import { StatisticsModule } from './modules/statistics/statistics.module.js';
import { UniversitiesModule } from './modules/universities/universities.module.js';
import { UsersModule } from './modules/users/users.module.js';
import { ErrorFilter } from './platform/http/error.filter.js';
import { HttpModule } from './platform/http/http.module.js';
import { IdempotencyGuard } from './platform/http/idempotency.guard.js';
import { ReplayFilter } from './platform/http/idempotency.replay.js';
import { RateLimitGuard } from './platform/http/rate-limit.guard.js';
import { SessionGuard } from './platform/http/session.guard.js';
import { validationPipe } from './platform/http/validation.js';
import { PlatformModule } from './platform/platform.module.js';
import { PortalModule } from './portal/portal.module.js';
import { SeedModule } from './seed/seed.module.js';

/** The API process. */
@Module({})
export class AppModule {
  static with(env: Env): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(env),
        HttpModule,
        JobsModule.for('api', env),
        PortalModule,
        AuthModule,
        UsersModule,
        RolesModule,
        CertificatesModule,
        RejectionReasonsModule,
        ReportsModule,
        CredentialsModule,
        SharingModule,
        JobRecordsModule,
        SiteModule,
        StatisticsModule,
        PaymentModule,
        FilesModule,
        UniversitiesModule,
        CompaniesModule,
        CooperationsModule,
        AgentsModule,
        NewsModule,
        AuditModule,
        PrivacyModule,
        SeedModule,
      ],
      providers: [
        // The last one that fits is taken: the one that takes everything comes first.
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_FILTER, useClass: ReplayFilter },
        { provide: APP_PIPE, useFactory: validationPipe },
        // In this order: a flood must not even reach the database, and keys are kept apart by who asks.
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_GUARD, useClass: SessionGuard },
        { provide: APP_GUARD, useClass: IdempotencyGuard },
      ],
    };
  }
}
