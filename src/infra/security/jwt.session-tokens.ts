import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService, TokenExpiredError } from '@nestjs/jwt';
import { Env } from '../../config/env.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { type SessionClaims, SessionTokens } from '../../ports/session-tokens.js';
import { deriveKey } from './secret-keys.js';

const ISSUER = 'myverify';
const AUDIENCE = 'session';

@Injectable()
export class JwtSessionTokens extends SessionTokens {
  private readonly jwt: JwtService;

  constructor(env: Env) {
    super();
    // As an object: bytes would be tried as a public key first, with each token, which takes half a millisecond.
    const key = createSecretKey(deriveKey(env.jwtSecret, 'session-token'));
    this.jwt = new JwtService({
      secret: key,
      signOptions: { algorithm: 'HS256', issuer: ISSUER, audience: AUDIENCE },
      verifyOptions: { algorithms: ['HS256'], issuer: ISSUER, audience: AUDIENCE },
    });
  }

  sign({ userId, sessionId }: SessionClaims, now: Date, expiresAt: Date): string {
    return this.jwt.sign({ sub: String(userId), sid: sessionId, iat: seconds(now), exp: seconds(expiresAt) });
  }

  verify(token: string, now: Date): SessionClaims {
    try {
      const claims: { sub?: unknown; sid?: unknown } = this.jwt.verify(token, { clockTimestamp: seconds(now) });
      if (typeof claims.sub === 'string' && typeof claims.sid === 'string') {
        return { userId: Number(claims.sub), sessionId: claims.sid };
      }
    } catch (error) {
      if (error instanceof TokenExpiredError) throw new DomainError('session_expired', 'jwt expired');
    }
    throw new DomainError('no_session', 'Please sign in');
  }
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
