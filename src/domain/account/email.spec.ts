import fc from 'fast-check';
import { message } from '../messages/message.js';
import { EMAIL_MAX, emailProblem, isEmail, normaliseEmail } from './email.js';

describe('normaliseEmail', () => {
  test('trims, composes and lowers', () => {
    expect(normaliseEmail('  Jose\u0301@Example.COM\n')).toBe('josé@example.com');
  });

  test('does nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const once = normaliseEmail(text);
        expect(normaliseEmail(once)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('emailProblem', () => {
  test.each([undefined, null, ''])('asks for an address where there is none (%p)', (given) => {
    expect(emailProblem(given)).toEqual(message('email_needed'));
  });

  test('takes what is an address once it is tidy', () => {
    expect(emailProblem('  Mei@Example.com ')).toBeNull();
    for (const given of [5, {}, ['a@b.co'], 'mei', ' '])
      expect(emailProblem(given)).toEqual(message('email_malformed'));
  });

  test('refuses what is short enough as it was typed and too long as it would be stored', () => {
    const label = 'İ'.repeat(62);
    const typed = `a@${label}.${label}.${label}.my`;
    expect(typed.length).toBeLessThan(EMAIL_MAX);
    expect(normaliseEmail(typed).length).toBeGreaterThan(EMAIL_MAX);
    expect(emailProblem(typed)).toEqual(message('email_malformed'));
  });
});

describe('isEmail', () => {
  test.each([
    'a@b.co',
    'first.last+tag@sub.example.com.my',
    "o'brien_x-y@uni-malaya.edu.my",
    '王小明@例子.中国',
    'josé@exämple.de',
    '123@163.com',
    'a@xn--fsqu00a.xn--0zwm56d',
    `${'a'.repeat(64)}@example.com`,
    `a@${'b'.repeat(63)}.com`,
  ])('%s is one', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    '',
    '@',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@@b.co',
    'a@b@c.co',
    'a b@c.co',
    ' a@b.co',
    'a@b.co ',
    'a@b..co',
    'a@.b.co',
    'a@b.co.',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.co',
    'a@-b.co',
    'a@b-.co',
    'a@b.c',
    'a@b.1',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    '"a b"@c.co',
    'a@b.co\r\nBcc: x@y.zz',
    'a\u0000@b.co',
    '<a@b.co>',
    'Ann <a@b.co>',
    'a@b.co,c@d.co',
    'a@b.co;c@d.co',
    'a@b_c.co',
    'a(b)@c.co',
    'a\\@b.co',
    'a@b/c.co',
    'a@b.co?x',
    '\u0301a@b.co\u200b',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    `${'a'.repeat(60)}@${'b.'.repeat(97)}com`,
  ])('%j is none', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test('whatever passes has one @, no blank and nothing that a mail header could mistake', () => {
    const likely = fc.string({ unit: fc.constantFrom(...'ab1.@-_<>, ";:\r\n\u0000é王'), maxLength: 20 });
    fc.assert(
      fc.property(
        fc.oneof(
          likely,
          fc.emailAddress(),
          likely.map((text) => `a${text}@b${text}.co`),
        ),
        (text) => {
          if (isEmail(text)) expect(text).toMatch(/^[^@\s<>,;:"\p{Cc}]+@[^@\s<>,;:"\p{Cc}]+\.[^@\s<>,;:"\p{Cc}.]+$/u);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('is fast on a megabyte', () => {
    const start = performance.now();
    const texts = [
      'a'.repeat(1e6),
      'a.'.repeat(5e5),
      `a@${'a-'.repeat(5e5)}`,
      '@'.repeat(1e6),
      '\u0301\u0316'.repeat(5e5),
    ];
    for (const text of texts) expect(isEmail(normaliseEmail(text))).toBe(false);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
