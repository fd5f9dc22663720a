import { Injectable } from '@nestjs/common';
import { And, Between, type EntityManager, Equal, In, LessThan, MoreThanOrEqual, Not } from 'typeorm';
import type { AnchoredEnd, AuditAnchor } from '../../domain/audit/anchor.js';
import { READ_ACTIONS } from '../../domain/audit/audit-actions.js';
import type { AuditEvent, AuditFilter, AuditSort } from '../../domain/audit/audit-event.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { Database } from '../../platform/db/database.js';
import { asked, countUpTo } from '../../platform/db/found-page.js';
import { searchedPage } from '../../platform/db/searched-page.js';
import { marks, type Value } from '../../platform/db/sql.js';
import { equals } from '../../platform/db/term-search.queries.js';
import type { Condition } from '../../platform/db/word-search.queries.js';
import { AuditChainEntity, AuditEventEntity } from './audit.entity.js';
import { toEvent } from './audit.mapper.js';
import { AuditReader, type ChainBreak, type ChainCheck } from './audit.repository.js';
import { ChainWalk, type DatedEnd } from './audit-chain.queries.js';
import { AuditHashes, CHAINS } from './audit-hash.adapter.js';
import { KeySpans } from './audit-keys.queries.js';

/** Events that are walked at a time. */
const BATCH = 1000;
const BEFORE_ALL = -(2 ** 31) - 1;

const ORDERS = {
  at: ['at', 'id'],
  actorId: ['actor_id', 'at', 'id'],
  action: ['action', 'at', 'id'],
  subjectType: ['subject_type', 'subject_id', 'at', 'id'],
  subjectId: ['subject_type', 'subject_id', 'at', 'id'],
} as const satisfies Record<AuditSort, readonly (keyof AuditEventEntity)[]>;

@Injectable()
export class TypeOrmAuditReader extends AuditReader {
  constructor(
    private readonly database: Database,
    private readonly hashes: AuditHashes,
  ) {
    super();
  }

  override async findById(id: number): Promise<AuditEvent | null> {
    const row = await this.database.read((manager) => manager.findOneBy(AuditEventEntity, { id }));
    return row && toEvent(row);
  }

  override async list({ filter, page, sort }: ListRequest<AuditSort, AuditFilter>): Promise<Page<AuditEvent>> {
    const by = ORDERS[sort.field];
    const direction = sort.descending ? 'DESC' : 'ASC';
    return this.database.read(async (manager) => {
      if (filter.any || filter.actorIds) {
        const asked = conditionsOf(filter);
        const order = { by: by.map((column) => `t.${column}`) };
        const search = { table: 'audit_events', finding: asked, testing: asked, order, page };
        const found = await searchedPage(manager, AuditEventEntity, { ...search, descending: sort.descending });
        return { ...found, items: found.items.map(toEvent) };
      }
      const where = whereOf(filter);
      const order = Object.fromEntries(by.map((column) => [column, direction]));
      const rows = await manager.find(AuditEventEntity, { where, order, skip: page.offset, take: page.limit });
      const isWhole = Object.keys(where).length === 0;
      const total = await (isWhole ? lengthOf(manager) : countUpTo(manager, AuditEventEntity, where));
      return { items: rows.map(toEvent), total };
    });
  }

  override async check(anchors: readonly AuditAnchor[] = [], keptSince: Date | null = null): Promise<ChainCheck> {
    const ends = await this.database.read((manager) => manager.find(AuditChainEntity, { order: { chain: 'ASC' } }));
    const broken: ChainBreak[] = [];
    const spans = new KeySpans();
    let checked = 0;
    for (const end of ends) {
      const { walked, found } = await this.checkChain(end, endsOf(anchors, end.chain), spans, keptSince);
      checked += walked;
      if (found) broken.push(found);
    }
    if (ends.length !== CHAINS)
      broken.push({ eventId: null, problem: `${CHAINS} chains are known, not ${ends.length}` });
    const loose = await this.database.read((manager) =>
      manager
        .createQueryBuilder(AuditEventEntity, 'e')
        .select('e.id', 'id')
        .where((query) => `e.chain NOT IN ${query.subQuery().select('c.chain').from(AuditChainEntity, 'c').getQuery()}`)
        .orderBy('e.id')
        .limit(1)
        .getRawOne<{ id: number }>(),
    );
    if (loose) broken.push({ eventId: loose.id, problem: 'this event hangs on no chain' });
    broken.push(...spans.outdated());
    return { checked, broken };
  }

  override async ends(): Promise<AnchoredEnd[]> {
    const chains = await this.database.read((manager) => manager.find(AuditChainEntity, { order: { chain: 'ASC' } }));
    return chains.map(({ chain, length, head }) => ({ chain, length, head }));
  }

