import { Injectable } from '@nestjs/common';
import { ROLE, type Role } from '../../domain/account/role.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { Database } from '../../platform/db/database.js';
import type { Sql } from '../../platform/db/sql.js';
import { toRole } from '../users/user.mapper.js';
import { RoleEntity } from './role.entity.js';
import { RoleReader, type RoleStore } from './role.repository.js';

async function all(sql: Sql): Promise<Role[]> {
  return (await sql.rows<RoleEntity>('SELECT * FROM roles ORDER BY id')).map(toRole);
}

@Injectable()
export class TypeOrmRoleReader extends RoleReader {
  constructor(private readonly database: Database) {
    super();
  }

  override all(): Promise<Role[]> {
    return this.database.read(all);
  }
}

export class TypeOrmRoleStore implements RoleStore {
  constructor(private readonly sql: Sql) {}

  async takeTurn(): Promise<void> {
    // The administrators' role is always there. A locking read makes no snapshot, so what is read next is not older than this.
    await this.sql.rows(`SELECT id FROM roles WHERE id = ?${this.sql.forUpdate}`, [ROLE.administrator]);
  }

  all(): Promise<Role[]> {
    return all(this.sql);
  }

  async insert(role: Omit<Role, 'version'>): Promise<Role> {
    const made = { ...role, version: 1 };
    await this.sql.insertAll(RoleEntity, [toRow(made)]);
    return made;
  }

  async update(role: Role): Promise<Role> {
    const next = { ...role, version: role.version + 1 };
    const { id: _, ...columns } = toRow(next);
    const changed = await this.sql.update(RoleEntity, columns, 'id = ? AND version = ?', [role.id, role.version]);
    if (changed !== 1) throw new DomainError('stale_version', message('stale_role'));
    return next;
  }

  async remove(id: number): Promise<void> {
    await this.sql.change('DELETE FROM roles WHERE id = ?', [id]);
  }
}

function toRow({ id, name, permissions, version }: Role): RoleEntity {
  return { id, name, permissions: JSON.stringify(permissions), version };
}
