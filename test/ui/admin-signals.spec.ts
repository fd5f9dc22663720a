import type { Browser, Page } from 'playwright-core';
import { makeStaff, PASSWORD } from '../support/accounts.js';
import { completeForm, registerStudent } from '../support/applicant.js';
import { row, screenStands, visitOffice } from '../support/back-office.js';
import { atEachWidth, axeFindings, launchBrowser, scrollsSideways, type Visit } from '../support/browser.js';
import { signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';

const READER = ['certificates.read'];
const SHARED = 'S7777777';

let server: RunningServer;
let browser: Browser;
let reader: string;
let opened: Visit;
let page: Page;

/** Three accounts: two name one passport, all send the same papers. */
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  const admin = await signIn(server.url, ADMIN);
  reader = (await makeStaff(admin, READER)).user.email;
  for (const [name, passport] of [
    ['Aminah One', SHARED],
    ['Badrul Two', SHARED],
    ['Chen Three', 'S8888888'],
  ]) {
    const student = await registerStudent(server);
    await record(student, 'add-apply', { ...(await completeForm(student)), name, passport });
  }
  const query = { filters: { any: { signal: 'any' }, shared: { signal: 'passport_elsewhere' } } };
  await waitFor('the signals', async () => {
    const { body } = await resource<{ any: number; shared: number }>(admin, 'GET', 'certificates/counts', { query });
    return body.any === 3 && body.shared === 2;
  });
});

afterEach(async () => {
  expect(opened.complaints).toEqual([]);
  await opened.close();
});

afterAll(async () => {
  await browser.close();
  await server.dispose();
});

async function open(screen: string, options: object = {}) {
  opened = await visitOffice(browser, server, screen, { as: ADMIN, ...options });
  page = opened.page;
  await screenStands(page);
}

const rows = async () => (await page.getByRole('row').count()) - 1;

it('a column tells how many signals are open, and in words which', async () => {
  await open('/student');
  await page.getByRole('columnheader', { name: 'Signals' }).waitFor();
  const cell = row(page, 'Aminah One').locator('.column-openSignals');
  expect(await cell.textContent()).toMatch(/^\d.*Passport number elsewhere/);
  expect(await row(page, 'Chen Three').locator('.column-openSignals').textContent()).toMatch(
    /^\d(?!.*Passport number)/,
  );
});

it('a filter leaves what has a signal of a kind, and the queue keeps it', async () => {
  await open('/student');
  await page.getByRole('combobox', { name: 'Signals' }).click();
  await page.getByRole('option', { name: 'Passport number elsewhere' }).click();
  await row(page, 'Chen Three').waitFor({ state: 'detached' });
  expect(await rows()).toBe(2);
  await page.getByRole('button', { name: 'Review queue' }).click();
  await page.waitForURL(/queue=.*passport_elsewhere/);
  await page.getByText(/1 of 2/).waitFor();
});

it.each([
  ['en', /^3\s*With open signals$/],
  ['cn', /^3\s*有未处理提示$/],
] as const)('a card of the home page leads to them (%s)', async (language, name) => {
  await open('/', { language });
  await page.getByRole('link', { name }).click();
  await row(page, 'Chen Three').waitFor();
  expect(await rows()).toBe(3);
});

it('neither column, filter nor card is there for those who only read', async () => {
  await open('/', { as: { email: reader, password: PASSWORD } });
  await page.getByRole('link', { name: /Free$/ }).waitFor();
  expect(await page.getByText('With open signals').count()).toBe(0);
  await page.getByRole('link', { name: /Free$/ }).click();
  await row(page, 'Aminah One').waitFor();
  expect(await page.getByText('Signals', { exact: true }).count()).toBe(0);
  expect(await page.getByRole('button', { name: /With open signals/ }).count()).toBe(0);
});

it.each(['en', 'cn'] as const)('stands on a desk and on a phone, without findings (%s)', async (language) => {
  for (const screen of ['/', '/student']) {
    await open(screen, { language });
    await atEachWidth(page, async () => {
      expect(await scrollsSideways(page)).toBe(false);
      expect(await axeFindings(page)).toEqual([]);
    });
    if (screen === '/') await opened.close();
  }
});
