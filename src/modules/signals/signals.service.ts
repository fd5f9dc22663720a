import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import { filesToRead } from '../../domain/reading/reading.js';
import { notFound } from '../../domain/shared/not-found.js';
import { signalDismissed } from '../../domain/signal/signal.audit.js';
import { dismissSignal, isLookDue, type Signal } from '../../domain/signal/signal.js';
import { signalOrders } from '../../domain/signal/signal-orders.js';
import { DocumentReader } from '../../platform/reading/document-reader.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { CertificateReader } from '../certificates/certificate.repository.js';
import { JobReader } from '../jobs/job.repository.js';
import { ReadingReader } from '../readings/reading.repository.js';
import { type Names, UserReader } from '../users/user.repository.js';
import { SignalReader } from './signal.repository.js';

export interface NamedSignal extends Signal {
  /** `null` where nobody settled it, or the account is gone. */
  readonly officerName: string | null;
}

export interface SignalsOn {
  /** Newest first. */
  readonly signals: readonly NamedSignal[];
  /**
   * Whether the record is still to be looked at as it is by now, or one of its documents to be read, and a job will do
   * so.
   */
  readonly isPending: boolean;
}

/** What may make an officer look twice. */
@Injectable()
export class SignalsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly certificates: CertificateReader,
    private readonly signals: SignalReader,
    private readonly readings: ReadingReader,
    private readonly reader: DocumentReader,
    private readonly users: UserReader,
    private readonly jobs: JobReader,
    private readonly clock: Clock,
  ) {}

  /** All on a record. @throws DomainError `not_found`. */
  async list(certificateId: number): Promise<SignalsOn> {
    const certificate = await this.certificates.findById(certificateId);
    if (!certificate) throw notFound('Certificate');
    // Before the signals: those of a look that ends meanwhile are told, or still to come.
    const isPending =
      (await this.isIncomplete(certificate)) && (await this.jobs.open(signalOrders(certificate))).length > 0;
    const signals = await this.signals.on(certificateId);
    const names = await this.users.namesOf(signals.map(({ officerId }) => officerId));
    return { signals: signals.map((signal) => withName(signal, names)), isPending };
  }

  /** @throws DomainError `not_found`, then as `dismissSignal` does. */
  async dismiss(actor: Actor, signalId: number, note: string): Promise<NamedSignal> {
    const found = await this.signals.findById(signalId);
    if (!found) throw notFound('Signal');
    const dismissed = await this.unitOfWork.run(async (tx) => {
      await tx.certificates.lock(found.certificateId);
      const signal = (await tx.signals.on(found.certificateId)).find(({ id }) => id === signalId);
      if (!signal) throw notFound('Signal');
      const settled = dismissSignal(signal, note, actor.userId, this.clock.now());
      await tx.signals.update(settled);
      tx.audit.record(signalDismissed(settled));
      return settled;
    });
    return withName(dismissed, await this.users.namesOf([dismissed.officerId]));
  }

  /** Once a document was read, the record is looked at again. */
  private async isIncomplete(certificate: Certificate): Promise<boolean> {
    const { id, status, form } = certificate;
    if (isLookDue(certificate, await this.signals.lookOn(id))) return true;
    return status === 'Verifying' && this.readings.anyUnread(filesToRead(form), this.reader.versions);
  }
}

function withName(signal: Signal, names: Names): NamedSignal {
  return { ...signal, officerName: names.get(signal.officerId) ?? null };
}
