import { setTimeout as sleep } from 'node:timers/promises';
import type { OrganisationRules } from '../../../src/domain/account/organisation.js';
import { newStudent, type User } from '../../../src/domain/account/user.js';
import { AuthService } from '../../../src/modules/auth/auth.service.js';
import { CodesService } from '../../../src/modules/auth/codes.service.js';
import { NewPasswords } from '../../../src/modules/auth/new-passwords.service.js';
import type { SessionOpener } from '../../../src/modules/auth/session-opener.service.js';
import type { CertificateStore } from '../../../src/modules/certificates/certificate.repository.js';
import { CertificatesService } from '../../../src/modules/certificates/certificates.service.js';
import type { ProofsService } from '../../../src/modules/factors/proofs.service.js';
import type { PresentPassword } from '../../../src/modules/users/present-password.service.js';
import type { UserStore } from '../../../src/modules/users/user.repository.js';
import { UsersService } from '../../../src/modules/users/users.service.js';
import type { CodeSecrets } from '../../../src/platform/security/code-secrets.port.js';
import type { Ids } from '../../../src/platform/security/ids.port.js';
import type { PasswordTries } from '../../../src/platform/security/password-tries.port.js';
import { type Transaction, UnitOfWork } from '../../../src/unit-of-work/unit-of-work.js';
import { insertCertificate } from '../../contract/certificate.store.contract.js';
import { addFiles, after, NOON, type Stores } from '../../contract/stores.js';
import { aReviewer, aStudent } from '../../factories/actor.factory.js';
import { aCaller, someKnownDevices } from '../../fakes/known-devices.fake.js';
import { PlainPasswordHasher } from '../../fakes/password-hasher.fake.js';
import { PlainPseudonyms } from '../../fakes/pseudonyms.fake.js';
import { onMariadb, type TestDatabase } from '../../support/databases.js';
import { elsewhere } from '../../support/elsewhere.js';
import { storesOn } from '../../support/typeorm-stores.js';

