import { isCalled, type University } from '../catalog/university.js';
import type { Certificate } from '../certificate/certificate.js';
import { message } from '../messages/message.js';
import { fieldError } from '../shared/domain-error.js';
import type { Contact } from './contact.js';

/**
 * @param university of the contact, in the catalogue.
 * @param namesakes those that have the name on the certificate by now.
 * @throws DomainError `invalid_input` for a contact of another university: one that was called so before, too, where
 * another is called so by now.
 */
export function refuseStrangeContact(
  { form }: Certificate,
  contact: Contact,
  university: University | null,
  namesakes: readonly University[],
): void {
  if (contact.universityId === null) return;
  const isNow = university !== null && namesakes.some(({ id }) => id === university.id);
  const wasOnly = university !== null && namesakes.length === 0 && isCalled(university, form.university ?? '');
  if (!isNow && !wasOnly) {
    throw fieldError('contactId', message('contact_of_other'));
  }
}
