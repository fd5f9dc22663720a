import { hkdfSync } from 'node:crypto';
import type { Env } from '../../config/env.js';

/** A 32-byte key for one purpose, so that what is signed for one is worth nothing for another. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'myverify', purpose, 32));
}

type Secrets = Pick<Env, 'jwtSecret' | 'jwtSecretPrevious'>;

/** What is signed with, then what is accepted beside it while the secret is changed. */
type Accepted<Kept> = readonly [Kept, ...Kept[]];

export function acceptedKeys(secrets: Secrets, purpose: string): Accepted<Buffer> {
  return ofEach(secrets, (secret) => deriveKey(secret, purpose));
}

/** Several keys that are used together, by what they are called: all of one secret. */
export function acceptedKeySets<Name extends string>(
  secrets: Secrets,
  purposes: Readonly<Record<Name, string>>,
): Accepted<Readonly<Record<Name, Buffer>>> {
  const named = Object.entries<string>(purposes);
  return ofEach(secrets, (secret) => {
    const keys = named.map(([name, purpose]) => [name, deriveKey(secret, purpose)]);
    return Object.fromEntries(keys) as Record<Name, Buffer>;
  });
}

function ofEach<Kept>({ jwtSecret, jwtSecretPrevious }: Secrets, keep: (secret: string) => Kept): Accepted<Kept> {
  const current = keep(jwtSecret);
  return jwtSecretPrevious ? [current, keep(jwtSecretPrevious)] : [current];
}
