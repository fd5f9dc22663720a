import type { AuditEntry, AuditSubject } from '../audit/audit-event.js';
import type { AddressRelease, AddressSide } from './address-change.js';

// Which address it is, the trail is not told: that goes when the account does, and the trail stays.

const user = (id: number): AuditSubject => ({ type: 'user', id: String(id) });

export function addressAsked(actorId: number, userId: number): AuditEntry {
  return { actorId, action: 'address.asked', subject: user(userId) };
}

/** By a mailed link: whoever reads that mailbox. */
export function addressConfirmed(userId: number, side: AddressSide): AuditEntry {
  return { actorId: null, action: 'address.confirmed', subject: user(userId), after: { mailbox: side } };
}

/** By a mailed link: whoever reads that mailbox did not ask for it. */
export function addressDeclined(userId: number, side: AddressSide): AuditEntry {
  return { actorId: null, action: 'address.declined', subject: user(userId), after: { mailbox: side } };
}

export function addressCancelled(actorId: number, userId: number): AuditEntry {
  return { actorId, action: 'address.cancelled', subject: user(userId) };
}

/** An administrator wants to do without the old address, or the second one does, too. */
export function addressReleased(actorId: number, userId: number, release: AddressRelease | null): AuditEntry {
  if (!release?.releasedBy) return { actorId, action: 'address.release-asked', subject: user(userId) };
  return { actorId, action: 'address.released', subject: user(userId), after: { askedBy: release.askedBy } };
}

/** @param adopted records that staff had prepared for the address. */
export function addressChanged(userId: number, adopted: number): AuditEntry {
  return { actorId: null, action: 'address.changed', subject: user(userId), after: { adoptedCertificates: adopted } };
}
