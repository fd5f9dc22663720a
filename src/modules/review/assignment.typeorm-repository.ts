import { Injectable } from '@nestjs/common';
import { type EntityManager, In, Not } from 'typeorm';
import type { CertificateStatus } from '../../domain/certificate/certificate.machine.js';
import type { AssignableRecord } from '../../domain/review/assignment.js';
import { Database } from '../../platform/db/database.js';
import { countUpTo } from '../../platform/db/found-page.js';
import { forUpdate } from '../../platform/db/locks.js';
import { CertificateEntity } from '../certificates/certificate.entity.js';
import { heldDecisions } from '../certificates/held-decision.typeorm-repository.js';
import { RoleEntity } from '../roles/role.entity.js';
import { UserEntity } from '../users/user.entity.js';
import { toRole } from '../users/user.mapper.js';
import { type AssignmentStore, type Reviewer, ReviewerReader } from './assignment.repository.js';

const nameOf = ({ name, username }: Pick<UserEntity, 'name' | 'username'>) => name ?? username;

@Injectable()
export class TypeOrmReviewerReader extends ReviewerReader {
  constructor(private readonly database: Database) {
    super();
  }

  override all(): Promise<Reviewer[]> {
    return this.database.read(async (manager) => {
      const roles = (await manager.find(RoleEntity)).map(toRole);
      const reviewing = roles.filter(({ permissions }) => permissions.includes('certificates.review'));
      const users = await manager.find(UserEntity, {
        select: { id: true, name: true, username: true },
        where: { role_id: In(reviewing.map(({ id }) => id)), status: 'active' },
        order: { name_key: 'ASC', id: 'ASC' },
      });
      const decided = (await heldDecisions(manager)).map(({ certificateId }) => certificateId);
      const reviewers: Reviewer[] = [];
      for (const user of users) {
        const waiting = await countUpTo(manager, CertificateEntity, {
          status: 'Verifying',
          assigned_to: user.id,
          ...(decided.length > 0 ? { id: Not(In(decided)) } : {}),
        });
        reviewers.push({ id: user.id, name: nameOf(user), waiting });
      }
      return reviewers;
    });
  }
}

export class TypeOrmAssignmentStore implements AssignmentStore {
  constructor(private readonly manager: EntityManager) {}

  async lock(certificateIds: readonly number[]): Promise<AssignableRecord[]> {
    const rows = await this.manager.find(CertificateEntity, {
      select: { id: true, status: true, assigned_to: true },
      where: { id: In(certificateIds) },
      order: { id: 'ASC' },
      ...forUpdate(this.manager),
    });
    const ids = rows.flatMap(({ assigned_to }) => assigned_to ?? []);
    const users = await this.manager.find(UserEntity, {
      select: { id: true, name: true, username: true },
      where: { id: In(ids) },
    });
    const names = new Map(users.map((user) => [user.id, nameOf(user)]));
    const held = new Set((await heldDecisions(this.manager)).map(({ certificateId }) => certificateId));
    return rows.map(({ id, status, assigned_to }) => ({
      id,
      isDecided: held.has(id),
      status: status as CertificateStatus,
      assignee: assigned_to === null ? null : { id: assigned_to, name: names.get(assigned_to) ?? '' },
    }));
  }

  /** Not a change of the record itself: whoever has it on the desk decides on what they have seen. */
  async assign(certificateIds: readonly number[], userId: number | null): Promise<void> {
    if (certificateIds.length === 0) return;
    await this.manager.update(CertificateEntity, { id: In(certificateIds) }, { assigned_to: userId });
  }

  async ofUser(userId: number): Promise<number[]> {
    const rows = await this.manager.find(CertificateEntity, {
      select: { id: true },
      where: { assigned_to: userId },
      order: { id: 'ASC' },
    });
    return rows.map(({ id }) => id);
  }

  ofRole(roleId: number): Promise<{ id: number; userId: number }[]> {
    return this.manager
      .createQueryBuilder(CertificateEntity, 't')
      .innerJoin(UserEntity, 'u', 'u.id = t.assigned_to')
      .select('t.id', 'id')
      .addSelect('t.assigned_to', 'userId')
      .where('u.role_id = :roleId', { roleId })
      .orderBy('t.id')
      .getRawMany<{ id: number; userId: number }>();
  }
}
