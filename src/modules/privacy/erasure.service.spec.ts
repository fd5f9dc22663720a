import { addFile } from '../../../test/contract/stores.js';
import { aStudent } from '../../../test/factories/actor.factory.js';
import { aCertificate, aFileId, aForm, aStoredFile } from '../../../test/factories/certificate.factory.js';
import { aCaller, someKnownDevices } from '../../../test/fakes/known-devices.fake.js';
import { PlainPasswordHasher } from '../../../test/fakes/password-hasher.fake.js';
import { PlainPseudonyms } from '../../../test/fakes/pseudonyms.fake.js';
import { AUDIT_HASHES } from '../../../test/support/audit-keys.js';
import { type FreshStores, freshStores } from '../../../test/support/fresh-stores.js';
import { newStudent, type User } from '../../domain/account/user.js';
import type { CertificateStatus } from '../../domain/certificate/certificate.machine.js';
import { staleVersion } from '../../domain/shared/record-version.js';
import { CountedPasswordTries } from '../../platform/security/counted.password-tries.js';
import { Ids } from '../../platform/security/ids.port.js';
import { WaitingRoom } from '../../platform/security/waiting-room.js';
import { TypeOrmUnitOfWork } from '../../unit-of-work/typeorm.unit-of-work.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import { PresentPassword } from '../users/present-password.service.js';
import { AccountRemainsJob } from './account-remains.job.js';
import { ErasureService } from './erasure.service.js';

const NOW = new Date('2026-03-01T00:00:00.000Z');

