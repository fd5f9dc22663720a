import { confirmationChanged } from '../../domain/confirmation/confirmation.audit.js';
import { cancelled } from '../../domain/confirmation/confirmation.operations.js';
import { mayBeAsked } from '../../domain/confirmation/contact.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';

/** What a contact that counts no more is still asked is cancelled; what it has answered stays. */
export async function cancelOpenOf(tx: Transaction, contactId: number, officerId: number, now: Date): Promise<void> {
  for (const open of await tx.confirmations.lockOpenOf(contactId)) {
    const after = await tx.confirmations.update(cancelled(open, 'officer', 'officer', now));
    tx.audit.record(confirmationChanged(officerId, 'confirmation.cancelled', after));
  }
}

/** The same for each contact of a university that its mail domains, as they are now, no longer cover. */
export async function cancelUncovered(
  tx: Transaction,
  universityId: number,
  officerId: number,
  now: Date,
): Promise<void> {
  // Before the domains are judged, so that nobody asks one of them meanwhile.
  const contacts = await tx.contacts.lockAllOf(universityId);
  const domains = await tx.contacts.domainsOf(universityId);
  for (const contact of contacts) {
    if (!mayBeAsked(contact, domains)) await cancelOpenOf(tx, contact.id, officerId, now);
  }
}
