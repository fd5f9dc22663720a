import type { Certificate, CertificateSummary } from '../domain/certificate/certificate.js';
import type { CertificateStatus } from '../domain/certificate/certificate.machine.js';
import type { Page, PageRequest } from '../domain/shared/page.js';

export interface CertificateFilter {
  readonly ownerId?: number;
  readonly status?: CertificateStatus;
  /** Words of the applicant's name, each found by its beginning. */
  readonly name?: string;
}

/** Reads outside of transactions. */
export abstract class CertificateReader {
  abstract findById(id: number): Promise<Certificate | null>;
  /** Newest first. */
  abstract list(filter: CertificateFilter, page: PageRequest): Promise<Page<CertificateSummary>>;
}

export interface CertificateStore {
  findById(id: number): Promise<Certificate | null>;
  /** Those of the ids that exist, in the order of the ids. */
  findByIds(ids: readonly number[]): Promise<Certificate[]>;
  insert(certificate: Omit<Certificate, 'id' | 'version'>): Promise<Certificate>;
  /**
   * Saves `certificate` where the stored version is still `certificate.version`; answers it with the next version.
   * @throws DomainError `stale_version` otherwise.
   */
  update(certificate: Certificate): Promise<Certificate>;
  /** @throws DomainError `stale_version` where the stored version is another or the row is gone. */
  remove(certificate: Pick<Certificate, 'id' | 'version'>): Promise<void>;
  /** Gives the ownerless records made for this email to their student. @returns how many there were. */
  adopt(email: string, ownerId: number): Promise<number>;
}
