import type { Certificate } from '../certificate/certificate.js';
import type { Confirmation } from './confirmation.js';
import { confirmationAfter } from './confirmation.machine.js';
import { isEnquirable, type LinkParts } from './confirmation.operations.js';
import { isAskedBeside, isOutdated } from './outdated.js';

interface Disputing {
  readonly certificate: Pick<Certificate, 'status' | 'form'>;
  /** All requests on the record. */
  readonly all: readonly Confirmation[];
  /** Whether the applicant still agrees to enquiries. */
  readonly hasConsent: boolean;
  /** Whether its contact may still be asked where its mails go. */
  readonly isAskable: boolean;
  /** Whether another answer to the same request stands. */
  readonly isAnswered: boolean;
  readonly link: LinkParts;
  readonly now: Date;
}

/**
 * What becomes of a request whose answer the office did not give: it is open again where its answer is still wanted,
 * and its contact may still be asked for it, and ends where not. Whoever answered may know the link: that ends, and
 * what was typed by it. The days count anew.
 */
export function afterDispute(
  one: Confirmation,
  { certificate, all, hasConsent, isAskable, isAnswered, link, now }: Disputing,
): Confirmation {
  if (isAnswered || (one.state !== 'answered' && one.state !== 'declined')) return one;
  const state = confirmationAfter('dispute', 'registrar', one.state);
  const typed = { keyValues: null, keyValuesAt: null, attachedId: null };
  const again: Confirmation = { ...one, ...link, ...typed, state, sentAt: now, endedAt: null, reminders: 0 };
  const isWanted = isEnquirable(certificate) && !isAskedBeside(one, all) && !isOutdated(one, certificate.form);
  if (hasConsent && isAskable && isWanted) return again;
  const ended = confirmationAfter('cancel', 'service', state);
  return { ...one, ...link, ...typed, state: ended, cancelCause: 'dispute', endedAt: now };
}
