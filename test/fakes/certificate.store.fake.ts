import { isDeepStrictEqual } from 'node:util';
import { normaliseEmail } from '../../src/domain/account/email.js';
import type { Certificate, CertificateSummary } from '../../src/domain/certificate/certificate.js';
import { isLive } from '../../src/domain/review/claim.js';
import type { ListRequest } from '../../src/domain/shared/list.js';
import type { Page, PageRequest } from '../../src/domain/shared/page.js';
import { staleVersion } from '../../src/domain/shared/record-version.js';
import { comparisonKey, documentNumberKey } from '../../src/domain/shared/text.js';
import {
  type CertificateData,
  type CertificateFilter,
  CertificateReader,
  type CertificateSearch,
  type CertificateSort,
  type CertificateStore,
  type ListedCertificate,
} from '../../src/modules/certificates/certificate.repository.js';
import { byId, claimOn, isFoundBy, type MemoryTables, nextId, pageOf } from './memory.tables.js';

export class InMemoryCertificateReader extends CertificateReader {
  constructor(private readonly tables: MemoryTables) {
    super();
  }

  async findById(id: number): Promise<Certificate | null> {
    return this.tables.certificates.get(id) ?? null;
  }

  async findWithClaim(id: number, claimsAt: Date | null): Promise<ListedCertificate | null> {
    const found = await this.findById(id);
    return found && { ...found, claim: claimsAt && claimOn(this.tables, id, claimsAt) };
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

  async search(
    { filter, sort, page }: ListRequest<CertificateSort, CertificateSearch>,
    claimsAt: Date | null,
  ): Promise<Page<ListedCertificate>> {
    const key = SORT_KEYS[sort.field];
    const sign = sort.descending ? -1 : 1;
    const found = [...this.tables.certificates.values()].filter((one) => isAskedFor(one, filter, this.tables));
    const { items, total } = pageOf(
      found.sort((a, b) => sign * (ordered(key(a), key(b)) || a.id - b.id)),
      page,
    );
    const claim = (id: number) => (claimsAt === null ? null : claimOn(this.tables, id, claimsAt));
    return { items: items.map((one) => ({ ...one, claim: claim(one.id) })), total };
  }

  async *walk(filter: CertificateSearch): AsyncGenerator<CertificateSummary[]> {
    const found = [...this.tables.certificates.values()]
      .filter((one) => isAskedFor(one, filter, this.tables))
      .sort(byId);
    for (const one of found) yield [toSummary(one)];
  }
}

const SORT_KEYS: Readonly<Record<CertificateSort, (one: Certificate) => string | number | null>> = {
  id: ({ id }) => id,
  name: ({ form }) => form.name && comparisonKey(form.name),
  university: ({ form }) => form.university && comparisonKey(form.university),
  status: ({ status }) => status,
  appliedAt: ({ appliedAt }) => appliedAt?.getTime() ?? null,
  updatedAt: ({ updatedAt }) => updatedAt.getTime(),
};

/** What is empty comes first. */
function ordered(a: string | number | null, b: string | number | null): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? -1 : 1;
  return a < b ? -1 : 1;
}

export function isAskedFor(certificate: Certificate, filter: CertificateSearch, tables: MemoryTables): boolean {
  const { id, ownerId, status, form, appliedAt } = certificate;
  const { university, appliedSince, appliedUntil, freeFor } = filter;
  const claim = tables.claims.get(id);
  return (
    (filter.ids?.includes(id) ?? true) &&
    (!freeFor || !claim || claim.userId === freeFor.userId || !isLive(claim, freeFor.at)) &&
    (filter.ownerId ?? ownerId) === ownerId &&
    (filter.status ?? status) === status &&
    (filter.type ?? form.type) === form.type &&
    (filter.name === undefined || isFoundBy(filter.name, form.name ?? '')) &&
    (university === undefined ||
      (form.university !== null && comparisonKey(form.university).startsWith(comparisonKey(university)))) &&
    (filter.email === undefined ||
      (form.email !== null && normaliseEmail(form.email) === normaliseEmail(filter.email))) &&
    (filter.passport === undefined || isNumber(form.passport, filter.passport)) &&
    (filter.certNo === undefined || isNumber(form.certNo, filter.certNo)) &&
    (appliedSince === undefined || (appliedAt !== null && appliedAt >= appliedSince)) &&
    (appliedUntil === undefined || (appliedAt !== null && appliedAt < appliedUntil))
  );
}

function isNumber(number: string | null, asked: string): boolean {
  const key = documentNumberKey(asked);
  return key !== '' && number !== null && documentNumberKey(number) === key;
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

  async insert(certificate: CertificateData): Promise<Certificate> {
    const inserted = { ...certificate, id: nextId(), version: 1 };
    this.tables.certificates.set(inserted.id, inserted);
    return inserted;
  }

  async update(before: Certificate, after: CertificateData): Promise<Certificate> {
    this.check(before.id, before);
    const next = { ...after, id: before.id, version: before.version + 1 };
    this.tables.certificates.set(next.id, next);
    return next;
  }

  async remove(before: Pick<Certificate, 'id' | 'version' | 'status'>): Promise<void> {
    this.check(before.id, before);
    this.tables.claims.delete(before.id);
    this.tables.certificates.delete(before.id);
  }

  async adopt(email: string, ownerId: number): Promise<number> {
    const address = normaliseEmail(email);
    const orphans = [...this.tables.certificates.values()].filter(
      ({ ownerId: owner, form }) => owner === null && form.email !== null && normaliseEmail(form.email) === address,
    );
    for (const one of orphans) this.tables.certificates.set(one.id, { ...one, ownerId, version: one.version + 1 });
    return orphans.length;
  }

  private check(id: number, before: Partial<Certificate>): void {
    const stored = this.tables.certificates.get(id);
    if (stored?.version !== before.version) throw staleVersion();
    // The database would leave unwritten what it is told to be so already.
    if (!isDeepStrictEqual(stored, { ...stored, ...before }))
      throw new Error(`certificate ${id} never was as it is said to be`);
  }
}
