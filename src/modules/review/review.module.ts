import { Module } from '@nestjs/common';
import { CertificateClaimsService } from './certificate-claims.service.js';

/** Who has which application on the desk. */
@Module({ providers: [CertificateClaimsService], exports: [CertificateClaimsService] })
export class ReviewModule {}
