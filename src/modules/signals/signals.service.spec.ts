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
  const { unitOfWork, certificates, signals, readings, users, clock } = stores;
  const passportPhotos = await addFiles(stores, 1, { kind: 'passport', sha256: 'a'.repeat(64) });
  const certPhotos = await addFiles(stores, 1, { kind: 'certificate', sha256: 'b'.repeat(64) });
  const made = await insertCertificate(stores, { status });
  const form = { ...made.form, passportPhotos, certPhotos };
  const { id } = await unitOfWork.run((tx) => tx.certificates.update(made, { ...made, form }));
  const service = new SignalsService(unitOfWork, certificates, signals, readings, READER, users, clock);
  const keep = (letter: string, reader: string) =>
    unitOfWork.run((tx) => tx.readings.keep({ ...NOTHING, sha256: letter.repeat(64), reader }));
  const look = () => unitOfWork.run((tx) => tx.signals.noteLook(id, after(1)));
  return { keep, look, isPending: async () => (await service.list(id)).isPending };
}

it('tells that signals are to come until the record was looked at and all its documents were read', async () => {
  const { keep, look, isPending } = await rig('Verifying');
  expect(await isPending()).toBe(true);
  await look();
  expect(await isPending()).toBe(true);
  await keep('a', 'zone-2');
  await keep('b', 'text-1');
  expect(await isPending()).toBe(true);
  await keep('b', 'text-2');
  expect(await isPending()).toBe(false);
});

it('waits for nothing where the record is not under review', async () => {
  expect(await (await rig('Verified')).isPending()).toBe(false);
});
