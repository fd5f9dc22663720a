import type { Role } from '../../src/domain/account/role.js';
import { message } from '../../src/domain/messages/message.js';
import { DomainError } from '../../src/domain/shared/domain-error.js';
import { RoleReader, type RoleStore } from '../../src/modules/roles/role.repository.js';
import type { MemoryTables } from './memory.tables.js';

const byCode = ({ roles }: MemoryTables) => [...roles.values()].sort((a, b) => a.id - b.id);

export class InMemoryRoleReader extends RoleReader {
  constructor(private readonly tables: MemoryTables) {
    super();
  }

  async all(): Promise<Role[]> {
    return byCode(this.tables);
  }
}

export class InMemoryRoleStore implements RoleStore {
  constructor(private readonly tables: MemoryTables) {}

  /** Work is done one after the other anyway. */
  async takeTurn(): Promise<void> {}

  async all(): Promise<Role[]> {
    return byCode(this.tables);
  }

  async insert(role: Omit<Role, 'version'>): Promise<Role> {
    if (this.tables.roles.has(role.id)) throw new Error(`There is a role ${role.id} already`);
    return this.put({ ...role, version: 1 });
  }

  async update(role: Role): Promise<Role> {
    if (this.tables.roles.get(role.id)?.version !== role.version) {
      throw new DomainError('stale_version', message('stale_role'));
    }
    return this.put({ ...role, version: role.version + 1 });
  }

  async remove(id: number): Promise<void> {
    if ([...this.tables.users.values()].some((user) => user.roleId === id))
      throw new Error(`Users have the role ${id}`);
    this.tables.roles.delete(id);
  }

  private put(role: Role): Role {
    this.tables.roles.set(role.id, role);
    return role;
  }
}
