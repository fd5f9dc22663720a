import { Injectable } from '@nestjs/common';
import type { Certificate } from '../../domain/certificate/certificate.js';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { findEditSignals } from '../../domain/signal/find-edit-signals.js';
import { findMailSignals } from '../../domain/signal/find-mail-signals.js';
import { findPaymentSignals } from '../../domain/signal/find-payment-signals.js';
import { findSignals, type ReadPassport } from '../../domain/signal/find-signals.js';
import { findTextSignals } from '../../domain/signal/find-text-signals.js';
import { isSameName } from '../../domain/signal/same-person.js';
import { type FoundSignal, reconcileSignals } from '../../domain/signal/signal.js';
import { type JobEffect, JobHandler } from '../../platform/jobs/job-handler.port.js';
import { NameReader } from '../../platform/names/name-reader.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { BounceReader } from '../bounces/bounce.repository.js';
import { CertificateReader } from '../certificates/certificate.repository.js';
import { PaymentReader } from '../payment/payment.repository.js';
import { PassportReadingsService } from '../readings/passport-readings.service.js';
import { TextReadingsService } from '../readings/text-readings.service.js';
import { UniversityReader } from '../universities/university.repository.js';
import { type NamedApplication, SignalReader } from './signal.repository.js';

/**
 * Looks at an application under review for what may make an officer look twice; after each change, once its passport
 * was read, and where mails come back.
 */
@Injectable()
export class CertificateSignalsJob extends JobHandler<'certificate.signals'> {
  readonly name = 'certificate.signals';

  constructor(
    private readonly certificates: CertificateReader,
    private readonly signals: SignalReader,
    private readonly readings: PassportReadingsService,
    private readonly texts: TextReadingsService,
    private readonly names: NameReader,
    private readonly payments: PaymentReader,
    private readonly universities: UniversityReader,
    private readonly bounces: BounceReader,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle(job: OpenJob<'certificate.signals'>): Promise<JobEffect | undefined> {
    const beganAt = this.clock.now();
    const { certificateId } = job.payload;
    const certificate = await this.certificates.findById(certificateId);
    if (!certificate) return undefined;
    const isVerification = certificate.form.type === 'verification';
    const stampings = isVerification ? await this.signals.stampingsBeside(certificate) : [];
    // What is decided, or with its applicant, is looked at by nobody.
    const found = certificate.status === 'Verifying' ? await this.look(certificate) : null;
    return async (tx) => {
      // They rest on it.
      for (const id of stampings) await tx.outbox.add('certificate.signals', { certificateId: id });
      if (found === null) return;
      // Two looks at once would add the same twice, and it may have been removed meanwhile.
      await tx.certificates.lock(certificateId);
      if (!(await tx.certificates.findById(certificateId))) return;
      // A look that began later saw what has changed since.
      if (!(await tx.signals.noteLook(certificateId, beganAt))) return;
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

  private async look(certificate: Certificate): Promise<FoundSignal[]> {
    const { id, ownerId, form } = certificate;
    const compared = await this.readings.ofCertificate(id);
    const read = compared.filter((one): one is typeof one & ReadPassport => one.passport !== null);
    const { sameBirth, ...common } = await this.signals.common(certificate, await this.called(form.university));
    const [payment] = await this.payments.of([id]);
    const sharing = payment ? await this.payments.sharing(payment) : [];
    const lacksVerification = form.type === 'stamping' && !(await this.signals.hasVerification(certificate));
    const samePerson = this.named(form.name, sameBirth);
    const person = { ownerId, email: form.email };
    const texts = await this.texts.ofCertificate(id);
    return [
      ...findSignals({ person, form, lacksVerification, samePerson, ...common, read }),
      ...findTextSignals(texts),
      ...findEditSignals(texts),
      ...findPaymentSignals({ payment, sharing, ...common }),
      ...findMailSignals(ownerId === null ? null : await this.bounces.findByUser(ownerId)),
    ];
  }

  /** What else the university is called, or was before. */
  private async called(name: string | null): Promise<string[]> {
    const university = name === null ? null : await this.universities.findByName(name);
    return university ? [university.name, ...university.formerNames] : [];
  }

  private named(name: string | null, others: readonly NamedApplication[]): NamedApplication[] {
    const own = this.names.read(name ?? '');
    return others.filter((other) => isSameName(own, this.names.read(other.name ?? '')));
  }
}
