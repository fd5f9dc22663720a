import { Module } from '@nestjs/common';
import { CertificatesModule } from '../certificates/certificates.module.js';
import { ContactsModule } from '../contacts/contacts.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { ProposalsController } from './proposals.controller.js';
import { ProposalsService } from './proposals.service.js';
import { ReleasesController } from './releases.controller.js';
import { ReleasesService } from './releases.service.js';

@Module({
  imports: [ReportsModule, CertificatesModule, ContactsModule],
  controllers: [ProposalsController, ReleasesController],
  providers: [ProposalsService, ReleasesService],
})
export class ProposalsModule {}
