import type { EntityManager } from 'typeorm';
import { type CertificateStatus, STATUSES } from '../../domain/certificate/certificate.machine.js';
import { CertificateTotalEntity } from './certificate-word.entity.js';

/** The totals that lists show: exact, for they are written in the transactions that change them. */
export class CertificateCounts {
  private readonly changes = new Map<CertificateStatus, number>();

  constructor(private readonly manager: EntityManager) {}

  inserted(status: CertificateStatus): void {
    this.add(status, 1);
  }

  moved(from: CertificateStatus, to: CertificateStatus): void {
    this.add(from, -1);
    this.add(to, 1);
  }

  removed(status: CertificateStatus): void {
    this.add(status, -1);
  }

  /** To be called once, right before the commit: the rows are held as short as can be, and always in the same order. */
  async write(): Promise<void> {
    for (const status of STATUSES) {
      const change = this.changes.get(status) ?? 0;
      if (change === 0) continue;
      const written = await this.manager.increment(CertificateTotalEntity, { status }, 'total', change);
      if (written.affected !== 1) throw new Error(`certificate_totals has no row for ${status}`);
    }
  }

  private add(status: CertificateStatus, change: 1 | -1): void {
    this.changes.set(status, (this.changes.get(status) ?? 0) + change);
  }
}

/**
 * For data that came in by other ways than the store (imports, restored parts). Written out: one statement, run by hand
 * or by a tool.
 */
export const COUNT_AFRESH = `UPDATE certificate_totals
  SET total = (SELECT COUNT(*) FROM certificates c WHERE c.status = certificate_totals.status)`;
