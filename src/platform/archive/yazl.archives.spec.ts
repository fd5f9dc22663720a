import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { unzip } from '../../../test/support/zip.js';
import type { ArchiveEntry } from './archives.port.js';
import { YazlArchives } from './yazl.archives.js';

const archives = new YazlArchives();
const MEGABYTE = 1024 * 1024;

const entry = (name: string, content: ArchiveEntry['content'], compress = true): ArchiveEntry => ({
  name,
  modifiedAt: new Date('2026-01-02T03:04:06Z'),
  compress,
  content,
});

async function* texts(...all: string[]) {
  yield* all;
}

/** A source of many megabytes that tells what becomes of it. */
class Source {
  given = 0;
  readonly stream: Readable;

  constructor(megabytes: number) {
    const source = this;
    this.stream = new Readable({
      read() {
        this.push(source.given < megabytes ? Buffer.alloc(MEGABYTE, source.given) : null);
        source.given += 1;
      },
    });
  }
}

const zip = (entries: AsyncIterable<ArchiveEntry>) => archives.zip(entries) as Readable;

test('holds its entries, compressed or as they are', async () => {
  async function* entries() {
    yield entry('data.json', texts('{"a":', '"王小明"', '}'));
    yield entry('files/王 (1).pdf', Readable.from([Buffer.alloc(100_000, 7)]), false);
    yield entry('empty.txt', texts());
  }
  const packed = await buffer(zip(entries()));
  const found = await unzip(packed);
  expect([...found.keys()]).toEqual(['data.json', 'files/王 (1).pdf', 'empty.txt']);
  expect(found.get('data.json')?.toString()).toBe('{"a":"王小明"}');
  expect(found.get('files/王 (1).pdf')?.equals(Buffer.alloc(100_000, 7))).toBe(true);
  expect(packed.length).toBeGreaterThan(100_000);
});

test('may be empty', async () => {
  async function* none(): AsyncGenerator<ArchiveEntry> {}
  expect((await unzip(await buffer(zip(none())))).size).toBe(0);
});

test('reads no further ahead than it is read itself', async () => {
  const sources = [new Source(40), new Source(40)];
  let asked = 0;
  async function* entries() {
    for (const [n, { stream }] of sources.entries()) {
      asked += 1;
      yield entry(`${n}.bin`, stream, false);
    }
  }
  const output = zip(entries());
  await once(output, 'readable');
  await sleep(100);
  expect(asked).toBe(1);
  // Each stream on the way holds a chunk or two.
  expect(sources[0]?.given).toBeLessThan(12);
  let size = 0;
  for await (const chunk of output) size += (chunk as Buffer).length;
  expect(size).toBeGreaterThan(80 * MEGABYTE);
  expect(asked).toBe(2);
});

test('ends its entries and their source when the reader goes away', async () => {
  const source = new Source(40);
  let ended = false;
  async function* entries() {
    try {
      yield entry('big.bin', source.stream, false);
      yield entry('never.txt', texts('x'));
    } finally {
      ended = true;
    }
  }
  const output = zip(entries());
  await once(output, 'readable');
  output.destroy();
  await once(source.stream, 'close');
  await sleep(20);
  expect([ended, source.stream.destroyed]).toEqual([true, true]);
  expect(source.given).toBeLessThan(40);
});

test('closes an entry that is opened after the reader went away', async () => {
  const late = new Source(1);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  async function* entries() {
    await held;
    yield entry('late.bin', late.stream);
  }
  zip(entries()).destroy();
  release();
  await sleep(50);
  expect(late.stream.destroyed).toBe(true);
});

test.each([
  ['an entry', () => entry('bad.bin', Readable.from(failing()))],
  ['the list of entries', () => Promise.reject(new Error('torn'))],
])('breaks off where %s fails', async (_, next) => {
  async function* entries() {
    yield entry('good.txt', texts('fine'));
    yield await next();
  }
  await expect(buffer(zip(entries()))).rejects.toThrow('torn');
});

async function* failing() {
  yield Buffer.alloc(10);
  throw new Error('torn');
}
