import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { addFiles } from '../../../test/contract/stores.js';
import { aCaller, someKnownDevices } from '../../../test/fakes/known-devices.fake.js';
import { PlainPseudonyms } from '../../../test/fakes/pseudonyms.fake.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import type { Actor } from '../../domain/account/actor.js';
import { newInvitation } from '../../domain/account/invitation.js';
import type { OrganisationRules } from '../../domain/account/organisation.js';
import { type Permission, ROLE } from '../../domain/account/role.js';
import { newStudent, type User } from '../../domain/account/user.js';
import { message } from '../../domain/messages/message.js';
import { CountedPasswordTries } from '../../platform/security/counted.password-tries.js';
import type { Ids } from '../../platform/security/ids.port.js';
import type { LinkSecrets } from '../../platform/security/link-secrets.port.js';
import { PasswordHasher } from '../../platform/security/password-hasher.port.js';
import { WaitingRoom } from '../../platform/security/waiting-room.js';
import { PresentPassword } from './present-password.service.js';
import { UsersAdminService } from './users-admin.service.js';

const NOW = new Date('2026-03-01T04:00:00Z');
const PASSWORD = { password: 'Secret-2026', checkPwd: 'Secret-2026' };

class PlainHasher extends PasswordHasher {
  /** What happens while a password is hashed, once. */
  meanwhile: (() => Promise<unknown>) | null = null;

  async hash(password: string): Promise<string> {
    const work = this.meanwhile;
    this.meanwhile = null;
    await work?.();
    return `hash of ${password}`;
  }

  async verify(hash: string | null, password: string): Promise<boolean> {
    return hash === `hash of ${password}`;
  }
}

const SECRETS = { fresh: () => ({ nonce: 'nonce', tokenHash: 'kept nonce' }) } as Partial<LinkSecrets> as LinkSecrets;

const NO_ORGANISATION = { only: false, breakGlass: null };

async function rig(organisation = NO_ORGANISATION) {
  const stores = await freshStores();
  const { unitOfWork, clock, users, roles, bounces, sessions } = stores;
  clock.time = NOW;
  const hasher = new PlainHasher();
  const tries = new CountedPasswordTries(unitOfWork, clock, new PlainPseudonyms(), new WaitingRoom());
  const present = new PresentPassword(unitOfWork, hasher, tries, someKnownDevices());
  const ids = { nonce: () => 'nonce' } as Partial<Ids> as Ids;
  const service = new UsersAdminService(
    unitOfWork,
    users,
    roles,
    bounces,
    hasher,
    present,
    organisation as OrganisationRules,
    SECRETS,
    ids,
    clock,
  );
  let inserted = 0;
  const insert = async (changes: Partial<User> = {}): Promise<Actor & User> => {
    inserted += 1;
    const email = `u${inserted}@example.com`;
    const user = await unitOfWork.run((tx) => tx.users.insert({ ...newStudent(email, 'old', 'cn', NOW), ...changes }));
    const sessionId = `session-${user.id}`;
    const expiresAt = new Date(NOW.getTime() + 1000);
    await unitOfWork.run((tx) => tx.sessions.insert({ id: sessionId, userId: user.id, createdAt: NOW, expiresAt }));
    return { ...user, userId: user.id, sessionId, permissions: [], authenticatedAt: NOW, withFactor: false };
  };
  const role = (id: number, ...permissions: Permission[]) =>
    unitOfWork.run((tx) => tx.roles.insert({ id, name: `Role ${id}`, permissions }));
  const signedIn = async ({ sessionId }: Actor) => (await sessions.findActor(sessionId, NOW)) !== null;
  const jobs = async () => (await stores.orders()).map(({ name, payload }) => ({ name, payload }));
  const change = (actor: Actor, user: User, raw: object, version: unknown = user.version) =>
    service.change(actor, { id: user.id, version, versionNeeded: true }, { ...raw }, aCaller());
  return { stores, unitOfWork, hasher, service, insert, role, signedIn, jobs, change };
}

const refused = (reason: string) => ({ reason });

