export interface SessionClaims {
  readonly userId: number;
  readonly sessionId: string;
}

/** Signed session tokens (JWT, HS256). */
export abstract class SessionTokens {
  abstract sign(claims: SessionClaims, now: Date, expiresAt: Date): string;
  /** @throws DomainError `session_expired` (`jwt expired`) or `no_session`. */
  abstract verify(token: string, now: Date): SessionClaims;
}
