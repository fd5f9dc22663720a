export abstract class CommonPasswords {
  /** Whether a password is among the 100,000 most common ones, in whatever letter case. */
  abstract has(password: string): boolean;
}
