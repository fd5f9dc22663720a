import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { TokenExpiredError } from '@nestjs/jwt';
import { AuthGuard } from '@nestjs/passport';
import { noSession } from '../../domain/account/no-session.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { isOpen, keyPermissionsOf } from './access.js';

/** Asks for a session, unless the operation is open: there a token that is worth nothing is as none. */
@Injectable()
export class JwtAuthGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  /** @param info why passport-jwt takes the token for none. */
  override handleRequest<User>(error: unknown, user: User | false, info: unknown, context: ExecutionContext): User {
    // Such as the database being away, which is no reason to take anybody for a stranger.
    if (error) throw error;
    if (user) return user;
    // What takes keys asks for one after this.
    if (isOpen(this.reflector, context) || keyPermissionsOf(this.reflector, context)) return null as User;
    if (info instanceof TokenExpiredError) throw new DomainError('session_expired', message('session_expired'));
    throw noSession();
  }
}
