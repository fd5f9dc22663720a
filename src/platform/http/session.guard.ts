import { type CanActivate, type ExecutionContext, Injectable, UnsupportedMediaTypeException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Env } from '../../config/env.js';
import { type Actor, may } from '../../domain/account/actor.js';
import type { Permission } from '../../domain/account/role.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { SessionReader } from '../../modules/auth/session.repository.js';
import { Clock } from '../security/clock.port.js';
import { SessionTokens } from '../security/session-tokens.port.js';
import { NEEDS, OPEN } from './access.js';
import type { AppReply, AppRequest } from './request.js';
import { SessionCookie } from './session-cookie.js';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Finds out who asks, at every request, so that an ended session or a changed role counts at once. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly env: Env,
    private readonly reflector: Reflector,
    private readonly tokens: SessionTokens,
    private readonly sessions: SessionReader,
    private readonly clock: Clock,
    private readonly cookie: SessionCookie,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const open = this.reflector.getAllAndOverride<boolean | undefined>(OPEN, targets) ?? false;
    const needs = this.reflector.getAllAndOverride<Permission | undefined>(NEEDS, targets);
    const request = context.switchToHttp().getRequest<AppRequest>();
    request.actor = await this.findActor(request, open);
    const reply = context.switchToHttp().getResponse<AppReply>();
    if (open) {
      // Such as the token that a login answers.
      if (!SAFE_METHODS.includes(request.method)) reply.header('Cache-Control', 'no-store');
      return true;
    }
    if (!request.actor) throw new DomainError('no_session', message('please_sign_in'));
    if (needs && !may(request.actor, needs)) throw new DomainError('forbidden', message('not_allowed'));
    // What somebody has to sign in for stays out of caches, unless the operation says otherwise.
    reply.header('Cache-Control', 'private, no-store');
    return true;
  }

  private async findActor(request: AppRequest, open: boolean): Promise<Actor | null> {
    const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const token = bearer ?? this.cookie.read(request.headers.cookie);
    // Without a session as well: a form of another site must not sign its visitor in to an account of that site's choice.
    if (!bearer) this.refuseCrossSite(request);
    refuseForms(request, !bearer);
    if (!token) return null;
    try {
      const claims = this.tokens.verify(token, this.clock.now());
      const actor = await this.sessions.findActor(claims.sessionId, this.clock.now());
      return actor && actor.userId === claims.userId ? actor : null;
    } catch (error) {
      // An operation that anyone may call must not fail because of a token that has run out.
      if (open && error instanceof DomainError && error.reason !== 'unavailable') return null;
      throw error;
    }
  }

  /** A cookie comes along whoever makes the browser send the request, so the request itself must show that it is ours. */
  private refuseCrossSite(request: AppRequest): void {
    if (SAFE_METHODS.includes(request.method)) return;
    const { origin, 'sec-fetch-site': site, host } = request.headers;
    const own = [new URL(this.env.publicUrl).origin, `${request.protocol}://${host}`];
    const foreign = origin !== undefined && !own.includes(origin);
    const crossSite = site !== undefined && site !== 'same-origin' && site !== 'none';
    if (foreign || crossSite) throw new DomainError('cross_site', message('cross_site'));
  }
}

/**
 * No operation takes what any page can have a browser send without asking, such as forms and plain text.
 * @param strict also where such a type comes without a body, as programs with a token may send it.
 * @throws UnsupportedMediaTypeException
 */
function refuseForms({ method, headers }: AppRequest, strict: boolean): void {
  if (SAFE_METHODS.includes(method)) return;
  const { 'content-type': type = '', 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
  // Browsers send a length of 0 with a POST that has no body, such as a sign-out.
  const hasBody = length !== '0' || encoding !== undefined || (strict && type !== '');
  if (hasBody && !/^(application\/json|multipart\/form-data) *(;|$)/i.test(type)) {
    throw new UnsupportedMediaTypeException();
  }
}
