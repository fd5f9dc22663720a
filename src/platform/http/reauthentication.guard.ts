import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { refuseOldAuthentication } from '../../domain/account/reauthentication.js';
import { Clock } from '../security/clock.port.js';
import { FRESH } from './access.js';
import type { AppRequest } from './request.js';

/** A session alone, left open or stolen, opens no operation that is marked with `@FreshlyAuthenticated`. */
@Injectable()
export class ReauthenticationGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const { user } = context.switchToHttp().getRequest<AppRequest>();
    const targets = [context.getHandler(), context.getClass()];
    if (user && this.reflector.getAllAndOverride<boolean | undefined>(FRESH, targets)) {
      refuseOldAuthentication(user, this.clock.now());
    }
    return true;
  }
}
