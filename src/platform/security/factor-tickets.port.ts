/** What belongs to a ticket is derived from it: its holder alone knows it, and nothing of it is kept but a hash. */
export abstract class FactorTickets {
  /** What it is kept as: 64 hexadecimal digits. */
  abstract hashOf(ticket: string): string;
  /** What a passkey signs, in base64url. */
  abstract challengeOf(ticket: string): string;
  /** The secret of an app that is being set up, in base 32. */
  abstract secretOf(ticket: string): string;
  /** What a recovery code is kept as: 64 hexadecimal digits. */
  abstract recoveryHashOf(userId: number, code: string): string;
}
