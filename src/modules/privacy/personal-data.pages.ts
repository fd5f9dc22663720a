import { Injectable } from '@nestjs/common';
import type { AuditEvent } from '../../domain/audit/audit-event.js';
import { formFiles } from '../../domain/certificate/certificate.form.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import type { Confirmation, ConfirmationAnswer } from '../../domain/confirmation/confirmation.js';
import type { StoredFile } from '../../domain/files/stored-file.js';
import type { Payment } from '../../domain/payment/payment.js';
import type { Proposal } from '../../domain/proposal/proposal.js';
import type { Reading } from '../../domain/reading/reading.js';
import type { Report } from '../../domain/report/report.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import type { LookUpChoices } from '../../domain/sharing/look-up.js';
import type { Share, ShareView } from '../../domain/sharing/share.js';
import type { Signal } from '../../domain/signal/signal.js';
import type { Verdict } from '../../domain/verdict/verdict.js';
import { ConfirmationReader } from '../confirmations/confirmation.repository.js';
import { FileReader } from '../files/file.repository.js';
import { PaymentReader } from '../payment/payment.repository.js';
import { ProposalReader } from '../proposals/proposal.repository.js';
import { ReadingReader } from '../readings/reading.repository.js';
import { LookUpReader } from '../sharing/look-up.repository.js';
import { ShareReader } from '../sharing/share.repository.js';
import { SignalReader } from '../signals/signal.repository.js';
import { VerdictReader } from '../verdicts/verdict.repository.js';
import { type KeptSession, PersonalDataReader } from './personal-data.repository.js';

const PAGE = 100;

/** A request with what was answered to it. */
export interface AnsweredConfirmation {
  readonly confirmation: Confirmation;
  readonly answers: readonly ConfirmationAnswer[];
}

type CertificateChoices = LookUpChoices & { readonly certificateId: number };

/** Everything about one user, a page at a time, each read when it is asked for. */
@Injectable()
export class PersonalDataPages {
  constructor(
    private readonly data: PersonalDataReader,
    private readonly fileReader: FileReader,
    private readonly readingReader: ReadingReader,
    private readonly shareReader: ShareReader,
    private readonly lookUps: LookUpReader,
    private readonly verdictReader: VerdictReader,
    private readonly paymentReader: PaymentReader,
    private readonly signalReader: SignalReader,
    private readonly proposalReader: ProposalReader,
    private readonly confirmationReader: ConfirmationReader,
  ) {}

  certificates(userId: number): AsyncGenerator<Certificate[]> {
    return walk<Certificate>((last) => this.data.certificates(userId, last?.id ?? 0, PAGE));
  }

  async *verdicts(userId: number): AsyncGenerator<readonly Verdict[]> {
    for await (const page of this.certificates(userId)) {
      for (const { id } of page) yield await this.verdictReader.on(id);
    }
  }

  async *payments(userId: number): AsyncGenerator<readonly Payment[]> {
    for await (const page of this.certificates(userId)) yield await this.paymentReader.of(page.map(({ id }) => id));
  }

  async *signals(userId: number): AsyncGenerator<readonly Signal[]> {
    for await (const page of this.certificates(userId)) {
      for (const { id } of page) yield await this.signalReader.on(id);
    }
  }

  async *proposals(userId: number): AsyncGenerator<readonly Proposal[]> {
    for await (const page of this.certificates(userId)) {
      for (const { id } of page) yield await this.proposalReader.on(id);
    }
  }

  async *confirmations(userId: number): AsyncGenerator<readonly AnsweredConfirmation[]> {
    for await (const page of this.certificates(userId)) {
      for (const { id } of page) {
        const { answers } = await this.confirmationReader.on(id);
        const asked = await this.confirmationReader.allOn(id);
        const answersTo = (asking: number) => answers.filter(({ confirmationId }) => confirmationId === asking);
        yield asked.map((confirmation) => ({ confirmation, answers: answersTo(confirmation.id) }));
      }
    }
  }

  async *rejecting(userId: number): AsyncGenerator<readonly Verdict[]> {
    for await (const page of this.certificates(userId)) {
      const rejected = page.filter(({ status }) => status === 'Rejected');
      for (const { id } of rejected) yield await this.verdictReader.rejecting(id);
    }
  }

  async *reports(userId: number): AsyncGenerator<Report[]> {
    for await (const ids of this.verified(userId)) yield await this.data.reports(ids);
  }

  /**
   * What the user uploaded, and what staff uploaded for their records and what their reports show. What waits for a
   * second officer may be a mistake.
   */
  async *files(userId: number): AsyncGenerator<StoredFile[]> {
    yield* walk<StoredFile>((last) => this.data.files(userId, last?.id ?? '', PAGE));
    const told = new Set<string>();
    for await (const page of this.certificates(userId)) {
      const named = page.flatMap(({ form }) => formFiles(form).map(({ id }) => id));
      const reports = await this.data.reports(page.map(({ id }) => id));
      const all = [...named, ...reports.flatMap(({ photo }) => photo ?? [])];
      const files = await this.fileReader.findByIds(all.filter((id) => !told.has(id)));
      const others = files.filter(({ ownerId }) => ownerId !== userId);
      for (const { id } of others) told.add(id);
      yield others;
    }
  }

  /** What machines made out on the files. */
  async *readings(userId: number): AsyncGenerator<readonly Reading[]> {
    for await (const files of this.files(userId)) {
      yield this.readingReader.all(files.map(({ sha256 }) => sha256));
    }
  }

  async *shares(userId: number): AsyncGenerator<readonly Share[]> {
    for await (const ids of this.verified(userId)) {
      for (const id of ids) yield* pages((part) => this.shareReader.list(id, part));
    }
  }

  async *shareViews(userId: number): AsyncGenerator<readonly ShareView[]> {
    for await (const page of this.shares(userId)) {
      for (const { id } of page) yield* pages((part) => this.shareReader.views(id, part));
    }
  }

  async *lookUpChoices(userId: number): AsyncGenerator<readonly CertificateChoices[]> {
    for await (const ids of this.verified(userId)) {
      yield await Promise.all(ids.map(async (id) => ({ certificateId: id, ...(await this.lookUps.choices(id)) })));
    }
  }

  /** The ids of the records that have a report. */
  private async *verified(userId: number): AsyncGenerator<number[]> {
    for await (const page of this.certificates(userId)) {
      yield page.filter(({ reportNumber }) => reportNumber !== null).map(({ id }) => id);
    }
  }

  sessions(userId: number): AsyncGenerator<KeptSession[]> {
    return walk<KeptSession>((last) => this.data.sessions(userId, last?.id ?? '', PAGE));
  }

  async *events(userId: number): AsyncGenerator<AuditEvent[]> {
    yield* walk<AuditEvent>((last) => this.data.events(userId, 'by', last, PAGE));
    yield* walk<AuditEvent>((last) => this.data.events(userId, 'about', last, PAGE));
  }
}

async function* walk<T>(readBehind: (last: T | null) => Promise<T[]>): AsyncGenerator<T[]> {
  for (let last: T | null = null; ; ) {
    const page: T[] = await readBehind(last);
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    last = page.at(-1) ?? null;
  }
}

async function* pages<T>(read: (page: PageRequest) => Promise<Page<T>>): AsyncGenerator<readonly T[]> {
  for (let offset = 0; ; offset += PAGE) {
    const { items } = await read({ offset, limit: PAGE });
    if (items.length > 0) yield items;
    if (items.length < PAGE) return;
  }
}