onMariadb('locks on MariaDB', (fresh) => {
  let db: TestDatabase;
  let stores: Stores;
  beforeAll(async () => {
    db = await fresh();
    stores = { ...storesOn(db.database), dispose: db.dispose };
  });
  afterAll(() => db?.dispose());

  it('makes a discard wait for a save that is about to name the file, and spare it', async () => {
    const [file = ''] = await addFiles(stores, 1);
    const one = await insertCertificate(stores);
    let discarding: Promise<string[]> | undefined;
    await stores.unitOfWork.run(async (tx) => {
      expect(await tx.files.lock([file])).toHaveLength(1);
      discarding ??=
        stores.files && elsewhere(() => stores.unitOfWork.run((other) => other.files.discardUnused([file], NOON)));
      await sleep(150);
      await tx.certificates.update(one, { ...one, form: { ...one.form, certPhotos: [file] } });
    });
    expect(await discarding).toEqual([]);
    expect(await stores.files.findById(file)).not.toBeNull();
  });

  it('makes a save wait for a discard, and miss the file', async () => {
    const [file = ''] = await addFiles(stores, 1);
    let saving: Promise<number> | undefined;
    await stores.unitOfWork.run(async (tx) => {
      expect(await tx.files.discardUnused([file], NOON)).toEqual([file]);
      saving ??= elsewhere(() => stores.unitOfWork.run(async (other) => (await other.files.lock([file])).length));
      await sleep(150);
    });
    expect(await saving).toBe(0);
  });

  it('makes an approval wait for the erasure that is about to remove the record', async () => {
    const ownerId = 4711;
    const waiting = await insertCertificate(stores, { ownerId, status: 'Verifying' });
    let approving: Promise<unknown> | undefined;
    await stores.unitOfWork.run(async (tx) => {
      expect(await tx.personalData.owned(ownerId, ['Verifying'], 10)).toEqual([waiting]);
      approving ??= elsewhere(() =>
        stores.unitOfWork.run((other) => other.certificates.update(waiting, { ...waiting, status: 'Verified' })),
      ).catch((error: unknown) => error);
      await sleep(150);
      await tx.certificates.remove(waiting);
    });
    expect(await approving).toMatchObject({ reason: 'stale_version' });
  });

  it('gives a student who registers also the record that staff make for the address at that moment', async () => {
    const email = 'at.once@example.com';
    let registering: Promise<User> | undefined;
    // Between the look for the student and the record.
    const slow = (tx: Transaction): Transaction => {
      const insert: CertificateStore['insert'] = async (record) => {
        registering ??= elsewhere(() => stores.unitOfWork.run((other) => register(other, email)));
        await sleep(150);
        return tx.certificates.insert(record);
      };
      return { ...tx, certificates: Object.assign(Object.create(tx.certificates), { insert }) };
    };
    class Slow extends UnitOfWork {
      run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
        return stores.unitOfWork.run((tx) => work(slow(tx)));
      }
    }
    const service = new CertificatesService(new Slow(), stores.certificates, { now: () => NOON });
    const { certificate } = await service.saveDraft(aReviewer(), null, { email, name: 'Mei' });
    const student = await registering;
    expect(certificate.ownerId).toBeNull();
    expect(await stores.certificates.findById(certificate.id)).toMatchObject({ ownerId: student?.id, version: 2 });
  });

  it('makes one change of a profile wait for another, and keeps what both change', async () => {
    const { id, email } = await insertStudent('profile.twice@example.com');
    const other = new UsersService(stores.unitOfWork, stores.users, { now: () => NOON });
    const slow = beforeUserChanges(() => other.updateProfile(aStudent(id, email), { nationality: 'China' }));
    const service = new UsersService(slow.unitOfWork, stores.users, { now: () => NOON });
    await service.updateProfile(aStudent(id, email), { name: '王小明' });
    await slow.meanwhile();
    const found = await stores.users.findById(id);
    expect(found?.user).toMatchObject({ name: '王小明', nationality: 'China', version: 3 });
  });

  it('makes a change of the profile wait for a reset of the password, and keeps both', async () => {
    const { id, email } = await insertStudent('forgetful@example.com');
    const anyCodeIsRight = { isRight: () => true } as Partial<CodeSecrets> as CodeSecrets;
    const auth = (unitOfWork: UnitOfWork) =>
      new AuthService(
        unitOfWork,
        stores.users,
        new PlainPasswordHasher(),
        {} as SessionOpener,
        new CodesService(
          unitOfWork,
          anyCodeIsRight,
          {} as Ids,
          { now: () => NOON },
          new PlainPseudonyms(),
          someKnownDevices(),
          stores.users,
        ),
        { now: () => NOON },
        new PlainPseudonyms(),
        {} as PasswordTries,
        {} as PresentPassword,
        someKnownDevices(),
        {} as ProofsService,
        new NewPasswords({ has: () => false }, { min: 6 }),
        {} as OrganisationRules,
        {} as Ids,
      );
    const profiles = new UsersService(stores.unitOfWork, stores.users, { now: () => NOON });
    const slow = beforeUserChanges(() => profiles.updateProfile(aStudent(id, email), { name: '王小明' }));
    const code = { email, purpose: 'reset', nonce: 'n', hash: 'h', language: 'en' } as const;
    await stores.unitOfWork.run((tx) => tx.codes.insert({ ...code, createdAt: NOON, expiresAt: after(600) }));
    await auth(slow.unitOfWork).resetPassword({ email, password: 'Better-2026', code: '123456' }, aCaller());
    await slow.meanwhile();
    const found = await stores.users.findById(id);
    expect(found?.user).toMatchObject({ name: '王小明', passwordHash: 'hash of Better-2026', version: 3 });
  });

  const insertStudent = (email: string) =>
    stores.unitOfWork.run((tx) => tx.users.insert(newStudent(email, 'hash', 'en', NOON)));

  /** A unit of work that lets something else begin between its look at an account and its change. */
  function beforeUserChanges(begin: () => Promise<unknown>) {
    let begun: Promise<unknown> | undefined;
    const slow = (tx: Transaction): Transaction => {
      const update: UserStore['update'] = async (user) => {
        begun ??= elsewhere(begin);
        await sleep(150);
        return tx.users.update(user);
      };
      return { ...tx, users: Object.assign(Object.create(tx.users), { update }) };
    };
    class Slow extends UnitOfWork {
      run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
        return stores.unitOfWork.run((tx) => work(slow(tx)));
      }
    }
    return { unitOfWork: new Slow(), meanwhile: () => begun };
  }
});

async function register(tx: Transaction, email: string): Promise<User> {
  const student = await tx.users.insert(newStudent(email, 'hash', 'en', NOON));
  await tx.certificates.adopt(email, student.id);
  return student;
}
