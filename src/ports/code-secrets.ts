/** Mailed codes are derived from a random nonce and a secret, so that neither the outbox nor the database holds one. */
export abstract class CodeSecrets {
  /** Six decimal digits. */
  abstract codeFor(nonce: string): string;
  /** Keyed hash of a code as it is stored, 64 hexadecimal digits. */
  abstract hash(email: string, purpose: string, code: string): string;
}
