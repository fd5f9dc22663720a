import { Param, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { notFound } from '../../domain/shared/not-found.js';

class RoleCodePipe implements PipeTransform<string, number> {
  transform(text: string): number {
    if (!/^(?:0|[1-9]\d{0,8})$/.test(text)) throw notFound('Role');
    return Number(text);
  }
}

/**
 * The `:id` of an address as the code of a role, which may be 0.
 * @throws DomainError `not_found` for what can be no code.
 */
export const RoleCode = () => Param('id', new RoleCodePipe());

/** Documents such an address. */
export const TakesRoleCode = () =>
  ApiParam({ name: 'id', description: 'The code of the role', schema: { type: 'integer', minimum: 0 }, example: 10 });
