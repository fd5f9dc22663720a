import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { AppRequest } from './request.js';

/** The signed-in user of this request. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { user } = context.switchToHttp().getRequest<AppRequest>();
  if (!user) throw new DomainError('no_session', message('please_sign_in'));
  return user;
});

/** The signed-in user, or `null`: for operations that are open to everyone. */
export const MaybeActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor | null => context.switchToHttp().getRequest<AppRequest>().user ?? null,
);
