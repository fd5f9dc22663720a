import type { FileId } from '../domain/files/stored-file.js';

/** Names made of bits from a cryptographic random generator. */
export abstract class Ids {
  abstract fileId(): FileId;
  /** 32 lower-case hexadecimal digits (128 bits). */
  abstract sessionId(): string;
  /** A report number with its check character, such as `MYV-7K2QM-9T4XB-3HD8E`. */
  abstract reportNumber(): string;
  /** 32 lower-case hexadecimal digits from which a mailed code is derived. */
  abstract nonce(): string;
}
