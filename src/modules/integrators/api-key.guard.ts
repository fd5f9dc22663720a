import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { keyPermissionsOf } from '../../platform/http/access.js';
import { applyLimit } from '../../platform/http/rate-limit.guard.js';
import type { AppReply, AppRequest } from '../../platform/http/request.js';
import { KeyAccessService } from './key-access.service.js';

/**
 * Asks for a key with the permission that an operation names with `@TakesKey`; a session is none, but that of one of
 * the integrator's people.
 */
@Injectable()
export class ApiKeyGuard extends AuthGuard('api-key') {
  constructor(
    private readonly reflector: Reflector,
    private readonly access: KeyAccessService,
  ) {
    super({ property: 'apiKey' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const permissions = keyPermissionsOf(this.reflector, context);
    if (!permissions) return true;
    const request = context.switchToHttp().getRequest<AppRequest>();
    const reply = context.switchToHttp().getResponse<AppReply>();
    if (request.user) {
      if (!request.apiKey) throw new DomainError('forbidden', message('key_needed'));
      applyLimit(reply, 'key', await this.access.countMember(request.user.userId));
      return true;
    }
    await super.canActivate(context);
    const { keyId } = request.apiKey ?? {};
    if (keyId) applyLimit(reply, 'key', await this.access.count(keyId));
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
