import type { Browser, BrowserContext } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { SCALE, TEXTS, textPage } from '../../../bench/reading/text-pages.mjs';
import { ForkedDocumentReader } from '../../../src/platform/reading/forked.document-reader.js';
import { launchBrowser } from '../../support/browser.js';
import { SourceProcesses, translateChild } from '../../support/source-processes.js';

/** Beside other tests, whom a reader lets go first, a page takes several times as long. */
const PATIENCE_MS = 120_000;

let child: Awaited<ReturnType<typeof translateChild>>;
let processes: SourceProcesses;
let reader: ForkedDocumentReader;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  [child, browser] = await Promise.all([
    translateChild('src/platform/reading/document-reader.child.ts'),
    launchBrowser(),
  ]);
  processes = new SourceProcesses(child.script, PATIENCE_MS);
  reader = new ForkedDocumentReader(processes);
  context = await browser.newContext({ deviceScaleFactor: SCALE });
});

afterAll(async () => {
  processes.onApplicationShutdown();
  await Promise.all([child.remove(), browser.close()]);
});

const jpeg = (page: Uint8Array, change: (page: Sharp) => Sharp = (page) => page) =>
  change(sharp(page)).jpeg({ quality: 85 }).toBuffer();

it.each(['scan', 'pdf', 'askew', 'on its side'] as const)('tells where a word stands: %s', async (way) => {
  const planted = 'UM-2023-004512';
  const { pdf, picture, place } = await textPage(context, TEXTS.english, planted);
  if (!place) throw new Error('it is planted');
  const [x, y] = [place.left + place.width / 2, place.top + place.height / 2];
  const { width: wide = 0, height: tall = 0 } = await sharp(picture).metadata();
  const turned = async (degrees: number) => jpeg(picture, (page) => page.rotate(degrees, { background: '#fffef8' }));
  const [bytes, expected] = await {
    scan: async () => [await jpeg(picture), { x, y }] as const,
    pdf: async () => [pdf, { x, y }] as const,
    'on its side': async () => [await turned(90), { x: 1 - y, y: x }] as const,
    askew: async () => {
      const [sine, cosine] = [Math.sin(Math.PI / 60), Math.cos(Math.PI / 60)];
      const [right, down] = [(x - 0.5) * wide, (y - 0.5) * tall];
      const size = { width: wide * cosine + tall * sine, height: wide * sine + tall * cosine };
      const at = { x: right * cosine - down * sine, y: right * sine + down * cosine };
      return [await turned(3), { x: 0.5 + at.x / size.width, y: 0.5 + at.y / size.height }] as const;
    },
  }[way]();
  const { text, places } = await reader.readText(bytes, way === 'pdf' ? 'application/pdf' : 'image/jpeg');
  const [page, left = 0, top = 0, width = 0, height = 0] =
    places[(text ?? '').split(/\s+/).findIndex((word) => word.includes(planted))] ?? [];
  expect(page).toBe(1);
  // Of a page, in hundredths: a letter is about one wide.
  expect(Math.abs((left + width / 2) / 10 - expected.x * 100)).toBeLessThan(1);
  expect(Math.abs((top + height / 2) / 10 - expected.y * 100)).toBeLessThan(0.7);
});
