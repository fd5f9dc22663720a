import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { mustSetUp, StaffFactors } from '../../domain/account/factors.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { BEFORE_SECOND_FACTOR, isOpen } from './access.js';
import type { AppRequest } from './request.js';

/**
 * Where staff need a second factor, a session without one opens nothing but setting it up; to what is open it is as
 * none.
 */
@Injectable()
export class SecondFactorGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly setting: StaffFactors,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<AppRequest>();
    if (!request.user || !mustSetUp(this.setting, request.user)) return true;
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean | undefined>(BEFORE_SECOND_FACTOR, targets)) return true;
    if (!isOpen(this.reflector, context)) {
      throw new DomainError('second_factor_required', message('second_factor_needed'));
    }
    request.user = null;
    return true;
  }
}
