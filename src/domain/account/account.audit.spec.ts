import { loginFailed, passwordReplaced, profileUpdated, registered } from './account.audit.js';
import { newStudent, type User } from './user.js';

const user: User = { ...newStudent('mei@example.com', 'argon2 hash', 'en', new Date(0)), id: 7, version: 3 };

describe('what the audit trail is told of accounts', () => {
  it('names the user of a failed login where there is one, else the pseudonym of what was typed', () => {
    const place = { network: '203.0.113.0/24', address: 'def' };
    expect(loginFailed(7, 'abc', 'wrong_credentials', place)).toEqual({
      actorId: null,
      action: 'login.failed',
      subject: { type: 'user', id: '7' },
      after: { account: 'abc', reason: 'wrong_credentials', network: '203.0.113.0/24', address: 'def' },
    });
    expect(loginFailed(null, 'abc', 'wrong_credentials', place).subject).toEqual({ type: 'account', id: 'abc' });
  });

  it('names the changed fields of a profile, not what they hold', () => {
    const { name, gender, passport, birth, nationality, avatar } = user;
    const profile = { name, gender, passport, birth, nationality, avatar };
    const entry = profileUpdated(7, user, { ...profile, name: 'Mei', passport: 'E12345678' });
    expect(entry).toMatchObject({ actorId: 7, action: 'profile.updated', subject: { type: 'user', id: '7' } });
    expect(entry?.before).toEqual({ version: 3 });
    expect(entry?.after).toEqual({ version: 4, changed: ['name', 'passport'] });
    expect(profileUpdated(7, user, profile)).toBeNull();
  });

  it('holds neither password nor address', () => {
    const told = JSON.stringify([
      registered(7, 'abc', 2),
      passwordReplaced(7, 'changed'),
      passwordReplaced(7, 'reset'),
    ]);
    expect(told).not.toMatch(/mei|example|argon2/);
    expect(told).toContain('password.changed');
    expect(told).toContain('password.reset');
  });
});
