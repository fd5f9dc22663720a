import type { Language } from './user.js';

export const CODE_PURPOSES = ['register', 'reset'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
/** Seconds between two mails for one address and purpose. */
export const CODE_COOLDOWN = 60;
export const CODES_A_DAY = 10;

export interface VerificationCode {
  readonly id: number;
  readonly email: string;
  readonly purpose: CodePurpose;
  readonly nonce: string;
  readonly hash: string;
  readonly tries: number;
  readonly language: Language;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Set when the code was used or a newer one took its place. */
  readonly deadAt: Date | null;
}
