import { createHmac, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from './server.js';

type Part = Readonly<Record<string, unknown>>;

export const HEADER = { alg: 'HS256', typ: 'JWT' };

const encode = (part: Part) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The key that a server derives from its secret for a purpose. */
export function serverKey(server: RunningServer, purpose = 'session-token'): Buffer {
  return tokenKey(readFileSync(join(server.dataDir, 'jwt-secret'), 'utf8').trim(), purpose);
}

/** The same of a secret that is known. */
export function tokenKey(secret: string, purpose = 'session-token'): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'myverify', purpose, 32));
}

/** A token of any header and claims, signed with a key. */
export function forge(claims: Part, key: Buffer | string, header: Part = HEADER): string {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

/** The claims of a token, unchecked. */
export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
}

/** The same claims without a signature. */
export function unsigned(claims: Part, alg: string): string {
  return `${encode({ alg, typ: 'JWT' })}.${encode(claims)}.`;
}
