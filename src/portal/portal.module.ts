import { Module } from '@nestjs/common';
import { AgentsModule } from '../modules/agents/agents.module.js';
import { AuthModule } from '../modules/auth/auth.module.js';
import { CertificatesModule } from '../modules/certificates/certificates.module.js';
import { CompaniesModule } from '../modules/companies/companies.module.js';
import { ConfirmationsModule } from '../modules/confirmations/confirmations.module.js';
import { CooperationsModule } from '../modules/cooperations/cooperations.module.js';
import { FilesModule } from '../modules/files/files.module.js';
import { NewsModule } from '../modules/news/news.module.js';
import { PaymentModule } from '../modules/payment/payment.module.js';
import { ReportsModule } from '../modules/reports/reports.module.js';
import { UniversitiesModule } from '../modules/universities/universities.module.js';
import { UsersModule } from '../modules/users/users.module.js';
import { VerdictsModule } from '../modules/verdicts/verdicts.module.js';
import { AgentsAdminPortal } from './agents-admin.portal.js';
import { AuthPortal } from './auth.portal.js';
import { CertificatesPortal } from './certificates.portal.js';
import { CompaniesPortal } from './companies.portal.js';
import { CompaniesAdminPortal } from './companies-admin.portal.js';
import { CooperationsAdminPortal } from './cooperations-admin.portal.js';
import { FilesPortal } from './files.portal.js';
import { NewsPortal } from './news.portal.js';
import { OrganisationPortal } from './organisation.portal.js';
import { PaymentPortal } from './payment.portal.js';
import { ReportLookupPortal, ReportsPortal } from './reports.portal.js';
import { SessionStart } from './session-start.js';
import { UniversitiesPortal } from './universities.portal.js';
import { UniversitiesAdminPortal } from './universities-admin.portal.js';
import { UsersPortal } from './users.portal.js';

/** The calls of the specification, under /api: thin controllers over the services that /api/v1 has too. */
@Module({
  imports: [
    AgentsModule,
    AuthModule,
    CertificatesModule,
    CompaniesModule,
    ConfirmationsModule,
    CooperationsModule,
    FilesModule,
    NewsModule,
    PaymentModule,
    ReportsModule,
    UniversitiesModule,
    UsersModule,
    VerdictsModule,
  ],
  providers: [SessionStart],
  controllers: [
    AgentsAdminPortal,
    AuthPortal,
    CertificatesPortal,
    CompaniesPortal,
    CompaniesAdminPortal,
    CooperationsAdminPortal,
    FilesPortal,
    NewsPortal,
    OrganisationPortal,
    PaymentPortal,
    ReportsPortal,
    ReportLookupPortal,
    UniversitiesPortal,
    UniversitiesAdminPortal,
    UsersPortal,
  ],
})
export class PortalModule {}
