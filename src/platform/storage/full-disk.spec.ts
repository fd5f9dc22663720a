import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Env } from '../../config/env.js';
import { KIND_RULES } from '../../domain/files/file-kind.js';

const real = await import('node:fs/promises');
let failure: string | null = null;
/** What reached the disk, and what got its name, in this order. */
const steps: string[] = [];
const full = () => Object.assign(new Error('write'), { code: failure });

/** Missing from the types of Jest's own object. */
interface ModuleMocks {
  unstable_mockModule(name: string, make: () => unknown): void;
}

/**
 * The disk fills up when a file is being written: half of a piece fits. No machine can be asked for that everywhere.
 */
(import.meta.jest as unknown as ModuleMocks).unstable_mockModule('node:fs/promises', () => ({
  ...real,
  open: async (...given: Parameters<typeof real.open>) => {
    const handle = await real.open(...given);
    const writeFile = handle.writeFile.bind(handle);
    const failing = async () => {
      await writeFile('half');
      throw full();
    };
    if (failure) return Object.assign(handle, { writeFile: failing, sync: failing });
    const sync = handle.sync.bind(handle);
    return Object.assign(handle, { sync: () => sync().then(() => steps.push(`synced ${given[0]}`)) });
  },
  rename: async (from: string, to: string) => {
    await real.rename(from, to);
    steps.push(`named ${to}`);
  },
  writeFile: async (path: string, bytes: Uint8Array, options: { flush?: boolean }) => {
    steps.push(`${options.flush ? 'flushed' : 'written'} ${dirname(path)}`);
    await real.writeFile(path, failure ? 'half' : bytes, options);
    if (failure) throw full();
  },
}));

const { LocalFileStorage } = await import('./local.file-storage.js');
const { UploadIntake } = await import('../files/upload.file-intake.js');
const { PictureEncoder } = await import('../files/picture.encoder.js');
const { PdfInspector } = await import('../pdf-inspection/pdf.inspector.js');
const { ChildProcesses } = await import('../processes/child.processes.js');

it('a file is on the disk before it has its name, and the folders that hold the name are after', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'full-disk-'));
  const root = join(folder, 'files');
  const storage = new LocalFileStorage(Object.assign(new Env(), { storageUrl: `file:${root}` }));
  await storage.onModuleInit();
  steps.length = 0;
  await storage.putBytes('a/b/kept', Buffer.from('kept'));
  const first = [`flushed ${join(root, '.unfinished')}`, `named ${join(root, 'a/b/kept')}`];
  expect(steps).toEqual([...first, ...['a/b', 'a', ''].map((name) => `synced ${join(root, name)}`)]);
  await rm(folder, { recursive: true });
});

describe.each(['ENOSPC', 'EDQUOT', 'EIO'])('when writing fails with %s', (code) => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'full-disk-'));
  });
  afterEach(async () => {
    failure = null;
    await rm(folder, { recursive: true });
  });
  const expected = code === 'EIO' ? { code } : { name: 'DomainError', reason: 'storage_full' };

  it('the storage says so and leaves nothing', async () => {
    const storage = new LocalFileStorage(Object.assign(new Env(), { storageUrl: `file:${join(folder, 'files')}` }));
    await storage.putBytes('a/kept', Buffer.from('kept'));
    failure = code;
    await expect(storage.putBytes('a/kept', Buffer.from('new'))).rejects.toMatchObject(expected);
    failure = null;
    expect(Buffer.from(await storage.read('a/kept')).toString()).toBe('kept');
    expect(await readdir(join(folder, 'files', '.unfinished'))).toEqual([]);
  });

  it('the intake says so, leaves nothing and reads the stream on', async () => {
    const intake = new UploadIntake(
      Object.assign(new Env(), { dataDir: folder }),
      new PdfInspector(new ChildProcesses()),
      new PictureEncoder(new ChildProcesses()),
    );
    await intake.onModuleInit();
    failure = code;
    let read = 0;
    const stream = (async function* () {
      for (; read < 3; read++) yield Buffer.from('piece');
    })();
    await expect(intake.stage(stream, KIND_RULES.photo.below)).rejects.toMatchObject(expected);
    expect(await readdir(join(folder, 'tmp', 'uploads'))).toEqual([]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(read).toBe(3);
  });
});
