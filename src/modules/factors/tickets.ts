import { createHash } from 'node:crypto';
import { toBase32 } from '../../platform/security/base32.js';

// A ticket is known to its holder alone, and kept as a hash; what belongs to it is derived from it and kept nowhere.

const SECRET_BYTES = 20;

const derived = (purpose: string, ticket: string) => createHash('sha256').update(`${purpose}:${ticket}`).digest();

/** What it is kept as. */
export function ticketHash(ticket: string): string {
  return derived('ticket', ticket).toString('hex');
}

/** What a passkey signs. */
export function challengeOf(ticket: string): string {
  return derived('challenge', ticket).toString('base64url');
}

/** The secret of an app that is being set up. */
export function secretOf(ticket: string): string {
  return toBase32(derived('secret', ticket).subarray(0, SECRET_BYTES));
}

/** 80 random bits need no slow hash; with the user, so that equal codes of two look different. */
export function recoveryHash(userId: number, code: string): string {
  return createHash('sha256').update(`${userId}:${code}`).digest('hex');
}
