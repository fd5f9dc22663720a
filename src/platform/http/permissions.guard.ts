import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { may } from '../../domain/account/actor.js';
import type { Permission } from '../../domain/account/role.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { NEEDS } from './access.js';
import type { AppRequest } from './request.js';

/** Asks for the permissions that an operation names with `@Needs`. */
@Injectable()
export class PermissionsGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const targets = [context.getHandler(), context.getClass()];
    const needed = this.reflector.getAllAndOverride<readonly Permission[] | undefined>(NEEDS, targets) ?? [];
    const { user } = context.switchToHttp().getRequest<AppRequest>();
    if (!needed.every((permission) => user && may(user, permission)))
      throw new DomainError('forbidden', message('not_allowed'));
    return true;
  }
}
