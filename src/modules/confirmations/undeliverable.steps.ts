import { confirmationChanged } from '../../domain/confirmation/confirmation.audit.js';
import type { Confirmation } from '../../domain/confirmation/confirmation.js';
import { confirmationAfter, isLinkAlive } from '../../domain/confirmation/confirmation.machine.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';

/**
 * The mail server of a contact takes nothing for its address. Where the enquiry was sent again meanwhile, to another
 * one, that one is not yet refused.
 * @param isSame whether it is still asked as it was when the mail went out.
 * @returns whether it is given up now.
 */
export async function giveUpEnquiry(
  tx: Transaction,
  id: number,
  isSame: (current: Confirmation) => boolean,
  now: Date,
): Promise<boolean> {
  const current = await tx.confirmations.lock(id);
  if (!current || !isSame(current) || !isLinkAlive(current.state)) return false;
  const state = confirmationAfter('give_up', 'service', current.state);
  const after = await tx.confirmations.update({ ...current, state, endedAt: now });
  tx.audit.record(confirmationChanged(null, 'confirmation.undeliverable', after));
  await tx.outbox.add('mail.confirmation-ended', { confirmationId: id, ending: 'undeliverable' });
  return true;
}
