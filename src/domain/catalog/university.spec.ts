import { refusalOf } from '../../../test/support/refusal.js';
import { judgeUniversityRemoval, natureAsked, readUniversity, type University } from './university.js';

const university: University = {
  id: 5,
  version: 1,
  name: 'Universiti Malaya',
  region: 'Kuala Lumpur',
  country: 'Malaysia',
  nature: 'public university',
};

describe('the fields of a university', () => {
  it('are all needed for a new one', () => {
    expect(refusalOf(() => readUniversity({}, null)).details.errors).toEqual({
      name: 'Please input the name',
      region: 'Please input the region',
      country: 'Please input the country',
      nature: 'Please input the nature',
    });
  });

  it('hold one of two natures', () => {
    expect(readUniversity({ nature: 'private university' }, university)).toEqual({
      name: 'Universiti Malaya',
      region: 'Kuala Lumpur',
      country: 'Malaysia',
      nature: 'private university',
    });
    for (const nature of ['public', 'Public University', 'university', 1, ['public university'], '']) {
      expect(refusalOf(() => readUniversity({ nature }, university)).details.errors).toHaveProperty('nature');
    }
  });
});

describe('a university', () => {
  const judge = (...uses: [number, number][]) =>
    judgeUniversityRemoval(
      uses.map((_, index) => ({ ...university, id: index + 1, name: `U${index + 1}` })),
      new Map(uses.map(([cooperations, agencies], index) => [index + 1, { cooperations, agencies }])),
    );

  it.each([
    [2, 1, 'U1 is used by 2 cooperations and 1 agency'],
    [1, 0, 'U1 is used by 1 cooperation'],
    [0, 3, 'U1 is used by 3 agencies'],
  ])('stays with %d cooperations and %d agencies', (cooperations, agencies, text) => {
    const { reason, message, details } = refusalOf(() => judge([cooperations, agencies]));
    expect([reason, message, details.errors]).toEqual(['in_use', text, { 1: text }]);
  });

  it('may go where nothing refers to it', () => {
    expect(() => judge([0, 0], [0, 0])).not.toThrow();
    expect(() => judgeUniversityRemoval([university], new Map())).not.toThrow();
  });

  it('is told of with the first ones, and by id with all', () => {
    const { message, details } = refusalOf(() => judge([1, 0], [0, 0], [1, 0], [1, 0], [1, 0], [1, 0]));
    expect(message).toBe(
      'U1 is used by 1 cooperation; U3 is used by 1 cooperation; U4 is used by 1 cooperation; 2 more are in use',
    );
    expect(Object.keys(details.errors ?? {})).toEqual(['1', '3', '4', '5', '6']);
  });
});

describe('the nature that is asked for', () => {
  test.each(['public', 'Public', ' PUBLIC ', 'public university', 'Public University'])('%j is public', (text) => {
    expect(natureAsked(text)).toBe('public university');
  });

  test.each(['private', 'PRIVATE', 'Private university'])('%j is private', (text) => {
    expect(natureAsked(text)).toBe('private university');
  });

  test.each(['', '  ', 'all', 'All'])('%j is all', (text) => {
    expect(natureAsked(text)).toBeUndefined();
  });

  test.each(['university', 'publi', 'public;', 'all university', '0', '__proto__'])('%j is no nature', (text) => {
    expect(natureAsked(text)).toBeNull();
  });
});
