import type { AuditEntry } from '../../domain/audit/audit-event.js';
import type { Sql } from '../../platform/db/sql.js';
import { AuditChainEntity, AuditEventEntity } from './audit.entity.js';
import { type ChainEnd, toNextRow } from './audit.mapper.js';
import type { AuditTrail } from './audit.repository.js';
import type { ChainEnds } from './audit-chain-heads.adapter.js';

/** Keeps what a transaction did until its end, then hangs it all on one chain. */
export class TypeOrmAuditTrail implements AuditTrail {
  private readonly entries: AuditEntry[] = [];
  private reached: ChainEnd | null = null;

  constructor(
    private readonly sql: Sql,
    private readonly ends: ChainEnds,
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
    const chain = this.ends.next();
    const left = this.ends.of(chain);
    if (left && (await this.hang(left, now))) return;
    if (!(await this.hang(await this.lockEnd(chain), now))) throw new Error(`chain ${chain} moved while it was locked`);
  }

  /** To be called after the commit. */
  committed(): void {
    if (this.reached) this.ends.leave(this.reached);
  }

  /** Hangs the entries on a chain, if it ends where `end` says: its head is moved from there, and by that locked. @returns whether it did. */
  private async hang(end: ChainEnd, now: Date): Promise<boolean> {
    const rows: Omit<AuditEventEntity, 'id'>[] = [];
    let last = end;
    for (const entry of this.entries) {
      const row = toNextRow(entry, now, last);
      last = { chain: row.chain, head: row.hash, length: row.sequence };
      rows.push(row);
    }
    const place = 'chain = ? AND head = ? AND length = ?';
    const next = { head: last.head, length: last.length };
    const moved = await this.sql.update(AuditChainEntity, next, place, [end.chain, end.head, end.length]);
    if (moved !== 1) return false;
    await this.sql.insertAll<Omit<AuditEventEntity, 'id'>>(AuditEventEntity, rows);
    this.reached = last;
    return true;
  }

  private async lockEnd(chain: number): Promise<ChainEnd> {
    const statement = `SELECT chain, head, length FROM audit_chains WHERE chain = ?${this.sql.forUpdate}`;
    const end = await this.sql.first<ChainEnd>(statement, [chain]);
    if (!end) throw new Error(`audit_chains has no row for chain ${chain}`);
    return end;
  }
}
