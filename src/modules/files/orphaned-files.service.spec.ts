import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { aFileId, aStoredFile } from '../../../test/factories/certificate.factory.js';
import { aProposal } from '../../../test/factories/proposal.factory.js';
import { FreshFiles } from '../../../test/support/fresh-files.js';
import { type FreshStores, freshStores } from '../../../test/support/fresh-stores.js';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import type { Reading } from '../../domain/reading/reading.js';
import { FilesPurgeJob } from './files-purge.job.js';
import { OrphanedFilesService } from './orphaned-files.service.js';

const DAY = 24 * 3_600_000;
const NOTHING_READ: Omit<Reading, 'sha256' | 'readAt'> = {
  reader: 'zone-1',
  result: 'nothing',
  zone: null,
  text: null,
  confidence: null,
  places: [],
  codes: [],
  edits: null,
};

let stores: FreshStores;
let files: FreshFiles;
let orphans: OrphanedFilesService;

beforeEach(async () => {
  stores = await freshStores();
  files = await FreshFiles.make();
  orphans = new OrphanedFilesService(stores.unitOfWork, stores.readings, stores.clock);
});

const wait = (ms: number) => {
  stores.clock.time = new Date(stores.clock.time.getTime() + ms);
};

/** An upload up to the moment at which it is cut off. */
async function begin(n: number, end: 'nothing stored' | 'stored' | 'admitted'): Promise<string> {
  const file = { ...aStoredFile(aFileId(n), 'passport'), createdAt: stores.clock.now() };
  await stores.unitOfWork.run((tx) => tx.files.announce(file));
  if (end !== 'nothing stored') await files.storage.putBytes(file.key, Buffer.from('scan'));
  if (end === 'admitted') await stores.unitOfWork.run((tx) => tx.files.admit(file.id));
  return file.id;
}

/** Runs all jobs there are. */
async function purge(signal = new AbortController().signal): Promise<void> {
  const { unitOfWork, jobs, clock } = stores;
  const handler = new FilesPurgeJob(stores.files, files.storage, unitOfWork);
  for (const { id, state } of await stores.orders()) {
    if (state !== 'open') continue;
    const claim = await jobs.claim(id, 1_000, clock.now());
    if (!claim) throw new Error('not due');
    await handler.handle(claim.job as OpenJob<'files.purge'>, signal);
    await unitOfWork.run((tx) => tx.closeJob(claim, clock.now()));
  }
}

test('what an upload left that was cut off goes a day later, with and without its bytes', async () => {
  await begin(1, 'nothing stored');
  await begin(2, 'stored');
  wait(DAY);
  expect(await orphans.sweep()).toBe(0);
  wait(1);
  expect(await orphans.sweep()).toBe(2);
  expect(await orphans.sweep()).toBe(0);
  await purge();
  expect([await files.keys(), await stores.count('files')]).toEqual([[], 0]);
});

test('a deletion that was given up is ordered again, once a day', async () => {
  await begin(1, 'admitted');
  wait(DAY + 1);
  expect(await orphans.sweep()).toBe(1);
  for (const { id } of await stores.orders()) await stores.failJob(id);
  wait(DAY);
  expect(await orphans.sweep()).toBe(0);
  wait(1);
  expect(await orphans.sweep()).toBe(1);
  await purge();
  expect([await files.keys(), await stores.count('files')]).toEqual([[], 0]);
});

test('more than one transaction takes are found in one sweep', async () => {
  await stores.unitOfWork.run(async (tx) => {
    for (let n = 1; n <= 1_002; n += 1) {
      const file = { ...aStoredFile(aFileId(n), 'passport'), createdAt: stores.clock.now() };
      await tx.files.announce(file);
      if (n > 501) await tx.files.admit(file.id);
    }
  });
  wait(DAY + 1);
  expect(await orphans.sweep()).toBe(1_002);
  const orders = await stores.orders();
  expect(orders.map(({ payload }) => (payload.fileIds as string[]).length)).toEqual([500, 1, 500, 1]);
});

test('what is deleted is noted as it goes, so that a purge that takes too long goes on where it was', async () => {
  const read = (sha256: string) => ({ ...NOTHING_READ, sha256, readAt: stores.clock.now() });
  for (let n = 1; n <= 60; n += 1) await begin(n, 'stored');
  await stores.unitOfWork.run((tx) => tx.readings.keep(read(aStoredFile(aFileId(1), 'passport').sha256)));
  wait(DAY + 1);
  expect(await orphans.sweep()).toBe(60);
  const late = new AbortController();
  let deleted = 0;
  const { storage } = files;
  const deleteOne = storage.delete.bind(storage);
  storage.delete = async (key) => {
    deleted += 1;
    if (deleted === 55) late.abort(new Error('It took longer than 60000 ms'));
    await deleteOne(key);
  };
  await expect(purge(late.signal)).rejects.toThrow('It took longer');
  expect([deleted, await stores.count('files')]).toEqual([55, 5]);
  wait(1_000);
  await purge();
  expect([deleted, await stores.count('files'), await stores.count('readings')]).toEqual([60, 0, 0]);
});

test('what was read of a file that is gone goes too, and nothing that was read of one that is kept', async () => {
  const kept = await begin(1, 'admitted');
  const { sha256 } = aStoredFile(kept, 'passport');
  const gone = Array.from({ length: 501 }, (_, n) => String(n).padStart(64, '0'));
  await stores.unitOfWork.run(async (tx) => {
    for (const hash of [sha256, ...gone])
      await tx.readings.keep({ ...NOTHING_READ, sha256: hash, readAt: stores.clock.now() });
  });
  expect(await orphans.forgetReadings(AbortSignal.abort())).toBe(0);
  expect(await orphans.forgetReadings()).toBe(501);
  expect(await orphans.forgetReadings()).toBe(0);
  expect((await stores.readings.all([sha256, ...gone])).map((one) => one.sha256)).toEqual([sha256]);
});

test('ends where it is told to', async () => {
  await begin(1, 'stored');
  wait(DAY + 1);
  expect(await orphans.sweep(AbortSignal.abort())).toBe(0);
});

test('a proposed photo that a process of 1.0.0 refused goes as well, which leaves its name in the row', async () => {
  const photo = await begin(1, 'admitted');
  const { id: certificateId, version } = await insertCertificate(stores);
  const corrections = { avatar: { before: null, after: photo } };
  await stores.unitOfWork.run((tx) => tx.proposals.insert(aProposal({ certificateId, version, corrections })));
  wait(DAY + 1);
  expect(await orphans.sweep()).toBe(0);
  await stores.database.writer.query("UPDATE proposals SET state = 'refused'");
  expect(await orphans.sweep()).toBe(1);
  await purge();
  expect(await files.keys()).toEqual([]);
});
