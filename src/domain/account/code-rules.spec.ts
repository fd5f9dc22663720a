import fc from 'fast-check';
import { judgeCode, mayMailCode } from './code-rules.js';
import type { VerificationCode } from './verification-code.js';

const NOW = new Date('2024-06-01T12:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const DAY = 86_400;

function aCode(age: number, changes: Partial<VerificationCode> = {}): VerificationCode {
  return {
    id: 1,
    email: 'ana@example.com',
    purpose: 'register',
    nonce: 'n',
    hash: 'h',
    tries: 0,
    language: 'en',
    createdAt: ago(age),
    expiresAt: ago(age - 600),
    deadAt: null,
    ...changes,
  };
}

describe('mailing a code', () => {
  const codes = (...ages: number[]) => ages.map((age) => aCode(age));

  test.each([
    ['none before', [], { allowed: true }],
    ['one just now', [0], { allowed: false, retryAfter: 60 }],
    ['one 59.2 seconds ago', [59.2], { allowed: false, retryAfter: 1 }],
    ['one 60 seconds ago', [60], { allowed: true }],
    ['one by a clock that is ahead', [-5], { allowed: false, retryAfter: 60 }],
    ['nine today', [100, 200, 300, 400, 500, 600, 700, 800, 900], { allowed: true }],
    ['ten today', [100, 200, 300, 400, 500, 600, 700, 800, 900, DAY - 7], { allowed: false, retryAfter: 7 }],
    ['ten, in any order', [DAY - 7, 500, 100, 200, 300, 400, 900, 800, 700, 600], { allowed: false, retryAfter: 7 }],
    [
      'ten, the newest just now',
      [DAY - 7, 0, 200, 300, 400, 500, 600, 700, 800, 900],
      { allowed: false, retryAfter: 60 },
    ],
    ['the tenth a day ago', [100, 200, 300, 400, 500, 600, 700, 800, 900, DAY], { allowed: true }],
  ] as const)('%s', (_name, ages, permit) => {
    expect(mayMailCode(codes(...ages), 'register', NOW)).toEqual(permit);
  });

  test('codes for another purpose count for the day, not for the cooldown', () => {
    const reset = (age: number) => aCode(age, { purpose: 'reset' });
    expect(mayMailCode([reset(1)], 'register', NOW)).toEqual({ allowed: true });
    const ten = [100, 200, 300, 400, 500, 600, 700, 800, 900].map(reset);
    expect(mayMailCode([...ten, aCode(DAY - 7)], 'register', NOW)).toEqual({ allowed: false, retryAfter: 7 });
  });

  test('waiting as long as told is enough, one second less is not', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: DAY }), { maxLength: 12 }), (ages) => {
        const permit = mayMailCode(codes(...ages), 'register', NOW);
        if (permit.allowed) return;
        const later = (seconds: number) =>
          mayMailCode(codes(...ages), 'register', new Date(NOW.getTime() + seconds * 1000));
        expect(later(permit.retryAfter)).toEqual({ allowed: true });
        expect(later(permit.retryAfter - 1)).toMatchObject({ allowed: false });
      }),
    );
  });
});

describe('judging a code', () => {
  test.each([
    ['none', null, 'dead'],
    ['a fresh one', aCode(0), 'usable'],
    ['one after 4 wrong tries', aCode(0, { tries: 4 }), 'usable'],
    ['one after 5 wrong tries', aCode(0, { tries: 5 }), 'dead'],
    ['one that was used or replaced', aCode(0, { deadAt: NOW }), 'dead'],
    ['one in its last second', aCode(599), 'usable'],
    ['one of ten minutes ago', aCode(600), 'dead'],
  ] as const)('%s: %p', (_name, code, judgement) => {
    expect(judgeCode(code, NOW)).toBe(judgement);
  });
});
