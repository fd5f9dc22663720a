import { refusalOf } from '../../../test/support/refusal.js';
import { readConsent, readConsents } from './consent.js';
import { NOTICE_LANGUAGES, NOTICES } from './notice.js';

const TERMS = { notice: 'terms', version: '2023-09-10', language: 'ms' };

describe('a consent', () => {
  test('is to the present version of a notice, in one of its languages', () => {
    for (const { name, version } of NOTICES) {
      for (const language of NOTICE_LANGUAGES) {
        const given = { notice: name, version, language };
        expect(readConsent({ ...given, userId: 1, at: 'then' })).toEqual(given);
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
    const { reason, details } = refusalOf(() => readConsent(raw));
    expect([reason, Object.keys(details.errors ?? {})]).toEqual(['invalid_input', fields]);
  });
});

describe('the consents of a registration', () => {
  test('may be left out', () => {
    for (const none of [undefined, null, []]) expect(readConsents(none)).toEqual([]);
  });

  test('are read one by one', () => {
    expect(readConsents([TERMS, { ...TERMS, language: 'cn' }])).toEqual([TERMS, { ...TERMS, language: 'cn' }]);
  });

  test.each([['terms'], [{}], [[TERMS, null]], [[[TERMS]]], [Array.from({ length: 10 }, () => TERMS)]])(
    '%j are refused as a whole',
    (raw) => {
      const { reason, details } = refusalOf(() => readConsents(raw));
      expect([reason, Object.keys(details.errors ?? {})]).toEqual(['invalid_input', ['consents']]);
    },
  );
});
