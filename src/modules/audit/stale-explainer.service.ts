import { Injectable } from '@nestjs/common';
import { type Stale, staleSince, toStep } from '../../domain/certificate/history.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { ChangeTarget } from '../../domain/shared/record-version.js';
import { CertificateReader } from '../certificates/certificate.repository.js';
import { AuditReader } from './audit.repository.js';

/** How many steps back are looked through for what was changed since a version. */
const STEPS = 100;

/** Tells whoever was too late with a change of a certificate what others have changed meanwhile. */
@Injectable()
export class StaleExplainer {
  constructor(
    private readonly events: AuditReader,
    private readonly certificates: CertificateReader,
  ) {}

  /**
   * Does something with a certificate.
   * @throws whatever `work` throws; its `stale_version` with what was changed since the version of `target`.
   */
  async explaining<T>(target: Pick<ChangeTarget, 'id' | 'version'>, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DomainError) || error.reason !== 'stale_version') throw error;
      const stale = await this.missed(target);
      throw stale ? new DomainError(error.reason, error.said, { ...error.details, stale }) : error;
    }
  }

  private async missed({ id, version }: Pick<ChangeTarget, 'id' | 'version'>): Promise<Stale | null> {
    const current = await this.certificates.findById(id);
    if (!current || typeof version !== 'number') return null;
    const { items } = await this.events.list({
      page: { offset: 0, limit: STEPS },
      sort: { field: 'at', descending: true },
      filter: { subjectType: 'certificate', subjectId: String(id), reads: false },
    });
    return staleSince(items.map(toStep), version, current.version);
  }
}
