import { readSecurityContact } from './security-contact.js';
import { givenIn } from './variables.js';

const read = (text?: string) =>
  readSecurityContact(givenIn(text === undefined ? {} : { SECURITY_CONTACT: text })).securityContacts;

it('is none where nothing is set', () => {
  expect([read(), read('  ')]).toEqual([null, null]);
});

it('is written as addresses of mail and of pages', () => {
  expect(read('security@example.com')).toEqual(['mailto:security@example.com']);
  expect(read(' https://example.com/report , mailto:a@example.com')).toEqual([
    'https://example.com/report',
    'mailto:a@example.com',
  ]);
});

it.each(['nobody', 'http://example.com', 'a@example.com,', 'https://a b', 'javascript:alert(1)', 'mailto:x'])(
  'refuses %j',
  (text) => {
    expect(() => read(text)).toThrow(/^SECURITY_CONTACT must be/);
  },
);
