import { auditJson, changedFields } from './audit-values.js';

const told = (values: object) => JSON.parse(auditJson(values) ?? 'null');

describe('what the audit trail keeps of values', () => {
  it('is nothing for nothing', () => {
    expect(auditJson(null)).toBeNull();
    expect(auditJson(undefined)).toBeNull();
    expect(auditJson({})).toBe('{}');
  });

  it('is texts, numbers, flags, moments, lists and objects as they are', () => {
    const values = { text: '王 “ñ” 😀', number: 1.5, flag: false, none: null, list: [1, 'a', { deep: true }] };
    expect(told({ ...values, left: undefined, at: new Date(0) })).toEqual({
      ...values,
      at: '1970-01-01T00:00:00.000Z',
    });
  });

  it.each(['password', 'passwordHash', 'newPassword', 'token', 'sessionToken', 'jwtSecret', 'nonce', 'code'])(
    'is never the field %s, however deep',
    (field) => {
      expect(told({ [field]: 'x', kept: 1 })).toEqual({ kept: 1 });
      expect(told({ in: [{ [field]: 'x' }] })).toEqual({ in: [{}] });
    },
  );

  it('is the end of a passport number', () => {
    expect(told({ passport: 'E12345678', passportNo: 'AB1' })).toEqual({ passport: '******678', passportNo: '**1' });
    expect(told({ passport: null })).toEqual({ passport: null });
    expect(told({ passportRemark: 'blurred', passportHash: 'abcdef' })).toEqual({
      passportRemark: 'blurred',
      passportHash: 'abcdef',
    });
  });

  it('is the beginning of a long text, with its length', () => {
    const { text } = told({ text: 'a'.repeat(100_000) });
    expect(text).toBe(`${'a'.repeat(500)}... (100000 characters)`);
  });

  it('is bounded, whatever comes', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`field${n}`, 'x'.repeat(100)]));
    expect(auditJson(many)?.length).toBeLessThan(16_000);
    expect(told(many)).toMatchObject({ shortened: true, fields: expect.arrayContaining(['field0']) });
    const deep: Record<string, unknown> = {};
    deep.self = deep;
    expect(auditJson(deep)?.length).toBeLessThan(100);
    expect(told({ list: Array.from({ length: 1000 }, () => 1) }).list).toHaveLength(100);
    const longNames = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`${n}${'n'.repeat(1000)}`, 1]));
    expect(auditJson(longNames)?.length).toBeLessThan(16_000);
  });

  it('is well-formed even where half a character is cut off', () => {
    const cut = auditJson({ text: `${'a'.repeat(499)}😀😀` }) ?? '';
    expect(Buffer.from(cut).toString()).toBe(cut);
  });
});

describe('the changed fields', () => {
  it('are those that differ, lists by what they hold', () => {
    const before = { name: 'a', birth: null, files: ['x'], avatar: null as string | null };
    expect(changedFields(before, { name: 'b', birth: null, files: ['x'], avatar: 'y' })).toEqual(['name', 'avatar']);
    expect(changedFields(before, { ...before, files: ['x', 'z'] })).toEqual(['files']);
    expect(changedFields(before, before)).toEqual([]);
  });
});
