import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { toBase32 } from './base32.js';
import { FactorTickets } from './factor-tickets.port.js';

/** As long as RFC 4226 wants it. */
const SECRET_BYTES = 20;

/** Tickets are of 256 random bits and recovery codes of 80: they need no slow hash, and no key that might be lost. */
@Injectable()
export class Sha256FactorTickets extends FactorTickets {
  override hashOf(ticket: string): string {
    return derived('ticket', ticket).toString('hex');
  }

  override challengeOf(ticket: string): string {
    return derived('challenge', ticket).toString('base64url');
  }

  override secretOf(ticket: string): string {
    return toBase32(derived('secret', ticket).subarray(0, SECRET_BYTES));
  }

  /** With the user, so that equal codes of two look different. */
  override recoveryHashOf(userId: number, code: string): string {
    return derived('recovery', `${userId}:${code}`).toString('hex');
  }
}

const derived = (purpose: string, text: string) => createHash('sha256').update(`${purpose}:${text}`).digest();
