import type { RawRequestDefaultExpression } from 'fastify';

/** Whose standards put them between the host and the path of an issuer's address, and not below it. */
const BEFORE_THE_PATH = ['jwt-vc-issuer', 'openid-credential-issuer', 'oauth-authorization-server'];

/**
 * Where `publicUrl` has a path, such as `https://uni.example/verify`: `/.well-known/jwt-vc-issuer/verify` is taken as
 * `/.well-known/jwt-vc-issuer`.
 * @returns what Fastify is told as `rewriteUrl`; `undefined` where there is nothing to be taken otherwise.
 */
export function wellKnownPaths(publicUrl: string): ((request: RawRequestDefaultExpression) => string) | undefined {
  const path = new URL(publicUrl).pathname.replace(/\/+$/, '');
  if (path === '') return undefined;
  const taken = new Map(BEFORE_THE_PATH.map((name) => [`/.well-known/${name}${path}`, `/.well-known/${name}`]));
  return ({ url = '/' }) => {
    const [address = '', ...query] = url.split('?');
    return [taken.get(address) ?? address, ...query].join('?');
  };
}
