import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Env } from '../../config/env.js';
import { SESSION_JWT, sessionKeys } from './session-jwt.js';
import { type SessionClaims, SessionTokens } from './session-tokens.port.js';

@Injectable()
export class JwtSessionTokens extends SessionTokens {
  private readonly jwt: JwtService;

  constructor(env: Env) {
    super();
    this.jwt = new JwtService({ secret: sessionKeys(env)[0], signOptions: SESSION_JWT });
  }

  override sign({ userId, sessionId }: SessionClaims, now: Date, expiresAt: Date): string {
    return this.jwt.sign({ sub: String(userId), sid: sessionId, iat: seconds(now), exp: seconds(expiresAt) });
  }
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
