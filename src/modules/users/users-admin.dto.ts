import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { GENDERS, type Gender, USER_STATUSES, type UserStatus } from '../../domain/account/user.js';
import { fileIdOf, maybeFileUrl } from '../../http/file-url.js';
import { choiceFilter, codeFilter, idsFilter, type ListRules, textFilter } from '../../http/resource-list.dto.js';
import type { AgedUser } from './users-admin.service.js';

/** The domain judges every field. */
export class UserInputDto {
  /** Staff: 3 to 18 letters, digits, dots, dashes and underscores. Students: the email, whatever is given. @example "officer.lim" */
  @Allow()
  @ApiProperty({ type: String, required: false })
  username?: unknown;

  /** @example "Lim Mei Ling" */
  @Allow()
  @ApiProperty({ type: String, nullable: true, required: false, maxLength: 120 })
  name?: unknown;

  /** @example "lim@example.com" */
  @Allow()
  @ApiProperty({ type: String, maxLength: 254, required: true })
  email?: unknown;

  /** @example "+60 12-345 6789" */
  @Allow()
  @ApiProperty({ type: String, nullable: true, required: false, maxLength: 40 })
  mobilePhone?: unknown;

  @Allow()
  @ApiProperty({ enum: GENDERS, type: String, nullable: true, required: false })
  gender?: unknown;

  /** Another way to give the gender: 1 male, 2 female; where it is given it counts. */
  @Allow()
  @ApiProperty({ enum: [1, 2], type: 'integer', nullable: true, required: false })
  sex?: unknown;

  /** YYYY-MM-DD, not after today. @example "1990-04-30" */
  @Allow()
  @ApiProperty({ type: String, format: 'date', nullable: true, required: false })
  birth?: unknown;

  /** @example "Malaysia" */
  @Allow()
  @ApiProperty({ type: String, nullable: true, required: false, maxLength: 80 })
  nationality?: unknown;

  /** @example "A12345678" */
  @Allow()
  @ApiProperty({ type: String, nullable: true, required: false, maxLength: 40 })
  passport?: unknown;

  /** A picture that the user or the caller has uploaded as `avatar`; it becomes the user's. @example "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e" */
  @Allow()
  @ApiProperty({ type: String, nullable: true, required: false })
  avatar?: unknown;

  /** The code of a role whose permissions the caller has, too. @example 10 */
  @Allow()
  @ApiProperty({ type: 'integer', required: true })
  roleId?: unknown;

  @Allow()
  @ApiProperty({ enum: USER_STATUSES, required: false, default: 'active' })
  status?: unknown;

  /** Of a colleague, 6 characters or more, from an administrator; never of a student (400). @example "Officer-Lim-2026" */
  @Allow()
  @ApiProperty({ type: String, required: false, writeOnly: true })
  password?: unknown;

  /** The password once more. @example "Officer-Lim-2026" */
  @Allow()
  @ApiProperty({ type: String, required: false, writeOnly: true })
  checkPwd?: unknown;
}

/** What is left out stays as it is; fields that cannot be changed are ignored. */
export class UserChangeDto extends UserInputDto {
  /** The version that the change is based on. @example 1 */
  @Allow()
  @ApiProperty({ type: 'integer', required: true })
  version?: unknown;

  /** @example "lim@example.com" */
  @Allow()
  @ApiProperty({ type: String, maxLength: 254, required: false })
  declare email?: unknown;

  /** @example 10 */
  @Allow()
  @ApiProperty({ type: 'integer', required: false })
  declare roleId?: unknown;

  /** One's present password, to change one's own password or email. @example "Officer-Lim-2026" */
  @Allow()
  @ApiProperty({ type: String, required: false, writeOnly: true })
  oldPassword?: unknown;
}

/** The input of the domain. */
export function toUserInput(dto: UserInputDto): Record<string, unknown> {
  return { ...dto, avatar: fileIdOf(dto.avatar) };
}

export class UserDto {
  /** @example 17 */
  id!: number;
  /** Counts the changes. @example 1 */
  version!: number;
  /** @example "officer.lim" */
  username!: string;
  /** @example "Lim Mei Ling" */
  name!: string | null;
  /** @example "lim@example.com" */
  email!: string;
  /** @example "+60 12-345 6789" */
  mobilePhone!: string | null;
  @ApiProperty({ enum: GENDERS, nullable: true, type: String })
  gender!: Gender | null;
  /** @example "1990-04-30" */
  birth!: string | null;
  /** In whole years, today. @example 35 */
  @ApiProperty({ type: 'integer', nullable: true })
  age!: number | null;
  /** @example "Malaysia" */
  nationality!: string | null;
  /** @example "A12345678" */
  passport!: string | null;
  /** @example "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e" */
  avatar!: string | null;
  /** @example 10 */
  roleId!: number;
  @ApiProperty({ enum: USER_STATUSES })
  status!: UserStatus;
  /** @example "2026-03-01T04:05:06.789Z" */
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}

export function toUserDto(user: AgedUser): UserDto {
  return {
    id: user.id,
    version: user.version,
    username: user.username,
    name: user.name,
    email: user.email,
    mobilePhone: user.mobilePhone,
    gender: user.gender,
    birth: user.birth,
    age: user.age,
    nationality: user.nationality,
    passport: user.passport,
    avatar: maybeFileUrl(user.avatar),
    roleId: user.roleId,
    status: user.status,
    createdAt: user.createdAt.toISOString(),
  };
}

interface Filter {
  readonly id?: readonly number[];
  readonly name?: string;
  readonly email?: string;
  readonly roleId?: number;
  readonly status?: UserStatus;
}

export const USER_LIST: ListRules<'id' | 'username' | 'email' | 'name' | 'createdAt', Filter> = {
  sortable: ['id', 'username', 'email', 'name', 'createdAt'],
  filters: {
    id: idsFilter,
    name: textFilter(200),
    email: textFilter(254),
    roleId: codeFilter,
    status: choiceFilter(...USER_STATUSES),
  },
};
