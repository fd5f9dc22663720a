import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ConfirmationsModule } from '../confirmations/confirmations.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { ReviewModule } from '../review/review.module.js';
import { VerdictsModule } from '../verdicts/verdicts.module.js';
import { CertificateHistoryService } from './certificate-history.service.js';
import { CertificateListsController } from './certificate-lists.controller.js';
import { CertificateListsService } from './certificate-lists.service.js';
import { CertificateQueueService } from './certificate-queue.service.js';
import { CertificateRemovalService } from './certificate-removal.service.js';
import { CertificateReviewController } from './certificate-review.controller.js';
import { CertificateVerificationService } from './certificate-verification.service.js';
import { CertificatesController } from './certificates.controller.js';
import { CertificatesService } from './certificates.service.js';
import { HeldDecisionsController } from './held-decisions.controller.js';
import { HeldDecisionsService } from './held-decisions.service.js';

@Module({
  imports: [AuditModule, ConfirmationsModule, ReportsModule, ReviewModule, VerdictsModule],
  controllers: [
    CertificatesController,
    CertificateListsController,
    CertificateReviewController,
    HeldDecisionsController,
  ],
  providers: [
    CertificatesService,
    CertificateRemovalService,
    CertificateVerificationService,
    CertificateListsService,
    CertificateQueueService,
    CertificateHistoryService,
    HeldDecisionsService,
  ],
  exports: [CertificatesService, CertificateListsService, CertificateRemovalService, CertificateVerificationService],
})
export class CertificatesModule {}
