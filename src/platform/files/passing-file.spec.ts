import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { newPassingKey, openPassing, passingPieces, passingSeal } from './passing-file.js';

let folder: string;
let path: string;
const key = newPassingKey();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'passing-'));
  path = join(folder, 'file');
});
afterAll(() => rm(folder, { recursive: true }));

async function seal(...pieces: readonly string[]): Promise<Buffer> {
  const sealing = passingSeal(key);
  await writeFile(path, Buffer.concat([...pieces.map((piece) => sealing.piece(Buffer.from(piece))), sealing.end()]));
  return readFile(path);
}

it.each([[[]], [['']], [['one piece']], [['many', ' ', 'pieces']]])('gives back what came as %j', async (pieces) => {
  const sealed = await seal(...pieces);
  const whole = pieces.join('');
  expect(sealed).toHaveLength(12 + whole.length + 16);
  expect((await openPassing({ path, key })).toString()).toBe(whole);
  expect((await buffer(passingPieces({ path, key }))).toString()).toBe(whole);
});

it('shows nothing of it, and never seals the same twice alike', async () => {
  const sealed = await seal('passport number');
  expect(sealed.toString('latin1')).not.toContain('passport');
  expect(await seal('passport number')).not.toEqual(sealed);
});

it('does not open with another key, nor what was changed or cut off', async () => {
  const sealed = await seal('passport number');
  await expect(openPassing({ path, key: newPassingKey() })).rejects.toThrow();
  for (const wrong of [
    Buffer.from(sealed).fill(0, 14, 15),
    sealed.subarray(0, -1),
    sealed.subarray(0, 20),
    Buffer.alloc(0),
  ]) {
    await writeFile(path, wrong);
    await expect(openPassing({ path, key })).rejects.toThrow();
    await expect(buffer(passingPieces({ path, key }))).rejects.toThrow();
  }
});

it('is read in pieces where it is large', async () => {
  const text = 'x'.repeat(600_000);
  await seal(text);
  const pieces: Buffer[] = [];
  for await (const piece of passingPieces({ path, key })) pieces.push(piece);
  expect(pieces.map(({ length }) => length)).toEqual([262_144, 262_144, 75_712]);
  expect(Buffer.concat(pieces).toString()).toBe(text);
});
