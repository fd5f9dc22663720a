import { Module } from '@nestjs/common';
import { CertificatesPortal } from './certificates.portal.js';
import { CertificatesService } from './certificates.service.js';

@Module({ controllers: [CertificatesPortal], providers: [CertificatesService] })
export class CertificatesModule {}
