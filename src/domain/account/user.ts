import type { FileId } from '../files/stored-file.js';
import type { Day } from '../shared/calendar.js';
import { ROLE } from './role.js';

export const GENDERS = ['Male', 'Female'] as const;
export type Gender = (typeof GENDERS)[number];

export const LANGUAGES = ['en', 'cn'] as const;
export type Language = (typeof LANGUAGES)[number];

export const USER_STATUSES = ['active', 'disabled'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export interface User {
  readonly id: number;
  readonly version: number;
  /** A student's user name is the email. */
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly roleId: number;
  readonly status: UserStatus;
  readonly language: Language;
  readonly name: string | null;
  readonly gender: Gender | null;
  readonly passport: string | null;
  readonly birth: Day | null;
  readonly nationality: string | null;
  readonly mobilePhone: string | null;
  readonly avatar: FileId | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Set when the user erased the account: nothing of the person is left in it, and it stays closed. */
  readonly erasedAt: Date | null;
}

/** What a user may change about themselves. */
export type Profile = Pick<User, 'name' | 'gender' | 'passport' | 'birth' | 'nationality' | 'avatar'>;

/** The account of a student who has just registered. */
export function newStudent(
  email: string,
  passwordHash: string,
  language: Language,
  now: Date,
): Omit<User, 'id' | 'version'> {
  return {
    username: email,
    email,
    passwordHash,
    roleId: ROLE.student,
    status: 'active',
    language,
    name: null,
    gender: null,
    passport: null,
    birth: null,
    nationality: null,
    mobilePhone: null,
    avatar: null,
    createdAt: now,
    updatedAt: now,
    erasedAt: null,
  };
}
