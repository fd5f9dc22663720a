import { type CanActivate, type ExecutionContext, Injectable, UnsupportedMediaTypeException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Env } from '../../config/env.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { takesCsv, takesForm } from './access.js';
import { bearerToken } from './bearer-token.js';
import { type AppRequest, isSafe } from './request.js';

/**
 * A cookie comes along whoever makes the browser send the request, so a request without a token in its header must
 * itself show that it is ours. Without a cookie as well: a form of another site must not sign its visitor in to an
 * account of that site's choice.
 */
@Injectable()
export class CrossSiteGuard implements CanActivate {
  private readonly publicOrigin: string;

  constructor(
    env: Env,
    private readonly reflector: Reflector,
  ) {
    this.publicOrigin = new URL(env.publicUrl).origin;
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<AppRequest>();
    if (isSafe(request)) return true;
    const byToken = Boolean(bearerToken(request));
    if (!byToken && this.isCrossSite(request)) throw new DomainError('cross_site', message('cross_site'));
    if (isCsv(request) && takesCsv(this.reflector, context)) return true;
    if (isUrlencoded(request) && takesForm(this.reflector, context)) return true;
    if (isForm(request, byToken)) throw new UnsupportedMediaTypeException();
    return true;
  }

  private isCrossSite({ headers, protocol }: AppRequest): boolean {
    const { origin, 'sec-fetch-site': site, host } = headers;
    const foreign = origin !== undefined && origin !== this.publicOrigin && origin !== `${protocol}://${host}`;
    return foreign || (site !== undefined && site !== 'same-origin' && site !== 'none');
  }
}

const isCsv = ({ headers }: AppRequest) => /^text\/csv *(;|$)/i.test(headers['content-type'] ?? '');

const isUrlencoded = ({ headers }: AppRequest) =>
  /^application\/x-www-form-urlencoded *(;|$)/i.test(headers['content-type'] ?? '');

/**
 * Whether it is of a type that any page can have a browser send without asking, such as forms and plain text: no
 * operation takes these. Programs with a token may name such a type where they send no body.
 */
function isForm({ headers }: AppRequest, byToken: boolean): boolean {
  const { 'content-type': type = '', 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
  // Browsers send a length of 0 with a POST that has no body, such as a sign-out.
  const hasBody = length !== '0' || encoding !== undefined || (!byToken && type !== '');
  return hasBody && !/^(application\/json|multipart\/form-data) *(;|$)/i.test(type);
}
