import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { permissionSet, permissionsProblem, ROLE_NAME } from '../../domain/account/role.form.js';
import { PERMISSIONS, type Permission, type Role } from '../../domain/account/role.js';
import type { RoleFilter, RoleSort } from '../../domain/account/role.list.js';
import { Field } from '../../platform/http/field.decorator.js';
import { codesFilter, type ListRules, Q_MAX, textFilter } from '../../platform/http/resource-list.dto.js';
import { Rule } from '../../platform/http/rule.decorator.js';
import { Version } from '../../platform/http/version.decorator.js';

export class RoleInputDto {
  /** @example "Reviewer" */
  @Field(ROLE_NAME)
  name!: string;

  /** The whole set: what is named twice counts once. @example ["certificates.read", "certificates.review"] */
  @Transform(({ value }) => permissionSet(value))
  @Rule(permissionsProblem)
  @ApiProperty({ enum: PERMISSIONS, isArray: true })
  permissions!: Permission[];
}

/** What is left out stays as it is. */
export class RoleChangeDto extends PartialType(RoleInputDto, { skipNullProperties: false }) {
  /** The version that the change is based on; where it is left out, the present state is changed. @example 1 */
  @Version({ optional: true })
  version?: number | null;
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

export const ROLE_LIST: ListRules<RoleSort, RoleFilter> = {
  sortable: ['id', 'name', 'permissions'],
  filters: { id: codesFilter, name: textFilter(ROLE_NAME.most), q: textFilter(Q_MAX) },
};
