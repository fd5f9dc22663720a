import { agreesTo, consentErrors, consentsProblem } from './consent.js';
import { NOTICE_LANGUAGES, NOTICES } from './notice.js';

const TERMS = { notice: 'terms', version: '2023-09-10', language: 'ms' };

describe('a consent', () => {
  test('is to the present version of a notice, in one of its languages', () => {
    for (const { name, version } of NOTICES) {
      for (const language of NOTICE_LANGUAGES) {
        expect(consentErrors({ notice: name, version, language, userId: 1, at: 'then' })).toEqual({});
      }
    }
  });

  test.each([
    [null, ['notice', 'language']],
    ['privacy', ['notice', 'language']],
    [{ ...TERMS, version: '2024-01-07' }, ['version']],
    [{ ...TERMS, version: undefined }, ['version']],
    [{ ...TERMS, language: 'EN' }, ['language']],
    [{ ...TERMS, notice: 'Terms' }, ['notice']],
  ])('%j is none', (raw, fields) => {
    expect(Object.keys(consentErrors(raw))).toEqual(fields);
  });
});

test('somebody agrees to a notice as long as one consent to it is not withdrawn', () => {
  const held = { notice: 'enquiries', withdrawnAt: null } as const;
  const withdrawn = { notice: 'enquiries', withdrawnAt: new Date(5) } as const;
  expect(agreesTo([], 'enquiries')).toBe(false);
  expect(agreesTo([{ ...held, notice: 'terms' }], 'enquiries')).toBe(false);
  expect(agreesTo([withdrawn], 'enquiries')).toBe(false);
  expect(agreesTo([withdrawn, held], 'enquiries')).toBe(true);
});

describe('the consents of a registration', () => {
  test('may be left out', () => {
    for (const none of [undefined, null, []]) expect(consentsProblem(none)).toBeNull();
  });

  test('are judged one by one', () => {
    expect(consentsProblem([TERMS, { ...TERMS, language: 'cn' }])).toBeNull();
  });

  test.each([['terms'], [{}], [[TERMS, null]], [[[TERMS]]], [Array.from({ length: 13 }, () => TERMS)]])(
    '%j are refused as a whole',
    (raw) => {
      expect(consentsProblem(raw)).toEqual(expect.objectContaining({ code: expect.any(String) }));
    },
  );
});
