import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { keyPermissionsOf } from '../../platform/http/access.js';
import type { AppRequest } from '../../platform/http/request.js';

/** Asks for a key with the permission that an operation names with `@TakesKey`; a session is none. */
@Injectable()
export class ApiKeyGuard extends AuthGuard('api-key') {
  constructor(private readonly reflector: Reflector) {
    super({ property: 'apiKey' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const permissions = keyPermissionsOf(this.reflector, context);
    if (!permissions) return true;
    const request = context.switchToHttp().getRequest<AppRequest>();
    if (request.user) throw new DomainError('forbidden', message('key_needed'));
    await super.canActivate(context);
    if (!permissions.some((one) => request.apiKey?.permissions.includes(one))) {
      throw new DomainError('forbidden', message('key_not_allowed', { permission: permissions.join(', ') }));
    }
    return true;
  }

  override handleRequest<Caller>(error: unknown, caller: Caller | false): Caller {
    if (error) throw error;
    if (caller) return caller;
    throw new DomainError('wrong_key', message('wrong_key'));
  }
}
