import { isPreferenceName, PREFERENCE_MAX, PREFERENCES_MAX, readPreferences, refuseTooMany } from './preferences.js';

const refusal = (reason: string, errors?: object) =>
  expect.objectContaining({ name: 'DomainError', reason, ...(errors ? { details: { errors } } : {}) });

describe('a preference', () => {
  it.each(['locale', 'theme', 'sidebar.open', 'student.savedQueries', 'audit-events.datatable_columnRanks'])(
    'may be %s',
    (name) => {
      expect(isPreferenceName(name)).toBe(true);
    },
  );

  it.each(['', 'password', '__proto__', 'constructor', 'student.selectedIds', 'student.listParams', 'a b.datatable'])(
    'is not %j',
    (name) => {
      expect(isPreferenceName(name)).toBe(false);
    },
  );
});

describe('a change of preferences', () => {
  it('keeps values as JSON and drops what is null', () => {
    const given = { theme: 'dark', 'sidebar.open': false, 'student.datatable': ['id'], locale: null };
    expect(readPreferences(given)).toEqual({
      kept: new Map([
        ['theme', '"dark"'],
        ['sidebar.open', 'false'],
        ['student.datatable', '["id"]'],
      ]),
      dropped: ['locale'],
    });
  });

  it('names everything that is refused', () => {
    const given = { theme: 'x'.repeat(PREFERENCE_MAX), colour: 'red', locale: 'en' };
    expect(() => readPreferences(given)).toThrow(
      refusal('invalid_input', { 'values.theme': expect.anything(), 'values.colour': expect.anything() }),
    );
    expect(() => readPreferences(JSON.parse('{"__proto__":{"a":1}}'))).toThrow(refusal('invalid_input'));
  });

  it('has an end', () => {
    const value = 'x'.repeat(PREFERENCE_MAX);
    const some = (count: number) => new Map(Array.from({ length: count }, (_, n) => [`r${n}.density`, value]));
    expect(() => refuseTooMany(some(7))).not.toThrow();
    expect(() => refuseTooMany(some(Math.ceil(PREFERENCES_MAX / PREFERENCE_MAX)))).toThrow(refusal('too_large'));
  });
});
