import { addressWorks } from '../../domain/bounce/bounce.audit.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';

/**
 * The address of an account is another one, or somebody has shown that they read the mails that go there. The account
 * is locked.
 */
export async function endBounce(tx: Transaction, userId: number): Promise<void> {
  if (!(await tx.bounces.remove(userId))) return;
  tx.audit.record(addressWorks(userId));
  await lookAgain(tx, userId);
}

/** Has what officers are told of the account's applications looked at again. */
export async function lookAgain(tx: Transaction, userId: number): Promise<void> {
  for (const certificateId of await tx.bounces.reviewedOf(userId)) {
    await tx.outbox.add('certificate.signals', { certificateId });
  }
}
