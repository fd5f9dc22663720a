import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { noSession } from '../../domain/account/no-session.js';
import { message } from '../../domain/messages/message.js';
import { askFor } from '../../domain/privacy/data-request.js';
import { accountExported } from '../../domain/privacy/privacy.audit.js';
import { DomainError, type Reason } from '../../domain/shared/domain-error.js';
import { type ArchiveEntry, Archives } from '../../platform/archive/archives.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { RateLimiter, refuseOver } from '../../platform/security/rate-limiter.port.js';
import { type StoredBytes, VerifiedFiles } from '../../platform/storage/verified-files.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { BounceReader } from '../bounces/bounce.repository.js';
import { FactorReader } from '../factors/factor.repository.js';
import { AccessRequestReader } from '../integrators/access-request.repository.js';
import { PreferenceReader } from '../preferences/preference.repository.js';
import { WatcherReader } from '../reports/watcher.repository.js';
import { AddressChangeReader } from '../users/address-change.repository.js';
import { UserReader, type UserWithRole } from '../users/user.repository.js';
import { fileEntryName, reportEntryName } from './archive.names.js';
import { ConsentReader } from './consent.repository.js';
import {
  accessContent,
  accountContent,
  addressChangeContent,
  bounceContent,
  certificateContent,
  confirmationContent,
  consentContent,
  eventContent,
  factorContent,
  fileContent,
  profileContent,
  proposalContent,
  rejectionContent,
  reportContent,
  sessionContent,
  shareContent,
  shareViewContent,
  signalContent,
  verdictContent,
  watchContent,
} from './export.content.js';
import { writeJson } from './json.writer.js';
import { PersonalDataPages } from './personal-data.pages.js';

const EXPORTS_AN_HOUR = 5;
const UNOBTAINABLE: ReadonlySet<string> = new Set<Reason>(['not_found', 'file_damaged']);

/** Handing people what is held about them. */
@Injectable()
export class ExportService {
  constructor(
    private readonly users: UserReader,
    private readonly pages: PersonalDataPages,
    private readonly consents: ConsentReader,
    private readonly watchers: WatcherReader,
    private readonly accessRequests: AccessRequestReader,
    private readonly addressChanges: AddressChangeReader,
    private readonly bounces: BounceReader,
    private readonly preferences: PreferenceReader,
    private readonly factors: FactorReader,
    private readonly stored: VerifiedFiles,
    private readonly archives: Archives,
    private readonly limiter: RateLimiter,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** A ZIP that is written while it is read. @throws DomainError `too_many_requests`. */
  async export(actor: Actor): Promise<NodeJS.ReadableStream> {
    const answer = await this.limiter.hit(`export:${actor.userId}`, EXPORTS_AN_HOUR, 3600);
    refuseOver(answer, message('exports_exhausted'));
    const found = await this.users.findById(actor.userId);
    if (!found) throw noSession();
    const now = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      await tx.dataRequests.insert(askFor('export', actor.userId, now));
      tx.audit.record(accountExported(actor.userId));
    });
    return this.archives.zip(this.entries(found));
  }

  /** The files first: only then is it known which of them could be had. */
  private async *entries(found: UserWithRole): AsyncGenerator<ArchiveEntry> {
    const { id } = found.user;
    const lost = new Set<string>();
    for await (const files of this.pages.files(id)) {
      for (const file of files) yield* this.entry(fileEntryName(file), file, file.createdAt, lost);
    }
    for await (const reports of this.pages.reports(id)) {
      for (const report of reports) {
        if (report.pdf) yield* this.entry(reportEntryName(report), report.pdf, report.pdf.renderedAt, lost);
      }
    }
    const now = this.clock.now();
    yield { name: 'data.json', modifiedAt: now, compress: true, content: this.data(found, now, lost) };
    // Who breaks off has not got it all: the request stays open.
    await this.unitOfWork.run((tx) => tx.dataRequests.finishOf(id, 'export', this.clock.now()));
  }

  private async *entry(
    name: string,
    file: StoredBytes,
    modifiedAt: Date,
    lost: Set<string>,
  ): AsyncGenerator<ArchiveEntry> {
    try {
      const bytes = await this.stored.read(file);
      yield { name, modifiedAt, compress: false, content: once(async () => bytes) };
    } catch (error) {
      // What is missing or damaged must not keep the rest from its owner.
      if (!(error instanceof DomainError) || !UNOBTAINABLE.has(error.reason)) throw error;
      lost.add(name);
    }
  }

  private async *data(found: UserWithRole, now: Date, lost: ReadonlySet<string>): AsyncGenerator<string> {
    const { id } = found.user;
    const change = await this.addressChanges.findByUser(id);
    const bounce = await this.bounces.findByUser(id);
    const there = (name: string) => (lost.has(name) ? null : name);
    yield* writeJson([
      { name: 'exportedAt', value: now },
      { name: 'account', value: accountContent(found) },
      { name: 'addressChange', value: change && addressChangeContent(change) },
      { name: 'mailsReturned', value: bounce && bounceContent(bounce) },
      { name: 'profile', value: profileContent(found) },
      { name: 'secondFactors', value: (await this.factors.findByUser(id)).map(factorContent) },
      { name: 'preferences', value: await this.preferences.findByUser(id) },
      { name: 'certificates', value: mapped(this.pages.certificates(id), (one) => certificateContent(id, one)) },
      { name: 'verdicts', value: mapped(this.pages.verdicts(id), verdictContent) },
      { name: 'payments', value: mapped(this.pages.payments(id), (one) => one) },
      { name: 'signals', value: mapped(this.pages.signals(id), signalContent) },
      { name: 'confirmations', value: mapped(this.pages.confirmations(id), confirmationContent) },
      { name: 'proposals', value: mapped(this.pages.proposals(id), proposalContent) },
      { name: 'rejections', value: mapped(this.pages.rejecting(id), rejectionContent) },
      {
        name: 'reports',
        value: mapped(this.pages.reports(id), (one) => reportContent(one, one.pdf && there(reportEntryName(one)))),
      },
      { name: 'files', value: mapped(this.pages.files(id), (one) => fileContent(id, one, there(fileEntryName(one)))) },
      { name: 'readings', value: mapped(this.pages.readings(id), (one) => one) },
      {
        name: 'consents',
        value: mapped(
          once(() => this.consents.findByUser(id)),
          consentContent,
        ),
      },
      {
        name: 'watchedReports',
        value: mapped(
          once(() => this.watchers.findByEmail(found.user.email)),
          watchContent,
        ),
      },
      {
        name: 'accessRequests',
        value: mapped(
          once(() => this.accessRequests.findByEmail(found.user.email)),
          accessContent,
        ),
      },
      { name: 'sharedLinks', value: mapped(this.pages.shares(id), shareContent) },
      { name: 'sharedLinkViews', value: mapped(this.pages.shareViews(id), shareViewContent) },
      { name: 'lookUpChoices', value: mapped(this.pages.lookUpChoices(id), (one) => one) },
      { name: 'sessions', value: mapped(this.pages.sessions(id), sessionContent) },
      { name: 'auditEvents', value: mapped(this.pages.events(id), (one) => eventContent(id, one)) },
      { name: 'mails', value: 'Mails are sent and not kept.' },
    ]);
  }
}

async function* once<T>(read: () => Promise<T>): AsyncGenerator<T> {
  yield await read();
}

async function* mapped<T, D>(pages: AsyncIterable<readonly T[]>, to: (row: T) => D): AsyncGenerator<D[]> {
  for await (const page of pages) yield page.map(to);
}
