import { readAudit } from './audit.js';

const KEY = 'a key that is as long as it has to be';
const read = (variables: Record<string, string>) =>
  readAudit((name) => ({ AUDIT_KEY: KEY, ...variables })[name] ?? null, true, '');

describe('the settings of the audit trail', () => {
  test('need nothing but the key', () => {
    expect(read({})).toEqual({ key: KEY, oldKeys: [], anchorMail: null });
  });

  test('name earlier keys, the newest first, and whom to mail', () => {
    const [newest, oldest] = ['n'.repeat(32), 'o'.repeat(32)];
    const all = { AUDIT_KEYS_OLD: ` ${newest}, ${oldest},`, AUDIT_ANCHOR_MAIL: 'audit@verifier.example' };
    expect(read(all)).toEqual({ key: KEY, oldKeys: [newest, oldest], anchorMail: 'audit@verifier.example' });
  });

  test.each([
    ['AUDIT_KEY', 'short'],
    ['AUDIT_KEY', ''],
    ['AUDIT_KEYS_OLD', 'short'],
    ['AUDIT_KEYS_OLD', `${'n'.repeat(32)},short`],
    ['AUDIT_ANCHOR_MAIL', 'nobody'],
  ])('refuse a %s such as %s, and do not tell a key', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name);
    expect(() => read({ [name]: value })).not.toThrow('nnnn');
  });
});
