import type { CodePurpose } from '../../domain/account/verification-code.js';

/** What a stored code is told by. */
export interface KeptCode {
  readonly email: string;
  readonly purpose: CodePurpose;
  readonly nonce: string;
  /** Keyed hash of the code, 64 hexadecimal digits. */
  readonly hash: string;
}

/** Mailed codes are derived from a random nonce and a secret, so that neither the outbox nor the database holds one. */
export abstract class CodeSecrets {
  /** The hash under which the code of a new nonce is to be kept. */
  abstract keep(email: string, purpose: CodePurpose, nonce: string): string;
  /** Six decimal digits: the code that was kept, also where the secret has been changed since. */
  abstract codeOf(kept: KeptCode): string;
  /** Whether somebody knows the code. */
  abstract isRight(kept: KeptCode, given: string): boolean;
}
