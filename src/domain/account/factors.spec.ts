import { methodsOf, mustSetUp, readRecoveryCode, recoveryCode } from './factors.js';
import { stepAt, stepsAround } from './one-time-password.js';
import { ROLE } from './role.js';

const NOW = new Date('2026-11-24T09:00:10Z');

describe('who must set a factor up', () => {
  const required = { needed: 'required' } as const;
  const session = (roleId: number, withFactor = false) => ({ roleId, withFactor });

  it('is staff in a session without one, where that is required', () => {
    expect(mustSetUp(required, session(ROLE.administrator))).toBe(true);
    expect(mustSetUp(required, session(10))).toBe(true);
    expect(mustSetUp(required, session(10, true))).toBe(false);
    expect(mustSetUp({ needed: 'offered' }, session(ROLE.administrator))).toBe(false);
  });

  it('is never a student', () => {
    expect(mustSetUp(required, session(ROLE.student))).toBe(false);
  });
});

describe('how a factor may be shown', () => {
  it('is by what somebody has', () => {
    expect(methodsOf([{ kind: 'passkey' }, { kind: 'totp' }, { kind: 'passkey' }], 3)).toEqual([
      'totp',
      'passkey',
      'recovery',
    ]);
    expect(methodsOf([{ kind: 'passkey' }], 0)).toEqual(['passkey']);
  });
});

describe('a recovery code', () => {
  const code = recoveryCode([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 20, 21, 22, 31]);

  it('is made of four groups, without letters that look like digits', () => {
    expect(code).toBe('0123-4567-89AB-MNPZ');
  });

  it('is read however it was typed', () => {
    expect(readRecoveryCode(' 0123 4567 89ab mnpz ')).toBe(code);
    expect(readRecoveryCode('oi23456789ABMNPZ')).toBe(code);
    expect(readRecoveryCode('')).toBe('');
  });
});

describe('a code of an app', () => {
  it('is taken one step before and after its own', () => {
    expect(stepsAround(NOW)).toEqual([stepAt(NOW) - 1, stepAt(NOW), stepAt(NOW) + 1]);
  });
});
