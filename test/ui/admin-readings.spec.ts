import type { Browser } from 'playwright-core';
import { formToReview } from '../support/applications.js';
import { visitOffice } from '../support/back-office.js';
import { atEachWidth, axeFindings, LANGUAGES, launchBrowser, scrollsSideways } from '../support/browser.js';
import { drawnPassport, PASSPORT_HOLDER } from '../support/passports.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { ADMIN, type RunningServer, STUDENT, startServer } from '../support/server.js';

let server: RunningServer;
let browser: Browser;
let student: PortalClient;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  student = await signIn(server.url, STUDENT);
});

afterAll(async () => {
  await browser.close();
  await server.dispose();
});

it.each(LANGUAGES)('shows what the passport says beside what is claimed, in %s', async (language) => {
  const expired = { ...PASSPORT_HOLDER, expiry: '200101' };
  const bytes = await drawnPassport(expired, 'scan');
  const { data } = await student.upload('passport', 'passport.jpg', bytes);
  const claimed = {
    name: '王小明',
    gender: 'Male',
    nationality: 'China',
    birth: '2001-04-03',
    passport: PASSPORT_HOLDER.number,
  };
  const form = { ...(await formToReview(student)), ...claimed, passport_photos: [data.url] };
  const { id } = await record(student, 'add-apply', form);
  const { page, complaints, close } = await visitOffice(browser, server, `/student/${id}`, { as: ADMIN, language });
  await page.locator('[data-read="birth differs"]').waitFor();
  const marks = await page.evaluate<string[]>(
    "[...document.querySelectorAll('[data-read]')].map((one) => one.dataset.read)",
  );
  expect(marks.toSorted()).toEqual([
    'birth differs',
    'gender match',
    'name close',
    'nationality match',
    'passport match',
  ]);
  expect(await page.locator('[data-read="birth differs"]').textContent()).toContain('2001-04-30');
  expect(await page.locator('[data-read="name close"]').textContent()).toContain('WANG XIAOMING');
  const signal = (kind: string) => page.locator(`[data-signal="${kind}"]`);
  await signal('passport_expired').getByText('2020-01-01').waitFor();
  await signal('mrz_differs').getByText('2001-04-30').waitFor();
  const dismiss = signal('passport_expired').getByRole('button');
  await dismiss.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button').last().click();
  expect(await dialog.locator('[aria-invalid="true"]').count()).toBeGreaterThan(0);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('textbox').fill('The new one lies beside it');
  await dialog.getByRole('button').last().click();
  await page.locator('[data-settled="passport_expired"]').getByText('The new one lies beside it').waitFor();
  expect(await signal('passport_expired').count()).toBe(0);
  await signal('mrz_differs').waitFor();
  await atEachWidth(page, async () => {
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });
  expect(complaints).toEqual([]);
  await close();
});
