import { Injectable } from '@nestjs/common';
import { type Actor, isStudent } from '../../domain/account/actor.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { ListRequest } from '../../domain/shared/list.js';
import { notFound } from '../../domain/shared/not-found.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import { withChanges } from '../../domain/shared/record-fields.js';
import { type ChangeTarget, refuseStale, requireVersion } from '../../domain/shared/record-version.js';
import { shareChanged, shareCreated, shareStopped } from '../../domain/sharing/share.audit.js';
import {
  authoriseHolder,
  endOfShare,
  type Share,
  type ShareChange,
  type ShareState,
  type ShareView,
  type ShareWish,
  shareState,
  stopShare,
  validateSharing,
} from '../../domain/sharing/share.js';
import { Links } from '../../domain/site/links.js';
import { Clock } from '../../platform/security/clock.port.js';
import { Ids } from '../../platform/security/ids.port.js';
import { PasswordHasher } from '../../platform/security/password-hasher.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { CertificateReader } from '../certificates/certificate.repository.js';
import { ReportReader } from '../reports/report.repository.js';
import { type ShareFilter, ShareReader, type ShareSort } from './share.repository.js';
import { hashOfToken } from './token-hash.js';

export interface ShownShare {
  readonly share: Share;
  readonly state: ShareState;
}

/** A link that has just been made: only now can it be shown. */
export interface MadeShare extends ShownShare {
  readonly url: string;
}

/** The links by which a holder shares a report, each with one recipient. */
@Injectable()
export class SharesService {
  constructor(
    private readonly certificates: CertificateReader,
    private readonly reports: ReportReader,
    private readonly shares: ShareReader,
    private readonly hasher: PasswordHasher,
    private readonly ids: Ids,
    private readonly links: Links,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not_found`, `forbidden`. */
  async list(actor: Actor, certificateId: number, page: PageRequest): Promise<Page<ShownShare>> {
    authoriseHolder(actor, await this.certificates.findById(certificateId));
    return this.shownPage(await this.shares.list(certificateId, page));
  }

  /** @throws DomainError `not_found`, `forbidden`, `report_not_ready`, `report_withdrawn`, `too_many_shares`. */
  async create(actor: Actor, certificateId: number, { label, endsOn, pin, download }: ShareWish): Promise<MadeShare> {
    const now = this.clock.now();
    authoriseHolder(actor, await this.certificates.findById(certificateId));
    // Slow, so it is done before the transaction.
    const pinHash = pin ? await this.hasher.hash(pin) : null;
    const token = this.ids.shareToken();
    const tokenHash = hashOfToken(token);
    const latest = await this.reports.findLatestOfCertificate(certificateId);
    const share = await this.unitOfWork.run(async (tx) => {
      await tx.certificates.lock(certificateId);
      authoriseHolder(actor, await tx.certificates.findById(certificateId));
      // As it is by now: it may have been withdrawn since it was read.
      const report = latest && (await tx.reports.findById(latest.id));
      validateSharing(report, await tx.shares.countLive(certificateId, now));
      const made = await tx.shares.insert({
        certificateId,
        label,
        tokenHash,
        pinHash,
        download: download === true,
        createdAt: now,
        endsAt: endOfShare(endsOn, now),
      });
      tx.audit.record(shareCreated(actor.userId, made));
      return made;
    });
    return { ...this.shown(share), url: this.links.sharedPage(token) };
  }

  /** The links of all of the caller's certificates. @throws DomainError `forbidden` for staff. */
  async listOwn(actor: Actor, request: ListRequest<ShareSort, ShareFilter>): Promise<Page<ShownShare>> {
    if (!isStudent(actor)) throw new DomainError('forbidden', message('holder_shares_only'));
    return this.shownPage(await this.shares.listOf(actor.userId, request));
  }

  /** @throws DomainError `not_found`, `forbidden`. */
  async detail(actor: Actor, id: number): Promise<ShownShare> {
    return this.shown(await this.authorise(actor, id));
  }

  /**
   * Fields that are not given stay.
   * @throws DomainError `version_required`, `not_found`, `forbidden`, `stale_version`.
   */
  async change(actor: Actor, target: ChangeTarget, given: ShareChange): Promise<ShownShare> {
    await this.authorise(actor, target.id);
    requireVersion(target);
    const changed = await this.unitOfWork.run(async (tx) => {
      const before = await tx.shares.lock(target.id);
      if (!before) throw notFound('Link');
      refuseStale(before, target);
      const after = await tx.shares.update(withChanges(before, given));
      tx.audit.record(shareChanged(actor.userId, before, after));
      return after;
    });
    return this.shown(changed);
  }

  /** Nobody opens it from now on; one that has ended stays as it is. @throws DomainError `not_found`, `forbidden`. */
  async stop(actor: Actor, id: number): Promise<ShownShare> {
    await this.authorise(actor, id);
    const now = this.clock.now();
    const stopped = await this.unitOfWork.run(async (tx) => {
      const before = await tx.shares.lock(id);
      if (!before) throw notFound('Link');
      const after = stopShare(before, now);
      if (after === before) return before;
      await tx.shares.stop(id, now);
      tx.audit.record(shareStopped(actor.userId, before, after));
      return after;
    });
    return this.shown(stopped);
  }

  /** @throws DomainError `not_found`, `forbidden`. */
  async views(actor: Actor, id: number, page: PageRequest): Promise<Page<ShareView>> {
    await this.authorise(actor, id);
    return this.shares.views(id, page);
  }

  private shown(share: Share): ShownShare {
    return { share, state: shareState(share, this.clock.now()) };
  }

  private shownPage({ items, total }: Page<Share>): Page<ShownShare> {
    return { items: items.map((share) => this.shown(share)), total };
  }

  private async authorise(actor: Actor, id: number): Promise<Share> {
    const share = await this.shares.findById(id);
    authoriseHolder(actor, share && (await this.certificates.findById(share.certificateId)), 'Link');
    if (!share) throw notFound('Link');
    return share;
  }
}
