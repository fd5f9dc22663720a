import { EntitySchema } from 'typeorm';
import type { Gender, Language, UserStatus } from '../../domain/account/user.js';
import type { CodePurpose } from '../../domain/account/verification-code.js';
import { WORD_MAX } from '../../domain/shared/search-words.js';
import {
  day,
  fileId,
  moment,
  NAME_KEY_MAX,
  nullable,
  primary,
  serial,
  text,
  varchar,
  whole,
} from '../../platform/db/columns.js';

// Rows are typed as the database gives them: property names are the column names, moments are numbers.

export interface RoleRow {
  id: number;
  name: string;
  /** JSON list of permissions. */
  permissions: string;
  version: number;
}

export const RoleEntity = new EntitySchema<RoleRow>({
  name: 'role',
  tableName: 'roles',
  columns: { id: primary(whole), name: varchar(80), permissions: text, version: { ...whole, default: 1 } },
});

export interface UserRow {
  id: number;
  version: number;
  /** Lower case, like `email`. */
  username: string;
  email: string;
  password_hash: string;
  role_id: number;
  status: UserStatus;
  language: Language;
  name: string | null;
  gender: Gender | null;
  passport: string | null;
  birth: string | null;
  nationality: string | null;
  mobile_phone: string | null;
  avatar: string | null;
  created_at: number;
  updated_at: number;
  /** The name in comparable form, empty for none, which lists are sorted by. */
  name_key: string;
  erased_at: number | null;
}

export const UserEntity = new EntitySchema<UserRow>({
  name: 'user',
  tableName: 'users',
  columns: {
    id: serial,
    version: whole,
    username: varchar(254),
    email: varchar(254),
    password_hash: varchar(255),
    role_id: whole,
    status: varchar(10),
    language: varchar(5),
    name: nullable(varchar(120)),
    gender: nullable(varchar(10)),
    passport: nullable(varchar(40)),
    birth: nullable(day),
    nationality: nullable(varchar(80)),
    mobile_phone: nullable(varchar(40)),
    avatar: nullable(fileId),
    created_at: moment,
    updated_at: moment,
    // This came later, to a table that had rows already.
    name_key: { ...varchar(NAME_KEY_MAX), default: '' },
    erased_at: nullable(moment),
  },
  indices: [
    { name: 'ux_users_username', columns: ['username'], unique: true },
    { name: 'ux_users_email', columns: ['email'], unique: true },
    { name: 'ix_users_role', columns: ['role_id'] },
    { name: 'ix_users_avatar', columns: ['avatar'] },
    { name: 'ix_users_name', columns: ['name_key'] },
    { name: 'ix_users_created', columns: ['created_at'] },
    { name: 'ix_users_status', columns: ['status'] },
    { name: 'ix_users_erased', columns: ['erased_at'] },
  ],
  foreignKeys: [{ name: 'fk_users_role', target: 'role', columnNames: ['role_id'], referencedColumnNames: ['id'] }],
});

export interface UserWordRow {
  word: string;
  user_id: number;
}

export const UserWordEntity = new EntitySchema<UserWordRow>({
  name: 'user_word',
  tableName: 'user_words',
  columns: { word: primary(varchar(WORD_MAX)), user_id: primary(whole) },
  indices: [{ name: 'ix_user_words_user', columns: ['user_id'] }],
  foreignKeys: [
    {
      name: 'fk_user_words_user',
      target: 'user',
      columnNames: ['user_id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});

export interface EmailChangeRow {
  id: number;
  user_id: number;
  old_email: string;
  language: Language;
  password_too: number;
  changed_at: number;
}

export const EmailChangeEntity = new EntitySchema<EmailChangeRow>({
  name: 'email_change',
  tableName: 'email_changes',
  columns: {
    id: serial,
    user_id: whole,
    old_email: varchar(254),
    language: varchar(5),
    password_too: whole,
    changed_at: moment,
  },
});

export interface SessionRow {
  id: string;
  user_id: number;
  created_at: number;
  expires_at: number;
  ended_at: number | null;
}

export const SessionEntity = new EntitySchema<SessionRow>({
  name: 'session',
  tableName: 'sessions',
  columns: {
    id: primary(varchar(32)),
    user_id: whole,
    created_at: moment,
    expires_at: moment,
    ended_at: nullable(moment),
  },
  indices: [
    { name: 'ix_sessions_user', columns: ['user_id'] },
    { name: 'ix_sessions_expiry', columns: ['expires_at'] },
  ],
});

export interface CodeRow {
  id: number;
  /** Lower case. */
  email: string;
  purpose: CodePurpose;
  nonce: string;
  hash: string;
  tries: number;
  language: Language;
  created_at: number;
  expires_at: number;
  dead_at: number | null;
  /** A keyed hash; null where nobody knows. */
  network: string | null;
  /** Wrong tries from other networks than that; `tries` has those from it. */
  tries_elsewhere: number;
}

export const CodeEntity = new EntitySchema<CodeRow>({
  name: 'code',
  tableName: 'verification_codes',
  columns: {
    id: serial,
    email: varchar(254),
    purpose: varchar(10),
    nonce: varchar(64),
    hash: varchar(128),
    tries: whole,
    language: varchar(5),
    created_at: moment,
    expires_at: moment,
    dead_at: nullable(moment),
    network: nullable(varchar(20)),
    // This came later, to a table that had rows already.
    tries_elsewhere: { ...whole, default: 0 },
  },
  indices: [
    { name: 'ix_codes_address', columns: ['email', 'purpose', 'created_at'] },
    { name: 'ix_codes_age', columns: ['created_at'] },
  ],
});

/**
 * Rows that exist only to be locked: whoever works on the codes of an address holds the gate that its hash picks. A fixed
 * set of gates never races on a first insert, keeps no addresses and never grows.
 */
export const CodeGateEntity = new EntitySchema<{ id: number }>({
  name: 'code_gate',
  tableName: 'code_gates',
  columns: { id: primary(whole) },
});

export interface LoginFailureRow {
  /** SHA-256 of the account in lower case; with the network where the tries from one network are counted. */
  account_hash: string;
  tries: number;
  window_ends: number;
  /** SHA-256 of the account alone. */
  of_account: string | null;
}

export const LoginFailureEntity = new EntitySchema<LoginFailureRow>({
  name: 'login_failure',
  tableName: 'login_failures',
  columns: {
    account_hash: primary(varchar(64)),
    tries: whole,
    window_ends: moment,
    of_account: nullable(varchar(64)),
  },
  indices: [
    { name: 'ix_login_failures_end', columns: ['window_ends'] },
    { name: 'ix_login_failures_account', columns: ['of_account'] },
  ],
});
