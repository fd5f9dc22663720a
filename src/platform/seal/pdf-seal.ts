import { Signer, SignPdf } from '@signpdf/signpdf';
import { cmsSignature, type Stamper } from './cms.signature.js';
import type { SealKeys } from './seal-keys.js';
import { timeStampOf } from './time-stamp.client.js';

export interface SealMeans {
  readonly keys: SealKeys;
  /** `null`: without a time stamp. */
  readonly tsaUrl: string | null;
  readonly signal: AbortSignal;
}

/**
 * Signs a PDF over the whole file but for the gap that holds the signature.
 * @throws Error where there is no place for one, the signature has no room in it, or the time-stamp authority does not
 * answer.
 */
export async function sealPdf(pdf: Uint8Array, { keys, tsaUrl, signal }: SealMeans): Promise<Uint8Array> {
  const stamp = tsaUrl ? (signature: Uint8Array) => timeStampOf(signature, tsaUrl, signal) : null;
  return new SignPdf().sign(Buffer.from(pdf), new CmsSigner(keys, stamp));
}

class CmsSigner extends Signer {
  constructor(
    private readonly keys: SealKeys,
    private readonly stamp: Stamper | null,
  ) {
    super();
  }

  override async sign(bytes: Buffer): Promise<Buffer> {
    return Buffer.from(await cmsSignature(bytes, this.keys, this.stamp));
  }
}