  /** Again, where old events were removed during the walk. */
  private async checkChain(
    end: AuditChainEntity,
    anchored: readonly DatedEnd[],
    spans: KeySpans,
    keptSince: Date | null,
  ): Promise<{ walked: number; found: ChainBreak | null }> {
    const walk = new ChainWalk(end, this.hashes, anchored, spans, keptSince);
    const found = walk.begin() ?? (await this.walk(walk, end)) ?? (await this.findBeyond(end.chain));
    if (!found) return { walked: walk.walked, found };
    const { chain } = end;
    const now = await this.database.read((manager) => manager.findOneBy(AuditChainEntity, { chain }));
    return now && now.trimmed > end.trimmed
      ? this.checkChain(now, anchored, spans, keptSince)
      : { walked: walk.walked, found };
  }

  /** Up to the end that was noted when the check began: what has been added since then is for the next check. */
  private async walk(walk: ChainWalk, end: AuditChainEntity): Promise<ChainBreak | null> {
    let after = BEFORE_ALL;
    for (;;) {
      const where = { chain: end.chain, sequence: Between(after + 1, end.length) };
      const events = await this.database.read((manager) =>
        manager.find(AuditEventEntity, { where, order: { sequence: 'ASC' }, take: BATCH }),
      );
      for (const event of events) {
        const found = walk.take(event);
        if (found) return found;
        after = event.sequence;
      }
      if (events.length < BATCH) return walk.end(end);
    }
  }

  /** One statement, so that an event and the end it moves are seen together. */
  private async findBeyond(chain: number): Promise<ChainBreak | null> {
    const event = await this.database.read((manager) =>
      manager
        .createQueryBuilder(AuditEventEntity, 'e')
        .innerJoin(AuditChainEntity, 'c', 'c.chain = e.chain')
        .select('e.id', 'id')
        .where('e.chain = :chain AND e.sequence > c.length', { chain })
        .orderBy('e.sequence')
        .limit(1)
        .getRawOne<{ id: number }>(),
    );
    if (!event) return null;
    return { eventId: event.id, problem: `chain ${chain} ended before this event` };
  }
}

/** For what is asked of several at once, which no single index finds. */
function conditionsOf({ any, actorIds, since, until, reads, ...filter }: AuditFilter): Condition[] {
  const { ids, actorId, action, subjectType, subjectId } = filter;
  const columns = { actor_id: actorId, action, subject_type: subjectType, subject_id: subjectId };
  const oneOf = (column: string, values: readonly Value[]): Condition =>
    values.length === 0 ? { text: '1 = 0', values } : { text: `t.${column} IN (${marks(values)})`, values };
  const found = any && [
    oneOf('actor_id', any.actorIds),
    oneOf('action', any.actions),
    oneOf('subject_id', [any.subjectId]),
  ];
  return [
    ...equals(Object.fromEntries(Object.entries(columns).map(([name, value]) => [`t.${name}`, value])), ids),
    ...(since ? [{ text: 't.at >= ?', values: [since.getTime()] }] : []),
    ...(until ? [{ text: 't.at < ?', values: [until.getTime()] }] : []),
    ...(actorIds ? [oneOf('actor_id', actorIds)] : []),
    ...(reads === undefined
      ? []
      : [{ text: `t.action ${reads ? 'IN' : 'NOT IN'} (${marks(READ_ACTIONS)})`, values: READ_ACTIONS }]),
    ...(found
      ? [{ text: `(${found.map(({ text }) => text).join(' OR ')})`, values: found.flatMap(({ values }) => values) }]
      : []),
  ];
}

/** The oldest first: what contradicts it is told by the first day that it did. */
function endsOf(anchors: readonly AuditAnchor[], chain: number): DatedEnd[] {
  return anchors.flatMap(({ at, chains, keepDays }) =>
    chains.filter((end) => end.chain === chain).map((end) => ({ ...end, at, tellsDays: keepDays !== undefined })),
  );
}

/** The trail only grows: counting all of it would grow with it, so the chains tell how long they are. */
async function lengthOf(manager: EntityManager): Promise<number> {
  const chains = await manager.find(AuditChainEntity);
  return chains.reduce((sum, { length, trimmed }) => sum + length - trimmed, 0);
}

function actionsOf(reads: boolean, action: string | undefined) {
  const kind = reads ? In<string>(READ_ACTIONS) : Not(In<string>(READ_ACTIONS));
  return action === undefined ? kind : And(Equal(action), kind);
}

function whereOf({ ids, actorId, action, reads, subjectType, subjectId, since, until }: AuditFilter) {
  const times = [since && MoreThanOrEqual(since.getTime()), until && LessThan(until.getTime())];
  const at = times.filter((time) => time !== undefined);
  return asked<AuditEventEntity>({
    id: ids && In(ids),
    actor_id: actorId,
    action: reads === undefined ? action : actionsOf(reads, action),
    subject_type: subjectType,
    subject_id: subjectId,
    at: at.length > 0 ? And(...at) : undefined,
  });
}
