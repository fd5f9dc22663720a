import { certificateRemoved } from '../../domain/certificate/certificate.audit.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import type { FileId } from '../../domain/files/stored-file.js';
import { keptRecord } from '../../domain/privacy/erasure.js';
import { recordUnlinked } from '../../domain/privacy/privacy.audit.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import { dropHeldOn } from '../certificates/held-decision-orders.steps.js';
import { filesOfRecord } from '../certificates/record-files.steps.js';

/** Only staff verify, so one account has few of these. */
const MOST_VERIFIED = 200;
const BATCH = 100;

interface Erasing {
  readonly userId: number;
  /** `null` where the service goes on with what was begun. */
  readonly actorId: number | null;
  readonly now: Date;
}

export interface ErasedRecords {
  /** The verified records that are kept, as they are kept. */
  readonly kept: readonly Certificate[];
  readonly removed: number;
  /** Whether a further step has to follow. */
  readonly more: boolean;
}

/**
 * Takes a user's records and files away, as many as fit into one transaction: what is verified loses its owner, the
 * rest goes.
 */
export async function eraseRecords(tx: Transaction, erasing: Erasing): Promise<ErasedRecords> {
  const { userId, actorId, now } = erasing;
  // In this order: what is approved before the rest is held is found among the verified, and afterwards nothing is
  // approved.
  const rest = await tx.personalData.owned(userId, ['Unverified', 'Verifying', 'Rejected'], BATCH);
  const verified = await tx.personalData.owned(userId, ['Verified'], MOST_VERIFIED);
  const kept: Certificate[] = [];
  const named: FileId[] = [];
  for (const before of verified) {
    named.push(...(await filesOfRecord(tx, before)));
    const after = await tx.certificates.update(before, keptRecord(before, now));
    await tx.personalData.hideReports(before.id, now);
    await tx.shares.forget(before.id, now);
    await tx.lookUps.forget(before.id);
    await tx.walletOffers.forget(before.id);
    // The report keeps what stood of them.
    await tx.verdicts.forget(before.id);
    await tx.signals.forget(before.id);
    await tx.payments.forget(before.id);
    await tx.proposals.forget(before.id);
    await tx.confirmations.forget(before.id);
    tx.audit.record(recordUnlinked(actorId, before, after));
    kept.push(after);
  }
  for (const before of rest) {
    named.push(...(await filesOfRecord(tx, before)));
    await dropHeldOn(tx, before.id, actorId, 'removed');
    await tx.certificates.remove(before);
    tx.audit.record(certificateRemoved(actorId, before));
  }
  const discarded = await tx.files.discardUnused([...new Set(named)], now);
  const others = await tx.personalData.discardFilesOf(userId, BATCH, now);
  const fileIds = [...discarded, ...others];
  if (fileIds.length > 0) await tx.outbox.add('files.purge', { fileIds });
  const more = verified.length === MOST_VERIFIED || rest.length === BATCH || others.length === BATCH;
  return { kept, removed: rest.length, more };
}
