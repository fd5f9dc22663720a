import { Injectable, Logger } from '@nestjs/common';
import { type Actor, isStudent, readsCertificates } from '../../domain/account/actor.js';
import type { CertificateSummary } from '../../domain/certificate/certificate.js';
import { visible } from '../../domain/certificate/certificate.operations.js';
import { exportBegun, exportEnded } from '../../domain/certificate/export.audit.js';
import { verificationBeside } from '../../domain/certificate/stamping.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { type SeenClaim, seenBy } from '../review/certificate-claims.service.js';
import {
  CertificateReader,
  type CertificateSearch,
  type CertificateSort,
  type ListedCertificate,
} from './certificate.repository.js';
import { offer, type WithActions } from './certificates.service.js';

/** What the lists of the resource API are asked for. */
export interface ListSearch extends Omit<CertificateSearch, 'freeFor'> {
  /** Leaves out what other reviewers have claimed. */
  readonly unclaimed?: boolean;
}

/** A row of a list, as the caller sees it. */
export interface ListedRecord extends WithActions<ListedCertificate> {
  readonly claim: SeenClaim | null;
}

/** How many records of one owner are looked through for another. */
const OF_OWNER: { readonly offset: number; readonly limit: number } = { offset: 0, limit: 100 };

/** Certificates in lists and tables. */
@Injectable()
export class CertificateListsService {
  private readonly logger = new Logger('Export');

  constructor(
    private readonly certificates: CertificateReader,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** A student finds the own records alone, whatever the filter says of owners. @throws DomainError `forbidden`. */
  async search(actor: Actor, request: ListRequest<CertificateSort, ListSearch>): Promise<Page<ListedRecord>> {
    const now = this.clock.now();
    const filter = searchBy(actor, request.filter, now);
    const { items, total } = await this.certificates.search(
      { ...request, filter },
      readsCertificates(actor) ? now : null,
    );
    return { items: items.map((certificate) => listedFor(actor, certificate)), total };
  }

  /** One record as the caller sees it in a list. @throws DomainError `not_found`, also for a record that is not his to see. */
  async detail(actor: Actor, id: number): Promise<ListedRecord> {
    const claimsAt = readsCertificates(actor) ? this.clock.now() : null;
    return listedFor(actor, visible(actor, await this.certificates.findListed(id, claimsAt)));
  }

  /** For a stamping: the academic verification that was applied for beside it. */
  async verificationBeside(record: CertificateSummary): Promise<CertificateSummary | null> {
    if (record.form.type !== 'stamping' || record.ownerId === null) return null;
    const { items } = await this.certificates.list({ ownerId: record.ownerId }, OF_OWNER);
    return verificationBeside(record, items);
  }

  /** What is taken out is written down first, and how much of it at the end. */
  async export(actor: Actor, filter: ListSearch): Promise<AsyncIterable<readonly CertificateSummary[]>> {
    await this.unitOfWork.note(exportBegun(actor.userId, { ...filter }));
    return this.counted(actor, this.certificates.walk(searchBy(actor, filter, this.clock.now())));
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
}

function listedFor(actor: Actor, certificate: ListedCertificate): ListedRecord {
  return { ...offer(actor, certificate), claim: certificate.claim && seenBy(actor, certificate.claim) };
}

function searchBy(actor: Actor, { unclaimed, ...filter }: ListSearch, now: Date): CertificateSearch {
  if (readsCertificates(actor)) {
    return unclaimed ? { ...filter, freeFor: { userId: actor.userId, at: now } } : filter;
  }
  if (!isStudent(actor)) throw new DomainError('forbidden', message('no_certificates_seen'));
  const { ownerId } = filter;
  // Somebody else's records are none.
  return ownerId === undefined || ownerId === actor.userId ? { ...filter, ownerId: actor.userId } : { ids: [] };
}
