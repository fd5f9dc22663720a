import type { Language } from './user.js';

export const CODE_PURPOSES = ['register', 'reset'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

export const CODE_MINUTES = 10;
/** From the network that asked for the code, and as many from all others together. */
export const CODE_TRIES = 5;
/** Seconds between two mails for one address and purpose. */
export const CODE_COOLDOWN = 60;
/** For one address and purpose, asked for from one network. */
export const CODES_A_DAY = 10;
/** For one address and purpose from all networks together, before each further one must wait longer. */
export const CODES_EVERYWHERE = 50;

/** Whether a code is tried from the network that asked for it. */
export type CodeTriedFrom = 'here' | 'elsewhere';

export interface VerificationCode {
  readonly id: number;
  readonly email: string;
  readonly purpose: CodePurpose;
  readonly nonce: string;
  readonly hash: string;
  /** The network that asked for it, as a pseudonym; `null` where nobody knows. */
  readonly network: string | null;
  /** Wrong ones from that network. */
  readonly tries: number;
  /** Wrong ones from all others. */
  readonly triesElsewhere: number;
  readonly language: Language;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Set when it, or another of its purpose, was used, or a newer one for the same network took its place. */
  readonly deadAt: Date | null;
}
