import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';
import { type Permission, ROLE, type Role, type RolesById } from './role.js';
import type { User } from './user.js';

/**
 * Who manages users and roles, as it is at this moment: a role may have been taken away while the request was under
 * way.
 */
export interface Manager {
  readonly userId: number;
  readonly roleId: number;
  readonly permissions: readonly Permission[];
}

/** @throws DomainError `forbidden` where this user may not manage users (any more). */
export function managerOf(self: User | null, roles: RolesById): Manager {
  const role = self?.status === 'active' ? roles.get(self.roleId) : undefined;
  if (!self || !role?.permissions.includes('users.manage')) {
    throw new DomainError('forbidden', message('not_allowed'));
  }
  return { userId: self.id, roleId: role.id, permissions: role.permissions };
}

/** @throws DomainError `forbidden` where a manager would give away, or take, a permission that is not their own. */
export function refuseBeyond(manager: Manager, permissions: readonly Permission[]): void {
  if (manager.roleId === ROLE.administrator) return;
  const missing = permissions.filter((permission) => !manager.permissions.includes(permission));
  if (missing.length === 0) return;
  throw new DomainError('forbidden', message('permissions_beyond_own', { permissions: missing.join(', ') }));
}

/**
 * Whoever sets the email of an account can get into it, so nobody handles the account of somebody who may
 * do more than they, and nobody puts anyone into such a role. Only administrators handle administrators.
 * @throws DomainError `forbidden`.
 */
export function refuseStronger(manager: Manager, role: Role | undefined): void {
  if (!role || manager.roleId === ROLE.administrator) return;
  if (role.id === ROLE.administrator) throw new DomainError('forbidden', message('administrators_only'));
  refuseBeyond(manager, role.permissions);
}

/** What a change would set of what opens an account: the address that a code for another password is mailed to. */
export interface CredentialChange {
  readonly email: boolean;
}

/**
 * Whoever handles accounts does not thereby get into them: what opens those of others is an administrator's to set.
 * @throws DomainError `forbidden`.
 */
export function authoriseCredentialChange(
  manager: Pick<Manager, 'userId' | 'roleId'>,
  account: number,
  change: CredentialChange,
): void {
  if (manager.roleId === ROLE.administrator || manager.userId === account) return;
  if (change.email) throw new DomainError('forbidden', message('colleague_email'));
}

/**
 * Whether a change must be confirmed by the present password: a session alone, left open or stolen, must not take the
 * account over.
 */
export function needsPresentPassword(
  manager: Pick<Manager, 'userId'>,
  account: number,
  change: CredentialChange,
): boolean {
  return manager.userId === account && change.email;
}

/** Whether a change decides who gets into an account, or what they may do there. */
export function changesAccess(
  before: Pick<User, 'roleId' | 'status'>,
  after: Pick<User, 'roleId' | 'status'>,
  { email }: CredentialChange,
): boolean {
  return email || after.roleId !== before.roleId || after.status !== before.status;
}

const isActiveAdministrator = ({ roleId, status }: Pick<User, 'roleId' | 'status'>) =>
  roleId === ROLE.administrator && status === 'active';

/** @param administrators how many active ones there are, with this one. @throws DomainError `last_administrator`. */
export function refuseLastAdministrator(
  before: Pick<User, 'roleId' | 'status'>,
  after: Pick<User, 'roleId' | 'status'> | null,
  administrators: number,
): void {
  const goes = isActiveAdministrator(before) && (after === null || !isActiveAdministrator(after));
  if (goes && administrators <= 1) throw new DomainError('last_administrator', message('last_administrator'));
}

/**
 * Whether somebody may become what `after` says; `null` for gone.
 * @param administrators how many active administrators there are, with this one.
 * @throws DomainError `last_administrator`, or `forbidden` for one's own removal, role or status.
 */
export function authoriseUserChange(
  manager: Manager,
  before: User,
  after: Pick<User, 'roleId' | 'status'> | null,
  administrators: number,
): void {
  refuseLastAdministrator(before, after, administrators);
  if (before.id !== manager.userId) return;
  if (after === null) throw new DomainError('forbidden', message('own_account_removal'));
  if (after.roleId !== before.roleId) throw new DomainError('forbidden', message('own_role_change'));
  if (after.status !== before.status) throw new DomainError('forbidden', message('own_account_disabling'));
}
