import { hkdfSync } from 'node:crypto';

/** A 32-byte key for one purpose, so that what is signed for one is worth nothing for another. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'myverify', purpose, 32));
}
