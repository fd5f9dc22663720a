import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { addFiles, after, NOON } from '../../../test/contract/stores.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import type { CertificateStatus } from '../../domain/certificate/certificate.machine.js';
import type { Reading } from '../../domain/reading/reading.js';
import type { DocumentReader } from '../../platform/reading/document-reader.port.js';
import { SignalsService } from './signals.service.js';

const READER = { versions: { zone: 'zone-2', text: 'text-2' } } as Partial<DocumentReader> as DocumentReader;
const NOTHING: Omit<Reading, 'sha256' | 'reader'> = {
  ...{ result: 'nothing', zone: null, text: null, confidence: null, places: [], codes: [], edits: null, readAt: NOON },
};

async function rig(status: CertificateStatus) {
  const stores = await freshStores();
  const { unitOfWork, certificates, signals, readings, users, jobRecords, clock, failJob } = stores;
  const passportPhotos = await addFiles(stores, 1, { kind: 'passport', sha256: 'a'.repeat(64) });
  const certPhotos = await addFiles(stores, 1, { kind: 'certificate', sha256: 'b'.repeat(64) });
  const made = await insertCertificate(stores, { status });
  const form = { ...made.form, passportPhotos, certPhotos };
  const { id } = await unitOfWork.run((tx) => tx.certificates.update(made, { ...made, form }));
  const service = new SignalsService(unitOfWork, certificates, signals, readings, READER, users, jobRecords, clock);
  const keep = (letter: string, reader: string) =>
    unitOfWork.run((tx) => tx.readings.keep({ ...NOTHING, sha256: letter.repeat(64), reader }));
  const look = () => unitOfWork.run((tx) => tx.signals.noteLook(id, after(1)));
  const order = (name: 'certificate.signals' | 'file.read' | 'file.text') =>
    unitOfWork.run((tx) => {
      if (name === 'certificate.signals') return tx.outbox.add(name, { certificateId: id });
      const [fileId = ''] = name === 'file.read' ? passportPhotos : certPhotos;
      return tx.outbox.add(name, { fileId });
    });
  return { keep, look, order, failJob, isPending: async () => (await service.list(id)).isPending };
}

it('tells that signals are to come until the record was looked at and all its documents were read', async () => {
  const { keep, look, order, isPending } = await rig('Verifying');
  for (const name of ['certificate.signals', 'file.read', 'file.text'] as const) await order(name);
  expect(await isPending()).toBe(true);
  await look();
  expect(await isPending()).toBe(true);
  await keep('a', 'zone-2');
  await keep('b', 'text-1');
  expect(await isPending()).toBe(true);
  await keep('b', 'text-2');
  expect(await isPending()).toBe(false);
});

it('waits no longer for a reading or a look that was given up', async () => {
  const { keep, look, order, failJob, isPending } = await rig('Verifying');
  const [looking, reading] = [await order('certificate.signals'), await order('file.text')];
  await keep('a', 'zone-2');
  await failJob(looking);
  expect(await isPending()).toBe(true);
  await failJob(reading);
  expect(await isPending()).toBe(false);
  await look();
  await order('file.text');
  expect(await isPending()).toBe(true);
});

it('waits for nothing where nobody has ordered it: after a change of the reader, and for what is older than signals', async () => {
  const { keep, look, isPending } = await rig('Verifying');
  expect(await isPending()).toBe(false);
  await look();
  await keep('a', 'zone-1');
  await keep('b', 'text-1');
  expect(await isPending()).toBe(false);
});

it('waits for nothing where the record is not under review', async () => {
  const { order, isPending } = await rig('Verified');
  await order('certificate.signals');
  expect(await isPending()).toBe(false);
});
