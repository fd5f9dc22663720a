import { refuseLastAdministrator } from '../../domain/account/authority.js';
import { rolesById } from '../../domain/account/role.js';
import { userChanged } from '../../domain/account/user.audit.js';
import type { User } from '../../domain/account/user.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import { freeUser } from '../review/assignment-ends.steps.js';
import { followUp } from './user-side-effects.steps.js';

/**
 * Gives an account the role that the organisation says, with all that follows from another role; in the turn of those
 * who change roles.
 * @throws DomainError `sso_refused` where there is no such role, `last_administrator`.
 */
export async function giveRole(tx: Transaction, before: User, roleId: number, now: Date): Promise<User> {
  if (roleId === before.roleId) return before;
  const roles = rolesById(await tx.roles.all());
  if (!roles.has(roleId)) throw new DomainError('sso_refused', message('sso_no_group'));
  refuseLastAdministrator(before, { ...before, roleId }, await tx.users.countActiveAdministrators());
  const after = await tx.users.update({ ...before, roleId, updatedAt: now });
  await followUp(tx, before, after, now);
  await freeUser(tx, null, before, after, roles);
  for (const entry of userChanged(null, before, after)) tx.audit.record(entry);
  return after;
}
