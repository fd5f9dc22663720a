export abstract class DatabaseProbe {
  /** @throws DomainError `unavailable` where the database does not answer. */
  abstract ping(): Promise<void>;
  /** Whether the replica follows the database; `unused` where there is none. */
  abstract get replica(): 'up' | 'down' | 'unused';
}
