import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Integrator } from '../../domain/integrator/integrator.js';
import type { Member, MemberOf, Membership } from '../../domain/integrator/member.js';
import { Database } from '../../platform/db/database.js';
import { forUpdate } from '../../platform/db/locks.js';
import { toDate } from '../../platform/db/moments.js';
import { InvitationEntity } from '../auth/invitation.entity.js';
import { UserEntity } from '../users/user.entity.js';
import { IntegratorEntity } from './integrator.entity.js';
import { toIntegrator } from './integrator.mapper.js';
import type { KeyUse } from './integrator.repository.js';
import { IntegratorMemberEntity, IntegratorMemberUseEntity } from './member.entity.js';
import { MemberReader, type MemberStore } from './member.repository.js';

interface MemberRow {
  readonly user_id: number;
  readonly integrator_id: number;
  readonly invited_by: number;
  readonly created_at: number | string;
  readonly email: string;
  readonly name: string | null;
  readonly invited: number | null;
}

@Injectable()
export class TypeOrmMemberReader extends MemberReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async integratorOf(userId: number): Promise<Integrator | null> {
    const row = await this.database.read((manager) =>
      manager
        .createQueryBuilder(IntegratorEntity, 'i')
        .innerJoin(IntegratorMemberEntity, 'm', 'm.integrator_id = i.id')
        .where('m.user_id = :userId', { userId })
        .getOne(),
    );
    return row && toIntegrator(row);
  }

  override async listOf(integratorId: number): Promise<Member[]> {
    const rows = await this.database.read((manager) =>
      manager
        .createQueryBuilder(IntegratorMemberEntity, 'm')
        .innerJoin(UserEntity, 'u', 'u.id = m.user_id')
        .leftJoin(InvitationEntity, 'n', 'n.user_id = m.user_id')
        .select(['m.user_id AS user_id', 'm.integrator_id AS integrator_id', 'm.invited_by AS invited_by'])
        .addSelect(['m.created_at AS created_at', 'u.email AS email', 'u.name AS name', 'n.user_id AS invited'])
        .where('m.integrator_id = :integratorId', { integratorId })
        .orderBy('m.user_id', 'ASC')
        .getRawMany<MemberRow>(),
    );
    return rows.map((row) => ({
      userId: row.user_id,
      integratorId: row.integrator_id,
      invitedBy: row.invited_by,
      createdAt: toDate(Number(row.created_at)),
      email: row.email,
      name: row.name,
      hasJoined: row.invited === null,
    }));
  }
}

export class TypeOrmMemberStore implements MemberStore {
  constructor(private readonly manager: EntityManager) {}

  async insert({ userId, integratorId, invitedBy, createdAt }: Membership): Promise<void> {
    const row = {
      user_id: userId,
      integrator_id: integratorId,
      invited_by: invitedBy,
      created_at: createdAt.getTime(),
    };
    await this.manager.insert(IntegratorMemberEntity, row);
  }

  async find(userId: number): Promise<MemberOf | null> {
    const row = await this.manager.findOneBy(IntegratorMemberEntity, { user_id: userId });
    return row && { userId, integratorId: row.integrator_id };
  }

  async allOf(integratorId: number): Promise<number[]> {
    const where = { integrator_id: integratorId };
    const rows = await this.manager.find(IntegratorMemberEntity, { where, order: { user_id: 'ASC' } });
    return rows.map(({ user_id }) => user_id);
  }

  async remove(userId: number): Promise<void> {
    await this.manager.delete(IntegratorMemberEntity, { user_id: userId });
  }

  async countUse(integratorId: number, { day, calls, items }: KeyUse): Promise<void> {
    // Of two that come first at once the second would find the day's row taken: they go one by one by their integrator.
    await this.manager.findOne(IntegratorEntity, { where: { id: integratorId }, ...forUpdate(this.manager) });
    const of = { integrator_id: integratorId, day };
    const counted = await this.manager.findOneBy(IntegratorMemberUseEntity, of);
    if (!counted) await this.manager.insert(IntegratorMemberUseEntity, { ...of, calls, items });
    else {
      const sum = { calls: counted.calls + calls, items: counted.items + items };
      await this.manager.update(IntegratorMemberUseEntity, of, sum);
    }
  }
}
