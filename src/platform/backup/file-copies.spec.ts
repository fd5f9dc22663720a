import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCopies, copyIntoBackup, copyOutOfBackup } from './file-copies.js';

const LIST = 'files.sha256';

describe('the files of a backup', () => {
  let folder: string;
  let root: string;
  let backup: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'myverify-copies-'));
    [root, backup] = [join(folder, 'root'), join(folder, 'backup')];
    await mkdir(join(root, 'photos'), { recursive: true });
    await mkdir(backup);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('are all listed and copied, each line whole, and come back as they were', async () => {
    const names = Array.from({ length: 200 }, (_, number) => `${number}.jpg`);
    await Promise.all(names.map((name) => writeFile(join(root, 'photos', name), `photo ${name}`)));
    await writeFile(join(root, '.unfinished'), 'of an upload');
    expect(await copyIntoBackup(root, backup, LIST)).toMatchObject({ count: 200 });
    const lines = (await readFile(join(backup, LIST), 'utf8')).split('\n').slice(0, -1);
    expect(lines.map((line) => line.slice(66)).sort()).toEqual(names.map((name) => `files/photos/${name}`).sort());
    await checkCopies(backup, LIST);
    const restored = join(folder, 'restored');
    await copyOutOfBackup(backup, LIST, restored);
    expect((await readdir(join(restored, 'photos'))).sort()).toEqual([...names].sort());
    expect(await readFile(join(restored, 'photos', '7.jpg'), 'utf8')).toBe('photo 7.jpg');
  });

  it.each(['files/../../stolen', '../stolen', '/etc/passwd', 'database.sqlite'])('never come from %s', async (path) => {
    await writeFile(join(folder, 'stolen'), 'a secret');
    await writeFile(join(backup, LIST), `${'a'.repeat(64)}  ${path}\n`);
    const words = `the backup is damaged: ${path} is not below files/`;
    await expect(copyOutOfBackup(backup, LIST, root)).rejects.toThrow(words);
    await expect(checkCopies(backup, LIST)).rejects.toThrow(words);
    expect(await readdir(root)).toEqual(['photos']);
  });
});
