import type { FileId } from '../../domain/files/stored-file.js';

/** Names made of bits from a cryptographic random generator. */
export abstract class Ids {
  abstract fileId(): FileId;
  /** 32 lower-case hexadecimal digits (128 bits). */
  abstract sessionId(): string;
  /** A report number with its check character, such as `MYV-7K2QM-9T4XB-3HD8E`. */
  abstract reportNumber(): string;
  /** A place in a status list. */
  abstract statusPosition(): number;
  /** 43 characters of base64url (256 bits): what opens a shared link. */
  abstract shareToken(): string;
  /** 16 numbers from 0 to 31 (80 bits): a recovery code. */
  abstract recoveryDigits(): readonly number[];
  /** 32 lower-case hexadecimal digits from which a mailed code is derived. */
  abstract nonce(): string;
  /** 30 numbers from 0 to 61 (178 bits): what a key of an integrator is made of. */
  abstract keyDigits(): number[];
  /** `whsec_` and 24 random bytes in base64: what a webhook is signed with. */
  abstract webhookSecret(): string;
}
