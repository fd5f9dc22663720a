import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import type { Env } from './config/env.js';
import { JobsModule } from './jobs.module.js';
import { AgentsModule } from './modules/agents/agents.module.js';
import { AuditModule } from './modules/audit/audit.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { BouncesModule } from './modules/bounces/bounces.module.js';
import { CertificatesModule } from './modules/certificates/certificates.module.js';
import { CompaniesModule } from './modules/companies/companies.module.js';
import { ConfirmationsModule } from './modules/confirmations/confirmations.module.js';
import { ContactsModule } from './modules/contacts/contacts.module.js';
import { CooperationsModule } from './modules/cooperations/cooperations.module.js';
import { CredentialsModule } from './modules/credentials/credentials.module.js';
import { FactorsModule } from './modules/factors/factors.module.js';
import { FilesModule } from './modules/files/files.module.js';
import { ApiKeyGuard } from './modules/integrators/api-key.guard.js';
import { IntegratorsModule } from './modules/integrators/integrators.module.js';
import { LeakedKeyGuard } from './modules/integrators/leaked-key.guard.js';
import { MembersGuard } from './modules/integrators/members.guard.js';
import { JobRecordsModule } from './modules/jobs/job-records.module.js';
import { NewsModule } from './modules/news/news.module.js';
import { PaymentModule } from './modules/payment/payment.module.js';
import { PreferencesModule } from './modules/preferences/preferences.module.js';
import { PrivacyModule } from './modules/privacy/privacy.module.js';
import { ProposalsModule } from './modules/proposals/proposals.module.js';
import { ReadingsModule } from './modules/readings/readings.module.js';
import { RejectionReasonsModule } from './modules/rejection-reasons/rejection-reasons.module.js';
import { ReportChecksModule } from './modules/report-checks/report-checks.module.js';
import { ReportsModule } from './modules/reports/reports.module.js';
import { RolesModule } from './modules/roles/roles.module.js';
import { SearchModule } from './modules/search/search.module.js';
import { SharingModule } from './modules/sharing/sharing.module.js';
import { SignalsModule } from './modules/signals/signals.module.js';
import { SiteModule } from './modules/site/site.module.js';
import { StatisticsModule } from './modules/statistics/statistics.module.js';
import { StatusModule } from './modules/status/status.module.js';
import { UniversitiesModule } from './modules/universities/universities.module.js';
import { UsersModule } from './modules/users/users.module.js';
import { VerdictsModule } from './modules/verdicts/verdicts.module.js';
import { WalletModule } from './modules/wallet/wallet.module.js';
import { WebhooksModule } from './modules/webhooks/webhooks.module.js';
import { CacheControlInterceptor } from './platform/http/cache-control.interceptor.js';
import { CrossSiteGuard } from './platform/http/cross-site.guard.js';
import { ErrorFilter } from './platform/http/errors/error.filter.js';
import { HttpModule } from './platform/http/http.module.js';
import { IdempotencyInterceptor } from './platform/http/idempotency.interceptor.js';
import { JwtAuthGuard } from './platform/http/jwt-auth.guard.js';
import { PermissionsGuard } from './platform/http/permissions.guard.js';
import { RateLimitGuard } from './platform/http/rate-limit.guard.js';
import { ReauthenticationGuard } from './platform/http/reauthentication.guard.js';
import { SecondFactorGuard } from './platform/http/second-factor.guard.js';
import { validationPipe } from './platform/http/validation.js';
import { VersionTagInterceptor } from './platform/http/version-tag.interceptor.js';
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
        FactorsModule,
        UsersModule,
        RolesModule,
        BouncesModule,
        CertificatesModule,
        ReadingsModule,
        SignalsModule,
        VerdictsModule,
        ConfirmationsModule,
        ContactsModule,
        RejectionReasonsModule,
        ReportsModule,
        ProposalsModule,
        CredentialsModule,
        WalletModule.with(env),
        SearchModule,
        SharingModule,
        IntegratorsModule,
        ReportChecksModule,
        WebhooksModule,
        JobRecordsModule,
        SiteModule,
        StatisticsModule,
        StatusModule,
        PaymentModule,
        FilesModule,
        UniversitiesModule,
        CompaniesModule,
        CooperationsModule,
        AgentsModule,
        NewsModule,
        AuditModule,
        PreferencesModule,
        PrivacyModule,
        SeedModule,
      ],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useFactory: validationPipe },
        // In this order: a flood must not even reach the database, nor must what another site sends.
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_GUARD, useClass: CrossSiteGuard },
        { provide: APP_GUARD, useClass: LeakedKeyGuard },
        { provide: APP_GUARD, useClass: JwtAuthGuard },
        { provide: APP_GUARD, useClass: SecondFactorGuard },
        { provide: APP_GUARD, useClass: MembersGuard },
        { provide: APP_GUARD, useClass: ApiKeyGuard },
        { provide: APP_GUARD, useClass: PermissionsGuard },
        { provide: APP_GUARD, useClass: ReauthenticationGuard },
        // What is given again under an idempotency key says itself what caches may do with it.
        { provide: APP_INTERCEPTOR, useClass: CacheControlInterceptor },
        { provide: APP_INTERCEPTOR, useClass: VersionTagInterceptor },
        { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
      ],
    };
  }
}
