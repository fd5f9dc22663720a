import { expect, it } from '@jest/globals';
import { callLimit } from '@myverify/api-client/call-limit';

const limitOf = (method: string, path: string) => callLimit({ method, url: `https://myverify.example${path}` });

it.each([
  ['POST', '/api/user/login'],
  ['POST', '/api/user/login-factor'],
  ['POST', '/api/user/reauthenticate'],
  ['POST', '/api/user/change-password'],
  ['POST', '/api/v1/me/erase'],
  ['POST', '/api/v1/me/factors/7/remove'],
  ['PUT', '/api/v1/users/7'],
])('%s %s may have to wait at the service before a password is looked at', (method, path) => {
  expect(limitOf(method, path)).toBe(45_000);
});

it.each([
  ['GET', '/api/user/info'],
  ['POST', '/api/user/logout'],
  ['GET', '/api/v1/users/7'],
  ['POST', '/api/v1/certificates/7/approve'],
  ['GET', '/api/cert/list?name=/api/user/login'],
])('%s %s ends after the 30 seconds of the specification', (method, path) => {
  expect(limitOf(method, path)).toBe(30_000);
});