class CountingIds extends Ids {
  #count = 0;
  fileId = () => aFileId(++this.#count);
  sessionId = () => `session ${++this.#count}`;
  reportNumber = () => `MYV-${++this.#count}`;
  statusPosition = () => ++this.#count;
  shareToken = () => `token-${++this.#count}`;
  recoveryDigits = () => [];
  nonce = () => `nonce-${++this.#count}`;
  webhookSecret = () => `whsec_${++this.#count}`;
  keyDigits = () => Array.from({ length: 30 }, () => ++this.#count % 62);
}

/** Refuses some units of work as if somebody had changed a record meanwhile. */
class Contended extends TypeOrmUnitOfWork {
  refusals = 0;

  override run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.run(async (tx) => {
      const result = await work(tx);
      const erases = (await tx.users.findByEmail('mei@example.com')) === null;
      if (erases && this.refusals-- > 0) throw staleVersion();
      return result;
    });
  }
}

let stores: FreshStores;
let unitOfWork: Contended;
let hasher: PlainPasswordHasher;
let service: ErasureService;
let remains: AccountRemainsJob;
let user: User;
let files: number;

beforeEach(async () => {
  stores = await freshStores();
  const { users, consents, idempotencyKeys, clock } = stores;
  clock.time = NOW;
  unitOfWork = new Contended(stores.database, stores.notifier, clock, AUDIT_HASHES, new PlainPseudonyms());
  hasher = new PlainPasswordHasher();
  files = 0;
  service = new ErasureService(
    unitOfWork,
    users,
    consents,
    hasher,
    new CountingIds(),
    new PresentPassword(
      unitOfWork,
      hasher,
      new CountedPasswordTries(unitOfWork, clock, new PlainPseudonyms(), new WaitingRoom()),
      someKnownDevices(),
    ),
    idempotencyKeys,
    { ...DAYS },
    clock,
  );
  remains = new AccountRemainsJob(users, unitOfWork, clock);
  user = await unitOfWork.run((tx) => tx.users.insert(newStudent('mei@example.com', 'hash of right', 'en', NOW)));
});

const DAYS = {
  sessions: 1,
  codes: 1,
  loginFailures: 1,
  idempotencyKeys: 1,
  jobs: 1,
  shares: 90,
  drafts: 1,
  rejected: 1,
  erased: 7,
  audit: 0,
};
const erase = (password = 'right') => service.erase(aStudent(user.id, user.email), password, aCaller());
const jobs = async (name: string) => (await stores.orders()).filter((row) => row.name === name);
const owned = () =>
  stores.database.writer.query<{ owner_id: number | null; status: string }[]>(
    'SELECT owner_id, status FROM certificates',
  );
const actions = async () => (await stores.events()).map(({ action }) => action);
const account = async () => (await stores.users.findById(user.id))?.user;
const work = () =>
  remains.handle(
    { id: 1, name: 'account.remains', payload: { userId: user.id }, attempt: 1, mailId: 'mail-1' },
    new AbortController().signal,
  );

async function own(howMany: number, status: CertificateStatus = 'Unverified'): Promise<void> {
  await unitOfWork.run(async (tx) => {
    for (let n = 0; n < howMany; n += 1) {
      files += 1;
      const id = aFileId(files);
      await addFile(tx, { ...aStoredFile(id, 'photo'), ownerId: user.id });
      const form = aForm({
        avatar: id,
        passportPhotos: [],
        certPhotos: [],
        transcriptPhotos: [],
        ministryPhotos: [],
        paymentPhotos: [],
      });
      const { id: _, version: __, ...record } = aCertificate(status, { ownerId: user.id, form });
      await tx.certificates.insert(record);
    }
  });
}

it('tells what was removed and what is kept', async () => {
  await own(2);
  await own(1, 'Verified');
  const erasure = await erase();
  expect(erasure).toMatchObject({ erasedAt: NOW, removedRecords: 2 });
  expect(erasure.kept.map(({ what }) => what)).toEqual(['report', 'account-number', 'audit-trail']);
  expect(await owned()).toEqual([{ owner_id: null, status: 'Verified' }]);
  expect(await account()).toMatchObject({ erasedAt: NOW, passwordHash: 'hash of nonce-1' });
});

it('leaves no offer of a report to a wallet', async () => {
  await own(1, 'Verified');
  const [row] = await stores.database.writer.query<{ id: number }[]>('SELECT id FROM certificates');
  const certificateId = row?.id ?? 0;
  const endsAt = new Date(NOW.getTime() + 600_000);
  const offer = { certificateId, codeHash: 'c'.repeat(64), pinHash: 'p'.repeat(64), endsAt };
  await unitOfWork.run((tx) => tx.walletOffers.replace(offer));
  expect(await stores.count('wallet_offers')).toBe(1);
  await erase();
  expect(await stores.count('wallet_offers')).toBe(0);
});

it('goes on later where there is more than one transaction should hold, and then stops', async () => {
  await own(230);
  expect((await erase()).removedRecords).toBe(100);
  expect(await stores.count('certificates')).toBe(130);
  expect((await jobs('account.remains')).map(({ payload }) => payload)).toEqual([{ userId: user.id }]);
  await work();
  expect(await stores.count('certificates')).toBe(0);
  const purged = (await jobs('files.purge')).flatMap(({ payload }) => payload.fileIds as string[]);
  expect(purged).toHaveLength(230);
  const discarded = await stores.files.findDiscarded(purged);
  expect(purged.sort()).toEqual(discarded.map(({ id }) => id).sort());
  const events = await stores.count('audit_events');
  await work();
  expect(await stores.count('audit_events')).toBe(events);
});

it('never touches an account that lives', async () => {
  await own(1);
  await work();
  expect(await stores.count('certificates')).toBe(1);
  expect((await account())?.erasedAt).toBeNull();
});

it('begins anew where somebody changes a record meanwhile, and gives up when that does not end', async () => {
  await own(1);
  unitOfWork.refusals = 4;
  expect((await erase()).removedRecords).toBe(1);

  user = await unitOfWork.run((tx) => tx.users.insert(newStudent('mei@example.com', 'hash of right', 'en', NOW)));
  unitOfWork.refusals = 100;
  await expect(erase()).rejects.toMatchObject({ reason: 'stale_version' });
  expect((await account())?.erasedAt).toBeNull();
});

it('is not done with a wrong password, and says so in the trail', async () => {
  await expect(erase('wrong')).rejects.toMatchObject({ reason: 'wrong_password' });
  expect(await actions()).toEqual(['account.erasure-refused']);
  for (let n = 0; n < 9; n += 1) await erase('wrong').catch(() => undefined);
  await expect(erase('right')).rejects.toMatchObject({ reason: 'locked_out' });
  expect((await account())?.erasedAt).toBeNull();
  expect((await stores.events()).at(-1)).toMatchObject({
    action: 'login.locked',
    subject: { id: 'pseudonym of mei@example.com' },
  });
});

it('erases nothing for a password that was replaced while it was looked at', async () => {
  const verify = hasher.verify.bind(hasher);
  hasher.verify = async (hash, password) => {
    const matches = await verify(hash, password);
    await unitOfWork.run((tx) => tx.users.update({ ...user, passwordHash: 'hash of the reset one' }));
    return matches;
  };
  await expect(service.erase(aStudent(user.id), 'right', aCaller())).rejects.toMatchObject({ reason: 'no_session' });
  expect(await account()).toMatchObject({ email: 'mei@example.com', erasedAt: null });
});
