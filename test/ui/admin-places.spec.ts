import { PageSizes, PDFDocument } from 'pdf-lib';
import type { Locator, Page } from 'playwright-core';
import { SCALE, TEXTS, textPage } from '../../bench/reading/text-pages.mjs';
import { formToReview } from '../support/applications.js';
import { visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, LANGUAGES, scrollsSideways } from '../support/browser.js';
import { drawnPassport, PASSPORT_HOLDER } from '../support/passports.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { ADMIN, STUDENT } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const NUMBER = 'UM-2023-004512';
/** Of a page that is 1,000 wide, as places are kept; the letters of a PDF are told from the length of their line. */
const NEAR = 0.012;
const PATIENCE_MS = 180_000;

const site = testedSite();
let student: PortalClient;
let drawn: Awaited<ReturnType<typeof textPage>>;

beforeAll(async () => {
  student = await signIn(site.server.url, STUDENT);
  drawn = await textPage(await site.browser.newContext({ deviceScaleFactor: SCALE }), TEXTS.english, NUMBER);
});

async function applied(name: string, bytes: Buffer): Promise<number> {
  const { data } = await student.upload('certificate', name, bytes);
  const claimed = { name: 'Wang Xiaoming', cert_no: NUMBER, cert_photos: [data.url] };
  return (await record(student, 'add-apply', { ...(await formToReview(student)), ...claimed })).id;
}

/** By how far the middle of the mark misses the middle of the word, of the page's width and height. */
async function missedBy(page: Page, paper: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const [mark, whole] = [await page.locator('[data-place-mark]').boundingBox(), await paper.boundingBox()];
  if (!mark || !whole || !drawn.place) throw new Error('nothing is marked');
  const { left, top, width, height } = drawn.place;
  return {
    x: Math.abs((mark.x + mark.width / 2 - whole.x) / whole.width - left - width / 2),
    y: Math.abs((mark.y + mark.height / 2 - whole.y) / whole.height - top - height / 2),
  };
}

it.each([
  ['picture', LANGUAGES[0], 'img'],
  ['pdf', LANGUAGES[1], '.react-pdf__Page'],
] as const)('marks on a %s where the number stands, by keyboard and pointer', async (as, language, paper) => {
  const id = await applied(`degree.${as === 'pdf' ? 'pdf' : 'png'}`, drawn[as]);
  const { page, complaints, close } = await visitOffice(site, `/student/${id}`, {
    as: ADMIN,
    ...(language ? { language } : {}),
  });
  const shown = page.locator('[data-found="certificate certNo match"]').getByRole('button');
  await shown.waitFor({ timeout: PATIENCE_MS });
  const sheet = page.getByRole('region').locator(paper).first();
  await shown.focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-place-mark]').waitFor();
  await sheet.waitFor();
  const near = async () => {
    await page.waitForTimeout(300);
    const { x, y } = await missedBy(page, sheet);
    expect(x).toBeLessThan(NEAR);
    expect(y).toBeLessThan(NEAR);
  };
  await near();
  expect(await axeFindings(page)).toEqual([]);
  await page.evaluate('document.activeElement.blur()');
  await page.locator('[data-place-mark]').waitFor({ state: 'detached' });
  await shown.hover();
  await page.locator('[data-place-mark]').waitFor();
  await page.mouse.move(0, 0);
  await page.locator('[data-place-mark]').waitFor({ state: 'detached' });
  expect(await scrollsSideways(page)).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});

it('on a phone, where the paper is far above, a tap brings the mark into sight', async () => {
  const id = await applied('degree.png', drawn.picture);
  const { page, complaints, close } = await visitOffice(site, `/student/${id}`, {
    as: ADMIN,
    device: 'phone',
  });
  const shown = page.locator('[data-found="certificate certNo match"]').getByRole('button');
  await shown.waitFor({ timeout: PATIENCE_MS });
  await shown.tap();
  const mark = page.locator('[data-place-mark]');
  await becomes(async () => {
    const box = await mark.boundingBox();
    return box !== null && box.y > 0 && box.y + box.height < (page.viewportSize()?.height ?? 0);
  }, true);
  expect(await scrollsSideways(page)).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});

/** The same passport as it comes from a scanner: in the upper half of a sheet of A4. */
const ON_SHEET = { left: 0.1, top: 0.06, width: 0.8 };

async function scannedPassport(): Promise<{ readonly jpeg: Buffer; readonly pdf: Buffer; readonly foot: number }> {
  const jpeg = await drawnPassport(PASSPORT_HOLDER, 'scan');
  const document = await PDFDocument.create();
  const sheet = document.addPage(PageSizes.A4);
  const picture = await document.embedJpg(jpeg);
  const [width, height] = [sheet.getWidth() * ON_SHEET.width, sheet.getHeight()];
  const tall = (width / picture.width) * picture.height;
  const [x, y] = [sheet.getWidth() * ON_SHEET.left, height * (1 - ON_SHEET.top) - tall];
  sheet.drawImage(picture, { x, y, width, height: tall });
  return { jpeg, pdf: Buffer.from(await document.save()), foot: 1 - y / height };
}

it.each([
  ['picture', 'jpeg', 'img'],
  ['PDF', 'pdf', '.react-pdf__Page'],
] as const)('marks on a passport that is a %s where its two lines of letters stand', async (_, as, paper) => {
  const scanned = await scannedPassport();
  const { data } = await student.upload('passport', `passport.${as}`, scanned[as]);
  const claimed = { passport: PASSPORT_HOLDER.number, passport_photos: [data.url] };
  const { id } = await record(student, 'add-apply', { ...(await formToReview(student)), ...claimed });
  const { page, complaints, close } = await visitOffice(site, `/student/${id}`, { as: ADMIN });
  const shown = page.locator('[data-read="passport match"]').getByRole('button');
  await shown.waitFor({ timeout: PATIENCE_MS });
  await shown.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('region').locator(paper).first();
  const whole = { left: 0, top: 0, width: 1, foot: 1 };
  const passport = as === 'pdf' ? { ...ON_SHEET, foot: scanned.foot } : whole;
  // The lowest part of the passport, all over its width.
  await becomes(async () => {
    const [mark, box] = [await page.locator('[data-place-mark]').boundingBox(), await sheet.boundingBox()];
    if (!mark || !box) return null;
    const [top, foot] = [(mark.y - box.y) / box.height, (mark.y + mark.height - box.y) / box.height];
    const lowest = passport.foot - (passport.foot - passport.top) / 4;
    return top > lowest && foot < passport.foot + NEAR && mark.width > box.width * passport.width * 0.85;
  }, true);
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
