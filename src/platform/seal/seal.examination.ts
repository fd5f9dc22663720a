import { createHash, type X509Certificate } from 'node:crypto';
import type { SealState } from '../../domain/certificate/file-verdict.js';
import { marksOf, numberIn, searchable } from './seal-marks.js';
import type { FoundSeal } from './seal-reader.port.js';
import { type SignatureGap, signatureGaps } from './signature-gap.js';

/**
 * The state of the seal by one of the certificates, as the file shows it to readers; `none` where there is no such
 * seal.
 */
export async function sealIn(file: Buffer, certificates: readonly X509Certificate[]): Promise<SealState> {
  const gaps = signatureGaps(file);
  if (gaps.length === 0) return 'none';
  const { signedDigest } = await import('./cms.check.js');
  let state: SealState = 'none';
  for (const gap of gaps) {
    const digest = signedDigest(gap.padded, certificates);
    if (digest && gap.whole && digestOf(gap).equals(digest)) return 'intact';
    if (digest) state = 'broken';
  }
  return state;
}

/**
 * As `sealIn`, and finds what is left of a seal in a file that was changed, and the number of the report that it was.
 */
export async function examineFile(file: Buffer, certificates: readonly X509Certificate[]): Promise<FoundSeal> {
  let state = await sealIn(file, certificates);
  let number: string | null = null;
  const marks = marksOf(certificates);
  for (const bytes of searchable(file)) {
    number ??= numberIn(bytes);
    if (state === 'none' && marks.some((mark) => bytes.includes(mark))) state = 'broken';
    if (state !== 'none' && number !== null) break;
  }
  return { state, number };
}

function digestOf({ covered }: SignatureGap): Buffer {
  const hash = createHash('sha256');
  for (const bytes of covered) hash.update(bytes);
  return hash.digest();
}
