import { Module } from '@nestjs/common';
import { CertificateListsService } from './certificate-lists.service.js';
import { CertificatesController } from './certificates.controller.js';
import { CertificatesPortal } from './certificates.portal.js';
import { CertificatesService } from './certificates.service.js';

@Module({
  controllers: [CertificatesPortal, CertificatesController],
  providers: [CertificatesService, CertificateListsService],
})
export class CertificatesModule {}
