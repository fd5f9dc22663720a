import type { Language } from '../../domain/account/user.js';
import type { CodePurpose, CodeTriedFrom, VerificationCode } from '../../domain/account/verification-code.js';

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
  /** The network that asks for it, as a pseudonym. */
  readonly network?: string | null;
}

export interface CodeStore {
  /** Codes for an address, of any purpose, made since a moment, newest first; locked until the transaction ends. */
  findSince(email: string, since: Date): Promise<VerificationCode[]>;
  /** Inserts a code and kills the older ones of the same address, purpose and network. */
  insert(code: NewCode): Promise<VerificationCode>;
  /** Counts a wrong try. */
  countTry(id: number, from: CodeTriedFrom): Promise<void>;
  /** Uses a code up; false where it was used, or out of tries, already. */
  use(id: number, from: CodeTriedFrom, now: Date): Promise<boolean>;
  /** Kills all codes of an address and purpose. */
  endAll(email: string, purpose: CodePurpose, now: Date): Promise<void>;
}
