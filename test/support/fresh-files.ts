import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { Env } from '../../src/config/env.js';
import { LocalFileStorage } from '../../src/platform/storage/local.file-storage.js';
import { SealedFileStorage } from '../../src/platform/storage/sealed.file-storage.js';
import { keyRing } from './files-key.js';

const folders: string[] = [];
afterAll(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))));

/** The file storage on a folder of its own, which goes after the last test of the file. */
export class FreshFiles {
  private constructor(
    readonly storage: SealedFileStorage,
    private readonly root: string,
  ) {}

  static async make(): Promise<FreshFiles> {
    const root = await mkdtemp(join(tmpdir(), 'files-'));
    folders.push(root);
    const raw = new LocalFileStorage(Object.assign(new Env(), { storageUrl: `file:${root}` }));
    return new FreshFiles(new SealedFileStorage(raw, keyRing()), root);
  }

  /** Has something lie there since a moment that is not the present one. */
  async place(key: string, storedAt: Date): Promise<void> {
    const path = join(this.root, key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, 'x');
    await utimes(path, storedAt, storedAt);
  }

  /** The keys of all that is there, in order. */
  async keys(): Promise<string[]> {
    const entries = await readdir(this.root, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return files.map(({ parentPath, name }) => relative(this.root, join(parentPath, name))).sort();
  }
}
