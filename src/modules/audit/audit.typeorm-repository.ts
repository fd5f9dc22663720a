import type { AuditEntry } from '../../domain/audit/audit-event.js';
import type { Sql } from '../../platform/db/sql.js';
import { AuditChainEntity, AuditEventEntity } from './audit.entity.js';
import { type ChainEnd, toNextRow } from './audit.mapper.js';
import type { AuditTrail } from './audit.repository.js';

/** Keeps what a transaction did until its end, then hangs it all on one chain. */
export class TypeOrmAuditTrail implements AuditTrail {
  private readonly entries: AuditEntry[] = [];

  constructor(
    private readonly sql: Sql,
    private readonly chain: number,
  ) {}

  record(entry: AuditEntry): void {
    this.entries.push(entry);
  }

  /**
   * To be called once, right before the commit and after every other lock: the head of a chain is held as short as can be, and
   * whoever holds it waits for nothing more, so nobody waits in a circle.
   */
  async write(now: Date): Promise<void> {
    if (this.entries.length === 0) return;
    let end = await this.lockEnd();
    const rows = this.entries.map((entry) => {
      const row = toNextRow(entry, now, end);
      end = { chain: row.chain, head: row.hash, length: row.sequence };
      return row;
    });
    await this.sql.insertAll<Omit<AuditEventEntity, 'id'>>(AuditEventEntity, rows);
    await this.sql.update(AuditChainEntity, { head: end.head, length: end.length }, 'chain = ?', [this.chain]);
  }

  private async lockEnd(): Promise<ChainEnd> {
    const statement = `SELECT chain, head, length FROM audit_chains WHERE chain = ?${this.sql.forUpdate}`;
    const end = await this.sql.first<ChainEnd>(statement, [this.chain]);
    if (!end) throw new Error(`audit_chains has no row for chain ${this.chain}`);
    return end;
  }
}
