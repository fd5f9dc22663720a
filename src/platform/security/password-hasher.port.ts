/** argon2id. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;
  /** Takes the same time for `null` (no such account) as for a real hash, and is then false. */
  abstract verify(hash: string | null, password: string): Promise<boolean>;
}
