import { SettableClock } from '../../../test/contract/stores.js';
import { aFileId, aStoredFile } from '../../../test/factories/certificate.factory.js';
import { InMemoryFileStorage } from '../../../test/fakes/file-storage.fake.js';
import { InMemoryUnitOfWork } from '../../../test/fakes/unit-of-work.fake.js';
import { FilesPurgeJob } from './files-purge.job.js';
import { StrayFilesService } from './stray-files.service.js';

const DAY = 24 * 3_600_000;

let clock: SettableClock;
let unitOfWork: InMemoryUnitOfWork;
let storage: InMemoryFileStorage;
let strays: StrayFilesService;

beforeEach(() => {
  clock = new SettableClock();
  unitOfWork = new InMemoryUnitOfWork({ clock });
  storage = new InMemoryFileStorage();
  strays = new StrayFilesService(unitOfWork, clock);
});

const wait = (ms: number) => {
  clock.time = new Date(clock.time.getTime() + ms);
};

/** An upload up to the moment at which it is cut off. */
async function begin(n: number, end: 'nothing stored' | 'stored' | 'admitted'): Promise<string> {
  const file = { ...aStoredFile(aFileId(n), 'passport'), createdAt: clock.now() };
  await unitOfWork.run((tx) => tx.files.announce(file));
  if (end !== 'nothing stored') await storage.putBytes(file.key, Buffer.from('scan'), file.type);
  if (end === 'admitted') await unitOfWork.run((tx) => tx.files.admit(file.id));
  return file.id;
}

/** Runs all jobs there are. */
async function purge(): Promise<void> {
  const handler = new FilesPurgeJob(unitOfWork.files, storage);
  for (const row of unitOfWork.jobs.rows.filter(({ state }) => state === 'open')) {
    const claim = await unitOfWork.jobs.claim(row.id, 1_000, clock.now());
    if (!claim) throw new Error('not due');
    const { id, payload } = row;
    const effect = await handler.handle({
      id,
      name: 'files.purge',
      payload: payload as never,
      attempt: 1,
      mailId: 'mail-1',
    });
    await unitOfWork.run(async (tx) => {
      await effect?.(tx);
      await tx.closeJob(claim, clock.now());
    });
  }
}

test('what an upload left that was cut off goes a day later, with and without its bytes', async () => {
  await begin(1, 'nothing stored');
  await begin(2, 'stored');
  wait(DAY);
  expect(await strays.sweep()).toBe(0);
  wait(1);
  expect(await strays.sweep()).toBe(2);
  expect(await strays.sweep()).toBe(0);
  await purge();
  expect([storage.objects.size, unitOfWork.tables.files.size]).toEqual([0, 0]);
});

test('a deletion that was given up is ordered again, once a day', async () => {
  await begin(1, 'admitted');
  wait(DAY + 1);
  expect(await strays.sweep()).toBe(1);
  for (const row of unitOfWork.jobs.rows) row.state = 'parked';
  wait(DAY);
  expect(await strays.sweep()).toBe(0);
  wait(1);
  expect(await strays.sweep()).toBe(1);
  await purge();
  expect([storage.objects.size, unitOfWork.tables.files.size]).toEqual([0, 0]);
});

test('more than one transaction takes are found in one sweep', async () => {
  for (let n = 1; n <= 501; n += 1) await begin(n, 'nothing stored');
  for (let n = 502; n <= 1_002; n += 1) await begin(n, 'admitted');
  wait(DAY + 1);
  expect(await strays.sweep()).toBe(1_002);
  expect(unitOfWork.jobs.rows.map(({ payload }) => (payload as { fileIds: string[] }).fileIds.length)).toEqual([
    500, 1, 500, 1,
  ]);
});

test('ends where it is told to', async () => {
  await begin(1, 'stored');
  wait(DAY + 1);
  expect(await strays.sweep(AbortSignal.abort())).toBe(0);
});
