import { randomInt } from 'node:crypto';
import type { AuditEntry } from '../../domain/audit/audit-event.js';
import type { AuditTrail } from '../../ports/audit.js';
import { CHAINS } from './audit.hash.js';
import { type ChainEnd, toNextRow } from './audit.mapper.js';
import { AuditChainEntity, type AuditChainRow, AuditEventEntity, type AuditEventRow } from './entities/audit.entity.js';
import type { Sql } from './sql.js';

/** Keeps what a transaction did until its end, then hangs it all on one chain. */
export class TypeOrmAuditTrail implements AuditTrail {
  private readonly entries: AuditEntry[] = [];

  constructor(private readonly sql: Sql) {}

  record(entry: AuditEntry): void {
    this.entries.push(entry);
  }

  /**
   * To be called once, right before the commit and after every other lock: the head of a chain is held as short as can be, and
   * whoever holds it waits for nothing more, so nobody waits in a circle.
   */
  async write(now: Date): Promise<void> {
    if (this.entries.length === 0) return;
    const chain = randomInt(CHAINS);
    const statement = `SELECT chain, head, length FROM audit_chains WHERE chain = ?${this.sql.forUpdate}`;
    const before = await this.sql.first<AuditChainRow>(statement, [chain]);
    if (!before) throw new Error(`audit_chains has no row for chain ${chain}`);
    let end: ChainEnd = before;
    const rows: Omit<AuditEventRow, 'id'>[] = [];
    for (const entry of this.entries) {
      const row = toNextRow(entry, now, end);
      end = { chain, head: row.hash, length: row.sequence };
      rows.push(row);
    }
    await this.sql.insertAll<Omit<AuditEventRow, 'id'>>(AuditEventEntity, rows);
    await this.sql.update(AuditChainEntity, { head: end.head, length: end.length }, 'chain = ?', [chain]);
  }
}
