import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import { HeldDecisionsService } from './held-decisions.service.js';

/** Carries a held decision out. Done again, it finds nothing that is held. */
@Injectable()
export class CertificateDecideJob extends JobHandler<'certificate.decide'> {
  readonly name = 'certificate.decide';

  constructor(private readonly decisions: HeldDecisionsService) {
    super();
  }

  async handle({ payload }: OpenJob<'certificate.decide'>): Promise<undefined> {
    await this.decisions.carryOut(payload.decisionId);
  }
}
