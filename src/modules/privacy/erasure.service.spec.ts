import { addFile } from '../../../test/contract/stores.js';
import { aStudent } from '../../../test/factories/actor.factory.js';
import { aCertificate, aFileId, aForm, aStoredFile } from '../../../test/factories/certificate.factory.js';
import { PlainPasswordHasher } from '../../../test/fakes/password-hasher.fake.js';
import { PlainPseudonyms } from '../../../test/fakes/pseudonyms.fake.js';
import { InMemoryUnitOfWork } from '../../../test/fakes/unit-of-work.fake.js';
import { newStudent, type User } from '../../domain/account/user.js';
import type { CertificateStatus } from '../../domain/certificate/certificate.machine.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { CountedPasswordTries } from '../../platform/security/counted.password-tries.js';
import { Ids } from '../../platform/security/ids.port.js';
import { WaitingRoom } from '../../platform/security/waiting-room.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import { AccountRemainsJob } from './account-remains.job.js';
import { ErasureService } from './erasure.service.js';

const NOW = new Date('2026-03-01T00:00:00.000Z');
const clock = { now: () => NOW };

class CountingIds extends Ids {
  #count = 0;
  fileId = () => aFileId(++this.#count);
  sessionId = () => `session ${++this.#count}`;
  reportNumber = () => `MYV-${++this.#count}`;
  statusPosition = () => ++this.#count;
  shareToken = () => `token-${++this.#count}`;
  nonce = () => `nonce-${++this.#count}`;
}

/** Refuses some units of work as if somebody had changed a record meanwhile. */
class Contended extends InMemoryUnitOfWork {
  refusals = 0;

  override run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.run(async (tx) => {
      const result = await work(tx);
      const erases = this.tables.users.size > 0 && (await tx.users.findByEmail('mei@example.com')) === null;
      if (erases && this.refusals-- > 0) throw new DomainError('stale_version', message('stale_account'));
      return result;
    });
  }
}

let unitOfWork: Contended;
let hasher: PlainPasswordHasher;
let service: ErasureService;
let remains: AccountRemainsJob;
let user: User;

beforeEach(async () => {
  unitOfWork = new Contended();
  hasher = new PlainPasswordHasher();
  const { users, consents, idempotencyKeys } = unitOfWork;
  service = new ErasureService(
    unitOfWork,
    users,
    consents,
    hasher,
    new CountingIds(),
    new CountedPasswordTries(unitOfWork, clock, new PlainPseudonyms(), new WaitingRoom()),
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
const ADDRESS = '203.0.113.7';
const erase = (password = 'right') => service.erase(aStudent(user.id, user.email), password, ADDRESS);
const jobs = (name: string) => unitOfWork.jobs.rows.filter((row) => row.name === name);
const work = () =>
  remains.handle(
    { id: 1, name: 'account.remains', payload: { userId: user.id }, attempt: 1, mailId: 'mail-1' },
    new AbortController().signal,
  );

async function own(howMany: number, status: CertificateStatus = 'Unverified'): Promise<void> {
  await unitOfWork.run(async (tx) => {
    for (let n = 0; n < howMany; n += 1) {
      const id = aFileId(unitOfWork.tables.files.size + n + 1);
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
  expect([...unitOfWork.tables.certificates.values()].map(({ ownerId, status }) => [ownerId, status])).toEqual([
    [null, 'Verified'],
  ]);
  expect(unitOfWork.tables.users.get(user.id)).toMatchObject({ erasedAt: NOW, passwordHash: 'hash of nonce-1' });
});

it('goes on later where there is more than one transaction should hold, and then stops', async () => {
  await own(230);
  expect((await erase()).removedRecords).toBe(100);
  expect(unitOfWork.tables.certificates.size).toBe(130);
  expect(jobs('account.remains').map(({ payload }) => payload)).toEqual([{ userId: user.id }]);
  await work();
  expect(unitOfWork.tables.certificates.size).toBe(0);
  const discarded = [...unitOfWork.tables.files.values()].filter(({ discardedAt }) => discardedAt !== null);
  expect(discarded).toHaveLength(230);
  const purged = jobs('files.purge').flatMap(({ payload }) => ('fileIds' in payload ? payload.fileIds : []));
  expect(purged.sort()).toEqual(discarded.map(({ id }) => id).sort());
  const events = unitOfWork.audit.length;
  await work();
  expect(unitOfWork.audit).toHaveLength(events);
});

it('never touches an account that lives', async () => {
  await own(1);
  await work();
  expect(unitOfWork.tables.certificates.size).toBe(1);
  expect(unitOfWork.tables.users.get(user.id)?.erasedAt).toBeNull();
});

it('begins anew where somebody changes a record meanwhile, and gives up when that does not end', async () => {
  await own(1);
  unitOfWork.refusals = 4;
  expect((await erase()).removedRecords).toBe(1);

  user = await unitOfWork.run((tx) => tx.users.insert(newStudent('mei@example.com', 'hash of right', 'en', NOW)));
  unitOfWork.refusals = 100;
  await expect(erase()).rejects.toMatchObject({ reason: 'stale_version' });
  expect(unitOfWork.tables.users.get(user.id)?.erasedAt).toBeNull();
});

it('is not done with a wrong password, and says so in the trail', async () => {
  await expect(erase('wrong')).rejects.toMatchObject({ reason: 'wrong_password' });
  expect(unitOfWork.audit.map(({ action }) => action)).toEqual(['account.erasure-refused']);
  for (let n = 0; n < 9; n += 1) await erase('wrong').catch(() => undefined);
  await expect(erase('right')).rejects.toMatchObject({ reason: 'locked_out' });
  expect(unitOfWork.tables.users.get(user.id)?.erasedAt).toBeNull();
  expect(unitOfWork.audit.at(-1)).toMatchObject({
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
  await expect(service.erase(aStudent(user.id), 'right', ADDRESS)).rejects.toMatchObject({ reason: 'no_session' });
  expect((await unitOfWork.users.findById(user.id))?.user).toMatchObject({ email: 'mei@example.com', erasedAt: null });
});
