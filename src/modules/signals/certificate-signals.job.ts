import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { findSignals, type ReadPassport } from '../../domain/signal/find-signals.js';
import { findTextSignals } from '../../domain/signal/find-text-signals.js';
import { reconcileSignals } from '../../domain/signal/signal.js';
import { type JobEffect, JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { CertificateReader } from '../certificates/certificate.repository.js';
import { PassportReadingsService } from '../readings/passport-readings.service.js';
import { TextReadingsService } from '../readings/text-readings.service.js';
import { SignalReader } from './signal.repository.js';

/** Looks at an application under review for what may make an officer look twice; after each change, and once its passport was read. */
@Injectable()
export class CertificateSignalsJob extends JobHandler<'certificate.signals'> {
  readonly name = 'certificate.signals';

  constructor(
    private readonly certificates: CertificateReader,
    private readonly signals: SignalReader,
    private readonly readings: PassportReadingsService,
    private readonly texts: TextReadingsService,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle(job: OpenJob<'certificate.signals'>): Promise<JobEffect | undefined> {
    const { certificateId } = job.payload;
    const certificate = await this.certificates.findById(certificateId);
    // What is decided, or with its applicant, is looked at by nobody.
    if (certificate?.status !== 'Verifying') return undefined;
    const { ownerId, form } = certificate;
    const compared = await this.readings.ofCertificate(certificateId);
    const read = compared.filter((one): one is typeof one & ReadPassport => one.passport !== null);
    const common = await this.signals.common(certificate);
    const found = [
      ...findSignals({ person: { ownerId, email: form.email }, ...common, read }),
      ...findTextSignals(await this.texts.ofCertificate(certificateId)),
    ];
    return async (tx) => {
      // Two looks at once would add the same twice.
      await tx.certificates.lock(certificateId);
      const at = this.clock.now();
      const { added, ended } = reconcileSignals(await tx.signals.on(certificateId), found, at);
      for (const signal of ended) await tx.signals.update(signal);
      if (added.length === 0) return;
      const fresh = {
        certificateId,
        state: 'open',
        note: null,
        officerId: null,
        foundAt: at,
        settledAt: null,
      } as const;
      await tx.signals.add(added.map((one) => ({ ...one, ...fresh })));
      // The others have it in common, too, and learn of it in their turn.
      const others = new Set(added.flatMap(({ evidence }) => evidence.certificateIds ?? []));
      for (const id of others) await tx.outbox.add('certificate.signals', { certificateId: id });
    };
  }
}
