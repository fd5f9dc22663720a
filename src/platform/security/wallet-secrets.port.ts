/**
 * What goes between the service and a wallet. Offers are kept by hashes; nonces are kept nowhere until they are used.
 */
export abstract class WalletSecrets {
  /** What a code or token is kept as: 64 hexadecimal digits. */
  abstract hashOf(secret: string): string;
  /** What the PIN of a code is kept as, keyed: six digits are soon guessed by whoever has the database. */
  abstract pinHashOf(code: string, pin: string): string;
  /** Six decimal digits. */
  abstract pin(): string;
  /** What a wallet signs to show that its proof is fresh. */
  abstract nonce(endsAt: Date): string;
  /** When a nonce ends; `null` for one that was not made here. */
  abstract nonceEnd(nonce: string): Date | null;
}
