import { ApiProperty } from '@nestjs/swagger';
import type { StaffIdle } from '../domain/account/idle.js';
import { languageProblem, PROFILE_FIELDS } from '../domain/account/profile.js';
import { isStaffRole, type Permission, type Role } from '../domain/account/role.js';
import { USER_FIELDS } from '../domain/account/user.form.js';
import { GENDERS, type Gender, LANGUAGES, type Language, type User } from '../domain/account/user.js';
import type { FileId } from '../domain/files/stored-file.js';
import type { Day } from '../domain/shared/calendar.js';
import { Field, ValidatedLater } from '../platform/http/field.decorator.js';
import { maybeFileUrl } from '../platform/http/file-url.js';
import { Rule } from '../platform/http/rule.decorator.js';

/** A user as the portal shows it to themselves. */
export class PortalUserDto {
  /** @example 17 */
  id!: number;
  /** A student's user name is the email. @example "mei@example.com" */
  username!: string;
  /** @example "mei@example.com" */
  email!: string;
  /** 0 administrator, 1 student, 2 one of an integrator's people, 10 and up staff. @example 1 */
  role!: number;
  /** @example "Student" */
  role_name!: string;
  /** What the role may do; empty for students and people of integrators. @example [] */
  permissions!: Permission[];
  /** @example "王小明" */
  name!: string | null;
  @ApiProperty({ enum: GENDERS, nullable: true, type: String })
  gender!: Gender | null;
  /** @example "E12345678" */
  passport!: string | null;
  /** YYYY-MM-DD. @example "2001-04-30" */
  birth!: string | null;
  /** @example "China" */
  nationality!: string | null;
  /** Address of the picture; a session is needed to open it. @example "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e" */
  avatar!: string | null;
  @ApiProperty({ enum: LANGUAGES })
  language!: Language;
  /** Only where this session opens nothing but setting a second factor up. */
  @ApiProperty({ enum: ['to_set_up'], required: false })
  second_factor?: 'to_set_up';
  /** Of staff: after so many minutes without an action of a person the session ends. @example 30 */
  idle_minutes?: number;
}

interface SessionTerms {
  /** Whether a second factor has to be set up first. */
  readonly toSetUp?: boolean;
  readonly idle?: StaffIdle;
}

export function toPortalUserDto(user: User, role: Role, { toSetUp, idle }: SessionTerms = {}): PortalUserDto {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    role: user.roleId,
    role_name: role.name,
    permissions: [...role.permissions],
    name: user.name,
    gender: user.gender,
    passport: user.passport,
    birth: user.birth,
    nationality: user.nationality,
    avatar: maybeFileUrl(user.avatar),
    language: user.language,
    ...(toSetUp ? { second_factor: 'to_set_up' } : {}),
    ...(idle && isStaffRole(user.roleId) ? { idle_minutes: idle.minutes } : {}),
  };
}

const MAY_BE_EMPTY = { optional: true, nullable: true } as const;

/**
 * The profile; fields that are left out stay as they are, empty ones are emptied. The email is only compared: whatever
 * is not a student's own is told as another one.
 */
export class UpdateUserDto {
  /** @example "王小明" */
  @Field(PROFILE_FIELDS.name, MAY_BE_EMPTY)
  name?: string | null;

  @Field(PROFILE_FIELDS.gender, MAY_BE_EMPTY)
  gender?: Gender | null;

  /** For students: their own address or nothing. @example "mei@example.com" */
  @ValidatedLater(USER_FIELDS.email, MAY_BE_EMPTY)
  email?: unknown;

  /** @example "E12345678" */
  @Field(PROFILE_FIELDS.passport, MAY_BE_EMPTY)
  passport?: string | null;

  /** YYYY-MM-DD. @example "2001-04-30" */
  @Field(PROFILE_FIELDS.birth, MAY_BE_EMPTY)
  birth?: Day | null;

  /** @example "China" */
  @Field(PROFILE_FIELDS.nationality, MAY_BE_EMPTY)
  nationality?: string | null;

  /** Address of an uploaded picture of the kind `avatar`. @example "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e" */
  @Field(PROFILE_FIELDS.avatar, MAY_BE_EMPTY)
  avatar?: FileId | null;

  /** In which language mails to the user are. Nothing given: as before. @example "cn" */
  @Rule(languageProblem)
  @ApiProperty({ enum: LANGUAGES, type: String, nullable: true, required: false })
  language?: Language | '' | null;
}
