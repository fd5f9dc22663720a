import { Injectable } from '@nestjs/common';
import type { CertificateSummary } from '../../domain/certificate/certificate.js';
import { type EnquiryStep, mayBeAskedAbout } from '../../domain/confirmation/enquiry-steps.js';
import { ConfirmationReader } from './confirmation.repository.js';

/** What is told of enquiries to the applicant whom they are about. */
@Injectable()
export class EnquiriesService {
  constructor(private readonly confirmations: ConfirmationReader) {}

  /** When who was asked about an application, and when it answered: not which office, and not what. */
  async stepsOf(record: Pick<CertificateSummary, 'id' | 'appliedAt'>): Promise<EnquiryStep[]> {
    return mayBeAskedAbout(record) ? this.confirmations.stepsOn(record.id) : [];
  }
}
