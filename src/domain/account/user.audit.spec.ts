import { userAdded, userChanged, userRemoved } from './user.audit.js';
import { newStudent, type User } from './user.js';

const NOON = new Date('2026-03-01T04:00:00Z');
const USER: User = {
  ...newStudent('mei@example.com', 'argon2 hash', 'en', NOON),
  id: 7,
  version: 3,
  name: 'Lim Mei',
  passport: 'E12345678',
  birth: '2001-04-30',
  nationality: 'China',
  mobilePhone: '+60 12',
};
const PERSONAL = /mei|lim|12345678|678|2001|china|\+60|argon2/i;

describe('what the audit trail is told of accounts that staff handle', () => {
  it('tells of a new and of a removed one what it may do, and not whose it is', () => {
    const standing = { version: 3, roleId: 1, status: 'active' };
    expect(userAdded(2, USER)).toMatchObject({ actorId: 2, action: 'user.added', after: standing });
    expect(userRemoved(2, USER)).toMatchObject({ actorId: 2, action: 'user.removed', before: standing });
    expect(JSON.stringify([userAdded(2, USER), userRemoved(2, USER)])).not.toMatch(PERSONAL);
  });

  it('names the changed fields, with the values of role and status alone', () => {
    const after: User = {
      ...USER,
      version: 4,
      updatedAt: new Date(0),
      name: 'Tan Ah',
      email: 'tan@example.com',
      roleId: 10,
    };
    expect(userChanged(2, USER, after)).toEqual([
      {
        actorId: 2,
        action: 'user.changed',
        subject: { type: 'user', id: '7' },
        before: { version: 3, roleId: 1, status: 'active' },
        after: { version: 4, roleId: 10, status: 'active', changed: ['email', 'roleId', 'name'] },
      },
    ]);
    expect(JSON.stringify(userChanged(2, USER, after))).not.toMatch(/tan|mei/i);
  });

  it('tells of a password that it was changed, and of nothing where nothing was', () => {
    const after: User = { ...USER, version: 4, updatedAt: new Date(0) };
    expect(userChanged(2, USER, after)).toEqual([]);
    const replaced = userChanged(2, USER, { ...after, passwordHash: 'another' });
    expect(replaced).toMatchObject([{ action: 'password.changed', after: { by: 'staff' } }]);
  });
});
