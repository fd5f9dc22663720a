import { aStudent } from '../../../test/factories/actor.factory.js';
import { Env } from '../../config/env.js';
import type { Actor } from '../../domain/account/actor.js';
import { SessionCookie } from '../../platform/http/session-cookie.js';
import { HmacRequestFingerprints } from '../../platform/idempotency/hmac.request-fingerprints.js';
import { HmacCodeSecrets } from '../../platform/security/hmac.code-secrets.js';
import { HmacLinkSigner } from '../../platform/security/hmac.link-signer.js';
import { JwtSessionTokens } from '../../platform/security/jwt.session-tokens.js';
import { SystemClock } from '../../platform/security/system.clock.js';
import { JwtStrategy } from './jwt.strategy.js';
import type { SessionReader } from './session.repository.js';
import type { SessionUsesService } from './session-uses.service.js';

const OLD = 'the secret that was in use until now, long enough';
const NEW = 'the secret that is to be in use from now on, also long';
// passport-jwt takes the time from the machine.
const NOW = new Date();
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const withSecrets = (jwtSecret: string, jwtSecretPrevious: string | null) =>
  Object.assign(new Env(), { publicUrl: 'https://verify.example', jwtSecret, jwtSecretPrevious });
const before = withSecrets(OLD, null);
const between = withSecrets(NEW, OLD);
const afterwards = withSecrets(NEW, null);

const ACTOR: Actor = { ...aStudent(7, 'ali@example.com'), sessionId: 'session' };
const SESSIONS: SessionReader = {
  findActor: async (id) => (id === ACTOR.sessionId ? ACTOR : null),
  findById: async () => null,
  findLive: async () => [],
};
const USES = { note: () => undefined } as unknown as SessionUsesService;

/** Whom passport takes the sender of a token for. @throws whatever it fails for. */
function actorOf(env: Env, token: string): Promise<unknown> {
  const strategy = new JwtStrategy(env, new SessionCookie(env), SESSIONS, new SystemClock(), USES);
  return new Promise((success, fail) => {
    const request = { headers: { authorization: `Bearer ${token}` } };
    Object.assign(Object.create(strategy), { success, fail, error: fail }).authenticate(request);
  });
}

describe('while the secret is changed', () => {
  const sign = (env: Env, expires = inMinutes(60)) =>
    new JwtSessionTokens(env).sign({ userId: 7, sessionId: 'session' }, NOW, expires);

  it('sessions go on, and end when the old secret is dropped', async () => {
    const token = sign(before);
    expect(await actorOf(between, token)).toEqual(ACTOR);
    await expect(actorOf(afterwards, token)).rejects.toThrow('invalid signature');
    await expect(actorOf(between, sign(before, inMinutes(-1)))).rejects.toThrow('jwt expired');
  });

  it('new sessions are signed with the new secret alone', async () => {
    const token = sign(between);
    expect(await actorOf(between, token)).toEqual(ACTOR);
    expect(await actorOf(afterwards, token)).toEqual(ACTOR);
    await expect(actorOf(before, token)).rejects.toThrow('invalid signature');
    // What a process with the new secret signs is accepted by one that has only been told of it.
    expect(await actorOf(withSecrets(OLD, NEW), token)).toEqual(ACTOR);
  });

  it('no other secret is accepted', async () => {
    const token = sign(withSecrets('some secret that nobody has ever heard of', null));
    await expect(actorOf(between, token)).rejects.toThrow('invalid signature');
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
