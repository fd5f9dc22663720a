import { Injectable } from '@nestjs/common';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import {
  DEFAULT_CHOICES,
  isTellingDue,
  LOOK_UP_ACTIONS,
  type LookUp,
  type LookUpChoices,
  NEVER_TOLD,
  type Telling,
} from '../../domain/sharing/look-up.js';
import { BatchLoader } from '../../platform/db/batch-loader.js';
import { Database } from '../../platform/db/database.js';
import { toDate } from '../../platform/db/moments.js';
import { marks, type Sql } from '../../platform/db/sql.js';
import type { AuditEventEntity } from '../audit/audit.entity.js';
import { LookUpReader, type LookUpStore } from './look-up.repository.js';
import { LookUpChoicesEntity } from './look-up-choices.entity.js';

/** More are not read, however often a report is looked up. */
const MOST = 1000;
const ACTIONS = Object.keys(LOOK_UP_ACTIONS);

type EventRow = Pick<AuditEventEntity, 'id' | 'at' | 'action'>;

/** The newest of one edition; `values` are those of its condition. */
export function lookUpsOf(reportId: number) {
  return {
    text: `SELECT id, at, action FROM audit_events
      WHERE subject_type = 'report' AND subject_id = ? AND action IN (${marks(ACTIONS)}) AND actor_id IS NULL
      ORDER BY at DESC, id DESC LIMIT ?`,
    values: [String(reportId), ...ACTIONS, MOST],
  };
}

function toLookUp({ id, at, action }: EventRow): LookUp {
  return { id, at: toDate(at), kind: LOOK_UP_ACTIONS[action] ?? 'number' };
}

function toChoices(row: LookUpChoicesEntity | null): LookUpChoices {
  return row ? { publicLookUp: row.public_look_up === 1, tellHolder: row.tell_holder === 1 } : DEFAULT_CHOICES;
}

/** As an outer join has them: `null` where the holder has no row. */
export interface TellingColumns {
  readonly tell_holder: number | null;
  readonly told_at: number | null;
}

export function toTelling({ tell_holder, told_at }: TellingColumns): Telling {
  if (tell_holder === null || told_at === null) return NEVER_TOLD;
  return { wanted: tell_holder === 1, lastAt: told_at === 0 ? null : toDate(told_at) };
}

const CHOICES_OF = 'SELECT * FROM look_up_choices WHERE certificate_id = ?';

@Injectable()
export class TypeOrmLookUpReader extends LookUpReader {
  private readonly kept = new BatchLoader((ids: readonly number[]) => this.readChoices(ids));

  constructor(private readonly database: Database) {
    super();
  }

  override async choices(certificateId: number): Promise<LookUpChoices> {
    return toChoices(await this.kept.find(certificateId));
  }

  override async telling(certificateId: number): Promise<Telling> {
    const row = await this.kept.find(certificateId);
    return row ? toTelling(row) : NEVER_TOLD;
  }

  override list(certificateId: number, { offset, limit }: PageRequest): Promise<Page<LookUp>> {
    return this.database.read(async (sql) => {
      const editions = await sql.rows<{ id: number }>('SELECT id FROM reports WHERE certificate_id = ?', [
        certificateId,
      ]);
      const found: EventRow[] = [];
      // One after the other: each comes along the index in its order, which all of them together would not.
      for (const { id } of editions) {
        const { text, values } = lookUpsOf(id);
        found.push(...(await sql.rows<EventRow>(text, values)));
      }
      const newest = found.sort((one, other) => other.at - one.at || other.id - one.id).slice(0, MOST);
      return { items: newest.slice(offset, offset + limit).map(toLookUp), total: newest.length };
    });
  }

  private async readChoices(ids: readonly number[]): Promise<ReadonlyMap<number, LookUpChoicesEntity>> {
    const statement = `SELECT * FROM look_up_choices WHERE certificate_id IN (${marks(ids)})`;
    const rows = await this.database.read((sql) => sql.rows<LookUpChoicesEntity>(statement, ids));
    return new Map(rows.map((row) => [row.certificate_id, row]));
  }
}

export class TypeOrmLookUpStore implements LookUpStore {
  constructor(private readonly sql: Sql) {}

  async choices(certificateId: number): Promise<LookUpChoices> {
    return toChoices(await this.lock(certificateId));
  }

  async choose(certificateId: number, { publicLookUp, tellHolder }: LookUpChoices): Promise<void> {
    const columns = { public_look_up: publicLookUp ? 1 : 0, tell_holder: tellHolder ? 1 : 0 };
    if ((await this.sql.update(LookUpChoicesEntity, columns, 'certificate_id = ?', [certificateId])) === 1) return;
    await this.sql.insertAll(LookUpChoicesEntity, [{ certificate_id: certificateId, ...columns, told_at: 0 }]);
  }

  async claimTelling(certificateId: number, everyMs: number, now: Date): Promise<boolean> {
    const told_at = now.getTime();
    const row =
      (await this.sql.first<LookUpChoicesEntity>(CHOICES_OF, [certificateId])) ?? (await this.first(certificateId));
    if (row) {
      if (!isTellingDue(toTelling(row), everyMs, now)) return false;
      const condition = 'certificate_id = ? AND tell_holder = 1 AND told_at <= ?';
      const values = [certificateId, told_at - everyMs];
      return (await this.sql.update(LookUpChoicesEntity, { told_at }, condition, values)) === 1;
    }
    const fresh = { certificate_id: certificateId, public_look_up: 1, tell_holder: 1, told_at };
    await this.sql.insertAll(LookUpChoicesEntity, [fresh]);
    return true;
  }

  async forget(certificateId: number): Promise<void> {
    await this.sql.change('DELETE FROM look_up_choices WHERE certificate_id = ?', [certificateId]);
  }

  /** Of two that would make the row at once the second finds what the first has made. */
  private async first(certificateId: number): Promise<LookUpChoicesEntity | null> {
    await this.sql.rows(`SELECT id FROM certificates WHERE id = ?${this.sql.forUpdate}`, [certificateId]);
    return this.lock(certificateId);
  }

  private lock(certificateId: number): Promise<LookUpChoicesEntity | null> {
    return this.sql.first<LookUpChoicesEntity>(`${CHOICES_OF}${this.sql.forUpdate}`, [certificateId]);
  }
}
