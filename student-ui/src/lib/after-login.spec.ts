import { expect, it } from '@jest/globals';
import { ownPath } from './after-login';

it.each(['/', '/cert-list', '/cert-update?id=7', '/manage/student'])('goes on at %p', (next) => {
  expect(ownPath(next)).toBe(next);
});

it.each([
  null,
  '',
  'cert-list',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
])('never goes to %j', (next) => expect(ownPath(next)).toBeNull());
