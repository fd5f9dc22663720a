import type { IncomingMessage } from 'node:http';
import { wellKnownPaths } from './well-known.js';

const taken = (publicUrl: string, url: string) => wellKnownPaths(publicUrl)?.({ url } as IncomingMessage);

it.each([
  ['/.well-known/jwt-vc-issuer/a/b', '/.well-known/jwt-vc-issuer'],
  ['/.well-known/openid-credential-issuer/a/b?x=1?2', '/.well-known/openid-credential-issuer?x=1?2'],
  ['/.well-known/oauth-authorization-server/a/b', '/.well-known/oauth-authorization-server'],
  ['/.well-known/jwt-vc-issuer/a', '/.well-known/jwt-vc-issuer/a'],
  ['/.well-known/jwks.json/a/b', '/.well-known/jwks.json/a/b'],
  ['/api/v1/site?x=%2F', '/api/v1/site?x=%2F'],
])('below an address with a path, %s is taken as %s', (url, as) => {
  expect(taken('https://uni.example/a/b', url)).toBe(as);
});

it('below an address without a path nothing is taken otherwise', () => {
  expect(wellKnownPaths('https://uni.example')).toBeUndefined();
});
