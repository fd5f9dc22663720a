export interface SessionClaims {
  readonly userId: number;
  readonly sessionId: string;
}

/** Signs session tokens (JWT, HS256); they are verified by passport's strategy. */
export abstract class SessionTokens {
  abstract sign(claims: SessionClaims, now: Date, expiresAt: Date): string;
}
