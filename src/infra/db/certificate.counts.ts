import { randomInt } from 'node:crypto';
import { type CertificateStatus, STATUSES } from '../../domain/certificate/certificate.machine.js';
import type { Sql } from './sql.js';

/** As many as the first migration made. */
const SHARDS = 16;

/** The totals that lists show: exact, for they are written in the transactions that change them. */
export class CertificateCounts {
  private readonly changes = new Map<CertificateStatus, number>();

  constructor(private readonly sql: Sql) {}

  /** Notes that a certificate went from one status to another; `null` stands for not being there. */
  moved(from: CertificateStatus | null, to: CertificateStatus | null): void {
    if (from !== null) this.changes.set(from, (this.changes.get(from) ?? 0) - 1);
    if (to !== null) this.changes.set(to, (this.changes.get(to) ?? 0) + 1);
  }

  /** To be called once, right before the commit: the rows are held as short as can be, and always in the same order. */
  async write(): Promise<void> {
    const shard = randomInt(SHARDS);
    for (const status of STATUSES) {
      const change = this.changes.get(status) ?? 0;
      if (change === 0) continue;
      const statement = 'UPDATE certificate_counts SET tally = tally + ? WHERE status = ? AND shard = ?';
      const written = await this.sql.change(statement, [change, status, shard]);
      if (written !== 1) throw new Error(`certificate_counts has no row for ${status}, shard ${shard}`);
    }
    this.changes.clear();
  }
}

/** Counts afresh, for data that came in by other ways than the store (imports, restored parts). */
export async function recountCertificates(sql: Sql): Promise<void> {
  await sql.change('UPDATE certificate_counts SET tally = 0');
  await sql.change(
    `UPDATE certificate_counts
     SET tally = (SELECT COUNT(*) FROM certificates c WHERE c.status = certificate_counts.status)
     WHERE shard = 0`,
  );
}
