import { contactChange } from '../../domain/confirmation/confirmation.audit.js';
import { enteredAnew } from '../../domain/confirmation/contact.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import { cancelUncovered } from './contact-side-effects.steps.js';

/**
 * Contacts and mail domains were released for a university that is as good as another one now: whoever made that of it
 * has entered them, a second officer has to release them, and what they are still asked is cancelled.
 */
export async function waitAnew(tx: Transaction, universityId: number, officerId: number, now: Date): Promise<void> {
  for (const contact of await tx.contacts.lockAllOf(universityId)) {
    const waiting = await tx.contacts.update(enteredAnew(contact, officerId, now));
    tx.audit.record(contactChange(officerId, 'contact', contact, waiting, 'changed'));
  }
  for (const { id } of await tx.contacts.domainsOf(universityId)) {
    const domain = await tx.contacts.lockDomain(id);
    if (!domain) continue;
    const waiting = await tx.contacts.updateDomain(enteredAnew(domain, officerId, now));
    tx.audit.record(contactChange(officerId, 'mail-domain', domain, waiting, 'changed'));
  }
  await cancelUncovered(tx, universityId, officerId, now);
}
