import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { examineFile, sealIn } from '../../../src/platform/seal/seal.examination.js';
import { SealKeys } from '../../../src/platform/seal/seal-keys.js';
import { FORGERIES, flipped, NUMBER, newKeys, sealedPdf, stripped } from './sealed.factory.js';

const ZEROS = deflateSync(Buffer.alloc(70 * 1024 * 1024));

let folder: string;
let keys: SealKeys;
let strangers: SealKeys;
let pdf: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'myverify-seal-reading-'));
  keys = await newKeys(folder, 'ours');
  strangers = await newKeys(folder, 'theirs');
  pdf = await sealedPdf(keys);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const examine = (file: Uint8Array, by: SealKeys = keys) => examineFile(Buffer.from(file), by.all);

it('a report as it was issued has our seal, intact over the whole file', async () => {
  expect(await examine(pdf)).toEqual({ state: 'intact', number: NUMBER });
  expect(await sealIn(pdf, keys.all)).toBe('intact');
});

it('a report of another installation has no seal of ours, and the number that it names is told', async () => {
  expect(await examine(await sealedPdf(strangers))).toEqual({ state: 'none', number: NUMBER });
  expect(await examine(pdf, strangers)).toEqual({ state: 'none', number: NUMBER });
});

it('a report that was sealed with an earlier key is ours as long as its certificate is listed', async () => {
  const { key, certificate, chain } = strangers;
  expect((await examine(pdf, new SealKeys(key, certificate, chain, [keys.certificate]))).state).toBe('intact');
});

it.each(Object.keys(FORGERIES))('%s: it was ours', async (name) => {
  const forged = Buffer.from((await FORGERIES[name]?.(pdf)) ?? []);
  const filling = name === 'the gap filled with something else';
  expect(await examine(forged)).toEqual({ state: filling ? 'intact' : 'broken', number: NUMBER });
});

it('a report without its seal is none of ours, and names its number still', async () => {
  expect(await examine(await stripped(pdf))).toEqual({ state: 'none', number: NUMBER });
});

it('1000 bits flipped one at a time: each time it was ours, and only what fills the gap up is under no seal', async () => {
  const random = randomNumbers(20261120);
  const gap = pdf.indexOf('/Contents <') + '/Contents '.length;
  const end = pdf.indexOf('>', gap) + 1;
  const filling = pdf.toString('latin1', gap, end).search(/0{200,}>$/) + gap;
  expect(filling).toBeGreaterThan(gap);
  for (let round = 0; round < 1000; round++) {
    const at = random(pdf.length);
    const { state } = await examine(flipped(pdf, at, random(8)));
    const insideGap = at >= gap && at < end;
    if (!insideGap) expect([at, state]).toEqual([at, 'broken']);
    else expect(['broken', 'intact']).toContain(state);
  }
});

it('a byte changed in every part of the seal itself: it was ours', async () => {
  const gap = pdf.indexOf('/Contents <') + '/Contents <'.length;
  for (let at = gap; at < gap + 3000; at += 7) {
    expect(['broken', 'intact']).toContain((await examine(flipped(pdf, at, 1))).state);
  }
});

it.each<[string, () => Buffer]>([
  ['nothing', () => Buffer.alloc(0)],
  ['a word', () => Buffer.from('hello')],
  ['a picture', () => Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')],
  ['a PDF that breaks off', () => Buffer.from('%PDF-1.7\n1 0 obj <<')],
  ['20 MB of byte ranges', () => Buffer.alloc(20 * 1024 * 1024, '/ByteRange [0 1 2 3]')],
  ['20 MB of half byte ranges', () => Buffer.alloc(20 * 1024 * 1024, '/ByteRange [0 ')],
  ['20 MB of beginnings of numbers', () => Buffer.alloc(20 * 1024 * 1024, 'MYV-')],
  ['object streams without end', () => Buffer.alloc(20 * 1024 * 1024, '/ObjStm stream\n')],
  ['a bomb', bomb],
  ['two hundred bombs', () => Buffer.concat(Array.from({ length: 200 }, bomb))],
  ['a range that leaves the file', () => Buffer.from('/ByteRange [0 9999999999 9999999999 9999999999]')],
  ['a seal deep in itself', () => gapWith(Buffer.alloc(60_000, Buffer.from('3080', 'hex')))],
  ['a seal of noise', () => gapWith(Buffer.alloc(60_000, 0xa7))],
])('%s is none of ours, quickly and without an error', async (_, file) => {
  const bytes = file();
  const begun = Date.now();
  expect(await examine(bytes)).toEqual({ state: 'none', number: null });
  // 5.8 s beside other tests; without its bounds it would look at over a million streams.
  expect(Date.now() - begun).toBeLessThan(20_000);
});

function bomb(): Buffer {
  return Buffer.concat([Buffer.from('/ObjStm >> stream\n'), ZEROS]);
}

function gapWith(cms: Buffer): Buffer {
  const digits = cms.toString('hex');
  const head = '%PDF-1.7 /ByteRange [0 AAAAAA BBBBBB 0000000001] /Contents ';
  const start = head.length;
  const end = start + digits.length + 2;
  const sized = head.replace('AAAAAA', String(start).padStart(6, '0')).replace('BBBBBB', String(end).padStart(6, '0'));
  return Buffer.from(`${sized}<${digits}>\n`);
}

/** Park and Miller's: the same numbers each time. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
