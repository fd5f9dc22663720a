import type { Language } from '../domain/account/user.js';
import type { CodePurpose, VerificationCode } from '../domain/account/verification-code.js';

export abstract class CodeReader {
  abstract findById(id: number): Promise<VerificationCode | null>;
}

export interface NewCode {
  readonly email: string;
  readonly purpose: CodePurpose;
  readonly nonce: string;
  readonly hash: string;
  readonly language: Language;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface CodeStore {
  /** Codes for an address, of any purpose, made since a moment, newest first; locked until the transaction ends. */
  findSince(email: string, since: Date): Promise<VerificationCode[]>;
  /** Inserts a code and kills the older ones of the same address and purpose. */
  insert(code: NewCode): Promise<VerificationCode>;
  /** Counts a wrong try. */
  countTry(id: number): Promise<void>;
  /** Uses a code up; false where it was used, or out of tries, already. */
  use(id: number, now: Date): Promise<boolean>;
}
