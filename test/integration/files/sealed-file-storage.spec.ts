import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Env } from '../../../src/config/env.js';
import { LocalFileStorage } from '../../../src/platform/storage/local.file-storage.js';
import { SealedFileStorage } from '../../../src/platform/storage/sealed.file-storage.js';
import { fileStorageContract } from '../../contract/file-storage.contract.js';
import { keyRing } from '../../support/files-key.js';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function sealedIn(): Promise<{ root: string; storage: SealedFileStorage }> {
  const root = await mkdtemp(join(tmpdir(), 'sealed-storage-'));
  folders.push(root);
  const raw = new LocalFileStorage(Object.assign(new Env(), { storageUrl: `file:${root}` }));
  await raw.onModuleInit();
  return { root, storage: new SealedFileStorage(raw, keyRing()) };
}

fileStorageContract('SealedFileStorage', async () => (await sealedIn()).storage);

describe('SealedFileStorage', () => {
  const bytes = Buffer.from('%PDF-1.7 the passport of somebody');

  it('writes nothing in clear', async () => {
    const { root, storage } = await sealedIn();
    await storage.putBytes('ab/one', bytes);
    expect((await readFile(join(root, 'ab/one'))).includes('passport')).toBe(false);
  });

  it('refuses what was changed, and what was put in the place of another', async () => {
    const { root, storage } = await sealedIn();
    await storage.putBytes('ab/one', bytes);
    await storage.putBytes('ab/two', bytes);
    const one = await readFile(join(root, 'ab/one'));
    await writeFile(join(root, 'ab/two'), one);
    await expect(storage.read('ab/two')).rejects.toMatchObject({ name: 'DomainError', reason: 'file_damaged' });
    await writeFile(join(root, 'ab/one'), one.subarray(0, -1));
    await expect(storage.read('ab/one')).rejects.toMatchObject({ reason: 'file_damaged' });
  });

  it('reads what a release stored that sealed nothing', async () => {
    const { root, storage } = await sealedIn();
    await writeFile(join(root, 'old'), bytes);
    expect(Buffer.from(await storage.read('old'))).toEqual(bytes);
  });
});
