import type { Transaction } from '../../unit-of-work/unit-of-work.js';

/**
 * Gives the records that staff have prepared for an address to the account that has shown it is its own, and tells
 * whoever prepared them.
 * @returns how many there were.
 */
export async function adoptRecords(tx: Transaction, email: string, ownerId: number): Promise<number> {
  const adopted = await tx.certificates.adopt(email, ownerId);
  for (const { id, createdBy } of adopted) {
    await tx.outbox.add('mail.record-adopted', { certificateId: id, userId: createdBy });
  }
  return adopted.length;
}
