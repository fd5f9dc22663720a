import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import { networkOf } from '../../domain/shared/network.js';
import { type RateAnswer, RateLimiter, refuseOver } from '../security/rate-limiter.port.js';
import type { AppReply, AppRequest } from './request.js';

interface Limit {
  readonly name: string;
  readonly perMinute: number;
}

const LIMIT = 'rate-limit';
/** In seconds. */
const WINDOW = 60;
export const EVERYTHING: Limit = { name: 'all', perMinute: 600 };

/** The limit of an operation in the API's description. */
export const LIMIT_EXTENSION = 'x-rate-limit';

/**
 * At most this many calls a minute from one address (in IPv6 from one network), all operations of the same name
 * together.
 */
export const LimitTo = (perMinute: number, name: string) =>
  applyDecorators(
    SetMetadata(LIMIT, { name, perMinute } satisfies Limit),
    ApiExtension(LIMIT_EXTENSION, { perMinute, together: name }),
  );

const APART = 'rate-limit:apart';

/** Not counted among everything that an address asks for, but under a name of its own. */
export const CountedApart = (name: string) => SetMetadata(APART, name);

/**
 * Tells what a limit has left of the call, by draft-ietf-httpapi-ratelimit-headers beside the limits before it.
 * @throws DomainError `too_many_requests` where nothing is left.
 */
export function applyLimit(reply: AppReply, name: string, answer: RateAnswer): void {
  const { limit, remaining, retryAfter } = answer;
  const add = (header: string, item: string) => {
    const before = reply.getHeader(header);
    reply.header(header, before === undefined ? item : `${before}, ${item}`);
  };
  add('RateLimit-Policy', `"${name}";q=${limit};w=${WINDOW}`);
  add('RateLimit', `"${name}";r=${remaining};t=${retryAfter}`);
  refuseOver(answer);
}

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AppRequest>();
    const targets = [context.getHandler(), context.getClass()];
    const name = this.reflector.getAllAndOverride<string | undefined>(APART, targets) ?? EVERYTHING.name;
    const caller = networkOf(request.ip);
    const reply = context.switchToHttp().getResponse<AppReply>();
    await this.count({ ...EVERYTHING, name }, caller, reply);
    const own = this.reflector.getAllAndOverride<Limit | undefined>(LIMIT, targets);
    if (own) await this.count(own, caller, reply);
    return true;
  }

  private async count({ name, perMinute }: Limit, caller: string, reply: AppReply): Promise<void> {
    applyLimit(reply, name, await this.limiter.hit(`${name}:${caller}`, perMinute, WINDOW));
  }
}
