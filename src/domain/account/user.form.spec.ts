import { refusalOf } from '../../../test/support/refusal.js';
import { message } from '../messages/message.js';
import { ROLE, rolesById } from './role.js';
import { readUser } from './user.form.js';
import { newStudent, type User } from './user.js';

const TODAY = '2026-03-01';
const ROLES = rolesById(
  [ROLE.administrator, ROLE.student, ROLE.public, 10].map((id) => ({ id, version: 1, name: 'R', permissions: [] })),
);
const given = {
  username: 'officer',
  email: 'Officer@Example.com',
  roleId: 10,
};
const STAFF: User = {
  ...newStudent('officer@example.com', 'hash', 'en', new Date(0)),
  id: 3,
  version: 1,
  roleId: 10,
  username: 'officer',
  gender: 'Female',
  birth: '1990-01-01',
  status: 'disabled',
};

const read = (raw: object, base: User | null = null) => readUser({ ...raw }, base, ROLES, TODAY);
const errors = (raw: object, base: User | null = null) => refusalOf(() => read(raw, base)).details.errors;

const THEIR_OWN = { password: message('password_not_by_staff') };

describe('a new account', () => {
  it('has the fields that were given, tidied, and is active', () => {
    expect(read({ ...given, name: ' Lim  Mei ', sex: '1', mobilePhone: '' })).toEqual({
      username: 'officer',
      email: 'officer@example.com',
      name: 'Lim Mei',
      gender: 'Male',
      roleId: 10,
      status: 'active',
      mobilePhone: null,
      birth: null,
      passport: null,
      nationality: null,
      avatar: null,
    });
  });

  it.each([
    ['username', { username: '' }],
    ['username', { username: undefined }],
    ['username', { username: 'ab' }],
    ['username', { username: 'a'.repeat(19) }],
    ['username', { username: 'a b c' }],
    ['username', { username: 'x@y.my' }],
    ['username', { username: 12345 }],
    ['email', { email: null }],
    ['email', { email: 'x' }],
    ['roleId', { roleId: undefined }],
    ['roleId', { roleId: ROLE.public }],
    ['roleId', { roleId: '10' }],
    ['roleId', { roleId: 11 }],
    ['password', { password: 12345678 }],
    ['birth', { birth: '2026-03-02' }],
    ['sex', { sex: 3 }],
    ['status', { status: 'gone' }],
  ])('needs a right %s: %j', (field, change) => {
    expect(Object.keys(errors({ ...given, ...change }) ?? {})).toEqual([field]);
  });

  it('takes no password, whoever it is for, nor an empty one', () => {
    for (const roleId of [10, ROLE.student, ROLE.administrator]) {
      for (const raw of [{ password: 'Secret-2026', checkPwd: 'Secret-2026' }, { password: '' }, { checkPwd: null }]) {
        expect(errors({ ...given, roleId, ...raw })).toEqual(THEIR_OWN);
      }
    }
  });

  it('takes names of three and of eighteen characters in any script, and the own email', () => {
    for (const username of ['abc', 'a'.repeat(18), '管理员', 'Ábel-9_x.y']) {
      expect(read({ ...given, username }).username).toBe(username.toLowerCase());
    }
    expect(read({ ...given, email: 'me@x.my', username: 'ME@x.my' }).username).toBe('me@x.my');
  });

  it('of a student goes by the email', () => {
    expect(read({ ...given, roleId: ROLE.student, username: 'x' }).username).toBe('officer@example.com');
  });
});

describe('a change', () => {
  it('keeps what is not given, and takes no password', () => {
    expect(read({}, STAFF)).toMatchObject({
      ...{ username: 'officer', email: STAFF.email, gender: 'Female', birth: '1990-01-01', status: 'disabled' },
    });
    expect(errors({ password: 'secret-3', checkPwd: 'secret-3' }, STAFF)).toEqual(THEIR_OWN);
    const student = { ...STAFF, roleId: ROLE.student, username: STAFF.email };
    expect(errors({ password: 'Secret-2026', roleId: 10, username: 'officer' }, student)).toEqual(THEIR_OWN);
  });

  it('does not enable a disabled account by an emptied status', () => {
    for (const status of [null, '', undefined]) expect(read({ status }, STAFF).status).toBe('disabled');
    expect(read({ status: 'active' }, STAFF).status).toBe('active');
  });

  it('lets the sex count where it is given beside the gender as it was', () => {
    expect(read({ gender: 'Female', sex: 1 }, STAFF).gender).toBe('Male');
    expect(read({ gender: 'Male', sex: null }, STAFF).gender).toBe('Male');
  });

  it('leaves a birth that was wrong already', () => {
    expect(read({ birth: '2190-01-01' }, { ...STAFF, birth: '2190-01-01' }).birth).toBe('2190-01-01');
  });

  it('lets staff who go by a long email go on doing so', () => {
    const email = 'a.very.long.address@example.com';
    const base = { ...STAFF, email, username: email };
    expect(read({ ...base, name: 'X' }, base).username).toBe(email);
    const moved = read({ ...base, email: 'another.long.address@example.com' }, base);
    expect(moved.username).toBe('another.long.address@example.com');
    expect(errors({ username: 'yet.another.long@example.com' }, base)).toHaveProperty('username');
  });

  it('of a student to staff needs a name of staff', () => {
    const email = 'a.very.long.address@example.com';
    const student = { ...STAFF, roleId: ROLE.student, email, username: email };
    expect(errors({ roleId: 10 }, student)).toEqual({ username: message('length_between', { min: 3, max: 18 }) });
    expect(read({ roleId: 10, username: 'officer' }, student).username).toBe('officer');
    expect(read({ roleId: ROLE.student }, STAFF).username).toBe(STAFF.email);
  });
});
