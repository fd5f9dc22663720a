import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { KeyCaller } from '../../domain/integrator/api-key.js';
import type { AppRequest } from './request.js';

/** Which integrator calls, in operations that take keys. */
export const CurrentKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): KeyCaller | undefined =>
    context.switchToHttp().getRequest<AppRequest>().apiKey,
);
