import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import type { AppRequest } from './request.js';

/** The signed-in user of this request; `null` only in operations that are open to everyone. */
export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor | null | undefined =>
    context.switchToHttp().getRequest<AppRequest>().user,
);
