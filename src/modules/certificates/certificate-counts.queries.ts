import { randomInt } from 'node:crypto';
import { type CertificateStatus, STATUSES } from '../../domain/certificate/certificate.machine.js';
import type { Sql } from '../../platform/db/sql.js';
import { COUNT_STRETCHES, StretchChanges } from './certificate-stretches.queries.js';
import type { CertificateWordEntity } from './certificate-word.entity.js';
import { COUNT_WORDS, WordChanges } from './certificate-words.queries.js';

/** As many as the first migration made. */
const SHARDS = 16;

/** The totals that lists and searches show, and the tallies that deep pages are found by: exact, for they are written in the transactions that change them. */
export class CertificateCounts {
  private readonly changes = new Map<CertificateStatus, number>();
  private readonly stretches: StretchChanges;
  private readonly words: WordChanges;

  constructor(private readonly sql: Sql) {
    this.stretches = new StretchChanges(sql);
    this.words = new WordChanges(sql);
  }

  inserted(id: number, status: CertificateStatus): void {
    this.add(id, status, 1);
    this.stretches.inserted(id);
  }

  moved(id: number, from: CertificateStatus, to: CertificateStatus): void {
    if (from === to) return;
    this.add(id, from, -1);
    this.add(id, to, 1);
  }

  removed(id: number, status: CertificateStatus): void {
    this.add(id, status, -1);
  }

  found(words: readonly Pick<CertificateWordEntity, 'word' | 'shared'>[], change: 1 | -1): void {
    this.words.add(words, change);
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
    await this.stretches.write();
    await this.words.write();
  }

  private add(id: number, status: CertificateStatus, change: 1 | -1): void {
    this.changes.set(status, (this.changes.get(status) ?? 0) + change);
    this.stretches.add(id, status, change);
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
  await sql.change('DELETE FROM certificate_stretches');
  await sql.change(COUNT_STRETCHES);
  await sql.change('DELETE FROM certificate_word_counts');
  await sql.change(COUNT_WORDS);
}
