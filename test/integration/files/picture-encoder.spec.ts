import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { PassingFile } from '../../../src/platform/files/file-intake.port.js';
import { newPassingKey, openPassing, passingSeal } from '../../../src/platform/files/passing-file.js';
import { PictureEncoder } from '../../../src/platform/files/picture.encoder.js';
import { encoderProcesses } from './encoder-processes.js';
import { largeJpeg, redOverBlue } from './picture.factory.js';

let folder: string;
let encoding: Awaited<ReturnType<typeof encoderProcesses>>;
let pictures: PictureEncoder;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  encoding = await encoderProcesses();
  pictures = new PictureEncoder(encoding.processes);
  await encoding.processes.onModuleInit();
});

afterAll(async () => {
  await encoding.remove();
  await rm(folder, { recursive: true });
});

const key = newPassingKey();

/** A picture as uploads lie on the disk. */
async function stored(bytes: Buffer): Promise<{ from: PassingFile; to: string }> {
  const path = join(folder, `${++count}`);
  const seal = passingSeal(key);
  await writeFile(path, [seal.piece(bytes), seal.end()]);
  return { from: { path, key }, to: `${path}.new` };
}

/** The processes that encode, by number. */
async function encoders(): Promise<number[]> {
  const threads = await readdir(`/proc/${process.pid}/task`);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${process.pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  const pids = lists.join(' ').split(/\s+/).filter(Boolean).map(Number);
  const commands = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return pids.filter((_, at) => commands[at]?.includes('picture-encoder.child'));
}

async function until(what: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; !(await what()); await sleep(5)) {
    if (Date.now() > end) throw new Error('waited in vain');
  }
}

describe('what pictures look like', () => {
  const encoded = async (bytes: Buffer, type: 'image/jpeg' | 'image/png') => {
    const { from, to } = await stored(bytes);
    return pictures.encode(from, type, to);
  };

  it('is the same whatever the file carries beside the picture, and so are the bytes that are kept', async () => {
    const picture = await grainyJpeg();
    const told = sharp(picture).keepExif();
    const plain = await encoded(await sharp(picture).png().toBuffer(), 'image/png');
    const exif = { IFD0: { Software: 'Another', Copyright: 'Somebody' } };
    const [hard, soft, opaque] = await Promise.all([
      told.clone().withExif(exif).png({ compressionLevel: 9 }).toBuffer(),
      told.clone().withDensity(300).png({ compressionLevel: 1, progressive: true }).toBuffer(),
      sharp(picture).ensureAlpha().png().toBuffer(),
    ]);
    expect(await encoded(hard, 'image/png')).toEqual(plain);
    expect(await encoded(soft, 'image/png')).toEqual(plain);
    const covered = await encoded(opaque, 'image/png');
    expect(covered.pixels).toBe(plain.pixels);
    expect(covered.sha256).not.toBe(plain.sha256);
  });

  it('is the same in a JPEG and in what it was saved as without loss, though the bytes differ; not in one made anew', async () => {
    const picture = await grainyJpeg();
    const [came, lossless, anew] = [
      await encoded(picture, 'image/jpeg'),
      await encoded(await sharp(picture).png().toBuffer(), 'image/png'),
      await encoded(await sharp(picture).jpeg({ quality: 80 }).toBuffer(), 'image/jpeg'),
    ];
    expect(lossless.pixels).toBe(came.pixels);
    expect(lossless.sha256).not.toBe(came.sha256);
    expect(anew.pixels).not.toBe(came.pixels);
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 9]), Buffer.from('another')]);
    const told = Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]);
    expect(await encoded(told, 'image/jpeg')).toEqual(came);
  });

  it('is told of a picture that is stored, as of one that comes', async () => {
    const picture = await grainyJpeg();
    const lossless = await sharp(picture).png().toBuffer();
    const came = await encoded(lossless, 'image/png');
    expect(await pictures.pixelsOf(lossless, 'image/png')).toBe(came.pixels);
    expect(await pictures.pixelsOf(picture, 'image/jpeg')).toBe(came.pixels);
    expect(await pictures.pixelsOf(Buffer.from('no picture'), 'image/png')).toBeNull();
    expect(await pictures.pixelsOf(Buffer.from('%PDF-1.7'), 'application/pdf')).toBeNull();
  });

  const grainyJpeg = () =>
    sharp({
      create: {
        ...{ width: 301, height: 203, channels: 3, background: '#ddd' },
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 90 })
      .toBuffer();
});

it('encodes many at a time with two processes, each picture its own', async () => {
  const widths = Array.from({ length: 12 }, (_, at) => 20 + at);
  const results = await Promise.all(
    widths.map(async (width) => {
      const { from, to } = await stored(await redOverBlue(width, 10).png().toBuffer());
      return { width, to, ...(await pictures.encode(from, 'image/png', to)) };
    }),
  );
  for (const { width, to, size, sha256 } of results) {
    expect((await readFile(to)).subarray(12, 16).toString('latin1')).not.toBe('\x89PNG');
    const bytes = await openPassing({ path: to, key });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width });
    expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([size, sha256]);
  }
  expect((await encoders()).length).toBe(2);
});

it('hands the picture of a process that was found dead to a fresh one', async () => {
  const { from, to } = await stored(await largeJpeg(3));
  const small = await stored(await redOverBlue(9, 9).png().toBuffer());
  await pictures.encode(small.from, 'image/png', small.to);
  // Those that wait now; nobody has noticed their end when they are asked.
  for (const pid of await encoders()) process.kill(pid, 'SIGKILL');
  expect((await pictures.encode(from, 'image/jpeg', to)).size).toBeGreaterThan(100_000);
});

it('refuses the picture that a fresh process dies of as well, and takes the next', async () => {
  const { from, to } = await stored(await largeJpeg(3));
  let pending = true;
  const broken = pictures.encode(from, 'image/jpeg', to).finally(() => {
    pending = false;
  });
  broken.catch(() => undefined);
  while (pending) {
    for (const pid of await encoders()) process.kill(pid, 'SIGKILL');
    await sleep(5);
  }
  await expect(broken).rejects.toMatchObject({ name: 'DomainError', reason: 'upload_refused' });
  expect((await pictures.encode(from, 'image/jpeg', to)).size).toBeGreaterThan(100_000);
});

it('never writes over what is there', async () => {
  const { from } = await stored(await redOverBlue(9, 9).png().toBuffer());
  await expect(pictures.encode(from, 'image/png', from.path)).rejects.toMatchObject({ code: 'EEXIST' });
});

it('takes its processes along', async () => {
  expect((await encoders()).length).toBeGreaterThan(0);
  encoding.processes.onApplicationShutdown();
  await until(async () => (await encoders()).length === 0);
});
