import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { addFiles, NOON } from '../../../test/contract/stores.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import type { PicturePoints } from '../../platform/files/picture-points.port.js';
import type { VerifiedFiles } from '../../platform/storage/verified-files.port.js';
import { FilePixelsJob } from './file-pixels.job.js';

const POINTS = 'a'.repeat(64);

async function pictures() {
  const stores = await freshStores();
  const { files, signals, unitOfWork } = stores;
  const points = { seen: POINTS as string | null, asked: 0 };
  const stored = { read: async () => Buffer.from('bytes') } as unknown as VerifiedFiles;
  const encoder = {
    pixelsOf: async () => {
      points.asked += 1;
      return points.seen;
    },
  } as PicturePoints;
  const job = new FilePixelsJob(files, stored, encoder, signals);
  const add = async (sha256: string, pixels: string | null) => {
    const about = { kind: 'certificate', type: 'image/png', sha256: sha256.repeat(64), pixels } as const;
    return (await addFiles(stores, 1, about))[0] ?? '';
  };
  const applied = async (file: string, status: 'Verifying' | 'Verified' = 'Verifying') =>
    (await insertCertificate(stores, { status, appliedAt: NOON }, { certPhotos: [file] })).id;
  const carryOut = async (fileId: string) => {
    const effect = await job.handle({ id: 1, name: 'file.pixels', payload: { fileId }, attempt: 1, mailId: 'mail-1' });
    if (effect) await unitOfWork.run(effect);
  };
  const pixelsOf = async (id: string) => (await files.findById(id))?.pixels;
  const lookedAt = async () => (await stores.orders()).map(({ name, payload }) => [name, payload.certificateId]);
  return { points, add, applied, carryOut, pixelsOf, lookedAt };
}

it('notes the points of a picture, and has those looked at again who name it or another with the same', async () => {
  const { add, applied, carryOut, pixelsOf, lookedAt } = await pictures();
  const [own, decided, same] = [await add('1', null), await add('1', null), await add('2', POINTS)];
  const [mine, , theirs] = [await applied(own), await applied(decided, 'Verified'), await applied(same)];
  await carryOut(own);
  expect([await pixelsOf(own), await pixelsOf(decided)]).toEqual([POINTS, POINTS]);
  expect(await lookedAt()).toEqual([mine, theirs].map((id) => ['certificate.signals', id]));
});

it('leaves a picture alone that has them, is gone, or cannot be decoded', async () => {
  const { points, add, carryOut, pixelsOf, lookedAt } = await pictures();
  await carryOut(await add('3', 'b'.repeat(64)));
  await carryOut('x'.repeat(26));
  expect(points.asked).toBe(0);
  points.seen = null;
  const broken = await add('4', null);
  await carryOut(broken);
  expect([await pixelsOf(broken), await lookedAt()]).toEqual([null, []]);
});
