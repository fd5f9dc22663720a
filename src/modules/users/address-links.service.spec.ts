import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import type { Env } from '../../config/env.js';
import type { Actor } from '../../domain/account/actor.js';
import type { AddressSide } from '../../domain/account/address-change.js';
import { ROLE } from '../../domain/account/role.js';
import { newStudent, type User } from '../../domain/account/user.js';
import { Links } from '../../domain/site/links.js';
import { type Mail, Mailer } from '../../platform/mail/mailer.port.js';
import { LinkSecrets } from '../../platform/security/link-secrets.port.js';
import { MemoryRateLimiter } from '../../platform/security/memory.rate-limiter.js';
import { addressTakenMail, oldAddressMail } from './address-change.mail.js';
import { AddressChangeMailJob } from './address-change-mail.job.js';
import { AddressChangesService } from './address-changes.service.js';
import { AddressLinksService } from './address-links.service.js';
import { AddressReleasesService } from './address-releases.service.js';

const NOW = new Date('2026-11-24T09:00:00Z');
const DAY_MS = 24 * 3_600_000;
const ENDED = { reason: 'address_change_ended' };

class PlainSecrets extends LinkSecrets {
  #links = 0;
  fresh = () => ({ nonce: `n${++this.#links}`, tokenHash: `hash of n${this.#links}` });
  tokenOf = ({ nonce }: { readonly nonce: string }) => nonce;
  hashesOf = (token: string) => [`hash of ${token}`];
}

class KeptMails extends Mailer {
  readonly sent: Mail[] = [];
  async send(mail: Mail): Promise<void> {
    this.sent.push(mail);
  }
}

async function rig() {
  const stores = await freshStores();
  const { unitOfWork, clock, users, addressChanges: changes } = stores;
  clock.time = NOW;
  const limiter = new MemoryRateLimiter({ rateLimitScale: 1 } as Env, clock);
  const secrets = new PlainSecrets();
  const own = new AddressChangesService(unitOfWork, changes, users, stores.bounces, limiter, secrets, clock);
  const links = new AddressLinksService(unitOfWork, changes, secrets, clock);
  const releases = new AddressReleasesService(unitOfWork, changes, users, clock);
  const mailer = new KeptMails();
  const job = new AddressChangeMailJob(users, changes, secrets, new Links('https://x.my'), mailer, clock);
  let people = 0;
  const insert = async (given: Partial<User> = {}): Promise<Actor & User> => {
    people += 1;
    const fresh = newStudent(`u${people}@example.com`, 'old', 'en', NOW);
    const user = await unitOfWork.run((tx) => tx.users.insert({ ...fresh, ...given }));
    const sessionId = `session-${user.id}`;
    const session = { id: sessionId, userId: user.id, createdAt: NOW, expiresAt: new Date(NOW.getTime() + 2 * DAY_MS) };
    await unitOfWork.run((tx) => tx.sessions.insert(session));
    return { ...user, userId: user.id, sessionId, permissions: [], authenticatedAt: NOW, withFactor: false };
  };
  const token = async ({ id }: User, side: AddressSide) =>
    (await changes.findByUser(id))?.links[side].nonce ?? 'no change';
  const mail = (userId: number, side: AddressSide) =>
    job.handle({ id: 1, name: 'mail.address-change', payload: { userId, side }, attempt: 1, mailId: 'mail-1' });
  const signedIn = async ({ sessionId }: Actor) => (await stores.sessions.findActor(sessionId, clock.time)) !== null;
  const emailOf = async ({ id }: User) => (await users.findById(id))?.user.email;
  return { stores, clock, own, links, releases, mailer, insert, token, mail, signedIn, emailOf };
}

