import { InMemoryFileStorage } from '../fakes/file-storage.fake.js';
import { fileStorageContract } from './file-storage.contract.js';

fileStorageContract('InMemoryFileStorage', async () => new InMemoryFileStorage());

it('InMemoryFileStorage can play a full disk', async () => {
  const storage = new InMemoryFileStorage();
  storage.full = true;
  await expect(storage.putBytes('a', new Uint8Array(1), 'image/png')).rejects.toMatchObject({ reason: 'storage_full' });
  expect(storage.objects.size).toBe(0);
});
