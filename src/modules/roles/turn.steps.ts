import type { Actor } from '../../domain/account/actor.js';
import { type Manager, managerOf, refuseStronger } from '../../domain/account/authority.js';
import { type RolesById, rolesById } from '../../domain/account/role.js';
import type { User } from '../../domain/account/user.js';
import { notFound } from '../../domain/shared/not-found.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';

/** Until the unit of work ends nobody else changes users or roles. */
export interface Turn {
  readonly manager: Manager;
  readonly roles: RolesById;
}

/** On behalf of who the actor is by then. @throws DomainError `forbidden`. */
export async function takeTurn(tx: Transaction, actor: Pick<Actor, 'userId'>): Promise<Turn> {
  await tx.roles.takeTurn();
  const roles = rolesById(await tx.roles.all());
  return { manager: managerOf(await tx.users.findById(actor.userId), roles), roles };
}

/** The account, for a manager who may handle it. @throws DomainError `not_found`, `forbidden`. */
export async function lockManaged(tx: Transaction, { manager, roles }: Turn, userId: number): Promise<User> {
  const user = await tx.users.lock(userId);
  if (!user) throw notFound('User');
  refuseStronger(manager, roles.get(user.roleId));
  return user;
}
