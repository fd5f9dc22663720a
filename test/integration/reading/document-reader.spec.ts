import { degrees, PDFDocument } from 'pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { random, somebody, type WAYS, zoneLines } from '../../../bench/reading/passport-pages.mjs';
import type { Place } from '../../../src/domain/reading/word-places.js';
import type { DocumentReading } from '../../../src/platform/reading/document-reader.port.js';
import { ForkedDocumentReader } from '../../../src/platform/reading/forked.document-reader.js';
import { paperPdf, photoJpeg, scanPng } from '../../support/papers.js';
import { drawnPassport, onSheet } from '../../support/passports.js';
import { SourceProcesses, translateChild } from '../../support/source-processes.js';

/** Beside other tests, whom a reader lets go first, a page takes several times as long. */
const PATIENCE_MS = 120_000;

let child: Awaited<ReturnType<typeof translateChild>>;
let processes: SourceProcesses;
let reader: ForkedDocumentReader;

beforeAll(async () => {
  child = await translateChild('src/platform/reading/document-reader.child.ts');
  processes = new SourceProcesses(child.script, PATIENCE_MS);
  reader = new ForkedDocumentReader(processes);
});

afterEach(() => {
  processes.longestMs = PATIENCE_MS;
});

afterAll(async () => {
  processes.onApplicationShutdown();
  await child.remove();
});

const person = somebody(random(11));
const ways: Array<keyof typeof WAYS> = ['scan', 'sheet', 'photograph', 'bad'];
const read = (bytes: Uint8Array) => reader.readPassport(bytes, 'image/jpeg');
/** Where the two lines are printed. */
const PRINTED = { left: 0.028, top: 0.818, width: 0.944, height: 0.125 };
const placeIn = (reading: DocumentReading) => (reading.kind === 'read' ? reading.zone.place : null);
/** A machine cuts a little wider than the letters are. */
const near = (place: Place) =>
  Object.fromEntries(Object.entries(place).map(([side, at]) => [side, expect.closeTo(at, 1)]));
const numberIn = (reading: DocumentReading) =>
  reading.kind === 'read' && reading.zone.isCertain ? reading.zone.documentNumber : null;

async function jpeg(change: (page: Sharp) => Sharp = (page) => page): Promise<Buffer> {
  const page = await drawnPassport(person);
  return change(sharp(page)).jpeg({ quality: 90 }).toBuffer();
}

it.each(ways)('reads a passport that came as a %s', async (way) => {
  const reading = await read(await drawnPassport(person, way, 3));
  expect(numberIn(reading)).toBe(person.number);
  expect(reading).toMatchObject({ zone: { birthDate: person.birth, expirationDate: person.expiry, format: 'TD3' } });
});

it.each([
  [0, PRINTED],
  [90, { left: 1 - PRINTED.top - PRINTED.height, top: PRINTED.left, width: PRINTED.height, height: PRINTED.width }],
  [180, { ...PRINTED, left: 1 - PRINTED.left - PRINTED.width, top: 1 - PRINTED.top - PRINTED.height }],
  [270, { left: PRINTED.top, top: 1 - PRINTED.left - PRINTED.width, width: PRINTED.height, height: PRINTED.width }],
])('reads one that was turned by %i degrees, and says where on the picture', async (degrees, place) => {
  const reading = await read(await jpeg((page) => page.rotate(degrees)));
  expect(numberIn(reading)).toBe(person.number);
  expect(placeIn(reading)).toEqual(near({ page: 1, ...place }));
});

describe('two passports on one page', () => {
  const other = somebody(random(29));
  const small = (page: Buffer) => sharp(page).resize({ width: 1100 }).toBuffer();
  const sheet = (first: Buffer, second: Buffer) =>
    onSheet(
      [1654, 2339],
      [
        [first, 250, 200],
        [second, 250, 1250],
      ],
    );

  it.each<[string, (first: Buffer, second: Buffer) => Promise<Buffer>]>([
    ['above one another on a sheet', async (first, second) => sheet(await small(first), await small(second))],
    [
      'beside one another',
      (first, second) =>
        onSheet(
          [2700, 1100],
          [
            [first, 50, 100],
            [second, 1400, 100],
          ],
        ),
    ],
    [
      'edge to edge',
      (first, second) =>
        onSheet(
          [1250, 1780],
          [
            [first, 0, 0],
            [second, 0, 890],
          ],
        ),
    ],
    [
      'head to head',
      async (first, second) =>
        onSheet(
          [1250, 1780],
          [
            [await sharp(first).rotate(180).toBuffer(), 0, 0],
            [second, 0, 890],
          ],
        ),
    ],
  ])('are not taken for one: %s', async (_, arrange) => {
    const [first, second] = await Promise.all([drawnPassport(person), drawnPassport(other)]);
    expect(await read(await arrange(first, second))).toEqual({ kind: 'several' });
  });

  it('are one where one was scanned twice', async () => {
    const page = await small(await drawnPassport(person));
    expect(numberIn(await read(await sheet(page, page)))).toBe(person.number);
  });
});

