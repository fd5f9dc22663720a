import { ApiProperty } from '@nestjs/swagger';
import type { StaffIdle } from '../../domain/account/idle.js';
import { isStaffRole, type Permission, type Role } from '../../domain/account/role.js';
import { GENDERS, type Gender, LANGUAGES, type Language, type User } from '../../domain/account/user.js';
import { maybeFileUrl } from './file-url.js';

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
