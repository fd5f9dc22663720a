import type { Certificate } from '../../src/domain/certificate/certificate.js';
import { type CertificateClaim, CLAIMED_IN, holder, type NamedClaim } from '../../src/domain/review/claim.js';
import {
  ClaimReader,
  type ClaimStore,
  type QueuePlace,
  type QueueRequest,
} from '../../src/modules/review/claim.repository.js';
import { isAskedFor } from './certificate.store.fake.js';
import { claimOn, type MemoryTables } from './memory.tables.js';

export class InMemoryClaimReader extends ClaimReader {
  constructor(private readonly tables: MemoryTables) {
    super();
  }

  async live(certificateIds: readonly number[], now: Date): Promise<ReadonlyMap<number, NamedClaim>> {
    const found = certificateIds.flatMap((id): Array<[number, NamedClaim]> => {
      const claim = claimOn(this.tables, id, now);
      return claim ? [[id, claim]] : [];
    });
    return new Map(found);
  }
}

export class InMemoryClaimStore implements ClaimStore {
  constructor(private readonly tables: MemoryTables) {}

  async take(asked: CertificateClaim, now: Date): Promise<CertificateClaim | null> {
    const status = this.tables.certificates.get(asked.certificateId)?.status;
    if (!status || !CLAIMED_IN.includes(status)) return null;
    const claim = holder(this.tables.claims.get(asked.certificateId) ?? null, asked, now);
    this.tables.claims.set(claim.certificateId, claim);
    return claim;
  }

  async takeNext(
    { filter, behind, except }: QueueRequest,
    asked: Omit<CertificateClaim, 'certificateId'>,
    now: Date,
  ): Promise<CertificateClaim | null> {
    const free = { ...filter, status: 'Verifying', freeFor: { userId: asked.userId, at: now } } as const;
    const [next] = [...this.tables.certificates.values()]
      .filter((one) => isAskedFor(one, free, this.tables) && one.id !== except)
      .map((one) => ({ ...place(one), one }))
      .filter((queued) => behind === null || compare(queued, behind) > 0)
      .sort(compare);
    return next ? this.take({ ...asked, certificateId: next.id }, now) : null;
  }

  async release(certificateId: number, userId: number): Promise<void> {
    if (this.tables.claims.get(certificateId)?.userId === userId) this.tables.claims.delete(certificateId);
  }

  async end(certificateId: number): Promise<void> {
    this.tables.claims.delete(certificateId);
  }
}

const place = ({ id, appliedAt }: Certificate): QueuePlace => ({ id, appliedAt: appliedAt ?? new Date(0) });

const compare = (a: QueuePlace, b: QueuePlace) => a.appliedAt.getTime() - b.appliedAt.getTime() || a.id - b.id;
