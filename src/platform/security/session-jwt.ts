import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Env } from '../../config/env.js';
import { acceptedKeys } from './secret-keys.js';

/** How session tokens are signed, and what is accepted of them. */
export const SESSION_JWT = { algorithm: 'HS256', issuer: 'myverify', audience: 'session' } as const;

/**
 * The key that is signed with, then the one that is accepted beside it while the secret is changed. As objects: bytes would be
 * tried as a public key first, with each token, which takes half a millisecond.
 */
export function sessionKeys(env: Pick<Env, 'jwtSecret' | 'jwtSecretPrevious'>): readonly [KeyObject, ...KeyObject[]] {
  const [current, ...previous] = acceptedKeys(env, 'session-token');
  return [createSecretKey(current), ...previous.map((key) => createSecretKey(key))];
}
