import { normaliseEmail } from '../../src/domain/account/email.js';
import type { Certificate, CertificateSummary } from '../../src/domain/certificate/certificate.js';
import { DomainError } from '../../src/domain/shared/domain-error.js';
import type { Page, PageRequest } from '../../src/domain/shared/page.js';
import { type CertificateFilter, CertificateReader, type CertificateStore } from '../../src/ports/certificate.store.js';
import { byId, isFoundBy, type MemoryTables, nextId, pageOf } from './memory.tables.js';

export class InMemoryCertificateReader extends CertificateReader {
  constructor(private readonly tables: MemoryTables) {
    super();
  }

  async findById(id: number): Promise<Certificate | null> {
    return this.tables.certificates.get(id) ?? null;
  }

  async list(filter: CertificateFilter, page: PageRequest): Promise<Page<CertificateSummary>> {
    const found = [...this.tables.certificates.values()].filter(
      (one) =>
        (filter.ownerId === undefined || one.ownerId === filter.ownerId) &&
        (filter.status === undefined || one.status === filter.status) &&
        (filter.name === undefined || isFoundBy(filter.name, one.form.name ?? '')),
    );
    return pageOf(found.sort(byId).map(toSummary), page);
  }
}

function toSummary(certificate: Certificate): CertificateSummary {
  const {
    passportPhotos: _1,
    certPhotos: _2,
    transcriptPhotos: _3,
    ministryPhotos: _4,
    paymentPhotos: _5,
    passportRemark: _6,
    certRemark: _7,
    transcriptRemark: _8,
    ministryRemark: _9,
    paymentRemark: _10,
    ...form
  } = certificate.form;
  return { ...certificate, form };
}

export class InMemoryCertificateStore implements CertificateStore {
  constructor(private readonly tables: MemoryTables) {}

  async findById(id: number): Promise<Certificate | null> {
    return this.tables.certificates.get(id) ?? null;
  }

  async findByIds(ids: readonly number[]): Promise<Certificate[]> {
    return ids.flatMap((id) => this.tables.certificates.get(id) ?? []);
  }

  async insert(certificate: Omit<Certificate, 'id' | 'version'>): Promise<Certificate> {
    const inserted = { ...certificate, id: nextId(), version: 1 };
    this.tables.certificates.set(inserted.id, inserted);
    return inserted;
  }

  async update(certificate: Certificate): Promise<Certificate> {
    this.check(certificate);
    const next = { ...certificate, version: certificate.version + 1 };
    this.tables.certificates.set(next.id, next);
    return next;
  }

  async remove(certificate: Pick<Certificate, 'id' | 'version'>): Promise<void> {
    this.check(certificate);
    this.tables.certificates.delete(certificate.id);
  }

  async adopt(email: string, ownerId: number): Promise<number> {
    const address = normaliseEmail(email);
    const orphans = [...this.tables.certificates.values()].filter(
      ({ ownerId: owner, form }) => owner === null && form.email !== null && normaliseEmail(form.email) === address,
    );
    for (const one of orphans) this.tables.certificates.set(one.id, { ...one, ownerId, version: one.version + 1 });
    return orphans.length;
  }

  private check({ id, version }: Pick<Certificate, 'id' | 'version'>): void {
    if (this.tables.certificates.get(id)?.version === version) return;
    throw new DomainError('stale_version', 'Someone else has changed this record, please load it again');
  }
}
