import { NOON } from '../../../test/contract/stores.js';
import { aStudent } from '../../../test/factories/actor.factory.js';
import { aCaller, someKnownDevices } from '../../../test/fakes/known-devices.fake.js';
import { PlainPasswordHasher } from '../../../test/fakes/password-hasher.fake.js';
import { PlainPseudonyms } from '../../../test/fakes/pseudonyms.fake.js';
import { type FreshStores, freshStores } from '../../../test/support/fresh-stores.js';
import type { OrganisationRules } from '../../domain/account/organisation.js';
import { newStudent, type User } from '../../domain/account/user.js';
import { CountedPasswordTries } from '../../platform/security/counted.password-tries.js';
import type { Ids } from '../../platform/security/ids.port.js';
import type { SessionTokens } from '../../platform/security/session-tokens.port.js';
import { WaitingRoom } from '../../platform/security/waiting-room.js';
import type { ProofsService } from '../factors/proofs.service.js';
import { PresentPassword } from '../users/present-password.service.js';
import { AuthService } from './auth.service.js';
import type { CodesService } from './codes.service.js';
import { NewPasswords } from './new-passwords.service.js';
import { SessionOpener } from './session-opener.service.js';

const OLD = 'Secret-2026';
const NEW = 'Better-2026';

/** Lets something happen right after a password was looked at. */
class InterruptedHasher extends PlainPasswordHasher {
  meanwhile: () => Promise<unknown> = async () => null;

  override async verify(hash: string | null, password: string): Promise<boolean> {
    const matches = await super.verify(hash, password);
    await this.meanwhile();
    return matches;
  }
}

let stores: FreshStores;
let hasher: InterruptedHasher;
let service: AuthService;
let user: User;

beforeEach(async () => {
  stores = await freshStores();
  const { unitOfWork, users, clock } = stores;
  hasher = new InterruptedHasher();
  const pseudonyms = new PlainPseudonyms();
  const tries = new CountedPasswordTries(unitOfWork, clock, pseudonyms, new WaitingRoom());
  service = new AuthService(
    unitOfWork,
    users,
    hasher,
    new SessionOpener(
      { sign: () => 'token' } as Partial<SessionTokens> as SessionTokens,
      { sessionId: () => 'session' } as Partial<Ids> as Ids,
      pseudonyms,
      someKnownDevices(),
      clock,
    ),
    {} as CodesService,
    clock,
    pseudonyms,
    tries,
    new PresentPassword(unitOfWork, hasher, tries, someKnownDevices()),
    someKnownDevices(),
    {} as ProofsService,
    new NewPasswords({ has: () => false }, { min: 6 }),
    { only: false } as OrganisationRules,
    {} as Ids,
  );
  const student = newStudent('mei@example.com', `hash of ${OLD}`, 'en', NOON);
  user = await unitOfWork.run((tx) => tx.users.insert(student));
});

const changeTo = (userId: number, oldPassword: string) =>
  service.changePassword(aStudent(user.id), { userId, oldPassword, newPassword: NEW }, aCaller());
const stored = async () => (await stores.users.findById(user.id))?.user;
const actions = async () => (await stores.events()).map(({ action }) => action);

it('gives an account the new password for the old one', async () => {
  await changeTo(user.id, OLD);
  expect(await stored()).toMatchObject({ passwordHash: `hash of ${NEW}` });
  expect(await actions()).toEqual(['password.changed']);
});

it('takes no wrong old password, and none of another account', async () => {
  await expect(changeTo(user.id, NEW)).rejects.toMatchObject({ reason: 'wrong_password' });
  await expect(changeTo(user.id + 1, OLD)).rejects.toMatchObject({ reason: 'forbidden' });
  expect(await stored()).toMatchObject({ passwordHash: user.passwordHash });
});

it('leaves a password that was set while the old one was looked at', async () => {
  hasher.meanwhile = () =>
    stores.unitOfWork.run((tx) => tx.users.update({ ...user, passwordHash: 'hash of the reset one' }));
  await expect(changeTo(user.id, OLD)).rejects.toMatchObject({ reason: 'no_session' });
  expect(await stored()).toMatchObject({ passwordHash: 'hash of the reset one' });
  expect(await actions()).toEqual([]);
});
