import { contactChange } from '../../domain/confirmation/confirmation.audit.js';
import { enteredAnew, refuseWaiting } from '../../domain/confirmation/contact.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import { cancelUncovered } from './contact-side-effects.steps.js';

/**
 * Contacts and mail domains were released for a university that is as good as another one now: whoever made that of it
 * has entered them, a second officer has to release them, and what they are still asked is cancelled.
 * @throws DomainError `contact_not_released` where one of them waits already.
 */
export async function waitAnew(tx: Transaction, universityId: number, officerId: number, now: Date): Promise<void> {
  const [contacts, domains] = [await tx.contacts.lockAllOf(universityId), await tx.contacts.domainsOf(universityId)];
  refuseWaiting(contacts, domains);
  for (const contact of contacts) {
    const waiting = await tx.contacts.update(enteredAnew(contact, officerId, now));
    tx.audit.record(contactChange(officerId, 'contact', contact, waiting, 'changed'));
  }
  for (const { id } of domains) {
    const domain = await tx.contacts.lockDomain(id);
    if (!domain) continue;
    const waiting = await tx.contacts.updateDomain(enteredAnew(domain, officerId, now));
    tx.audit.record(contactChange(officerId, 'mail-domain', domain, waiting, 'changed'));
  }
  await cancelUncovered(tx, universityId, officerId, now);
}
