import type { Env } from '../../config/env.js';
import { HmacLinkSecrets } from './hmac.link-secrets.js';
import type { Ids } from './ids.port.js';

const ids = { nonce: () => 'a nonce' } as Partial<Ids> as Ids;
const under = (jwtSecret: string, jwtSecretPrevious: string | null = null) =>
  new HmacLinkSecrets({ jwtSecret, jwtSecretPrevious } as Partial<Env> as Env, ids);
const kept = under('old').fresh();

it('gives the same token each time, and finds it by its hash', () => {
  const token = under('old').tokenOf(kept);
  expect(token).toMatch(/^[\w-]{22}$/);
  expect(under('old').tokenOf(kept)).toBe(token);
  expect(under('old').hashesOf(token ?? '')).toEqual([kept.tokenHash]);
  expect(under('old').hashesOf('no token')).toEqual([]);
});

it('gives and finds the token of a former secret for as long as that is accepted', () => {
  const token = under('old').tokenOf(kept) ?? '';
  expect(under('new', 'old').tokenOf(kept)).toBe(token);
  expect(under('new', 'old').hashesOf(token)).toContain(kept.tokenHash);
  expect(under('new', 'old').fresh().nonce).toBe(kept.nonce);
  expect(under('new', 'old').fresh().tokenHash).not.toBe(kept.tokenHash);
});

it('gives none that nothing would open, once the secret is gone', () => {
  expect(under('new').tokenOf(kept)).toBeNull();
  expect(under('new').hashesOf(under('old').tokenOf(kept) ?? '')).not.toContain(kept.tokenHash);
});
