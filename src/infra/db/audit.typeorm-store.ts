import { randomInt } from 'node:crypto';
import type { AuditEntry } from '../../domain/audit/audit-event.js';
import { auditJson } from '../../domain/audit/audit-values.js';
import type { AuditTrail } from '../../ports/audit.js';
import { auditHash, CHAINS } from './audit.hash.js';
import { AuditChainEntity, type AuditChainRow, AuditEventEntity } from './entities/audit.entity.js';
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
    const end = await this.sql.first<AuditChainRow>(statement, [chain]);
    if (!end) throw new Error(`audit_chains has no row for chain ${chain}`);
    let { head, length } = end;
    for (const entry of this.entries) {
      length += 1;
      const event = {
        chain,
        sequence: length,
        at: now.getTime(),
        actor_id: entry.actorId,
        action: entry.action,
        subject_type: entry.subject?.type ?? null,
        subject_id: entry.subject?.id ?? null,
        before_values: auditJson(entry.before),
        after_values: auditJson(entry.after),
        previous_hash: head,
      };
      head = auditHash(event);
      await this.sql.insert(AuditEventEntity, { ...event, hash: head });
    }
    await this.sql.update(AuditChainEntity, { head, length }, 'chain = ?', [chain]);
  }
}
