import fc from 'fast-check';
import { mayMailCode, triedFrom, validateCode } from './code-rules.js';
import type { VerificationCode } from './verification-code.js';

const NOW = new Date('2024-06-01T12:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const DAY = 86_400;
const HERE = { purpose: 'register', network: 'here', isKnown: false } as const;

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
    network: 'here',
    triesElsewhere: 0,
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
    expect(mayMailCode(codes(...ages), HERE, NOW)).toEqual(permit);
  });

  test('codes for another purpose count for nothing', () => {
    const reset = (age: number) => aCode(age, { purpose: 'reset' });
    const ten = [1, 100, 200, 300, 400, 500, 600, 700, 800, 900].map(reset);
    expect(mayMailCode([...ten, aCode(DAY - 7)], HERE, NOW)).toEqual({ allowed: true });
  });

  test('codes for another network count for the cooldown, not for the day', () => {
    const theirs = (age: number) => aCode(age, { network: 'there' });
    const ten = [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000].map(theirs);
    expect(mayMailCode(ten, HERE, NOW)).toEqual({ allowed: true });
    expect(mayMailCode(ten, { ...HERE, network: 'there' }, NOW)).toMatchObject({ allowed: false });
    expect(mayMailCode([theirs(1), ...ten], HERE, NOW)).toEqual({ allowed: false, retryAfter: 59 });
  });

  test('after fifty a day from everywhere there is one while the one before works, until the day has passed', () => {
    const strangers = (newest: number, many: number, oldest = 50_000) =>
      Array.from({ length: many }, (_, n) =>
        aCode(n === 0 ? newest : n === many - 1 ? oldest : 1000 + n, { network: `stranger ${n}` }),
      );
    expect(mayMailCode(strangers(61, 49), HERE, NOW)).toEqual({ allowed: true });
    expect(mayMailCode(strangers(61, 50), HERE, NOW)).toEqual({ allowed: false, retryAfter: 539 });
    expect(mayMailCode(strangers(600, 50), HERE, NOW)).toEqual({ allowed: true });
    expect(mayMailCode(strangers(61, 50, DAY - 30), HERE, NOW)).toEqual({ allowed: false, retryAfter: 30 });
    expect(mayMailCode(strangers(1, 50, DAY - 30), HERE, NOW)).toEqual({ allowed: false, retryAfter: 59 });
  });

  test('a known browser is held to its own codes alone', () => {
    const known = { ...HERE, network: 'mine', isKnown: true };
    const strangers = Array.from({ length: 60 }, (_, n) => aCode(n, { network: `stranger ${n}` }));
    expect(mayMailCode(strangers, known, NOW)).toEqual({ allowed: true });
    const own = (age: number) => aCode(age, { network: 'mine' });
    expect(mayMailCode([...strangers, own(20)], known, NOW)).toEqual({ allowed: false, retryAfter: 40 });
    const ten = [100, 200, 300, 400, 500, 600, 700, 800, 900, DAY - 7].map(own);
    expect(mayMailCode([...strangers, ...ten], known, NOW)).toEqual({ allowed: false, retryAfter: 7 });
  });

  test('waiting as long as told is enough, one second less is not', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: DAY }), { maxLength: 12 }), (ages) => {
        const permit = mayMailCode(codes(...ages), HERE, NOW);
        if (permit.allowed) return;
        const later = (seconds: number) => mayMailCode(codes(...ages), HERE, new Date(NOW.getTime() + seconds * 1000));
        expect(later(permit.retryAfter)).toEqual({ allowed: true });
        expect(later(permit.retryAfter - 1)).toMatchObject({ allowed: false });
      }),
    );
  });
});

describe('validating a code', () => {
  test.each([
    ['none', null, 'dead'],
    ['a fresh one', aCode(0), 'usable'],
    ['one after 4 wrong tries', aCode(0, { tries: 4 }), 'usable'],
    ['one after 5 wrong tries', aCode(0, { tries: 5 }), 'dead'],
    ['one that was used or replaced', aCode(0, { deadAt: NOW }), 'dead'],
    ['one in its last second', aCode(599), 'usable'],
    ['one of ten minutes ago', aCode(600), 'dead'],
  ] as const)('%s: %p', (_name, code, state) => {
    expect(validateCode(code, 'here', NOW)).toBe(state);
  });

  test('tries from elsewhere do not end it for the network that asked for it, and the other way round', () => {
    const code = aCode(0, { triesElsewhere: 5 });
    expect([validateCode(code, 'here', NOW), validateCode(code, 'elsewhere', NOW)]).toEqual(['usable', 'dead']);
    const own = aCode(0, { tries: 5, triesElsewhere: 4 });
    expect([validateCode(own, 'here', NOW), validateCode(own, 'elsewhere', NOW)]).toEqual(['dead', 'usable']);
    expect([triedFrom(code, ['mine', 'here']), triedFrom(code, ['there'])]).toEqual(['here', 'elsewhere']);
    expect(triedFrom(aCode(0, { network: null }), ['here'])).toBe('elsewhere');
  });
});
