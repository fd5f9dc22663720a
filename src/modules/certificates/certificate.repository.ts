import { type CertificateType } from '../../domain/certificate/certificate.fields.js';
import type { Certificate, CertificateSummary } from '../../domain/certificate/certificate.js';
import type { CertificateStatus } from '../../domain/certificate/certificate.machine.js';
import type { ReportStatus } from '../../domain/report/report.status.js';
import type { Assignee } from '../../domain/review/assignment.js';
import type { NamedClaim } from '../../domain/review/claim.js';
import type { AskedAbout } from '../../domain/review/queue-view.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import type { SignalFilter, SignalKind } from '../../domain/signal/signal.js';
import type { OpenProposal } from '../proposals/proposal.repository.js';
import type { NamedDecision } from './held-decision.repository.js';

export interface CertificateFilter {
  readonly ownerId?: number;
  readonly status?: CertificateStatus;
  /** Words of the applicant's name, each found by its beginning. */
  readonly name?: string;
}

/** What the lists of the resource API are narrowed by. */
export interface CertificateSearch extends CertificateFilter {
  readonly ids?: readonly number[];
  readonly type?: CertificateType;
  /** The beginning of the university's name, or all of it; letter case does not matter. */
  readonly university?: string;
  /** As `normaliseEmail` leaves it. */
  readonly email?: string;
  /** Both as `documentNumberKey` compares them; one without letters and digits finds nothing. */
  readonly passport?: string;
  readonly certNo?: string;
  /** Applied for at this moment or later. */
  readonly appliedSince?: Date;
  /** Applied for before this moment. */
  readonly appliedUntil?: Date;
  /** Whom it is assigned to; `null` for nobody. */
  readonly assignedTo?: number | null;
  /** Applied for once, and with the applicant since: rejected, or taken back. */
  readonly returned?: true;
  /** What was asked about it waits for an answer. */
  readonly asked?: AskedAbout;
  /** Decided at this moment or later, and before this one. */
  readonly decidedSince?: Date;
  readonly decidedUntil?: Date;
  readonly decidedBy?: number;
  /** The saved reason of the rejection; 0 for any other. */
  readonly rejectionReason?: number;
  /** The beginning of the report number, with or without what all begin with. */
  readonly reportNumber?: string;
  /** The whole name of the university. */
  readonly universityName?: string;
  /** Beginnings of words of name, university, email and report number, or the whole passport. */
  readonly q?: string;
  /** With an open signal. */
  readonly signal?: SignalFilter;
  /** Leaves out what an officer has decided, and may still undo. */
  readonly undecided?: true;
  /** Leaves out what others than this reviewer have claimed at this moment. */
  readonly freeFor?: { readonly userId: number; readonly at: Date };
}

export type CertificateSort =
  | 'id'
  | 'name'
  | 'university'
  | 'status'
  | 'type'
  | 'appliedAt'
  | 'assignedTo'
  | 'updatedAt'
  | 'reportNumber';

interface WithReportStatus {
  /** Of its report; `null` before there is one. */
  readonly reportStatus: ReportStatus | null;
}

export type ListedSummary = CertificateSummary & WithReportStatus & Pick<KnownOfReview, 'isAskedAbout'>;

/** What is held of a record; told to whom claims are told. */
export type PendingDecision = Pick<NamedDecision, 'action' | 'decidedBy' | 'name' | 'until'>;
export type TimedDecision = PendingDecision & { readonly secondsLeft: number };

/**
 * A record with the claim on it that holds, who is to decide it, what is proposed about this version and its open
 * signals; none of them where claims were not asked for.
 */
export type ListedCertificate = Certificate &
  WithReportStatus & {
    readonly claim: NamedClaim | null;
    readonly assignee: Assignee | null;
    readonly pending: PendingDecision | null;
    readonly proposal: OpenProposal | null;
    /** Of each open signal its kind. */
    readonly openSignals: readonly SignalKind[];
  };

/** What there is about a record at all, so that nobody looks for what is not there. */
export interface KnownOfReview {
  /** Whether a university or the ministry was ever asked about it. */
  readonly isAskedAbout: boolean;
  /** Whether an officer ever gave a verdict on it. */
  readonly isChecked: boolean;
}

/** What callers say of a record; its id and its version are the store's. */
export type CertificateData = Omit<Certificate, 'id' | 'version'>;

/** Reads outside of transactions. */
export abstract class CertificateReader {
  abstract findById(id: number): Promise<Certificate | null>;
  /** @param claimsAt the moment of the claim that is told; `null` for none. */
  abstract findListed(id: number, claimsAt: Date | null): Promise<(ListedCertificate & KnownOfReview) | null>;
  /** Newest first. */
  abstract list(filter: CertificateFilter, page: PageRequest): Promise<Page<ListedSummary>>;
  /**
   * In any order; texts as `comparisonKey` compares them, what is empty before the rest. Totals above 100,000 may be
   * told as that.
   * @param claimsAt the moment of the claims that are told; `null` for none.
   */
  abstract search(
    request: ListRequest<CertificateSort, CertificateSearch>,
    claimsAt: Date | null,
  ): Promise<Page<ListedCertificate>>;
  /** How many a search finds, up to `most`: 100,000 if that is not given. */
  abstract count(filter: CertificateSearch, most?: number): Promise<number>;
  /**
   * All that a search finds, newest first, a few hundred at a time, each read when it is asked for. Records made
   * meanwhile are left out.
   */
  abstract walk(filter: CertificateSearch): AsyncIterable<readonly CertificateSummary[]>;
}

export interface CertificateStore {
  /**
   * Has nobody else change or decide the record until the transaction ends, nor ask about it, share it, offer it to a
   * wallet or choose who finds it: all of these begin with this lock.
   */
  lock(id: number): Promise<void>;
  findById(id: number): Promise<Certificate | null>;
  insert(certificate: CertificateData): Promise<Certificate>;
  /** How many records of an owner are drafts. */
  countDrafts(ownerId: number): Promise<number>;
  /**
   * Saves `after` where the stored version is still that of `before`; answers it with the next version.
   * @param before the record as it was read, in this transaction or before it: what `after` has alike is not written.
   * @throws DomainError `stale_version` where the stored version is another or the row is gone.
   */
  update(before: Certificate, after: CertificateData): Promise<Certificate>;
  /** Notes the saved reason of a rejection; `null` for one that was written freely. */
  nameReason(id: number, rejectionReasonId: number | null): Promise<void>;
  /**
   * @param before the record as it was read.
   * @throws DomainError `stale_version` where the stored version is another or the row is gone.
   */
  remove(before: Pick<Certificate, 'id' | 'version' | 'status'>): Promise<void>;
  /**
   * Gives the ownerless records made for this email to their student, also those that are being made now (`lockEmail`).
   * @returns them, with who made each.
   */
  adopt(email: string, ownerId: number): Promise<Array<Pick<Certificate, 'id' | 'createdBy'>>>;
}
