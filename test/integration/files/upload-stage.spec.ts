import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Env } from '../../../src/config/env.js';
import { FILE_KINDS, KIND_RULES } from '../../../src/domain/files/file-kind.js';
import { newPassingKey, passingSeal } from '../../../src/platform/files/passing-file.js';
import { PictureEncoder } from '../../../src/platform/files/picture.encoder.js';
import { UploadIntake } from '../../../src/platform/files/upload.file-intake.js';
import { PdfInspector } from '../../../src/platform/pdf-inspection/pdf.inspector.js';
import { ChildProcesses } from '../../../src/platform/processes/child.processes.js';
import { tinyDisk } from '../../support/tiny-disk.js';
import { encoderProcesses } from './encoder-processes.js';
import { IntakeBench } from './intake-bench.js';
import { redOverBlue } from './picture.factory.js';

let bench: IntakeBench;
beforeAll(async () => {
  bench = await IntakeBench.make();
});
afterEach(async () => expect(await bench.leftovers()).toEqual([]));
afterAll(() => bench.close());

async function* chunks(size: number, chunk = 65_536): AsyncGenerator<Uint8Array> {
  for (let left = size; left > 0; left -= chunk) yield Buffer.alloc(Math.min(left, chunk), 'x');
}

describe('staging', () => {
  it('keeps a file of one byte less than the limit and no file of the limit or more', async () => {
    const staged = await bench.intake.stage(chunks(99_999), 100_000);
    expect(staged?.size).toBe(99_999);
    const found = await stat(staged?.path ?? '');
    // With what it takes to open it: a nonce and a tag.
    expect([found.size, found.mode & 0o777]).toEqual([99_999 + 28, 0o600]);
    if (staged) await bench.intake.discard(staged, staged);
    expect(await bench.intake.stage(chunks(100_000), 100_000)).toBeNull();
    expect(await bench.intake.stage(chunks(100_001), 100_000)).toBeNull();
    expect(await bench.intake.stage(chunks(100_000, 1000), 100_000)).toBeNull();
  });

  it('keeps nothing in clear, not even while it comes', async () => {
    const marker = 'passport number A12345678';
    let seen = '';
    const coming = (async function* () {
      yield Buffer.from(marker);
      yield* chunks(200_000);
      const [name] = await readdir(bench.folder);
      seen = (await readFile(join(bench.folder, name ?? ''))).toString('latin1');
      yield Buffer.from(marker);
    })();
    const staged = await bench.intake.stage(coming, 1_000_000);
    expect(seen.length).toBeGreaterThan(100_000);
    const whole = (await readFile(staged?.path ?? '')).toString('latin1');
    for (const text of [seen, whole]) expect(text).not.toMatch(/A12345678|xxxx/);
    if (staged) await bench.intake.discard(staged);
  });

  it('keeps a file of no bytes', async () => {
    const staged = await bench.intake.stage(chunks(0), 10);
    expect(staged?.size).toBe(0);
    if (staged) await bench.intake.discard(staged);
  });

  it('answers at once when a stream is too long, and reads on in the background', async () => {
    const stream = new Readable({ read: () => undefined });
    stream.push(Buffer.alloc(100));
    expect(await bench.intake.stage(stream, 50)).toBeNull();
    stream.push(Buffer.alloc(100_000));
    stream.push(null);
    while (!stream.readableEnded) await wait(10);
  });

  it('closes a stream that goes on without end', async () => {
    let given = 0;
    const stream = new Readable({
      read() {
        given += 65_536;
        this.push(Buffer.alloc(65_536));
      },
    });
    expect(await bench.intake.stage(stream, 50)).toBeNull();
    while (!stream.destroyed) await wait(10);
    expect(given).toBeLessThan(40 * 1024 * 1024);
  });

  it('passes a broken stream on and leaves no file', async () => {
    const broken = (async function* () {
      yield* chunks(200_000);
      throw new Error('the line is cut');
    })();
    await expect(bench.intake.stage(broken, 1_000_000)).rejects.toThrow('the line is cut');
    const cut = new Readable({ read: () => undefined });
    cut.push(Buffer.alloc(1000));
    setTimeout(() => cut.destroy(new Error('gone away')), 30);
    await expect(bench.intake.stage(cut, 1_000_000)).rejects.toThrow('gone away');
    const cutAtOnce = new Readable({ read: () => undefined });
    const staging = bench.intake.stage(cutAtOnce, 1_000_000);
    cutAtOnce.destroy(new Error('gone at once'));
    await expect(staging).rejects.toThrow('gone at once');
  });

  it('removes old temporary files at start, and no young ones', async () => {
    await writeFile(join(bench.folder, 'old'), 'x');
    await utimes(join(bench.folder, 'old'), new Date(0), new Date(0));
    await writeFile(join(bench.folder, 'young'), 'x');
    await bench.intake.onModuleInit();
    expect(await readdir(bench.folder)).toEqual(['young']);
    await rm(join(bench.folder, 'young'));
  });
});

describe('the limit of each kind', () => {
  it.each(FILE_KINDS)('%s', async (kind) => {
    const rules = KIND_RULES[kind];
    const image = await redOverBlue(30, 30).jpeg().toBuffer();
    const padded = (size: number) => Buffer.concat([image, Buffer.alloc(size - image.length)]);
    expect((await bench.take(padded(rules.below - 1), kind)).file.type).toBe('image/jpeg');
    await expect(bench.take(padded(rules.below), kind)).rejects.toMatchObject({
      reason: 'too_large',
      said: rules.tooLarge,
    });
    expect(await bench.intake.stage(Readable.from([padded(rules.below)]), rules.below)).toBeNull();
    expect(await bench.intake.stage(Readable.from([padded(rules.below + 1)]), rules.below)).toBeNull();
  });
});

const disk = await tinyDisk();
(disk ? describe : describe.skip)('a full disk', () => {
  afterAll(() => disk?.remove());

  it('answers storage_full while staging and while encoding again, and leaves nothing', async () => {
    const encoding = await encoderProcesses();
    const inspector = new PdfInspector(new ChildProcesses());
    const pictures = new PictureEncoder(encoding.processes);
    const intake = new UploadIntake(Object.assign(new Env(), { dataDir: disk?.path }), inspector, pictures);
    await intake.onModuleInit();
    const folder = join(disk?.path ?? '', 'tmp', 'uploads');
    await expect(intake.stage(chunks(2_000_000), 5_000_000)).rejects.toMatchObject({ reason: 'storage_full' });
    expect(await readdir(folder)).toEqual([]);
    const outside = await mkdtemp(join(tmpdir(), 'outside-'));
    const path = join(outside, 'image');
    const picture = await redOverBlue(1500, 1500)
      .recomb([
        [0.9, 0, 0.1],
        [0, 1, 0],
        [0, 0, 1],
      ])
      .jpeg()
      .toBuffer();
    const key = newPassingKey();
    const seal = passingSeal(key);
    await writeFile(path, [seal.piece(picture), seal.end()]);
    await writeFile(join(disk?.path ?? '', 'ballast'), Buffer.alloc(1024 * 1024 - 8_000));
    await expect(
      intake.accept({ path, key, size: picture.length, sha256: '' }, KIND_RULES.photo),
    ).rejects.toMatchObject({
      reason: 'storage_full',
    });
    expect(await readdir(folder)).toEqual([]);
    await encoding.remove();
    await rm(outside, { recursive: true });
  });
});
