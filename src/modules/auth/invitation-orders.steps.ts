import { newInvitation } from '../../domain/account/invitation.js';
import type { KeptLink } from '../../platform/security/link-secrets.port.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';

/** Mails the user of an account a link by which to choose its password; the one before ends. The account is locked. */
export async function invite(
  tx: Transaction,
  userId: number,
  { nonce, tokenHash }: KeptLink,
  now: Date,
): Promise<void> {
  await tx.invitations.put(newInvitation(userId, nonce, tokenHash, now));
  await tx.outbox.add('mail.account-made', { userId });
}
