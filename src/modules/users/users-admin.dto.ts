import { applyDecorators } from '@nestjs/common';
import { ApiHideProperty, ApiProperty, PartialType } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { USER_FIELDS, USERNAME } from '../../domain/account/user.form.js';
import { GENDERS, type Gender, USER_STATUSES, type UserStatus } from '../../domain/account/user.js';
import { ValidatedLater } from '../../platform/http/field.decorator.js';
import { maybeFileUrl } from '../../platform/http/file-url.js';
import {
  choiceFilter,
  codeFilter,
  idsFilter,
  type ListRules,
  Q_MAX,
  textFilter,
} from '../../platform/http/resource-list.dto.js';
import { Version } from '../../platform/http/version.decorator.js';
import type { UserFilter, UserSort } from './user.repository.js';
import type { AgedUser } from './users-admin.service.js';

const LEFT_OUT = { optional: true } as const;
const MAY_BE_EMPTY = { optional: true, nullable: true } as const;

const USERNAME_RULE =
  `Staff: ${USERNAME.least} to ${USERNAME.most} letters, digits, dots, dashes and underscores. ` +
  'Students: the email, whatever is given.';

const Secret = (): PropertyDecorator =>
  applyDecorators(Allow(), ApiProperty({ type: String, required: false, writeOnly: true }));

/** The user name hangs on the role, which may be none of those that there are: the domain tells all at once. */
export class UserInputDto {
  /** @example "officer.lim" */
  @Allow()
  @ApiProperty({ type: String, required: false, description: USERNAME_RULE })
  username?: unknown;

  /** @example "Lim Mei Ling" */
  @ValidatedLater(USER_FIELDS.name, MAY_BE_EMPTY)
  name?: unknown;

  /** @example "lim@example.com" */
  @ValidatedLater(USER_FIELDS.email)
  email?: unknown;

  /** @example "+60 12-345 6789" */
  @ValidatedLater(USER_FIELDS.mobilePhone, MAY_BE_EMPTY)
  mobilePhone?: unknown;

  @ValidatedLater(USER_FIELDS.gender, MAY_BE_EMPTY)
  gender?: unknown;

  /** Another way to give the gender: 1 male, 2 female; where it is given it counts. */
  @Allow()
  @ApiProperty({ enum: [1, 2], type: 'integer', nullable: true, required: false })
  sex?: unknown;

  /** YYYY-MM-DD, not after today. @example "1990-04-30" */
  @ValidatedLater(USER_FIELDS.birth, MAY_BE_EMPTY)
  birth?: unknown;

  /** @example "Malaysia" */
  @ValidatedLater(USER_FIELDS.nationality, MAY_BE_EMPTY)
  nationality?: unknown;

  /** @example "A12345678" */
  @ValidatedLater(USER_FIELDS.passport, MAY_BE_EMPTY)
  passport?: unknown;

  /**
   * A picture that the user or the caller has uploaded as `avatar`; it becomes the user's.
   * @example "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
   */
  @ValidatedLater(USER_FIELDS.avatar, MAY_BE_EMPTY)
  avatar?: unknown;

  /** The code of a role whose permissions the caller has, too. @example 10 */
  @Allow()
  @ApiProperty({ type: 'integer', required: true })
  roleId?: unknown;

  /** A new account is `active` where it is left out. */
  @ValidatedLater(USER_FIELDS.status, LEFT_OUT)
  status?: unknown;

  /** Refused: its user chooses it. */
  @Allow()
  @ApiHideProperty()
  password?: unknown;

  /** As `password`. */
  @Allow()
  @ApiHideProperty()
  checkPwd?: unknown;
}

/** What is left out stays as it is; fields that cannot be changed are ignored. */
export class UserChangeDto extends PartialType(UserInputDto, { skipNullProperties: false }) {
  /** The version that the change is based on; where it is left out, the present state is changed. @example 1 */
  @Version({ optional: true })
  version?: number | null;

  /**
   * One's present password, to change one's own email; not looked at of staff whose passwords show nothing.
   * @example "Officer-Lim-2026"
   */
  @Secret()
  oldPassword?: unknown;
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
  createdAt!: string;
  /** Since when mails to its address come back for good; `null`: they do not, as far as is known. @example null */
  @ApiProperty({ format: 'date-time', nullable: true, type: String })
  bouncedSince!: string | null;
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
    bouncedSince: user.bouncedSince?.toISOString() ?? null,
  };
}

export const USER_LIST: ListRules<UserSort, UserFilter> = {
  sortable: ['id', 'username', 'email', 'name', 'roleId', 'status', 'createdAt'],
  filters: {
    id: idsFilter,
    name: textFilter(200),
    email: textFilter(254),
    roleId: codeFilter,
    status: choiceFilter(...USER_STATUSES),
    q: textFilter(Q_MAX),
    mail: choiceFilter('returned'),
  },
};
