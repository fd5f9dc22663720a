import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { PERMISSIONS, type Permission, type Role } from '../../domain/account/role.js';
import { codesFilter, type ListRules, textFilter } from '../../http/resource-list.dto.js';

export class RoleInputDto {
  /** @example "Reviewer" */
  @Allow()
  @ApiProperty({ type: String, maxLength: 80, required: true })
  name?: unknown;

  /** A set: what is named twice counts once. @example ["certificates.read", "certificates.review"] */
  @Allow()
  @ApiProperty({ enum: PERMISSIONS, isArray: true, required: true })
  permissions?: unknown;
}

/** What is left out stays as it is. */
export class RoleChangeDto {
  /** The version that the change is based on. @example 1 */
  @Allow()
  @ApiProperty({ type: 'integer', required: true })
  version?: unknown;

  /** @example "Reviewer" */
  @Allow()
  @ApiProperty({ type: String, maxLength: 80, required: false })
  name?: unknown;

  /** The whole set. @example ["certificates.read"] */
  @Allow()
  @ApiProperty({ enum: PERMISSIONS, isArray: true, required: false })
  permissions?: unknown;
}

export class RoleDto {
  /** The code: 0 administrator, 1 student, 3 public, 10 and up staff. @example 10 */
  id!: number;
  /** Counts the changes. @example 1 */
  version!: number;
  /** @example "Reviewer" */
  name!: string;
  @ApiProperty({ enum: PERMISSIONS, isArray: true, example: ['certificates.read', 'certificates.review'] })
  permissions!: Permission[];
}

export function toRoleDto({ id, version, name, permissions }: Role): RoleDto {
  return { id, version, name, permissions: [...permissions] };
}

interface Filter {
  readonly id?: readonly number[];
  readonly name?: string;
}

export const ROLE_LIST: ListRules<'id' | 'name', Filter> = {
  sortable: ['id', 'name'],
  filters: { id: codesFilter, name: textFilter(80) },
};
