import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { NewVerdict, Verdict } from '../../domain/verdict/verdict.js';
import { BatchLoader } from '../../platform/db/batch-loader.js';
import { Database } from '../../platform/db/database.js';
import { toDate } from '../../platform/db/moments.js';
import { RejectingVerdictEntity } from './rejecting-verdict.entity.js';
import { VerdictEntity } from './verdict.entity.js';
import { VerdictReader, type VerdictStore } from './verdict.repository.js';

@Injectable()
export class TypeOrmVerdictReader extends VerdictReader {
  private readonly verdicts = new BatchLoader((ids: readonly number[]) => this.read(ids));

  constructor(private readonly database: Database) {
    super();
  }

  override async on(certificateId: number): Promise<readonly Verdict[]> {
    return (await this.verdicts.find(certificateId)) ?? [];
  }

  override rejecting(certificateId: number): Promise<readonly Verdict[]> {
    return this.database.read((manager) => findRejecting(manager, certificateId));
  }

  private async read(ids: readonly number[]): Promise<ReadonlyMap<number, Verdict[]>> {
    const all = await this.database.read((manager) => find(manager, ids));
    return new Map(ids.map((id) => [id, all.filter(({ certificateId }) => certificateId === id)]));
  }
}

export class TypeOrmVerdictStore implements VerdictStore {
  constructor(private readonly manager: EntityManager) {}

  on(certificateId: number): Promise<readonly Verdict[]> {
    return find(this.manager, [certificateId]);
  }

  async add(verdicts: readonly NewVerdict[]): Promise<Verdict[]> {
    const rows = verdicts.map((one) => this.manager.create(VerdictEntity, toRow(one)));
    await this.manager.insert(VerdictEntity, rows);
    return rows.map(toVerdict);
  }

  rejecting(certificateId: number): Promise<readonly Verdict[]> {
    return findRejecting(this.manager, certificateId);
  }

  async markRejecting(certificateId: number, verdicts: readonly Verdict[]): Promise<void> {
    const before = await this.rejecting(certificateId);
    if (before.length > 0) {
      await this.manager.delete(RejectingVerdictEntity, { verdict_id: In(before.map(({ id }) => id)) });
    }
    if (verdicts.length === 0) return;
    await this.manager.insert(
      RejectingVerdictEntity,
      verdicts.map(({ id }) => ({ verdict_id: id })),
    );
  }

  async forget(certificateId: number): Promise<void> {
    await this.manager.delete(VerdictEntity, { certificate_id: certificateId });
  }
}

async function find(manager: EntityManager, certificateIds: readonly number[]): Promise<Verdict[]> {
  const where = { certificate_id: In(certificateIds) };
  return (await manager.find(VerdictEntity, { where, order: { id: 'DESC' } })).map(toVerdict);
}

async function findRejecting(manager: EntityManager, certificateId: number): Promise<Verdict[]> {
  const rows = await manager
    .createQueryBuilder(VerdictEntity, 'v')
    .innerJoin(RejectingVerdictEntity, 'r', 'r.verdict_id = v.id')
    .where('v.certificate_id = :certificateId', { certificateId })
    .orderBy('v.id')
    .getMany();
  return rows.map(toVerdict);
}

function toVerdict(row: VerdictEntity): Verdict {
  return {
    id: row.id,
    certificateId: row.certificate_id,
    group: row.checked_group,
    verdict: row.verdict,
    method: row.method,
    answers: JSON.parse(row.answers) as Verdict['answers'],
    reasons: JSON.parse(row.reasons) as Verdict['reasons'],
    comment: row.comment,
    internalNote: row.internal_note,
    version: row.version,
    files: JSON.parse(row.files) as Verdict['files'],
    values: JSON.parse(row.field_values) as Verdict['values'],
    remark: row.remark,
    officerId: row.officer_id,
    at: toDate(row.decided_at),
  };
}

function toRow(verdict: NewVerdict): Omit<VerdictEntity, 'id'> {
  return {
    certificate_id: verdict.certificateId,
    checked_group: verdict.group,
    verdict: verdict.verdict,
    method: verdict.method,
    answers: JSON.stringify(verdict.answers),
    reasons: JSON.stringify(verdict.reasons),
    comment: verdict.comment,
    internal_note: verdict.internalNote,
    version: verdict.version,
    files: JSON.stringify(verdict.files),
    field_values: JSON.stringify(verdict.values),
    remark: verdict.remark,
    officer_id: verdict.officerId,
    decided_at: verdict.at.getTime(),
  };
}