describe('a PDF', () => {
  const A4: [number, number] = [595, 842];
  const readPdf = async (document: PDFDocument) => reader.readPassport(await document.save(), 'application/pdf');
  /** Where the lines are printed of a passport that is drawn 500 points wide, 40 from the left and 90 from the top. */
  const ON_PAGE = {
    left: (40 + 500 * PRINTED.left) / 595,
    top: (90 + 352 * PRINTED.top) / 842,
    width: (500 * PRINTED.width) / 595,
    height: (352 * PRINTED.height) / 842,
  };

  it('is read as a scanner wrote it, and its place on the page told', async () => {
    const document = await PDFDocument.create();
    const picture = await document.embedJpg(await jpeg());
    document.addPage(A4).drawImage(picture, { x: 40, y: 400, width: 500, height: 352 });
    const reading = await readPdf(document);
    expect(numberIn(reading)).toBe(person.number);
    expect(placeIn(reading)).toEqual(near({ page: 1, ...ON_PAGE }));
  });

  it('tells the page, and the place on it as it is shown', async () => {
    const document = await PDFDocument.create();
    document.addPage(A4).drawText('My passport');
    const page = document.addPage(A4);
    page.drawImage(await document.embedJpg(await jpeg()), { x: 40, y: 400, width: 500, height: 352 });
    page.setRotation(degrees(90));
    const reading = await readPdf(document);
    expect(numberIn(reading)).toBe(person.number);
    const { left, top, width, height } = ON_PAGE;
    expect(placeIn(reading)).toEqual(
      near({ page: 2, left: 1 - top - height, top: left, width: height, height: width }),
    );
  });

  it('is looked at as it is, too, where it is drawn too small to be read', async () => {
    const document = await PDFDocument.create();
    const picture = await document.embedJpg(await jpeg());
    document.addPage([1684, 2384]).drawImage(picture, { x: 40, y: 400, width: 220, height: 155 });
    const reading = await readPdf(document);
    expect([numberIn(reading), placeIn(reading)]).toEqual([person.number, null]);
  });
});

it('reads one in a PDF that keeps it without loss, cut into strips', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  for (let top = 0; top < 880; top += 220) {
    const strip = await sharp(await drawnPassport(person)).extract({ left: 0, top, width: 1250, height: 220 });
    const part = await document.embedPng(await strip.png().toBuffer());
    page.drawImage(part, { x: 40, y: 700 - (top + 220) * 0.4, width: 500, height: 88 });
  }
  expect(numberIn(await reader.readPassport(await document.save(), 'application/pdf'))).toBe(person.number);
});

it('is certain of nothing where a digit was forged', async () => {
  const [, line] = zoneLines(person);
  const page = await drawnPassport({
    ...person,
    number: person.number.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)),
  });
  // The last line but the one digit, pasted over the other number's zone: its check digit is that of the old number.
  const before = await drawnPassport(person);
  const strip = await sharp(page).extract({ left: 35, top: 780, width: 240, height: 80 }).toBuffer();
  const forged = await sharp(before)
    .composite([{ input: strip, left: 35, top: 780 }])
    .jpeg({ quality: 90 })
    .toBuffer();
  expect(line).toContain(person.number);
  expect(numberIn(await read(forged))).toBeNull();
});

it.each([
  ['a photograph', photoJpeg],
  ['a picture that is too small', scanPng],
  [
    'a page without a zone',
    () =>
      sharp({ create: { width: 1250, height: 880, channels: 3, background: '#eee' } })
        .jpeg()
        .toBuffer(),
  ],
  [
    'a page that is cut off above the zone',
    () => jpeg((page) => page.extract({ left: 0, top: 0, width: 1250, height: 700 })),
  ],
])('sees nothing on %s', async (_, make) => {
  expect(await read(await make())).toEqual({ kind: 'nothing' });
});

it('sees nothing in a PDF of text, and leaves mails alone', async () => {
  expect(await reader.readPassport(await paperPdf('P<CHNWANG<<XIAOMING'), 'application/pdf')).toEqual({
    kind: 'nothing',
  });
  expect(await reader.readPassport(Buffer.from('From: x'), 'message/rfc822')).toEqual({ kind: 'nothing' });
});

it('fails on what is broken, on what takes too long and on what is greedy, and reads the next one', async () => {
  expect(await read(Buffer.from('no picture'))).toEqual({ kind: 'failed' });
  processes.longestMs = 1;
  expect(await read(await jpeg())).toEqual({ kind: 'too slow' });
  processes.longestMs = PATIENCE_MS;
  const huge = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#ddd' } })
    .png()
    .toBuffer();
  expect(['nothing', 'failed']).toContain((await reader.readPassport(huge, 'image/png')).kind);
  expect(numberIn(await read(await jpeg()))).toBe(person.number);
});
