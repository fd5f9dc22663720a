/** Bytes in the file storage, and what they have to be. */
export interface StoredBytes {
  readonly key: string;
  /** SHA-256 of what was stored. */
  readonly sha256: string;
}

/** The way of stored files out of the service: what was changed in the storage goes to nobody. */
export abstract class VerifiedFiles {
  /**
   * The whole file; none is larger than 10 MB.
   * @throws DomainError `not_found`, `unavailable`, and `file_damaged` where the bytes are others than were stored,
   * which operators are told.
   */
  abstract read(file: StoredBytes): Promise<Uint8Array>;
}
