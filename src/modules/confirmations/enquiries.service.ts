import { Injectable } from '@nestjs/common';
import { type EnquiryStep, enquirySteps } from '../../domain/confirmation/enquiry-steps.js';
import { ConfirmationReader } from './confirmation.repository.js';

/** What is told of enquiries to the applicant whom they are about. */
@Injectable()
export class EnquiriesService {
  constructor(private readonly confirmations: ConfirmationReader) {}

  /** When who was asked about an application, and when it answered: not which office, and not what. */
  async stepsOf(certificateId: number): Promise<EnquiryStep[]> {
    const all = await this.confirmations.allOn(certificateId);
    if (all.length === 0) return [];
    return enquirySteps(all, await this.confirmations.on(certificateId));
  }
}
