import { addressAsked, addressChanged } from '../../domain/account/address-change.audit.js';
import {
  ADDRESS_SIDES,
  type AddressChange,
  isConfirmed,
  newAddressChange,
  withAddress,
} from '../../domain/account/address-change.js';
import { ROLE } from '../../domain/account/role.js';
import { userChanged } from '../../domain/account/user.audit.js';
import { refuseTaken } from '../../domain/account/user.change.js';
import type { User } from '../../domain/account/user.js';
import type { LinkSecrets } from '../../platform/security/link-secrets.port.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import { endBounce } from '../bounces/bounce-ends.steps.js';
import { adoptRecords } from '../certificates/record-adoption.steps.js';
import { followUp } from './user-side-effects.steps.js';

export interface AddressRequest {
  readonly userId: number;
  readonly newEmail: string;
  readonly requestedBy: number;
}

/** Two links, of which neither leads to the other. */
export function freshLinks(secrets: LinkSecrets) {
  return { old: secrets.fresh(), new: secrets.fresh() };
}

/** Has both mailboxes asked, in place of whatever was asked before. The account is locked. */
export async function requestAddress(
  tx: Transaction,
  request: AddressRequest,
  links: ReturnType<typeof freshLinks>,
  now: Date,
): Promise<void> {
  const { userId, requestedBy } = request;
  await tx.addressChanges.put(newAddressChange(request, links, now));
  for (const side of ADDRESS_SIDES) await tx.outbox.add('mail.address-change', { userId, side });
  tx.audit.record(addressAsked(requestedBy, userId));
}

/**
 * Keeps what a change has become, or gives the account the address where nothing is awaited any more. Records that
 * staff prepared for it become a student's then: its mailbox has confirmed. The account is locked.
 * @returns whether the account has the address now.
 * @throws DomainError `already_exists` where somebody else has got it meanwhile.
 */
export async function settleAddress(tx: Transaction, user: User, change: AddressChange, now: Date): Promise<boolean> {
  if (!isConfirmed(change)) {
    await tx.addressChanges.put(change);
    return false;
  }
  const { newEmail } = change;
  await tx.users.lockEmail(newEmail);
  const holders = [await tx.users.findByEmail(newEmail), await tx.users.findByUsername(newEmail)];
  refuseTaken({ email: holders.some((holder) => holder !== null && holder.id !== user.id), username: false });
  const after = await tx.users.update({ ...withAddress(user, newEmail), updatedAt: now });
  await tx.addressChanges.remove(user.id);
  await followUp(tx, user, after, now);
  await endBounce(tx, user.id);
  const isOpenStudent = after.roleId === ROLE.student && after.status === 'active';
  const adopted = isOpenStudent ? await adoptRecords(tx, newEmail, user.id) : 0;
  for (const entry of userChanged(null, user, after)) tx.audit.record(entry);
  tx.audit.record(addressChanged(user.id, adopted));
  return true;
}