describe('a change of an account', () => {
  it('of role or status ends all sessions', async () => {
    const { insert, role, signedIn, jobs, change } = await rig();
    await role(10);
    const [admin, officer] = [await insert({ roleId: ROLE.administrator }), await insert({ roleId: 10 })];
    await change(admin, officer, { status: 'disabled' });
    expect([await signedIn(officer), await signedIn(admin), await jobs()]).toEqual([false, true, []]);
  });

  it('of the email only has both addresses asked: everything else is changed at once', async () => {
    const { stores, unitOfWork, insert, role, signedIn, jobs, change } = await rig();
    await role(10);
    const [admin, officer] = [await insert({ roleId: ROLE.administrator }), await insert({ roleId: 10 })];
    await unitOfWork.run((tx) => tx.invitations.put(newInvitation(officer.id, 'n', 'h', NOW)));
    const changed = await change(admin, officer, { email: 'New@Example.com', name: 'New Name' });
    const kept = { email: officer.email, username: officer.username, name: 'New Name', version: 2 };
    expect(changed).toMatchObject(kept);
    expect(changed.passwordHash).toBe('old');
    expect(await signedIn(officer)).toBe(true);
    expect(await stores.invitations.findByUser(officer.id)).not.toBeNull();
    const waiting = { newEmail: 'new@example.com', requestedBy: admin.id, release: null };
    expect(await stores.addressChanges.findByUser(officer.id)).toMatchObject(waiting);
    const mail = (side: string) => ({ name: 'mail.address-change', payload: { userId: officer.id, side } });
    expect(await jobs()).toEqual([mail('old'), mail('new')]);
    const events = await stores.events();
    expect(events.map(({ action }) => action)).toEqual(['address.asked', 'user.changed']);
    expect(JSON.stringify(events)).not.toMatch(/hash of|Secret|new@example/);
  });

  it('of one’s own email is not shown by a password that opens nothing, but by what was shown just now', async () => {
    const { hasher, insert, change } = await rig({ only: true, breakGlass: null });
    const own = await insert({ roleId: ROLE.administrator, passwordHash: await hasher.hash('Old-1') });
    const asked = { email: 'new@example.com', oldPassword: 'Old-1' };
    const longAgo = { ...own, authenticatedAt: new Date(NOW.getTime() - 3_600_000) };
    await expect(change(longAgo, own, asked)).rejects.toMatchObject(refused('reauthentication_required'));
    expect(await change(own, own, { email: 'new@example.com' })).toMatchObject({ email: own.email });
  });

  it('sets no password', async () => {
    const { stores, insert, role, change } = await rig();
    await role(10);
    const [admin, officer] = [await insert({ roleId: ROLE.administrator }), await insert({ roleId: 10 })];
    const told = { details: { errors: { password: message('password_not_by_staff') } } };
    for (const one of [officer, admin]) await expect(change(admin, one, PASSWORD)).rejects.toMatchObject(told);
    expect((await stores.users.findById(officer.id))?.user).toMatchObject({ version: 1, passwordHash: 'old' });
  });

  it('of anything else neither ends sessions nor sends mail', async () => {
    const { insert, signedIn, jobs, change } = await rig();
    const [admin, student] = [await insert({ roleId: ROLE.administrator }), await insert()];
    await change(admin, student, { name: 'New', roleId: ROLE.student, email: student.email.toUpperCase() });
    expect([await signedIn(student), await jobs()]).toEqual([true, []]);
  });

  it('that changes nothing leaves no event', async () => {
    const { stores, insert, change } = await rig();
    const [admin, student] = [await insert({ roleId: ROLE.administrator }), await insert()];
    await change(admin, student, {});
    expect(await stores.events()).toEqual([]);
  });

  it('gives a student nothing that was prepared for an address that nobody has proven', async () => {
    const { stores, unitOfWork, insert, change } = await rig();
    const [admin, student] = [await insert({ roleId: ROLE.administrator }), await insert()];
    const { id } = await insertCertificate({ unitOfWork }, { ownerId: null }, { email: 'later@example.com' });
    await change(admin, student, { email: 'later@example.com' });
    expect((await stores.certificates.findById(id))?.ownerId).toBeNull();
  });

  it('is refused for whoever may do more', async () => {
    const { insert, role, change } = await rig();
    await role(10, 'users.manage');
    const [manager, boss] = [await insert({ roleId: 10 }), await insert({ roleId: ROLE.administrator })];
    const actor = { ...manager, permissions: ['users.manage'] } as const;
    await expect(change(actor, boss, { name: 'X' })).rejects.toMatchObject(refused('forbidden'));
    await expect(change(actor, { ...boss, id: 999_999 }, {})).rejects.toMatchObject(refused('not_found'));
  });

  it('is refused for an account that its user has erased', async () => {
    const { insert, change } = await rig();
    const [admin, gone] = [await insert({ roleId: ROLE.administrator }), await insert({ erasedAt: NOW })];
    await expect(change(admin, gone, { status: 'active' })).rejects.toMatchObject(refused('illegal_transition'));
  });

  it('leaves one of two administrators who act on each other', async () => {
    const { unitOfWork, insert, change } = await rig();
    const [one, two] = [await insert({ roleId: ROLE.administrator }), await insert({ roleId: ROLE.administrator })];
    const outcomes = await Promise.allSettled([
      change(one, two, { status: 'disabled' }),
      change(two, one, { roleId: ROLE.student }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await unitOfWork.run((tx) => tx.users.countActiveAdministrators())).toBe(1);
  });
});

describe('one’s own address', () => {
  it('is changed on what was proven alone', async () => {
    const { unitOfWork, hasher, insert, change } = await rig();
    const admin = await insert({ roleId: ROLE.administrator, passwordHash: 'hash of present' });
    const email = 'mine@example.com';
    await expect(change(admin, admin, { email })).rejects.toMatchObject(refused('invalid_input'));
    await expect(change(admin, admin, { email, oldPassword: 'x' })).rejects.toMatchObject(refused('wrong_password'));
    const { verify } = hasher;
    hasher.verify = async (...given) => {
      const matches = await verify.apply(hasher, given);
      await unitOfWork.run((tx) => tx.users.update({ ...admin, passwordHash: 'hash of another' }));
      return matches;
    };
    const proven = { email, oldPassword: 'present' };
    await expect(change(admin, admin, proven, 2)).rejects.toMatchObject(refused('no_session'));
    hasher.verify = verify;
    await unitOfWork.run((tx) => tx.users.update({ ...admin, version: 2 }));
    await expect(change(admin, admin, proven, 3)).resolves.toMatchObject({ email: admin.email, version: 4 });
  });
});

describe('a new account', () => {
  it('has a password that nobody knows, and its user is invited to choose one', async () => {
    const { stores, service, insert, jobs } = await rig();
    const admin = await insert({ roleId: ROLE.administrator });
    const made = await service.add(admin, { email: 'new@example.com', roleId: ROLE.student });
    expect(made.passwordHash).toBe('hash of nonce');
    expect(await stores.invitations.findByToken(['kept nonce'])).toEqual(
      newInvitation(made.id, 'nonce', 'kept nonce', NOW),
    );
    expect(await jobs()).toEqual([{ name: 'mail.account-made', payload: { userId: made.id } }]);
    const officer = { username: 'officer', email: 'officer@example.com', roleId: ROLE.administrator };
    await expect(service.add(admin, { ...officer, ...PASSWORD })).rejects.toMatchObject(refused('invalid_input'));
  });

  it('of a student has nothing of what was prepared for its address yet', async () => {
    const { stores, unitOfWork, service, insert } = await rig();
    const admin = await insert({ roleId: ROLE.administrator });
    const { id } = await insertCertificate({ unitOfWork }, { ownerId: null }, { email: 'new@example.com' });
    await service.add(admin, { email: 'new@example.com', roleId: ROLE.student });
    expect((await stores.certificates.findById(id))?.ownerId).toBeNull();
  });
});

describe('a picture', () => {
  it('must be the user’s, or the officer’s and named nowhere else; then it becomes the user’s', async () => {
    const { stores, unitOfWork, insert, change } = await rig();
    const [admin, student] = [await insert({ roleId: ROLE.administrator }), await insert()];
    const files = async (ownerId: number, kind: 'avatar' | 'passport' = 'avatar') =>
      (await addFiles({ unitOfWork }, 1, { ownerId, kind }))[0] ?? '';
    const wrong = { details: { errors: { avatar: message('picture_again') } } };
    const [own, officers] = [await files(student.id), await files(admin.id)];
    for (const avatar of [await files(999), await files(admin.id, 'passport')]) {
      await expect(change(admin, student, { avatar })).rejects.toMatchObject(wrong);
    }
    expect((await change(admin, student, { avatar: own })).avatar).toBe(own);
    expect((await change(admin, { ...student, version: 2 }, { avatar: officers })).avatar).toBe(officers);
    expect((await stores.files.findById(officers))?.ownerId).toBe(student.id);
    const busy = await files(admin.id);
    await change(admin, admin, { avatar: busy });
    await expect(change(admin, { ...student, version: 3 }, { avatar: busy })).rejects.toMatchObject(wrong);
  });
});

describe('a removal', () => {
  it('is refused for whoever did something, and takes the sessions of others along', async () => {
    const { unitOfWork, service, insert, signedIn } = await rig();
    const [admin, idle, busy] = [await insert({ roleId: ROLE.administrator }), await insert(), await insert()];
    await unitOfWork.run(async (tx) => tx.audit.record({ actorId: busy.id, action: 'login.succeeded', subject: null }));
    await expect(service.remove(admin, busy.id)).rejects.toMatchObject({
      reason: 'in_use',
      said: [message('used_by', { name: busy.username, uses: [message('events_one')] }), message('disable_instead')],
    });
    await service.remove(admin, idle.id);
    expect([await signedIn(idle), await signedIn(busy), await signedIn(admin)]).toEqual([false, true, true]);
    await expect(service.detail(idle.id)).rejects.toMatchObject(refused('not_found'));
    await expect(service.remove(admin, admin.id)).rejects.toMatchObject(refused('last_administrator'));
  });
});
