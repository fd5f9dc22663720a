import { type Message, message } from '../messages/message.js';
import type { Day } from '../shared/calendar.js';
import { isEmpty, type RulesFor, readFields } from '../shared/field-reader.js';
import { type RawFields, refuseErrors } from '../shared/record-fields.js';
import { hasMixedScripts, isLongerThan } from '../shared/text.js';
import { EMAIL_MAX, normaliseEmail } from './email.js';
import { futureBirth, PROFILE_FIELDS } from './profile.js';
import { isStaffRole, ROLE, type RolesById } from './role.js';
import { type Profile, USER_STATUSES, type User, type UserStatus } from './user.js';

/** What staff may set of an account, beside the password. */
export type UserFields = Profile & Pick<User, 'username' | 'email' | 'mobilePhone' | 'roleId' | 'status'>;

interface Texts extends Profile {
  readonly email: string | null;
  readonly mobilePhone: string | null;
  readonly status: UserStatus;
}

/** What each of the fields may hold by itself. */
export const USER_FIELDS = {
  ...PROFILE_FIELDS,
  email: { kind: 'email', label: 'email', most: EMAIL_MAX },
  mobilePhone: {
    kind: 'line',
    label: 'mobile phone',
    most: 40,
    only: { pattern: /^[0-9+() ./-]+$/, code: 'phone_characters' },
  },
  status: { kind: 'choice', label: 'status', of: USER_STATUSES, empty: 'active' },
} as const satisfies RulesFor<Texts>;

const BLANK: Texts = {
  name: null,
  gender: null,
  passport: null,
  birth: null,
  nationality: null,
  avatar: null,
  email: null,
  mobilePhone: null,
  status: 'active',
};

export const USERNAME = { least: 3, most: 18, characters: /^[\p{L}\p{M}\p{N}._-]+$/u };

/** Of these nothing is taken: whoever has an account chooses its password. */
const PASSWORDS = ['password', 'checkPwd'];

/**
 * Reads an account out of a request. A new one needs user name (staff), email and role; a change keeps what it does not
 * give. A student's user name is the email, whatever is given. Where a password is given, it is refused.
 * @param base the account as it is, `null` for a new one.
 * @throws DomainError `invalid_input` with every wrong or missing field.
 */
export function readUser(raw: RawFields, base: User | null, roles: RolesById, today: Day): UserFields {
  const { values, errors: wrong } = readFields<Texts>(
    USER_FIELDS,
    { ...raw, ...statusGiven(raw) },
    { ...BLANK, ...textsOf(base) },
  );
  const errors: Record<string, Message> = { ...wrong };
  const gender = readGender(raw.sex, values.gender, errors);
  if (values.email === null && !errors.email) errors.email = message('email_needed');
  Object.assign(errors, futureBirth(values.birth, base?.birth ?? null, today));
  const roleId = readRoleId(raw.roleId, base, roles, errors);
  const staff = roleId !== null && isStaffRole(roleId);
  if (PASSWORDS.some((name) => raw[name] !== undefined)) errors.password = message('password_not_by_staff');
  const email = values.email ?? '';
  const username = staff ? readUsername(raw.username, email, base, errors) : email;
  refuseErrors(errors);
  const { name, passport, birth, nationality, avatar, mobilePhone, status } = values;
  const profile = { name, gender, passport, birth, nationality, avatar };
  return { ...profile, username, email, mobilePhone, roleId: roleId ?? ROLE.student, status };
}

function textsOf(user: User | null): Partial<Texts> {
  if (!user) return {};
  const { name, gender, passport, birth, nationality, avatar, email, mobilePhone, status } = user;
  return { name, gender, passport, birth, nationality, avatar, email, mobilePhone, status };
}

/** An emptied status must not enable a disabled account. */
function statusGiven({ status }: RawFields): RawFields {
  return { status: isEmpty(status) ? undefined : status };
}

/** The back-office form has `sex`, 1 male and 2 female; where it is given it counts. */
function readGender(sex: unknown, gender: Texts['gender'], errors: Record<string, Message>): Texts['gender'] {
  if (isEmpty(sex)) return gender;
  if (sex === 1 || sex === '1') return 'Male';
  if (sex === 2 || sex === '2') return 'Female';
  errors.sex = message('sex_expected');
  return gender;
}

function readRoleId(
  given: unknown,
  base: User | null,
  roles: RolesById,
  errors: Record<string, Message>,
): number | null {
  const id = given === undefined ? (base?.roleId ?? null) : given;
  if (id === null || id === '') errors.roleId = message('role_needed');
  // The public role is that of nobody signed in.
  else if (typeof id !== 'number' || !roles.has(id) || id === ROLE.public) errors.roleId = message('no_role');
  // Whose people they are is said where they are invited, and nowhere else.
  else if ((id === ROLE.integrator) !== (base?.roleId === ROLE.integrator))
    errors.roleId = message('role_of_integrators');
  else return id;
  return null;
}

/**
 * Of staff. Who goes by their email goes on doing so when it changes; an address that is not their own is no name for
 * anyone.
 */
function readUsername(given: unknown, email: string, base: User | null, errors: Record<string, Message>): string {
  const wasStaff = base !== null && isStaffRole(base.roleId);
  const asked = given === undefined && base ? base.username : given;
  if (isEmpty(asked)) {
    errors.username = message('username_needed');
    return '';
  }
  if (typeof asked !== 'string' || isLongerThan(asked, EMAIL_MAX)) {
    errors.username = message('length_between', { min: USERNAME.least, max: USERNAME.most });
    return '';
  }
  const username = normaliseEmail(asked);
  if (wasStaff && username === base.username) return username === base.email ? email : username;
  if (isLongerThan(username, USERNAME.most) || !isLongerThan(username, USERNAME.least - 1)) {
    errors.username = message('length_between', { min: USERNAME.least, max: USERNAME.most });
  } else if (username !== email && !USERNAME.characters.test(username)) {
    errors.username = message('username_characters');
  } else if (hasMixedScripts(username)) {
    errors.username = message('mixed_scripts', { label: 'user name' });
  }
  return username;
}
