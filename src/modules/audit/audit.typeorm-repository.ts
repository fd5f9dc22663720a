import { Between, type EntityManager, MoreThan } from 'typeorm';
import type { AuditEntry } from '../../domain/audit/audit-event.js';
import { forUpdate } from '../../platform/db/locks.js';
import { AuditChainEntity, AuditEventEntity } from './audit.entity.js';
import { toNextRow } from './audit.mapper.js';
import type { AuditTrail } from './audit.repository.js';
import { ChainWalk } from './audit-chain.queries.js';
import type { AuditHashes } from './audit-hash.adapter.js';
import { KeySpans } from './audit-keys.queries.js';

/** So many rows a statement: engines take only so many values, and the process has other things to do between. */
const INSERTED = 250;

/** Keeps what a transaction did until its end, then hangs it all on one chain. */
export class TypeOrmAuditTrail implements AuditTrail {
  private readonly entries: AuditEntry[] = [];

  constructor(
    private readonly manager: EntityManager,
    private readonly chain: number,
    private readonly hashes: AuditHashes,
  ) {}

  record(entry: AuditEntry): void {
    this.entries.push(entry);
  }

  /**
   * To be called once, right before the commit and after every other lock: the head of a chain is held as short as can
   * be, and whoever holds it waits for nothing more, so nobody waits in a circle.
   */
  async write(now: Date): Promise<void> {
    if (this.entries.length === 0) return;
    const place = await lockChain(this.manager, this.chain);
    if (!place) throw new Error(`audit_chains has no row for chain ${this.chain}`);
    const { head, length } = place;
    let end = { chain: this.chain, head, length };
    const rows = this.entries.map((entry) => {
      const row = toNextRow(entry, now, end, this.hashes);
      end = { chain: row.chain, head: row.hash, length: row.sequence };
      return row;
    });
    for (let start = 0; start < rows.length; start += INSERTED) {
      const some = rows.slice(start, start + INSERTED);
      // Nobody asks for their ids.
      await this.manager
        .createQueryBuilder()
        .insert()
        .into(AuditEventEntity)
        .values(some)
        .updateEntity(false)
        .execute();
    }
    await this.manager.update(AuditChainEntity, { chain: this.chain }, { head: end.head, length: end.length });
  }
}

function lockChain(manager: EntityManager, chain: number): Promise<AuditChainEntity | null> {
  return manager.findOne(AuditChainEntity, { where: { chain }, ...forUpdate(manager) });
}

/** A chain that is not as the service left it: nothing of it is removed, and its beginning is not signed anew. */
export class BrokenChain extends Error {}

/**
 * Removes at most `limit` of the oldest events of a chain, up to the first one that is not older than `before`, and
 * notes where the chain goes on, signed with the key: what is left can be checked from there. What was is proven first,
 * for afterwards the signature vouches for it.
 * @returns how many were removed.
 * @throws BrokenChain where `check-audit` would tell something of where the chain begins or of what is to be removed.
 */
export async function trimChain(
  manager: EntityManager,
  chain: number,
  { before, limit }: { readonly before: Date; readonly limit: number },
  hashes: AuditHashes,
): Promise<number> {
  const place = await lockChain(manager, chain);
  if (!place) return 0;
  const { trimmed } = place;
  const events = await manager.find(AuditEventEntity, {
    where: { chain, sequence: MoreThan(trimmed) },
    order: { sequence: 'ASC' },
    take: limit,
  });
  const young = events.findIndex(({ at }) => at >= before.getTime());
  const old = young === -1 ? events : events.slice(0, young);
  const last = old.at(-1);
  if (!last) return 0;
  refuseBroken(new ChainWalk(place, hashes, [], new KeySpans()), old);
  const beginning = { trimmed: last.sequence, trimmed_hash: last.hash };
  const mark = hashes.mark({ chain, keyed_from: place.keyed_from, ...beginning });
  await manager.update(AuditChainEntity, { chain }, { ...beginning, mark });
  const removed = { chain, sequence: Between(trimmed + 1, last.sequence) };
  return (await manager.delete(AuditEventEntity, removed)).affected ?? 0;
}

function refuseBroken(walk: ChainWalk, events: readonly AuditEventEntity[]): void {
  let found = walk.begin();
  for (const event of events) found ??= walk.take(event);
  if (!found) return;
  throw new BrokenChain(found.eventId === null ? found.problem : `event ${found.eventId}: ${found.problem}`);
}
