import type { Role, RolesById } from '../../domain/account/role.js';
import type { User } from '../../domain/account/user.js';
import { certificateAssigned } from '../../domain/review/assignment.audit.js';
import { isReviewer } from '../../domain/review/assignment.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';

/** What an account was to decide is free again where it may not review any more; `null` for one that goes. */
export async function freeUser(
  tx: Transaction,
  actorId: number | null,
  { id }: Pick<User, 'id'>,
  after: User | null,
  roles: RolesById,
): Promise<void> {
  if (after && isReviewer(after, roles.get(after.roleId))) return;
  const ids = await tx.assignments.ofUser(id);
  await free(
    tx,
    actorId,
    ids.map((certificateId) => ({ id: certificateId, userId: id })),
  );
}

/** The same for everybody who has a role. */
export async function freeRole(tx: Transaction, actorId: number, after: Role): Promise<void> {
  if (!after.permissions.includes('certificates.review'))
    await free(tx, actorId, await tx.assignments.ofRole(after.id));
}

async function free(
  tx: Transaction,
  actorId: number | null,
  assigned: readonly { readonly id: number; readonly userId: number }[],
): Promise<void> {
  await tx.assignments.assign(
    assigned.map(({ id }) => id),
    null,
  );
  for (const { id, userId } of assigned) {
    tx.audit.record(certificateAssigned(actorId, { id, assignee: { id: userId, name: '' } }, null));
  }
}
