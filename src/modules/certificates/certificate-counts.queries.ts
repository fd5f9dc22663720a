import { type CertificateStatus, STATUSES } from '../../domain/certificate/certificate.machine.js';
import type { Sql } from '../../platform/db/sql.js';

/** The totals that lists show: exact, for they are written in the transactions that change them. */
export class CertificateCounts {
  private readonly changes = new Map<CertificateStatus, number>();

  constructor(private readonly sql: Sql) {}

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
      const statement = 'UPDATE certificate_totals SET total = total + ? WHERE status = ?';
      const written = await this.sql.change(statement, [change, status]);
      if (written !== 1) throw new Error(`certificate_totals has no row for ${status}`);
    }
  }

  private add(status: CertificateStatus, change: 1 | -1): void {
    this.changes.set(status, (this.changes.get(status) ?? 0) + change);
  }
}

/** For data that came in by other ways than the store (imports, restored parts). */
export const COUNT_AFRESH = `UPDATE certificate_totals
  SET total = (SELECT COUNT(*) FROM certificates c WHERE c.status = certificate_totals.status)`;
