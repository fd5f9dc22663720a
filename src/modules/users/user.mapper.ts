import { normaliseEmail } from '../../domain/account/email.js';
import { PERMISSIONS, type Permission, type Role } from '../../domain/account/role.js';
import type { User } from '../../domain/account/user.js';
import { wholeNumber } from '../../domain/shared/search-terms.js';
import { indexWords } from '../../domain/shared/search-words.js';
import { comparisonKey } from '../../domain/shared/text.js';
import { NAME_KEY_MAX } from '../../platform/db/columns.js';
import { toDate, toDateOrNull, toMoment } from '../../platform/db/moments.js';
import type { RoleEntity } from '../roles/role.entity.js';
import type { UserEntity, UserWordEntity } from './user.entity.js';

/** Permissions that a stored role names but the program no longer knows are dropped. */
export function toPermissions(json: string): Permission[] {
  const named = JSON.parse(json) as readonly string[];
  return PERMISSIONS.filter((permission) => named.includes(permission));
}

export function toRole(row: RoleEntity): Role {
  return { id: row.id, version: row.version, name: row.name, permissions: toPermissions(row.permissions) };
}

export function toUser(row: UserEntity): User {
  return {
    id: row.id,
    version: row.version,
    username: row.username,
    email: row.email,
    passwordHash: row.password_hash,
    roleId: row.role_id,
    status: row.status,
    language: row.language,
    name: row.name,
    gender: row.gender,
    passport: row.passport,
    birth: row.birth,
    nationality: row.nationality,
    mobilePhone: row.mobile_phone,
    avatar: row.avatar,
    createdAt: toDate(row.created_at),
    updatedAt: toDate(row.updated_at),
    erasedAt: toDateOrNull(row.erased_at),
  };
}

export function toUserRow(user: Omit<User, 'id'>): Omit<UserEntity, 'id'> {
  return {
    version: user.version,
    username: normaliseEmail(user.username),
    email: normaliseEmail(user.email),
    password_hash: user.passwordHash,
    role_id: user.roleId,
    status: user.status,
    language: user.language,
    name: user.name,
    gender: user.gender,
    passport: user.passport,
    birth: user.birth,
    nationality: user.nationality,
    mobile_phone: user.mobilePhone,
    avatar: user.avatar,
    created_at: user.createdAt.getTime(),
    updated_at: user.updatedAt.getTime(),
    name_key: comparisonKey(user.name ?? '').slice(0, NAME_KEY_MAX),
    erased_at: toMoment(user.erasedAt),
  };
}

type Named = Pick<User, 'name' | 'username' | 'email' | 'passport'>;

/** A user is found by words of name, user name and email, and by the whole passport. */
export function toUserWordRows(id: number, { name, username, email, passport }: Named): UserWordEntity[] {
  const words = new Set([...[name ?? '', username, email].flatMap(indexWords), ...wholeNumber(passport)]);
  return [...words].map((word) => ({ word, user_id: id }));
}
