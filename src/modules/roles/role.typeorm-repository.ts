import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ROLE, type Role } from '../../domain/account/role.js';
import { Database } from '../../platform/db/database.js';
import { forUpdate } from '../../platform/db/locks.js';
import { updateVersioned } from '../../platform/db/versioned.js';
import { toRole } from '../users/user.mapper.js';
import { RoleEntity } from './role.entity.js';
import { RoleReader, type RoleStore } from './role.repository.js';

async function all(manager: EntityManager): Promise<Role[]> {
  return (await manager.find(RoleEntity, { order: { id: 'ASC' } })).map(toRole);
}

@Injectable()
export class TypeOrmRoleReader extends RoleReader {
  constructor(private readonly database: Database) {
    super();
  }

  override all(): Promise<Role[]> {
    return this.database.read((manager) => all(manager));
  }
}

export class TypeOrmRoleStore implements RoleStore {
  constructor(private readonly manager: EntityManager) {}

  async takeTurn(): Promise<void> {
    // The administrators' role is always there. A locking read makes no snapshot, so what is read next is not older
    // than this.
    await this.manager.findOne(RoleEntity, { where: { id: ROLE.administrator }, ...forUpdate(this.manager) });
  }

  all(): Promise<Role[]> {
    return all(this.manager);
  }

  async insert(role: Omit<Role, 'version'>): Promise<Role> {
    const made = { ...role, version: 1 };
    await this.manager.insert(RoleEntity, toRow(made));
    return made;
  }

  async update(role: Role): Promise<Role> {
    const { id: _, ...columns } = toRow(role);
    return updateVersioned(this.manager, RoleEntity, role, columns);
  }

  async remove(id: number): Promise<void> {
    await this.manager.delete(RoleEntity, { id });
  }
}

function toRow({ id, name, permissions, version }: Role): RoleEntity {
  return { id, name, permissions: JSON.stringify(permissions), version };
}
