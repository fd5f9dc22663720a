import { Env } from '../../config/env.js';
import { HmacRequestFingerprints } from '../idempotency/hmac.request-fingerprints.js';
import { HmacCodeSecrets } from './hmac.code-secrets.js';
import { HmacLinkSigner } from './hmac.link-signer.js';
import { JwtSessionTokens } from './jwt.session-tokens.js';

const OLD = 'the secret that was in use until now, long enough';
const NEW = 'the secret that is to be in use from now on, also long';
const NOW = new Date('2026-03-01T12:00:00Z');
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const withSecrets = (jwtSecret: string, jwtSecretPrevious: string | null) =>
  Object.assign(new Env(), { jwtSecret, jwtSecretPrevious });
const before = withSecrets(OLD, null);
const between = withSecrets(NEW, OLD);
const afterwards = withSecrets(NEW, null);

describe('while the secret is changed', () => {
  const claims = { userId: 7, sessionId: 'session' };

  it('sessions go on, and end when the old secret is dropped', () => {
    const token = new JwtSessionTokens(before).sign(claims, NOW, inMinutes(60));
    expect(new JwtSessionTokens(between).verify(token, NOW)).toEqual(claims);
    expect(() => new JwtSessionTokens(afterwards).verify(token, NOW)).toThrow('Please sign in');
    expect(() => new JwtSessionTokens(between).verify(token, inMinutes(61))).toThrow('jwt expired');
  });

  it('new sessions are signed with the new secret alone', () => {
    const token = new JwtSessionTokens(between).sign(claims, NOW, inMinutes(60));
    expect(new JwtSessionTokens(afterwards).verify(token, NOW)).toEqual(claims);
    expect(() => new JwtSessionTokens(before).verify(token, NOW)).toThrow('Please sign in');
    // What a process with the new secret signs is accepted by one that has only been told of it.
    expect(new JwtSessionTokens(withSecrets(OLD, NEW)).verify(token, NOW)).toEqual(claims);
  });

  it('no other secret is accepted', () => {
    const token = new JwtSessionTokens(withSecrets('some secret that nobody has ever heard of', null)).sign(
      claims,
      NOW,
      inMinutes(60),
    );
    expect(() => new JwtSessionTokens(between).verify(token, NOW)).toThrow('Please sign in');
  });

  it('links that were given out open until they run out', () => {
    const link = new URLSearchParams(new HmacLinkSigner(before).sign('file:1', inMinutes(15)));
    const opens = (env: Env, resource = 'file:1', now = NOW) =>
      new HmacLinkSigner(env).verify(resource, link.get('exp') ?? '', link.get('sig') ?? '', now);
    expect([opens(before), opens(between), opens(afterwards)]).toEqual([true, true, false]);
    expect([opens(between, 'file:2'), opens(between, 'file:1', inMinutes(16))]).toEqual([false, false]);
  });

  it('a request that was sent before is known when it is repeated', () => {
    const [kept, ...none] = new HmacRequestFingerprints(before).of('POST {"pin":"1234"}');
    expect(none).toEqual([]);
    expect(kept).toMatch(/^[0-9a-f]{64}$/);
    const [written, ...accepted] = new HmacRequestFingerprints(between).of('POST {"pin":"1234"}');
    expect(accepted).toEqual([kept]);
    expect(new HmacRequestFingerprints(afterwards).of('POST {"pin":"1234"}')).toEqual([written]);
    expect(new HmacRequestFingerprints(between).of('POST {"pin":"1235"}')).not.toContain(kept);
  });

  it('a code that was asked for before is mailed as it was kept, and is right', () => {
    const kept = (env: Env) => ({
      email: 'ali@example.com',
      purpose: 'register' as const,
      nonce: 'nonce',
      hash: new HmacCodeSecrets(env).keep('ali@example.com', 'register', 'nonce'),
    });
    for (const [made, read] of [
      [before, before],
      [before, between],
      [between, between],
      [between, afterwards],
    ] as const) {
      const code = kept(made);
      const secrets = new HmacCodeSecrets(read);
      expect(secrets.codeOf(code)).toMatch(/^\d{6}$/);
      expect(secrets.isRight(code, secrets.codeOf(code))).toBe(true);
      expect(secrets.isRight(code, '')).toBe(false);
      expect(secrets.isRight({ ...code, email: 'other@example.com' }, secrets.codeOf(code))).toBe(false);
    }
    const old = kept(before);
    expect(new HmacCodeSecrets(afterwards).isRight(old, new HmacCodeSecrets(before).codeOf(old))).toBe(false);
  });
});
