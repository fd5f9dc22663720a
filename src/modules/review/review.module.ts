import { Module } from '@nestjs/common';
import { AssignmentsController } from './assignments.controller.js';
import { AssignmentsService } from './assignments.service.js';
import { CertificateClaimsService } from './certificate-claims.service.js';

/** Who has which application on the desk, and who is to decide it. */
@Module({
  controllers: [AssignmentsController],
  providers: [AssignmentsService, CertificateClaimsService],
  exports: [CertificateClaimsService],
})
export class ReviewModule {}
