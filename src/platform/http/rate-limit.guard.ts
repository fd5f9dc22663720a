import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { networkOf } from '../../domain/shared/network.js';
import { RateLimiter } from '../security/rate-limiter.port.js';
import type { AppRequest } from './request.js';

interface Limit {
  readonly name: string;
  readonly perMinute: number;
}

const LIMIT = 'rate-limit';
export const EVERYTHING: Limit = { name: 'all', perMinute: 600 };

/** The limit of an operation in the API's description. */
export const LIMIT_EXTENSION = 'x-rate-limit';

/** At most this many calls a minute from one address (in IPv6 from one network), all operations of the same name together. */
export const LimitTo = (perMinute: number, name: string) =>
  applyDecorators(
    SetMetadata(LIMIT, { name, perMinute } satisfies Limit),
    ApiExtension(LIMIT_EXTENSION, { perMinute, together: name }),
  );

const APART = 'rate-limit:apart';

/** Not counted among everything that an address asks for, but under a name of its own. */
export const CountedApart = (name: string) => SetMetadata(APART, name);

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
    await this.count({ ...EVERYTHING, name }, caller);
    const own = this.reflector.getAllAndOverride<Limit | undefined>(LIMIT, targets);
    if (own) await this.count(own, caller);
    return true;
  }

  private async count({ name, perMinute }: Limit, caller: string): Promise<void> {
    const answer = await this.limiter.hit(`${name}:${caller}`, perMinute, 60);
    if (!answer.allowed) {
      const { retryAfter } = answer;
      throw new DomainError('too_many_requests', message('wait_seconds', { seconds: retryAfter }), {
        retryAfter,
      });
    }
  }
}
