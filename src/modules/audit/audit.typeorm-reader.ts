import { Injectable } from '@nestjs/common';
import type { AuditEvent, AuditFilter } from '../../domain/audit/audit-event.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { Database } from '../../platform/db/database.js';
import { all, countUpTo } from '../../platform/db/sorted-list.js';
import { marks, type Value } from '../../platform/db/sql.js';
import type { Condition } from '../../platform/db/word-search.js';
import type { AuditChainEntity, AuditEventEntity } from './audit.entity.js';
import { toEvent } from './audit.mapper.js';
import { AuditReader, type ChainCheck } from './audit.repository.js';
import { ChainWalk } from './audit-chain.queries.js';
import { CHAINS } from './audit-hash.adapter.js';

/** Events that are walked at a time. */
const BATCH = 1000;
const FIRST_SEQUENCE = -(2 ** 31);

/** The trail only grows: counting all of it would grow with it, so the chains tell how long they are. */
const WHOLE: Condition = { text: 'SELECT SUM(length - trimmed) AS n FROM audit_chains', values: [] };

type Break = ChainCheck['broken'][number];

@Injectable()
export class TypeOrmAuditReader extends AuditReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<AuditEvent | null> {
    const row = await this.database.read((sql) =>
      sql.first<AuditEventEntity>('SELECT * FROM audit_events WHERE id = ?', [id]),
    );
    return row && toEvent(row);
  }

  override async list({ filter, page, sort }: ListRequest<'at', AuditFilter>): Promise<Page<AuditEvent>> {
    const conditions = conditionsOf(filter);
    const where = all(conditions);
    const order = sort.descending ? 'DESC' : 'ASC';
    return this.database.read(async (sql) => {
      const rows = await sql.rows<AuditEventEntity>(
        `SELECT * FROM audit_events t${where.text} ORDER BY at ${order}, id ${order} LIMIT ? OFFSET ?`,
        [...where.values, page.limit, page.offset],
      );
      const count = conditions.length === 0 ? WHOLE : countUpTo('audit_events', conditions);
      const total = await sql.first<{ n: number | string }>(count.text, count.values);
      return { items: rows.map(toEvent), total: Number(total?.n ?? 0) };
    });
  }

  override async check(): Promise<ChainCheck> {
    const ends = await this.database.read((sql) =>
      sql.rows<AuditChainEntity>('SELECT * FROM audit_chains ORDER BY chain'),
    );
    const broken: Break[] = [];
    let checked = 0;
    for (const end of ends) {
      const { walked, found } = await this.checkChain(end);
      checked += walked;
      if (found) broken.push(found);
    }
    if (ends.length !== CHAINS)
      broken.push({ eventId: null, problem: `${CHAINS} chains are known, not ${ends.length}` });
    const stray = await this.database.read((sql) =>
      sql.first<{ id: number }>(
        'SELECT id FROM audit_events WHERE chain NOT IN (SELECT chain FROM audit_chains) ORDER BY id LIMIT 1',
      ),
    );
    if (stray) broken.push({ eventId: stray.id, problem: 'this event hangs on no chain' });
    return { checked, broken };
  }

  /** Again, where old events were removed during the walk. */
  private async checkChain(end: AuditChainEntity): Promise<{ walked: number; found: Break | null }> {
    const walk = new ChainWalk(end);
    const found = (await this.walk(walk, end)) ?? (await this.findBeyond(end.chain));
    if (!found) return { walked: walk.walked, found };
    const now = await this.database.read((sql) =>
      sql.first<AuditChainEntity>('SELECT * FROM audit_chains WHERE chain = ?', [end.chain]),
    );
    return now && now.trimmed > end.trimmed ? this.checkChain(now) : { walked: walk.walked, found };
  }

  /** Up to the end that was noted when the check began: what has been added since then is for the next check. */
  private async walk(walk: ChainWalk, end: AuditChainEntity): Promise<Break | null> {
    let after = FIRST_SEQUENCE;
    for (;;) {
      const events = await this.database.read((sql) =>
        sql.rows<AuditEventEntity>(
          'SELECT * FROM audit_events WHERE chain = ? AND sequence > ? AND sequence <= ? ORDER BY sequence LIMIT ?',
          [end.chain, after, end.length, BATCH],
        ),
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
  private async findBeyond(chain: number): Promise<Break | null> {
    const event = await this.database.read((sql) =>
      sql.first<{ id: number }>(
        `SELECT e.id FROM audit_events e JOIN audit_chains c ON c.chain = e.chain
         WHERE e.chain = ? AND e.sequence > c.length ORDER BY e.sequence LIMIT 1`,
        [chain],
      ),
    );
    return event && { eventId: event.id, problem: `chain ${chain} ended before this event` };
  }
}

function conditionsOf(filter: AuditFilter): Condition[] {
  const conditions: Condition[] = [];
  const add = (text: string, ...values: Value[]) => conditions.push({ text, values });
  if (filter.ids) {
    if (filter.ids.length > 0) add(`id IN (${marks(filter.ids)})`, ...filter.ids);
    else add('1 = 0');
  }
  if (filter.actorId !== undefined) add('actor_id = ?', filter.actorId);
  if (filter.action !== undefined) add('action = ?', filter.action);
  if (filter.subjectType !== undefined) add('subject_type = ?', filter.subjectType);
  if (filter.subjectId !== undefined) add('subject_id = ?', filter.subjectId);
  if (filter.since !== undefined) add('at >= ?', filter.since.getTime());
  if (filter.until !== undefined) add('at < ?', filter.until.getTime());
  return conditions;
}
