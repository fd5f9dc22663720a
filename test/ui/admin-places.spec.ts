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
const PATIENCE_MS = 120_000;

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

it('marks on a passport where its two lines of letters stand', async () => {
  const { data } = await student.upload('passport', 'passport.jpg', await drawnPassport(PASSPORT_HOLDER, 'scan'));
  const claimed = { passport: PASSPORT_HOLDER.number, passport_photos: [data.url] };
  const { id } = await record(student, 'add-apply', { ...(await formToReview(student)), ...claimed });
  const { page, complaints, close } = await visitOffice(site, `/student/${id}`, { as: ADMIN });
  const shown = page.locator('[data-read="passport match"]').getByRole('button');
  await shown.waitFor({ timeout: PATIENCE_MS });
  await shown.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('region').locator('img').first();
  await becomes(async () => {
    const [mark, whole] = [await page.locator('[data-place-mark]').boundingBox(), await sheet.boundingBox()];
    // The lowest part of the page, all over its width.
    return mark && whole ? mark.y > whole.y + whole.height * 0.75 && mark.width > whole.width * 0.85 : null;
  }, true);
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
