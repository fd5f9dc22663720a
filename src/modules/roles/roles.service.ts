import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { type Manager, refuseBeyond } from '../../domain/account/authority.js';
import { refuseBuiltIn, refuseTakenName } from '../../domain/account/role.form.js';
import { nextRoleCode, type Role, type RoleFields } from '../../domain/account/role.js';
import { pageOfRoles, type RoleFilter, type RoleSort } from '../../domain/account/role.list.js';
import { roleChange } from '../../domain/account/user.audit.js';
import { refuseUsedRole } from '../../domain/account/user.uses.js';
import type { ListRequest } from '../../domain/shared/list.js';
import { notFound } from '../../domain/shared/not-found.js';
import type { Page } from '../../domain/shared/page.js';
import { withChanges } from '../../domain/shared/record-fields.js';
import { type ChangeTarget, refuseStale } from '../../domain/shared/record-version.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { freeRole } from '../review/assignment-ends.steps.js';
import { RoleReader } from './role.repository.js';
import { takeTurn } from './turn.steps.js';

/** What the roles of staff may do. A change counts for everyone who has the role from the next request on. */
@Injectable()
export class RolesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly roles: RoleReader,
  ) {}

  async list(request: ListRequest<RoleSort, RoleFilter>): Promise<Page<Role>> {
    return pageOfRoles(await this.roles.all(), request);
  }

  /** @throws DomainError `not_found`. */
  async detail(id: number): Promise<Role> {
    return find(await this.roles.all(), id);
  }

  /** @throws DomainError `already_exists`, `forbidden` for a permission that the actor does not have. */
  add(actor: Actor, fields: RoleFields): Promise<Role> {
    return this.inTurn(actor, async (tx, manager, roles) => {
      refuseBeyond(manager, fields.permissions);
      const id = nextRoleCode(roles);
      refuseTakenName(fields.name, id, roles);
      const role = await tx.roles.insert({ ...fields, id });
      tx.audit.record(roleChange(manager.userId, null, role));
      return role;
    });
  }

  /**
   * Fields that are not given stay.
   * @throws DomainError `not_found`, `built_in`, `forbidden` where the actor lacks a permission that the role has or is
   * to have, `stale_version`, `already_exists`.
   */
  change(actor: Actor, target: ChangeTarget, given: Partial<RoleFields>): Promise<Role> {
    return this.inTurn(actor, async (tx, manager, roles) => {
      const before = find(roles, target.id);
      refuseBuiltIn(before);
      refuseBeyond(manager, before.permissions);
      refuseStale(before, target);
      const changed = withChanges(before, given);
      refuseBeyond(manager, changed.permissions);
      refuseTakenName(changed.name, before.id, roles);
      const after = await tx.roles.update(changed);
      await freeRole(tx, manager.userId, after);
      tx.audit.record(roleChange(manager.userId, before, after));
      return after;
    });
  }

  /** @throws DomainError `not_found`, `built_in`, `forbidden`, `in_use` where users have the role. */
  async remove(actor: Actor, id: number, version?: number): Promise<void> {
    await this.inTurn(actor, async (tx, manager, roles) => {
      const role = find(roles, id);
      refuseBuiltIn(role);
      refuseBeyond(manager, role.permissions);
      refuseStale(role, { version });
      refuseUsedRole(role, await tx.users.countWithRole(id));
      await tx.roles.remove(id);
      tx.audit.record(roleChange(manager.userId, role, null));
    });
  }

  /** Works while nobody else changes users or roles, on behalf of who the actor is by then. */
  private inTurn<T>(
    actor: Actor,
    work: (tx: Transaction, manager: Manager, roles: readonly Role[]) => Promise<T>,
  ): Promise<T> {
    return this.unitOfWork.run(async (tx) => {
      const { manager, roles } = await takeTurn(tx, actor);
      return work(tx, manager, [...roles.values()]);
    });
  }
}

function find(roles: readonly Role[], id: number): Role {
  const role = roles.find((one) => one.id === id);
  if (!role) throw notFound('Role');
  return role;
}
