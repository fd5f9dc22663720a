import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { HeldDecision, NewHeldDecision } from '../../domain/review/held-decision.js';
import type { CheckedGroup } from '../../domain/verdict/checks.js';
import { Database } from '../../platform/db/database.js';
import { toDate } from '../../platform/db/moments.js';
import { UserEntity } from '../users/user.entity.js';
import { HeldDecisionEntity } from './held-decision.entity.js';
import { HeldDecisionReader, type HeldDecisionStore, type NamedDecision } from './held-decision.repository.js';

@Injectable()
export class TypeOrmHeldDecisionReader extends HeldDecisionReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async find(id: number): Promise<HeldDecision | null> {
    const row = await this.database.read((manager) => manager.findOneBy(HeldDecisionEntity, { id }));
    return row && toDecision(row);
  }

  override on(certificateId: number): Promise<NamedDecision | null> {
    return this.database.read(async (manager) => {
      const row = await manager.findOneBy(HeldDecisionEntity, { certificate_id: certificateId });
      const user = row && (await manager.findOneBy(UserEntity, { id: row.decided_by }));
      return row && { ...toDecision(row), name: user?.name ?? user?.username ?? '' };
    });
  }
}

export class TypeOrmHeldDecisionStore implements HeldDecisionStore {
  constructor(private readonly manager: EntityManager) {}

  async on(certificateId: number): Promise<HeldDecision | null> {
    const row = await this.manager.findOneBy(HeldDecisionEntity, { certificate_id: certificateId });
    return row && toDecision(row);
  }

  async insert(decision: NewHeldDecision): Promise<HeldDecision> {
    const row = this.manager.create(HeldDecisionEntity, toRow(decision));
    await this.manager.insert(HeldDecisionEntity, row);
    return { ...decision, id: row.id };
  }

  async end(id: number): Promise<boolean> {
    return (await this.manager.delete(HeldDecisionEntity, { id })).affected === 1;
  }
}

/** What is held is decided already, for the figures and for what is left to do. */
export async function heldDecisions(manager: EntityManager): Promise<HeldDecision[]> {
  return (await manager.find(HeldDecisionEntity)).map(toDecision);
}

function toRow(decision: NewHeldDecision): Omit<HeldDecisionEntity, 'id'> {
  const { certificateId, action, version, decidedBy, decidedAt, until, reason, groups } = decision;
  return {
    certificate_id: certificateId,
    action,
    version,
    decided_by: decidedBy,
    decided_at: decidedAt.getTime(),
    held_until: until.getTime(),
    reason,
    groups_json: JSON.stringify(groups),
  };
}

function toDecision(row: HeldDecisionEntity): HeldDecision {
  return {
    id: row.id,
    certificateId: row.certificate_id,
    action: row.action,
    version: row.version,
    decidedBy: row.decided_by,
    decidedAt: toDate(row.decided_at),
    until: toDate(row.held_until),
    reason: row.reason,
    groups: JSON.parse(row.groups_json) as CheckedGroup[],
  };
}
