import { Injectable, Logger } from '@nestjs/common';
import { type Actor, readsCertificates, reviewsCertificates } from '../../domain/account/actor.js';
import { rowsExported } from '../../domain/audit/read.audit.js';
import type { CertificateSummary } from '../../domain/certificate/certificate.js';
import { requireReader, visible } from '../../domain/certificate/certificate.operations.js';
import { exportBegun, exportEnded } from '../../domain/certificate/export.audit.js';
import { verificationBeside } from '../../domain/certificate/stamping.js';
import type { Assignee } from '../../domain/review/assignment.js';
import { timed } from '../../domain/review/held-decision.js';
import { dueDay, ReviewPromise } from '../../domain/review/review-promise.js';
import type { Day } from '../../domain/shared/calendar.js';
import type { ListRequest, Sort } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import type { SignalKind } from '../../domain/signal/signal.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { ReadTrail } from '../audit/read-trail.port.js';
import type { OpenProposal } from '../proposals/proposal.repository.js';
import { type SeenClaim, seenBy } from '../review/certificate-claims.service.js';
import {
  CertificateReader,
  type CertificateSort,
  type KnownOfReview,
  type ListedCertificate,
  type TimedDecision,
} from './certificate.repository.js';
import { type ListSearch, searchBy } from './certificate.scope.js';
import { offer, type WithActions } from './certificates.service.js';

/** A row of a list, as the caller sees it. */
export interface ListedRecord<Listed extends ListedCertificate = ListedCertificate> extends WithActions<Listed> {
  readonly claim: SeenClaim | null;
  readonly pending: TimedDecision | null;
  readonly proposal: OpenProposal | null;
  readonly assignedTo: Assignee | null;
  /** The last day of what was promised; `null` for what does not wait for a decision, and for students. */
  readonly dueOn: Day | null;
  /** Of each open signal its kind; `null` for those who do not review. */
  readonly openSignals: readonly SignalKind[] | null;
}

/** How many records of one owner are looked through for another. */
const OF_OWNER: { readonly offset: number; readonly limit: number } = { offset: 0, limit: 100 };

/** Who is to decide a record is not told to its owner, not by an order either. */
function unassigned(sort: Sort<CertificateSort>): Sort<CertificateSort> {
  return sort.field === 'assignedTo' ? { ...sort, field: 'id' } : sort;
}

/** Certificates in lists and tables. */
@Injectable()
export class CertificateListsService {
  private readonly logger = new Logger('Export');

  constructor(
    private readonly certificates: CertificateReader,
    private readonly unitOfWork: UnitOfWork,
    private readonly promise: ReviewPromise,
    private readonly clock: Clock,
    private readonly reads: ReadTrail,
  ) {}

  /** A student finds the own records alone, whatever the filter says of owners. @throws DomainError `forbidden`. */
  async search(actor: Actor, request: ListRequest<CertificateSort, ListSearch>): Promise<Page<ListedRecord>> {
    const now = this.clock.now();
    const filter = searchBy(actor, request.filter, now, this.promise.days);
    const isStaff = readsCertificates(actor);
    const { items, total } = await this.certificates.search(
      { ...request, filter, sort: isStaff ? request.sort : unassigned(request.sort) },
      isStaff ? now : null,
    );
    return { items: items.map((certificate) => this.listedFor(actor, certificate)), total };
  }

  /**
   * One record as the caller sees it in a list.
   * @throws DomainError `not_found`, also for a record that is not theirs to see.
   */
  async detail(actor: Actor, id: number): Promise<ListedRecord<ListedCertificate & KnownOfReview>> {
    return this.find(actor, id, readsCertificates(actor) ? this.clock.now() : null);
  }

  /** The same without who is at it, and what is held or proposed of it. @throws DomainError as `detail` does. */
  async record(actor: Actor, id: number): Promise<ListedRecord<ListedCertificate & KnownOfReview>> {
    return this.find(actor, id, null);
  }

  /** For a stamping: the academic verification that was applied for beside it. */
  async verificationBeside(record: CertificateSummary): Promise<CertificateSummary | null> {
    if (record.form.type !== 'stamping' || record.ownerId === null) return null;
    const { items } = await this.certificates.list({ ownerId: record.ownerId }, OF_OWNER);
    return verificationBeside(record, items);
  }

  /** What is taken out is written down first, and how much of it at the end. @throws DomainError `forbidden`. */
  async export(actor: Actor, filter: ListSearch): Promise<AsyncIterable<readonly CertificateSummary[]>> {
    requireReader(actor);
    await this.unitOfWork.note(exportBegun(actor.userId, { ...filter }));
    const scope = searchBy(actor, filter, this.clock.now(), this.promise.days);
    return this.counted(actor, this.certificates.walk(scope));
  }

  private async *counted(
    actor: Actor,
    groups: AsyncIterable<readonly CertificateSummary[]>,
  ): AsyncGenerator<readonly CertificateSummary[]> {
    let rows = 0;
    let complete = false;
    try {
      for await (const group of groups) {
        // Before it is sent: of a group at which the reader hangs up nobody knows how much has arrived.
        rows += group.length;
        const ids = group.map(({ id }) => id);
        if (ids.length > 0) this.reads.add(rowsExported(actor.userId, 'certificate', ids));
        yield group;
      }
      complete = true;
    } finally {
      // Who gets a table must not wait for this, nor lose it where this fails.
      this.noteEnd(actor, rows, complete);
    }
  }

  private noteEnd(actor: Actor, rows: number, complete: boolean): void {
    this.unitOfWork
      .note(exportEnded(actor.userId, rows, complete))
      .catch((error: unknown) => this.logger.warn(`The end of an export could not be noted: ${String(error)}`));
  }

  private async find(actor: Actor, id: number, claimsAt: Date | null) {
    return this.listedFor(actor, visible(actor, await this.certificates.findListed(id, claimsAt)));
  }

  private listedFor<Listed extends ListedCertificate>(actor: Actor, certificate: Listed): ListedRecord<Listed> {
    const { status, appliedAt, claim, assignee, pending, proposal, openSignals } = certificate;
    const isStaff = readsCertificates(actor);
    const waits = status === 'Verifying' && appliedAt !== null && pending === null && isStaff;
    return {
      ...offer(actor, certificate),
      claim: claim && seenBy(actor, claim),
      pending: isStaff && pending ? timed(pending, this.clock.now()) : null,
      proposal: isStaff ? proposal : null,
      assignedTo: isStaff ? assignee : null,
      dueOn: waits ? dueDay(appliedAt, this.promise.days) : null,
      openSignals: reviewsCertificates(actor) ? openSignals : null,
    };
  }
}
