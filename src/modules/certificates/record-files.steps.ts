import { formFiles } from '../../domain/certificate/certificate.form.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import type { FileId } from '../../domain/files/stored-file.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';

/**
 * What a record names, what a correction would have it name, and what came with the answers about it: asked for before
 * the record goes, and they with it.
 */
export async function filesOfRecord(tx: Transaction, { id, form }: Certificate): Promise<FileId[]> {
  const { answers } = await tx.confirmations.on(id);
  const proposed = await tx.proposals.photosOn(id);
  const sent = answers.flatMap(({ fileId }) => fileId ?? []);
  return [...new Set([...formFiles(form).map((file) => file.id), ...proposed, ...sent])];
}
