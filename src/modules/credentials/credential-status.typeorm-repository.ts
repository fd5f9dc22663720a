import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import type { StatusPlace } from '../../domain/credential/status-list.js';
import { Database } from '../../platform/db/database.js';
import { isDuplicate } from '../../platform/db/db-errors.js';
import { forUpdate } from '../../platform/db/locks.js';
import { ReportEntity } from '../reports/report.entity.js';
import { CredentialStatusEntity } from './credential-status.entity.js';
import { CredentialStatusReader, type CredentialStatusStore } from './credential-status.repository.js';

async function placeOf(manager: EntityManager, reportId: number): Promise<StatusPlace | null> {
  const row = await manager.findOneBy(CredentialStatusEntity, { report_id: reportId });
  return row && { list: row.list, position: row.position };
}

const newestList = (manager: EntityManager) => manager.maximum(CredentialStatusEntity, 'list');

@Injectable()
export class TypeOrmCredentialStatusReader extends CredentialStatusReader {
  constructor(private readonly database: Database) {
    super();
  }

  override findPlace(reportId: number): Promise<StatusPlace | null> {
    return this.database.read((manager) => placeOf(manager, reportId));
  }

  override findRevoked(list: number): Promise<readonly number[] | null> {
    return this.database.read(async (manager) => {
      if (list < 1 || list > ((await newestList(manager)) ?? 0)) return null;
      // From the few reports that are no longer in force to their bits, never through a whole list.
      const ended = await manager
        .createQueryBuilder(ReportEntity, 'r')
        .innerJoin(CredentialStatusEntity, 's', 's.report_id = r.id')
        .select('s.position', 'position')
        .where('r.status IN (:...over) AND s.list = :list', { over: ['superseded', 'withdrawn'], list })
        .getRawMany<{ position: number }>();
      // Those after the others: a report that is removed in between is in both, and in neither if they were read first.
      const removed = await manager.findBy(CredentialStatusEntity, { list, report_id: IsNull() });
      return [...new Set([...ended, ...removed].map(({ position }) => position))];
    });
  }
}

export class TypeOrmCredentialStatusStore implements CredentialStatusStore {
  constructor(private readonly manager: EntityManager) {}

  async allot(reportId: number, candidates: readonly number[]): Promise<StatusPlace> {
    const report = await this.manager.findOne(ReportEntity, {
      select: { id: true },
      where: { id: reportId },
      ...forUpdate(this.manager),
    });
    if (!report) throw new Error(`there is no report ${reportId}`);
    const existing = await placeOf(this.manager, reportId);
    if (existing) return existing;
    const newest = (await newestList(this.manager)) ?? 1;
    for (const list of [newest, newest + 1]) {
      for (const position of await this.free(list, candidates)) {
        if (await this.take(list, position, reportId)) return { list, position };
      }
    }
    throw new Error(`none of ${candidates.length} places is free in a new list`);
  }

  private async free(list: number, candidates: readonly number[]): Promise<number[]> {
    const rows = await this.manager.findBy(CredentialStatusEntity, { list, position: In(candidates) });
    const taken = new Set(rows.map(({ position }) => position));
    return candidates.filter((position) => !taken.has(position));
  }

  /** False where another was faster. */
  private async take(list: number, position: number, reportId: number): Promise<boolean> {
    try {
      await this.manager.insert(CredentialStatusEntity, { list, position, report_id: reportId });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }
}
