import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { type CheckedReport, checkReport } from '../../domain/report/report.check.js';
import type { Report } from '../../domain/report/report.js';
import { REPORT_LINK_MS, readyToTake, refuseNotInForce } from '../../domain/report/report.readiness.js';
import { linkExpired } from '../../domain/shared/link-token.js';
import { shareLocked } from '../../domain/sharing/share.audit.js';
import { isShareToken, type Share, shareState } from '../../domain/sharing/share.js';
import {
  holderGone,
  isPin,
  linkEnded,
  locksLink,
  mayTryPin,
  pinNeeded,
  wrongPin,
} from '../../domain/sharing/share-pin.js';
import { Clock } from '../../platform/security/clock.port.js';
import { LinkSigner } from '../../platform/security/link-signer.port.js';
import { PasswordHasher } from '../../platform/security/password-hasher.port.js';
import { VerifiedFiles } from '../../platform/storage/verified-files.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { ReportReader } from '../reports/report.repository.js';
import { type ReportPhoto, ReportPhotosService } from '../reports/report-photos.service.js';
import { ShareReader } from './share.repository.js';
import { hashOfToken } from './token-hash.js';

export interface OpenedShare {
  readonly share: Share;
  /** The current edition, or the one that was withdrawn, with all that are under its number. */
  readonly checked: CheckedReport;
  /** The query that lets the recipient take the PDF for a quarter of an hour; `null` where they may not. */
  readonly query: string | null;
  /** The query that shows them the photo for as long; `null` where there is none to be shown. */
  readonly photoQuery: string | null;
}

export interface SharedPdf {
  readonly report: Report;
  readonly bytes: Uint8Array;
}

interface FoundShare {
  readonly share: Share;
  readonly report: Report;
}

/** What the recipient of a link is shown. */
@Injectable()
export class ShareRecipientsService {
  constructor(
    private readonly shares: ShareReader,
    private readonly reports: ReportReader,
    private readonly hasher: PasswordHasher,
    private readonly links: LinkSigner,
    private readonly stored: VerifiedFiles,
    private readonly photos: ReportPhotosService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * An integrator whose person opens it has been given the report, and is told what becomes of it.
   * @throws DomainError `link_ended`, `holder_gone`, `pin_needed`, `wrong_pin`.
   */
  async open(actor: Actor | null, token: string, pin: unknown): Promise<OpenedShare> {
    const { share, report } = await this.find(token);
    if (share.pinHash !== null) await this.provePin(share, share.pinHash, pin);
    await this.note(share, 'opened', async (tx, now) => {
      const member = actor && (await tx.members.find(actor.userId));
      if (member) await tx.reportChecks.remember(member.integratorId, [report.number], now);
    });
    const checked = await this.check(report);
    const mayDownload = share.download && checked.report.pdf !== null && checked.report.status !== 'withdrawn';
    const hasPhoto = checked.report.photo !== null && checked.report.status !== 'withdrawn';
    return {
      ...{ share, checked },
      query: mayDownload ? this.sign(share, resourceOf(share)) : null,
      photoQuery: hasPhoto ? this.sign(share, photoOf(share)) : null,
    };
  }

  /**
   * The PDF of the edition that is current now. The link is asked again, so that it ends with the share.
   * @throws DomainError `link_ended`, `holder_gone`, `link_expired`, `report_withdrawn`, `report_not_ready`,
   * `file_damaged`.
   */
  async download(token: string, query: { readonly exp?: string; readonly sig?: string }): Promise<SharedPdf> {
    const { share, report } = await this.find(token);
    const signed = this.links.verify(resourceOf(share), query.exp ?? '', query.sig ?? '', this.clock.now());
    if (!signed || !share.download) throw linkExpired();
    const bytes = await this.stored.read(readyToTake(report).pdf);
    // Last: it tells whether the link was stopped meanwhile.
    await this.note(share, 'downloaded');
    return { report, bytes };
  }

  /**
   * The photo of the edition that is current now.
   * @throws DomainError `link_ended`, `holder_gone`, `link_expired`, `report_withdrawn`, `report_superseded`,
   * `file_damaged`.
   */
  async photo(token: string, query: { readonly exp?: string; readonly sig?: string }): Promise<ReportPhoto> {
    const { share, report } = await this.find(token);
    const signed = this.links.verify(photoOf(share), query.exp ?? '', query.sig ?? '', this.clock.now());
    refuseNotInForce(report);
    const photo = signed ? await this.photos.of(report) : null;
    if (!photo) throw linkExpired();
    return photo;
  }

  private async find(token: string): Promise<FoundShare> {
    const share = isShareToken(token) ? await this.shares.findByTokenHash(hashOfToken(token)) : null;
    if (!share || shareState(share, this.clock.now()) !== 'live') throw linkEnded();
    const report = await this.reports.findLatestOfCertificate(share.certificateId);
    if (!report) throw linkEnded();
    if (report.erasedAt) throw holderGone();
    return { share, report };
  }

  /** Which edition a recipient holds who took the PDF earlier is not known, as in a check by number. */
  private async check({ number }: Report): Promise<CheckedReport> {
    const checked = checkReport(await this.reports.findEditions(number), null);
    if (!checked) throw linkEnded();
    return checked;
  }

  /** A try is counted before it is judged, so that many at once stay within the limit. */
  private async provePin(share: Share, pinHash: string, pin: unknown): Promise<void> {
    if (pin === undefined || pin === null || pin === '') throw pinNeeded();
    const wrongPins = await this.unitOfWork.run((tx) => tx.shares.countPinTry(share.id));
    if (wrongPins === null) throw linkEnded();
    const matches = await this.hasher.verify(pinHash, isPin(pin) ? pin : '');
    if (matches && mayTryPin(wrongPins)) return this.unitOfWork.run((tx) => tx.shares.acceptPin(share.id));
    if (locksLink(wrongPins)) await this.end(share.id);
    throw wrongPin();
  }

  /** Too many wrong PINs: whoever tells the holder, and whoever counts on, finds the link ended. */
  private async end(id: number): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      const share = await tx.shares.lock(id);
      if (!share || shareState(share, now) !== 'live') return;
      await tx.shares.stop(id, now);
      tx.audit.record(shareLocked(share));
      await tx.outbox.add('mail.share-locked', { shareId: id });
    });
  }

  /** @throws DomainError `link_ended` where it was stopped since it was found. */
  private async note(
    share: Share,
    kind: 'opened' | 'downloaded',
    also?: (tx: Transaction, now: Date) => Promise<void>,
  ): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      const still = await tx.shares.lock(share.id);
      if (!still || shareState(still, now) !== 'live') throw linkEnded();
      await tx.shares.addView(share.id, kind, now);
      await also?.(tx, now);
    });
  }

  private sign(share: Share, resource: string): string {
    const end = Math.min(this.clock.now().getTime() + REPORT_LINK_MS, share.endsAt.getTime());
    return this.links.sign(resource, new Date(end));
  }
}

/** Of the share, not of the report: it opens nothing at the addresses of other links. */
const resourceOf = ({ id }: Share) => `share:${id}`;
const photoOf = ({ id }: Share) => `share-photo:${id}`;
