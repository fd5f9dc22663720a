import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Env } from '../../config/env.js';
import { acceptedKeys } from './secret-keys.js';

export type SessionKeys = readonly [KeyObject, ...KeyObject[]];

/** How session tokens are signed, and what is accepted of them. */
export const SESSION_JWT = { algorithm: 'HS256', issuer: 'myverify', audience: 'session' } as const;

/**
 * The key that is signed with, then the one that is accepted beside it while the secret is changed. As objects: bytes
 * would be tried as a public key first, with each token, which takes half a millisecond.
 */
export function sessionKeys(env: Pick<Env, 'jwtSecret' | 'jwtSecretPrevious'>): SessionKeys {
  const [current, ...previous] = acceptedKeys(env, 'session-token');
  return [createSecretKey(current), ...previous.map((key) => createSecretKey(key))];
}

/**
 * There are two keys while the secret is changed: the one that made the signature, which passport-jwt then verifies.
 */
export function keyOfToken(token: string, [current, ...previous]: SessionKeys): KeyObject {
  const end = token.lastIndexOf('.');
  const signature = Buffer.from(token.slice(end + 1), 'base64url');
  const signed = (key: KeyObject) => {
    const own = createHmac('sha256', key).update(token.slice(0, end)).digest();
    return own.length === signature.length && timingSafeEqual(own, signature);
  };
  return previous.find(signed) ?? current;
}
