import { refusalOf } from '../../../test/support/refusal.js';
import {
  authoriseCredentialChange,
  authoriseUserChange,
  changesAccess,
  type Manager,
  managerOf,
  needsPresentPassword,
  refuseBeyond,
  refuseStronger,
} from './authority.js';
import { PERMISSIONS, type Permission, ROLE, type Role, rolesById } from './role.js';
import { newStudent, type User } from './user.js';

const role = (id: number, ...permissions: Permission[]): Role => ({ id, version: 1, name: `Role ${id}`, permissions });
const administrators = role(ROLE.administrator, ...PERMISSIONS);
const managers = role(10, 'users.manage', 'news.manage');
const reviewers = role(11, 'certificates.review');
const roles = rolesById([administrators, role(ROLE.student), managers, reviewers]);

const user = (id: number, changes: Partial<User> = {}): User => ({
  ...newStudent(`u${id}@example.com`, 'hash', 'en', new Date(0)),
  id,
  version: 1,
  ...changes,
});
const admin: Manager = { userId: 1, roleId: ROLE.administrator, permissions: PERMISSIONS };
const manager: Manager = { userId: 2, roleId: 10, permissions: managers.permissions };

describe('who manages', () => {
  it('is who may do so at this moment', () => {
    expect(managerOf(user(2, { roleId: 10 }), roles)).toEqual(manager);
    const refused: (User | null)[] = [
      null,
      user(2),
      user(2, { roleId: 11 }),
      user(2, { roleId: 10, status: 'disabled' }),
      user(2, { roleId: 99 }),
    ];
    for (const self of refused) expect(refusalOf(() => managerOf(self, roles)).reason).toBe('forbidden');
  });

  it('gives away only what is their own', () => {
    refuseBeyond(manager, ['news.manage']);
    refuseBeyond(manager, []);
    refuseBeyond(admin, PERMISSIONS);
    expect(refusalOf(() => refuseBeyond(manager, ['news.manage', 'audit.read'])).message).toContain('audit.read');
  });

  it('handles only those who may do no more than they', () => {
    for (const weaker of [roles.get(ROLE.student), managers, role(12, 'news.manage'), undefined]) {
      refuseStronger(manager, weaker);
    }
    for (const stronger of [administrators, reviewers, role(ROLE.administrator)]) {
      expect(refusalOf(() => refuseStronger(manager, stronger)).reason).toBe('forbidden');
      refuseStronger(admin, stronger);
    }
  });
});

describe('what opens an account', () => {
  const email = { email: true };
  const neither = { email: false };

  it('of others is set by administrators alone', () => {
    expect(refusalOf(() => authoriseCredentialChange(manager, 7, email)).reason).toBe('forbidden');
    authoriseCredentialChange(admin, 7, email);
    authoriseCredentialChange(manager, 7, neither);
  });

  it('is one’s own to set, with the present password', () => {
    authoriseCredentialChange(manager, manager.userId, email);
    for (const self of [manager, admin]) {
      expect(needsPresentPassword(self, self.userId, email)).toBe(true);
      expect(needsPresentPassword(self, 7, email)).toBe(false);
      expect(needsPresentPassword(self, self.userId, neither)).toBe(false);
    }
  });
});

describe('a standing', () => {
  const boss = user(5, { roleId: ROLE.administrator });
  const worse: (Pick<User, 'roleId' | 'status'> | null)[] = [
    null,
    { roleId: 1, status: 'active' },
    { roleId: ROLE.administrator, status: 'disabled' },
  ];

  it('of the last active administrator stays', () => {
    for (const after of worse) {
      expect(refusalOf(() => authoriseUserChange(admin, boss, after, 1)).reason).toBe('last_administrator');
      authoriseUserChange(admin, boss, after, 2);
    }
    authoriseUserChange(admin, boss, boss, 1);
    const disabled = user(5, { roleId: ROLE.administrator, status: 'disabled' });
    for (const after of worse) authoriseUserChange(admin, disabled, after, 1);
  });

  it('of oneself stays, whoever one is', () => {
    for (const after of worse) {
      const own = user(1, { roleId: ROLE.administrator });
      expect(refusalOf(() => authoriseUserChange(admin, own, after, 3)).reason).toBe('forbidden');
    }
    const self = user(2, { roleId: 10 });
    expect(refusalOf(() => authoriseUserChange(manager, self, { ...self, roleId: 1 }, 3)).reason).toBe('forbidden');
    authoriseUserChange(manager, self, { ...self }, 3);
  });
});

describe('what decides who gets into an account', () => {
  const before = user(5, { roleId: 10 });
  const nothing = { email: false };

  it('is its address, its role and its status', () => {
    expect(changesAccess(before, before, { ...nothing, email: true })).toBe(true);
    expect(changesAccess(before, { ...before, roleId: 11 }, nothing)).toBe(true);
    expect(changesAccess(before, { ...before, status: 'disabled' }, nothing)).toBe(true);
  });

  it('is nothing else', () => {
    expect(changesAccess(before, { ...before, ...{ name: 'Another' } }, nothing)).toBe(false);
  });
});
