import { createHash } from 'node:crypto';
import { toBase32 } from '../../domain/shared/base32.js';

// What belongs to a ticket is derived from it: its holder alone knows it, and nothing of it is kept but a hash.
// Tickets are of 256 random bits and recovery codes of 80: they need no slow hash, and no key that might be lost.

/** As long as RFC 4226 wants it. */
const SECRET_BYTES = 20;

/** What a ticket is kept as: 64 hexadecimal digits. */
export const ticketHash = (ticket: string) => derived('ticket', ticket).toString('hex');

/** What a passkey signs, in base64url. */
export const challengeOf = (ticket: string) => derived('challenge', ticket).toString('base64url');

/** The secret of an app that is being set up, in base 32. */
export const secretOf = (ticket: string) => toBase32(derived('secret', ticket).subarray(0, SECRET_BYTES));

/** What a recovery code is kept as: 64 hexadecimal digits. With the user, so that equal codes of two look different. */
export const recoveryHash = (userId: number, code: string) => derived('recovery', `${userId}:${code}`).toString('hex');

const derived = (purpose: string, text: string) => createHash('sha256').update(`${purpose}:${text}`).digest();