describe('another address', () => {
  it('is the account’s once both mailboxes have confirmed, and what was prepared for it, too', async () => {
    const { stores, own, links, insert, token, signedIn, emailOf } = await rig();
    const student = await insert();
    const { id } = await insertCertificate(stores, { ownerId: null }, { email: 'new@example.com' });
    expect(await own.request(student, ' New@Example.com')).toMatchObject({ change: { newEmail: 'new@example.com' } });
    const [oldToken, newToken] = [await token(student, 'old'), await token(student, 'new')];
    const question = { side: 'old', newEmail: 'new@example.com' };
    expect(await links.look(oldToken)).toEqual({ ...question, state: 'asked' });
    for (const _ of ['once', 'twice']) expect((await links.confirm(oldToken)).state).toBe('confirmed');
    expect([await links.look(oldToken), await emailOf(student)]).toEqual([
      { ...question, state: 'confirmed' },
      student.email,
    ]);
    expect(await signedIn(student)).toBe(true);
    expect((await links.confirm(newToken)).state).toBe('done');
    const after = (await stores.users.findById(student.id))?.user;
    expect(after).toMatchObject({ email: 'new@example.com', username: 'new@example.com' });
    expect([await signedIn(student), (await stores.certificates.findById(id))?.ownerId]).toEqual([false, student.id]);
    for (const used of [oldToken, newToken]) await expect(links.confirm(used)).rejects.toMatchObject(ENDED);
    const told = (await stores.orders()).map(({ name }) => name);
    expect(told.slice(0, 3)).toEqual(['mail.address-change', 'mail.address-change', 'mail.email-changed']);
    const events = await stores.events();
    const heard = ['address.asked', 'address.confirmed', 'address.confirmed', 'user.changed', 'address.changed'];
    expect(events.map(({ action }) => action)).toEqual(heard);
    expect(JSON.stringify(events)).not.toMatch(/example\.com/);
  });

  it('is not where either says that it did not ask; the old one has all signed out', async () => {
    const { own, links, insert, token, signedIn, emailOf } = await rig();
    const student = await insert();
    for (const [side, stays] of [['new', true] as const, ['old', false] as const]) {
      await own.request(student, 'new@example.com');
      const other = await token(student, side === 'old' ? 'new' : 'old');
      await links.confirm(other);
      expect((await links.refuse(await token(student, side))).state).toBe('refused');
      await expect(links.confirm(other)).rejects.toMatchObject(ENDED);
      expect([await signedIn(student), await emailOf(student)]).toEqual([stays, student.email]);
    }
  });

  it('is refused after a day, after a cancellation, and by links of an earlier wish', async () => {
    const { clock, own, links, insert, token, emailOf } = await rig();
    const student = await insert();
    await own.request(student, 'first@example.com');
    const first = await token(student, 'new');
    await own.request(student, 'second@example.com');
    await expect(links.confirm(first)).rejects.toMatchObject(ENDED);
    const second = await token(student, 'new');
    expect(await own.cancel(student)).toEqual({ email: student.email, bouncedSince: null, change: null });
    await expect(links.look(second)).rejects.toMatchObject(ENDED);
    await own.request(student, 'third@example.com');
    const third = await token(student, 'old');
    clock.time = new Date(NOW.getTime() + DAY_MS);
    await expect(links.confirm(third)).rejects.toMatchObject(ENDED);
    expect([await own.own(student), await emailOf(student)]).toEqual([
      { email: student.email, bouncedSince: null, change: null },
      student.email,
    ]);
  });

  it('is told to be taken where somebody else has got it meanwhile, and nothing is confirmed by that', async () => {
    const { own, links, insert, token, emailOf } = await rig();
    const student = await insert();
    await own.request(student, 'new@example.com');
    const [oldToken, newToken] = [await token(student, 'old'), await token(student, 'new')];
    await links.confirm(newToken);
    await insert({ email: 'new@example.com', username: 'new@example.com' });
    await expect(links.confirm(oldToken)).rejects.toMatchObject({ reason: 'already_exists' });
    expect([(await links.look(oldToken)).state, await emailOf(student)]).toEqual(['asked', student.email]);
  });

  it('is asked for five times an hour, and never the present one', async () => {
    const { own, insert } = await rig();
    const student = await insert();
    await expect(own.request(student, student.email.toUpperCase())).rejects.toMatchObject({ reason: 'invalid_input' });
    for (let n = 0; n < 5; n += 1) await own.request(student, `n${n}@example.com`);
    await expect(own.request(student, 'n6@example.com')).rejects.toMatchObject({ reason: 'too_many_requests' });
  });

  it('is asked by mail, but where it has an account of its own that alone is told', async () => {
    const { own, mailer, insert, token, mail } = await rig();
    const [student, other] = [await insert(), await insert({ language: 'cn' })];
    await own.request(student, other.email);
    for (const side of ['old', 'new'] as const) await mail(student.id, side);
    const link = `https://x.my/confirm-address#${await token(student, 'old')}`;
    const [asked, told] = mailer.sent;
    const question = oldAddressMail({ newEmail: other.email, byStaff: false, url: link, hours: 24 }, 'en');
    expect(asked).toMatchObject({ to: student.email, text: question });
    const taken = addressTakenMail({ url: 'https://x.my/student-login' }, 'cn');
    expect(told).toMatchObject({ to: other.email, language: 'cn', text: taken });
    await own.cancel(student);
    await mail(student.id, 'old');
    expect(mailer.sent).toHaveLength(2);
  });
});

describe('a lost mailbox', () => {
  it('is done without by two administrators, and the new address confirms all the same', async () => {
    const { own, releases, links, insert, token, emailOf } = await rig();
    const [one, two] = [await insert({ roleId: ROLE.administrator }), await insert({ roleId: ROLE.administrator })];
    const student = await insert();
    await expect(releases.release(one, student.id)).rejects.toMatchObject({ reason: 'illegal_transition' });
    await own.request(student, 'new@example.com');
    await expect(releases.release(student, student.id)).rejects.toMatchObject({ reason: 'forbidden' });
    for (const _ of ['once', 'twice']) await releases.release(one, student.id);
    expect((await releases.find(student.id))?.release).toEqual({ askedBy: one.id, askedAt: NOW, releasedBy: null });
    expect((await releases.release(two, student.id))?.release?.releasedBy).toBe(two.id);
    expect(await emailOf(student)).toBe(student.email);
    expect((await links.confirm(await token(student, 'new'))).state).toBe('done');
    expect(await emailOf(student)).toBe('new@example.com');
  });

  it('may be released last, and staff may have the account keep its address', async () => {
    const { own, releases, links, insert, token, emailOf } = await rig();
    const [one, two] = [await insert({ roleId: ROLE.administrator }), await insert({ roleId: ROLE.administrator })];
    const student = await insert();
    await own.request(student, 'gone@example.com');
    await releases.cancel(one, student.id);
    expect(await releases.find(student.id)).toBeNull();
    await own.request(student, 'new@example.com');
    await links.confirm(await token(student, 'new'));
    await releases.release(one, student.id);
    expect(await releases.release(two, student.id)).toBeNull();
    expect(await emailOf(student)).toBe('new@example.com');
  });
});
