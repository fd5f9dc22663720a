import { addFiles, after, NOON } from '../../../test/contract/stores.js';
import { LogRecorder } from '../../../test/fakes/log.recorder.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import type { Jobs } from '../../domain/jobs/jobs.js';
import { SilentMetrics } from '../../platform/ops/silent.metrics.js';
import { DocumentReader } from '../../platform/reading/document-reader.port.js';
import type { VerifiedFiles } from '../../platform/storage/verified-files.port.js';
import { FileReadJob } from './file-read.job.js';
import { FileTextJob } from './file-text.job.js';

type Kind = 'read' | 'nothing' | 'several' | 'failed' | 'too slow';

/** Says of each document what it is told to say. */
class ToldReader extends DocumentReader {
  override readonly versions = { zone: 'zone-9', text: 'text-9' };
  says: Kind = 'nothing';
  tries = 0;

  override async readPassport() {
    this.tries += 1;
    return { kind: this.says } as never;
  }

  override async readText() {
    this.tries += 1;
    return { kind: this.says, text: null, confidence: null, places: [], codes: [], edits: null };
  }
}

class CountedReadings extends SilentMetrics {
  readonly counted: string[] = [];
  override fileRead(...what: readonly string[]): void {
    this.counted.push(what.join(' '));
  }
}

const JOBS = { 'file.read': FileReadJob, 'file.text': FileTextJob } as const;
const CASES = [
  ['file.read', 'passport', 'zone'],
  ['file.text', 'certificate', 'text'],
] as const;

async function reading(name: keyof typeof JOBS, kind: 'passport' | 'certificate') {
  const stores = await freshStores();
  const { files, readings, signals, clock, unitOfWork } = stores;
  const [reader, metrics, log] = [new ToldReader(), new CountedReadings(), LogRecorder.install()];
  const stored = { read: async () => Buffer.from('bytes') } as unknown as VerifiedFiles;
  const job = new JOBS[name](files, readings, stored, signals, reader, clock, metrics);
  const [fileId = ''] = await addFiles(stores, 1, { kind });
  const file = await files.findById(fileId);
  const carryOut = async (payload: Jobs['file.read'] = { fileId }, meanwhile = async () => {}) => {
    const effect = await job.handle({ id: 1, name, payload, attempt: 1, mailId: 'mail-1' } as never);
    await meanwhile();
    if (effect) await unitOfWork.run(effect);
  };
  const kept = async () => (await readings.all([file?.sha256 ?? ''])).map(({ result }) => result);
  return { ...stores, reader, metrics, log, fileId, carryOut, kept };
}

it.each(CASES)('%s tries a %s that took too long once more, later', async (name, kind, wanted) => {
  const { reader, metrics, log, fileId, carryOut, kept, orders } = await reading(name, kind);
  reader.says = 'too slow';
  await carryOut();
  expect(await kept()).toEqual([]);
  const [again, ...more] = await orders();
  expect([again?.name, again?.payload, again?.dueAt]).toEqual([name, { fileId, again: true }, after(60_000, NOON)]);
  expect(more).toEqual([]);
  expect(log.lines).toEqual([`warn ${fileId} took too long to read; it is tried once more`]);

  await carryOut(again?.payload as Jobs['file.read']);
  expect(await kept()).toEqual(['failed']);
  expect(await orders()).toHaveLength(1);
  expect(metrics.counted).toEqual([`${wanted} retrying`, `${wanted} failed`]);
});

it.each(CASES)('%s keeps what the second try of a %s makes out', async (name, kind, wanted) => {
  const { reader, metrics, carryOut, fileId, kept, orders } = await reading(name, kind);
  reader.says = 'nothing';
  await carryOut({ fileId, again: true });
  expect([await kept(), await orders(), metrics.counted]).toEqual([['nothing'], [], [`${wanted} nothing`]]);
});

it.each(CASES)('%s tries a %s that broke the reader no more', async (name, kind) => {
  const { reader, carryOut, kept, orders } = await reading(name, kind);
  reader.says = 'failed';
  await carryOut();
  expect([await kept(), await orders()]).toEqual([['failed'], []]);
  await carryOut();
  expect(reader.tries).toBe(1);
});

it.each(CASES)('%s keeps nothing of a %s that is discarded while it is read', async (name, kind) => {
  const { reader, carryOut, fileId, kept, orders, unitOfWork, clock } = await reading(name, kind);
  reader.says = 'read';
  await carryOut({ fileId }, async () => {
    await unitOfWork.run((tx) => tx.files.discardUnused([fileId], clock.now()));
  });
  expect([await kept(), await orders()]).toEqual([[], []]);
});

it.each(CASES)('%s keeps nothing of a %s that is gone by then', async (name, kind) => {
  const { reader, carryOut, fileId, kept, unitOfWork, clock } = await reading(name, kind);
  reader.says = 'read';
  await carryOut({ fileId }, async () => {
    await unitOfWork.run(async (tx) => tx.files.deleteDiscarded(await tx.files.discardUnused([fileId], clock.now())));
  });
  expect(await kept()).toEqual([]);
});
