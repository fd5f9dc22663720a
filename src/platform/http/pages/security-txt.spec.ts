import { securityTxt } from './security-txt.js';

it('is what RFC 9116 asks for, and good for less than a year', () => {
  const contacts = ['mailto:security@example.com', 'https://example.com/report'];
  const text = securityTxt(contacts, 'https://verify.example.com', new Date('2026-11-25T13:14:15Z'));
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@example.com',
    'Contact: https://example.com/report',
    'Expires: 2027-05-24T00:00:00.000Z',
    'Preferred-Languages: en, zh, ms',
    'Canonical: https://verify.example.com/.well-known/security.txt',
    'Policy: https://verify.example.com/docs/security',
    '',
  ]);
});
