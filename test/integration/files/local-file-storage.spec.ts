import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Env } from '../../../src/config/env.js';
import { LocalFileStorage } from '../../../src/platform/storage/local.file-storage.js';
import { fileStorageContract } from '../../contract/file-storage.contract.js';
import { expectFault, outcomeOfCount } from '../../support/faults.js';
import { tinyDisk } from '../../support/tiny-disk.js';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'local-storage-'));
  folders.push(made);
  return made;
}

async function storageIn(root: string): Promise<LocalFileStorage> {
  const storage = new LocalFileStorage(Object.assign(new Env(), { storageUrl: `file:${root}` }));
  await storage.onModuleInit();
  return storage;
}

fileStorageContract('LocalFileStorage', async () => storageIn(join(await folder(), 'deep', 'files')));

describe('LocalFileStorage on the disk', () => {
  it('lets only its own user read files and folders', async () => {
    const root = join(await folder(), 'files');
    const storage = await storageIn(root);
    await storage.putBytes('ab/cd/one', Buffer.from('y'));
    const mode = async (path: string) => (await stat(join(root, path))).mode & 0o777;
    expect(await mode('ab/cd/one')).toBe(0o600);
    expect([await mode('.'), await mode('ab'), await mode('ab/cd'), await mode('.unfinished')]).toEqual(
      Array(4).fill(0o700),
    );
  });

  it('understands file:/// addresses', async () => {
    const root = join(await folder(), 'with space');
    const address = `file://${root.replaceAll(' ', '%20')}`;
    const storage = new LocalFileStorage(Object.assign(new Env(), { storageUrl: address }));
    await storage.putBytes('k', Buffer.from('x'));
    expect(await readdir(root)).toContain('k');
  });

  it('lists no file that bears no name of ours', async () => {
    const root = join(await folder(), 'files');
    const storage = await storageIn(root);
    await storage.putBytes('ab/one', Buffer.from('y'));
    await writeFile(join(root, 'ab', 'notes of an operator.txt'), 'x');
    const names: string[] = [];
    for await (const { key } of storage.list()) names.push(key);
    expect(names).toEqual(['ab/one']);
  });

  it('removes what a killed process left unfinished, and nothing young', async () => {
    const root = await folder();
    const storage = await storageIn(root);
    await writeFile(join(root, '.unfinished', 'old'), 'x');
    await utimes(join(root, '.unfinished', 'old'), new Date(0), new Date(0));
    await writeFile(join(root, '.unfinished', 'young'), 'x');
    await storage.onModuleInit();
    expect(await readdir(join(root, '.unfinished'))).toEqual(['young']);
  });

  it('shows the old object or the new one while it is being replaced, never a part', async () => {
    const storage = await storageIn(await folder());
    const versions = ['a', 'b'].map((letter) => Buffer.alloc(200_000, letter));
    await storage.putBytes('k', versions[0] ?? Buffer.alloc(0));
    let writing = true;
    const writer = (async () => {
      for (let i = 0; i < 40; i++) await storage.putBytes('k', versions[i % 2] ?? Buffer.alloc(0));
      writing = false;
    })();
    let reads = 0;
    while (writing) {
      const seen = Buffer.from(await storage.read('k'));
      expect(versions.some((version) => version.equals(seen))).toBe(true);
      reads++;
    }
    await writer;
    expect(reads).toBeGreaterThan(0);
  });
});

const disk = await tinyDisk();
(disk ? describe : describe.skip)('LocalFileStorage on a full disk', () => {
  afterAll(() => disk?.remove());

  it('answers storage_full and leaves nothing behind', async () => {
    const root = join(disk?.path ?? '', 'files');
    const storage = await storageIn(root);
    await storage.putBytes('ab/kept', Buffer.alloc(1000, 'k'));
    const big = Buffer.alloc(4 * 1024 * 1024);
    await expect(storage.putBytes('cd/file', big)).rejects.toMatchObject({ reason: 'storage_full' });
    await expect(storage.putBytes('ab/kept', big)).rejects.toMatchObject({ reason: 'storage_full' });
    expect((await readdir(root, { recursive: true })).sort()).toEqual(['.unfinished', 'ab', 'ab/kept']);
    expect(Buffer.from(await storage.read('ab/kept'))).toEqual(Buffer.alloc(1000, 'k'));
    await storage.putBytes('cd/small', Buffer.alloc(10));
    const found = (await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    expectFault('diskFull', outcomeOfCount(2, found.length));
  });
});
