import { addFiles, NOON } from '../../../test/contract/stores.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import type { DocumentReader } from '../../platform/reading/document-reader.port.js';
import { GivenUpReadings } from './given-up-readings.service.js';
import { PassportReadingsService } from './passport-readings.service.js';
import { TextReadingsService } from './text-readings.service.js';

const READER = { versions: { zone: 'zone-9', text: 'text-9' } } as DocumentReader;
const NAMES = { read: () => [] };

it.each([
  ['passport', 'file.read', 'zone-9'],
  ['certificate', 'file.text', 'text-9'],
] as const)(
  'a %s whose reading was given up is told as not read, and not as to be read',
  async (kind, name, reader) => {
    const stores = await freshStores();
    const { unitOfWork, files, certificates, readings, jobRecords, clock, failJob } = stores;
    const givenUp = new GivenUpReadings(jobRecords);
    const texts = new TextReadingsService(files, certificates, readings, READER, givenUp, NAMES);
    const passports = new PassportReadingsService(files, certificates, readings, READER, givenUp, NAMES, clock);
    const service = kind === 'passport' ? passports : texts;
    const sha256 = 'a'.repeat(64);
    const [fileId = ''] = await addFiles(stores, 1, { kind, sha256 });
    const state = async () => {
      const [file] = await files.findByIds([fileId]);
      return file && (await service.ofFile(file)).state;
    };
    const order = (payload: { fileId: string; again?: true }) => unitOfWork.run((tx) => tx.outbox.add(name, payload));
    const first = await order({ fileId });
    expect(await state()).toBe('waiting');
    await unitOfWork.run((tx) => tx.outbox.add(name, { fileId: 'another' })).then(failJob);
    expect(await state()).toBe('waiting');
    await failJob(first);
    expect(await state()).toBe('failed');
    for (const payload of [{ fileId }, { fileId, again: true } as const]) {
      const anew = await order(payload);
      expect(await state()).toBe('waiting');
      await failJob(anew);
      expect(await state()).toBe('failed');
    }
    const nothing = { zone: null, text: null, confidence: null, places: [], codes: [], edits: null, readAt: NOON };
    await unitOfWork.run((tx) => tx.readings.keep({ ...nothing, sha256, reader, result: 'nothing' }));
    expect(await state()).toBe('nothing');
  },
);
