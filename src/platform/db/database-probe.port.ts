export abstract class DatabaseProbe {
  /** @throws DomainError `unavailable` where the database does not answer. */
  abstract ping(): Promise<void>;
}
