import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import {
  DEFAULT_CHOICES,
  type HolderNotification,
  isNotificationDue,
  LOOK_UP_ACTIONS,
  type LookUp,
  type LookUpChoices,
  NEVER_NOTIFIED,
} from '../../domain/sharing/look-up.js';
import { BatchLoader } from '../../platform/db/batch-loader.js';
import { Database } from '../../platform/db/database.js';
import { forUpdate } from '../../platform/db/locks.js';
import { toDate } from '../../platform/db/moments.js';
import { AuditEventEntity } from '../audit/audit.entity.js';
import { CertificateEntity } from '../certificates/certificate.entity.js';
import { ReportEntity } from '../reports/report.entity.js';
import { LookUpReader, type LookUpStore } from './look-up.repository.js';
import { LookUpChoicesEntity } from './look-up-choices.entity.js';

/** More are not read, however often a report is looked up. */
const MOST = 1000;
const ACTIONS = Object.keys(LOOK_UP_ACTIONS);

type EventRow = Pick<AuditEventEntity, 'id' | 'at' | 'action'>;

function toLookUp({ id, at, action }: EventRow): LookUp {
  return { id, at: toDate(at), kind: LOOK_UP_ACTIONS[action] ?? 'number' };
}

function toChoices(row: LookUpChoicesEntity | null): LookUpChoices {
  return row ? { publicLookUp: row.public_look_up === 1, tellHolder: row.tell_holder === 1 } : DEFAULT_CHOICES;
}

/** As an outer join has them: `null` where the holder has no row. */
export interface NotificationColumns {
  readonly tell_holder: number | null;
  readonly told_at: number | null;
}

export function toHolderNotification({ tell_holder, told_at }: NotificationColumns): HolderNotification {
  if (tell_holder === null || told_at === null) return NEVER_NOTIFIED;
  return { wanted: tell_holder === 1, lastAt: told_at === 0 ? null : toDate(told_at) };
}

@Injectable()
export class TypeOrmLookUpReader extends LookUpReader {
  private readonly kept = new BatchLoader((ids: readonly number[]) => this.readChoices(ids));

  constructor(private readonly database: Database) {
    super();
  }

  override async choices(certificateId: number): Promise<LookUpChoices> {
    return toChoices(await this.kept.find(certificateId));
  }

  override async notification(certificateId: number): Promise<HolderNotification> {
    const row = await this.kept.find(certificateId);
    return row ? toHolderNotification(row) : NEVER_NOTIFIED;
  }

  override list(certificateId: number, { offset, limit }: PageRequest): Promise<Page<LookUp>> {
    return this.database.read(async (manager) => {
      const editions = await manager.find(ReportEntity, {
        select: { id: true },
        where: { certificate_id: certificateId },
      });
      const found: EventRow[] = [];
      // One after the other: each comes along the index in its order, which all of them together would not.
      for (const { id } of editions) found.push(...(await lookUpsOf(manager, id)));
      const newest = found.sort((one, other) => other.at - one.at || other.id - one.id).slice(0, MOST);
      return { items: newest.slice(offset, offset + limit).map(toLookUp), total: newest.length };
    });
  }

  private async readChoices(ids: readonly number[]): Promise<ReadonlyMap<number, LookUpChoicesEntity>> {
    const asked = { certificate_id: In(ids) };
    const rows = await this.database.read((manager) => manager.findBy(LookUpChoicesEntity, asked));
    return new Map(rows.map((row) => [row.certificate_id, row]));
  }
}

/** The newest of one edition. */
function lookUpsOf(manager: EntityManager, reportId: number): Promise<EventRow[]> {
  return manager.find(AuditEventEntity, {
    select: { id: true, at: true, action: true },
    where: { subject_type: 'report', subject_id: String(reportId), action: In(ACTIONS), actor_id: IsNull() },
    order: { at: 'DESC', id: 'DESC' },
    take: MOST,
  });
}

export class TypeOrmLookUpStore implements LookUpStore {
  constructor(private readonly manager: EntityManager) {}

  async choices(certificateId: number): Promise<LookUpChoices> {
    return toChoices(await this.lock(certificateId));
  }

  async choose(certificateId: number, { publicLookUp, tellHolder }: LookUpChoices): Promise<void> {
    const of = { certificate_id: certificateId };
    const columns = { public_look_up: publicLookUp ? 1 : 0, tell_holder: tellHolder ? 1 : 0 };
    if ((await this.manager.update(LookUpChoicesEntity, of, columns)).affected === 1) return;
    await this.manager.insert(LookUpChoicesEntity, { ...of, ...columns, told_at: 0 });
  }

  async claimNotifications(certificateIds: readonly number[], everyMs: number, now: Date): Promise<number[]> {
    const known = await this.manager.findBy(LookUpChoicesEntity, { certificate_id: In(certificateIds) });
    const withRow = new Set(known.map(({ certificate_id }) => certificate_id));
    // Of two that would make a row at once the second finds what the first has made.
    const locked = await this.lockCertificates(certificateIds.filter((id) => !withRow.has(id)));
    const rows = await this.lockAll(certificateIds);
    const due = rows.filter((row) => isNotificationDue(toHolderNotification(row), everyMs, now));
    const told_at = now.getTime();
    const again = due.map(({ certificate_id }) => certificate_id);
    const made = new Set(rows.map(({ certificate_id }) => certificate_id));
    const first = locked.filter((id) => !made.has(id));
    if (again.length > 0) await this.manager.update(LookUpChoicesEntity, { certificate_id: In(again) }, { told_at });
    if (first.length > 0) {
      const columns = { public_look_up: 1, tell_holder: 1, told_at };
      await this.manager.insert(
        LookUpChoicesEntity,
        first.map((certificate_id) => ({ certificate_id, ...columns })),
      );
    }
    return [...again, ...first];
  }

  async forget(certificateId: number): Promise<void> {
    await this.manager.delete(LookUpChoicesEntity, { certificate_id: certificateId });
  }

  /** In the order of their numbers, as everybody locks several. @returns those that are there. */
  private async lockCertificates(ids: readonly number[]): Promise<number[]> {
    if (ids.length === 0) return [];
    const found = { select: { id: true }, where: { id: In(ids) }, order: { id: 'ASC' } } as const;
    const rows = await this.manager.find(CertificateEntity, { ...found, ...forUpdate(this.manager) });
    return rows.map(({ id }) => id);
  }

  private lockAll(ids: readonly number[]): Promise<LookUpChoicesEntity[]> {
    const found = { where: { certificate_id: In(ids) }, order: { certificate_id: 'ASC' } } as const;
    return this.manager.find(LookUpChoicesEntity, { ...found, ...forUpdate(this.manager) });
  }

  private lock(certificateId: number): Promise<LookUpChoicesEntity | null> {
    const where = { certificate_id: certificateId };
    return this.manager.findOne(LookUpChoicesEntity, { where, ...forUpdate(this.manager) });
  }
}
