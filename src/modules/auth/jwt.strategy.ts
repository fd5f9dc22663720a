import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Env } from '../../config/env.js';
import type { Actor } from '../../domain/account/actor.js';
import { BACKGROUND_HEADER } from '../../domain/account/idle.js';
import { bearerToken } from '../../platform/http/bearer-token.js';
import type { AppRequest } from '../../platform/http/request.js';
import { SessionCookie } from '../../platform/http/session-cookie.js';
import { Clock } from '../../platform/security/clock.port.js';
import { keyOfToken, SESSION_JWT, sessionKeys } from '../../platform/security/session-jwt.js';
import { SessionReader } from './session.repository.js';
import { SessionUsesService } from './session-uses.service.js';

/**
 * Finds out who asks, at every request: the token only names the session, its row decides, so that an ended one or a
 * changed role counts at once.
 */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    env: Env,
    cookie: SessionCookie,
    private readonly sessions: SessionReader,
    private readonly clock: Clock,
    private readonly uses: SessionUsesService,
  ) {
    const keys = sessionKeys(env);
    const { algorithm, issuer, audience } = SESSION_JWT;
    super({
      jwtFromRequest: ExtractJwt.fromExtractors([bearerToken, ({ headers }) => cookie.read(headers.cookie)]),
      // jsonwebtoken takes key objects; the types of passport-jwt do not know them.
      secretOrKeyProvider: (_request, token, done) => done(null, keyOfToken(token, keys) as unknown as Buffer),
      algorithms: [algorithm],
      issuer,
      audience,
      passReqToCallback: true,
    });
  }

  override async validate(
    { headers }: Pick<AppRequest, 'headers'>,
    { sub, sid }: { sub?: unknown; sid?: unknown },
  ): Promise<Actor | null> {
    if (typeof sub !== 'string' || typeof sid !== 'string') return null;
    const actor = await this.sessions.findActor(sid, this.clock.now());
    if (actor?.userId !== Number(sub)) return null;
    if (headers[BACKGROUND_HEADER] === undefined) this.uses.note(sid);
    return actor;
  }
}
