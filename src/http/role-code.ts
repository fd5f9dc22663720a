import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { DomainError } from '../domain/shared/domain-error.js';

/**
 * The `:id` of an address as the code of a role, which may be 0: a pipe would get what the framework makes of the text, and that
 * is 0 for a blank. @throws DomainError `not_found` for what can be no code.
 */
export const RoleCode = createParamDecorator((_: unknown, context: ExecutionContext): number => {
  const { id } = context.switchToHttp().getRequest<{ params: { id: string } }>().params;
  if (!/^\d{1,9}$/.test(id)) throw new DomainError('not_found', 'Role not found!');
  return Number(id);
});

/** Documents such an address. */
export const TakesRoleCode = () =>
  ApiParam({ name: 'id', description: 'The code of the role', schema: { type: 'integer', minimum: 0 }, example: 10 });
