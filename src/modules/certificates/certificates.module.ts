import { Module } from '@nestjs/common';
import { CertificateClaimsService } from './certificate-claims.service.js';
import { CertificateHistoryService } from './certificate-history.service.js';
import { CertificateListsService } from './certificate-lists.service.js';
import { CertificateReviewController } from './certificate-review.controller.js';
import { CertificatesController } from './certificates.controller.js';
import { CertificatesPortal } from './certificates.portal.js';
import { CertificatesService } from './certificates.service.js';
import { ReportStandingsService } from './report-standings.service.js';

@Module({
  controllers: [CertificatesPortal, CertificatesController, CertificateReviewController],
  providers: [
    CertificatesService,
    CertificateListsService,
    CertificateClaimsService,
    CertificateHistoryService,
    ReportStandingsService,
  ],
})
export class CertificatesModule {}
