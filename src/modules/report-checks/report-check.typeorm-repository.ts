import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, LessThan, Not } from 'typeorm';
import type { CheckOutcome } from '../../domain/report-check/check-outcome.js';
import type { NewReportCheck, ReportCheck } from '../../domain/report-check/report-check.js';
import type { PlacedProblem } from '../../domain/report-check/row-problem.js';
import { Database } from '../../platform/db/database.js';
import { toDate, toDateOrNull } from '../../platform/db/moments.js';
import { IntegratorReportEntity, ReportCheckEntity, ReportCheckPartEntity } from './report-check.entity.js';
import { type OpenPart, ReportCheckReader, type ReportCheckStore } from './report-check.repository.js';

const REMEMBERED_AT_ONCE = 200;

function toReportCheck(row: ReportCheckEntity): ReportCheck {
  const { id, mode, total, done } = row;
  return {
    id,
    integratorId: row.integrator_id,
    keyId: row.key_id,
    memberId: row.member_id,
    mode,
    total,
    done,
    problems: JSON.parse(row.problems) as PlacedProblem[],
    createdAt: toDate(row.created_at),
    finishedAt: toDateOrNull(row.finished_at),
  };
}

/** What a release of before has answered says nothing of its sources; it is kept for a day. */
function toOutcomes(text: string): CheckOutcome[] {
  return (JSON.parse(text) as CheckOutcome[]).map((outcome) => ({
    ...outcome,
    fields: Object.fromEntries(
      Object.entries(outcome.fields).map(([field, match]) => [field, { ...match, sources: match.sources ?? [] }]),
    ),
  }));
}

@Injectable()
export class TypeOrmReportCheckReader extends ReportCheckReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<ReportCheck | null> {
    const row = await this.database.read((manager) => manager.findOneBy(ReportCheckEntity, { id }));
    return row && toReportCheck(row);
  }

  override async nextPart(id: number): Promise<OpenPart | null> {
    const where = { check_id: id, items: Not(IsNull()) };
    const order = { position: 'ASC' } as const;
    const row = await this.database.read((manager) => manager.findOne(ReportCheckPartEntity, { where, order }));
    return row && { position: row.position, items: row.items ?? '' };
  }

  override async outcomesOf(id: number): Promise<CheckOutcome[]> {
    const where = { check_id: id };
    const order = { position: 'ASC' } as const;
    const rows = await this.database.read((manager) => manager.find(ReportCheckPartEntity, { where, order }));
    return rows.flatMap(({ outcomes }) => toOutcomes(outcomes ?? '[]'));
  }

  override async integratorsKnowing(number: string): Promise<number[]> {
    const rows = await this.database.read((manager) => manager.findBy(IntegratorReportEntity, { number }));
    return rows.map(({ integrator_id }) => integrator_id);
  }
}

export class TypeOrmReportCheckStore implements ReportCheckStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(check: NewReportCheck): Promise<ReportCheck> {
    const row = this.manager.create(ReportCheckEntity, {
      integrator_id: check.integratorId,
      key_id: check.keyId,
      member_id: check.memberId,
      mode: check.mode,
      total: check.total,
      done: 0,
      problems: JSON.stringify(check.problems),
      created_at: check.createdAt.getTime(),
      finished_at: null,
    });
    await this.manager.insert(ReportCheckEntity, row);
    return toReportCheck(row);
  }

  async addPart(id: number, part: OpenPart): Promise<void> {
    await this.manager.insert(ReportCheckPartEntity, { check_id: id, ...part });
  }

  async endPart(id: number, position: number, outcomes: readonly CheckOutcome[]): Promise<boolean> {
    const open = { check_id: id, position, items: Not(IsNull()) };
    const done = { items: null, outcomes: JSON.stringify(outcomes) };
    if ((await this.manager.update(ReportCheckPartEntity, open, done)).affected !== 1) return false;
    await this.manager.increment(ReportCheckEntity, { id }, 'done', outcomes.length);
    return true;
  }

  async finish(id: number, now: Date): Promise<boolean> {
    const open = { id, finished_at: IsNull() };
    return (await this.manager.update(ReportCheckEntity, open, { finished_at: now.getTime() })).affected === 1;
  }

  async remember(integratorId: number, numbers: readonly string[], now: Date): Promise<void> {
    const rows = [...new Set(numbers)].sort().map((number) => ({
      integrator_id: integratorId,
      number,
      since: now.getTime(),
    }));
    for (let at = 0; at < rows.length; at += REMEMBERED_AT_ONCE) {
      const some = rows.slice(at, at + REMEMBERED_AT_ONCE);
      await this.manager.createQueryBuilder().insert().into(IntegratorReportEntity).values(some).orIgnore().execute();
    }
  }

  async removeBefore(moment: Date, most: number): Promise<number> {
    const where = { created_at: LessThan(moment.getTime()) };
    const old = await this.manager.find(ReportCheckEntity, { select: { id: true }, where, take: most });
    const ids = old.map(({ id }) => id);
    if (ids.length > 0) await this.manager.delete(ReportCheckEntity, { id: In(ids) });
    return ids.length;
  }
}
