import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService, TokenExpiredError } from '@nestjs/jwt';
import { Env } from '../../config/env.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { acceptedKeys } from './secret-keys.js';
import { type SessionClaims, SessionTokens } from './session-tokens.port.js';

const ISSUER = 'myverify';
const AUDIENCE = 'session';

@Injectable()
export class JwtSessionTokens extends SessionTokens {
  private readonly jwt: JwtService;
  private readonly previous: JwtService | null;

  constructor(env: Env) {
    super();
    const [current, previous] = acceptedKeys(env, 'session-token');
    this.jwt = serviceOf(current);
    this.previous = previous ? serviceOf(previous) : null;
  }

  sign({ userId, sessionId }: SessionClaims, now: Date, expiresAt: Date): string {
    return this.jwt.sign({ sub: String(userId), sid: sessionId, iat: seconds(now), exp: seconds(expiresAt) });
  }

  verify(token: string, now: Date): SessionClaims {
    const claims = read(this.jwt, token, now) ?? (this.previous && read(this.previous, token, now));
    if (!claims) throw new DomainError('no_session', message('please_sign_in'));
    return claims;
  }
}

function serviceOf(key: Buffer): JwtService {
  return new JwtService({
    // As an object: bytes would be tried as a public key first, with each token, which takes half a millisecond.
    secret: createSecretKey(key),
    signOptions: { algorithm: 'HS256', issuer: ISSUER, audience: AUDIENCE },
    verifyOptions: { algorithms: ['HS256'], issuer: ISSUER, audience: AUDIENCE },
  });
}

/** @throws DomainError `session_expired` for a token that this key signed. */
function read(jwt: JwtService, token: string, now: Date): SessionClaims | null {
  try {
    const claims: { sub?: unknown; sid?: unknown } = jwt.verify(token, { clockTimestamp: seconds(now) });
    const whole = typeof claims.sub === 'string' && typeof claims.sid === 'string';
    return whole ? { userId: Number(claims.sub), sessionId: String(claims.sid) } : null;
  } catch (error) {
    if (error instanceof TokenExpiredError) throw new DomainError('session_expired', message('session_expired'));
    return null;
  }
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
