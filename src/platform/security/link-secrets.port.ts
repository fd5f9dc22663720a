/** A mailed link as it is kept: what it is derived from, and the keyed hash that it is found by. */
export interface KeptLink {
  readonly nonce: string;
  /** 64 hexadecimal digits. */
  readonly tokenHash: string;
}

/**
 * Tokens of mailed links are derived from a random nonce and a secret, so that neither the outbox nor the database
 * holds one.
 */
export abstract class LinkSecrets {
  /** Another link than any before. */
  abstract fresh(): KeptLink;
  /**
   * 22 characters of base64url (128 bits): the same for each mail, also where the secret has been changed since; `null`
   * where the secret that it was kept under is accepted no more, so that no link opens it.
   */
  abstract tokenOf(kept: KeptLink): string | null;
  /** The hashes that a token may be kept under; none for what cannot be one. */
  abstract hashesOf(token: string): readonly string[];
}
