import { natureAsked } from './university.js';

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
