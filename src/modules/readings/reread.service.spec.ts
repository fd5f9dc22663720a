import { addFiles } from '../../../test/contract/stores.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import type { DocumentReader } from '../../platform/reading/document-reader.port.js';
import { RereadService } from './reread.service.js';

it('orders what was not read, and pictures without a digest of their points, however many', async () => {
  const stores = await freshStores();
  const { unitOfWork, files, readings, orders } = stores;
  const reader = { versions: { zone: 'zone-9', text: 'text-9' } } as DocumentReader;
  const service = new RereadService(unitOfWork, files, readings, reader);
  const many = await addFiles(stores, 101, { kind: 'photo', type: 'image/jpeg', pixels: null });
  await addFiles(stores, 1, { kind: 'photo', type: 'image/jpeg', pixels: 'a'.repeat(64) });
  const [passport = ''] = await addFiles(stores, 1, { kind: 'passport', type: 'application/pdf', pixels: null });
  expect(await service.order()).toEqual({ read: 1, pictures: 101 });
  const ordered = (await orders()).map(({ name, payload }) => `${name} ${payload.fileId}`);
  expect(ordered).toEqual([`file.read ${passport}`, ...many.toSorted().map((id) => `file.pixels ${id}`)]);

  // Begun again, what was done meanwhile is not ordered once more.
  const [file] = await files.findByIds(many.slice(0, 1));
  await unitOfWork.run((tx) => tx.files.notePixels(file?.sha256 ?? '', 'b'.repeat(64)));
  expect(await service.order()).toEqual({ read: 1, pictures: 0 });
});
