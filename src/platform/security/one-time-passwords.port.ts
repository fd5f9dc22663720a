/** Codes of an app that knows a secret (RFC 6238). */
export abstract class OneTimePasswords {
  /** @param secret in base 32. @returns what an app takes the secret from, also as a QR code. */
  abstract uri(secret: string, account: string): string;
  /** The step whose code it is, of those that are taken at the moment; `null` where it is none of them. */
  abstract stepOf(secret: string, code: string, now: Date): number | null;
}
