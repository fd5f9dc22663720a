import { hkdfSync } from 'node:crypto';
import type { Env } from '../../config/env.js';

/** A 32-byte key for one purpose, so that what is signed for one is worth nothing for another. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'myverify', purpose, 32));
}

/** The key that is signed with, then the one that is accepted beside it while the secret is changed. */
export function acceptedKeys(
  { jwtSecret, jwtSecretPrevious }: Pick<Env, 'jwtSecret' | 'jwtSecretPrevious'>,
  purpose: string,
): readonly [Buffer, ...Buffer[]] {
  const current = deriveKey(jwtSecret, purpose);
  return jwtSecretPrevious ? [current, deriveKey(jwtSecretPrevious, purpose)] : [current];
}
