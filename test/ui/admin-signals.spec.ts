import type { Page } from 'playwright-core';
import { makeStaff, PASSWORD } from '../support/accounts.js';
import { completeForm, registerStudent } from '../support/applicant.js';
import { row, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { atEachWidth, axeFindings, closeVisits, resize, scrollsSideways, type Visit } from '../support/browser.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, waitFor } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';
import { acceptAll } from '../support/verdicts.js';

const READER = ['certificates.read'];
const SHARED = 'S7777777';
/** A stamping without a verification, stamped before it was awarded. */
const ODD = { type: 'stamping', ministry_stamping_time: '2023-01-02' };

const site = testedSite();
let admin: PortalClient;
let reader: string;
const ids: number[] = [];
const versions: number[] = [];
let opened: Visit;
let page: Page;

/** Three accounts: two name one passport, all send the same papers. */
beforeAll(async () => {
  admin = await signIn(site.server.url, ADMIN);
  reader = (await makeStaff(admin, READER)).user.email;
  for (const [name, passport, odd = {}] of [
    ['Aminah One', SHARED],
    ['Badrul Two', SHARED],
    ['Chen Three', 'S8888888', ODD],
  ] as const) {
    const student = await registerStudent(site.server);
    const form = { ...(await completeForm(student)), name, passport, ...odd };
    const { id, version } = await record(student, 'add-apply', form);
    ids.push(id);
    versions.push(version);
  }
  const query = { filters: { any: { signal: 'any' }, shared: { signal: 'passport_elsewhere' } } };
  await waitFor('the signals', async () => {
    const { body } = await resource<{ any: number; shared: number }>(admin, 'GET', 'certificates/counts', { query });
    return body.any === 3 && body.shared === 2;
  });
});

afterEach(closeVisits);

async function open(screen: string, options: object = {}) {
  opened = await visitOffice(site, screen, { as: ADMIN, ...options });
  page = opened.page;
  await screenStands(page);
}

const isInView = (one: { getBoundingClientRect(): { top: number; bottom: number } }) => {
  const { top, bottom } = one.getBoundingClientRect();
  return top >= 0 && bottom <= 800;
};

const beginsInView = (one: { getBoundingClientRect(): { top: number } }) => {
  const { top } = one.getBoundingClientRect();
  return top >= 0 && top <= 700;
};

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

it.each([
  ['en', 'MoHE stamping date 2023-01-02 does not fit', 'No academic verification', /Ministry.*: the same file/],
  ['cn', '2023-01-02 与', '没有已通过或待审核的学历认证', /：其他账户/],
] as const)('the desk says what each rests on (%s)', async (language, days, verification, file) => {
  await open(`/student/${ids[2]}`, { language });
  const signal = (kind: string) => page.locator(`[data-signal="${kind}"]`);
  await signal('dates_disagree').getByText(days).waitFor();
  await signal('no_verification').getByText(verification).waitFor();
  await signal('file_elsewhere').filter({ hasText: file }).first().waitFor();
});

it.each([
  ['en', 'Look at it: Certificate', 'Certificate, 1 of 1', 'Look at it: Passport', 'Passport, 1 of 1'],
  ['cn', '查看：证书', '证书，第 1 份，共 1 份', '查看：护照', '护照，第 1 份，共 1 份'],
] as const)(
  'a signal leads to the documents that it rests on (%s)',
  async (language, toCertificate, certificate, toPassport, passport) => {
    await open(`/student/${ids[2]}`, { language });
    await page.locator('[data-signal="dates_disagree"]').getByRole('button', { name: toCertificate }).click();
    await page.getByRole('region', { name: certificate }).waitFor();
    await open(`/student/${ids[0]}`, { language, device: 'phone' });
    await page.locator('[data-signal="passport_elsewhere"]').getByRole('button', { name: toPassport }).click();
    await page.getByRole('region', { name: passport }).waitFor();
    await becomes(() => page.getByRole('region', { name: passport }).evaluate(beginsInView), true);
  },
);

it('the bar tells how many there are and leads to them; they stand before what is decided, and are named before approving', async () => {
  await acceptAll(admin, ids[2] as number, versions[2] as number);
  await open(`/student/${ids[2]}`);
  await resize(page, { width: 1280, height: 800 });
  const chip = page.getByRole('button', { name: /^\d+ signals$/ });
  await chip.waitFor();
  await page.getByText(/^Stamping · /).waitFor();
  await becomes(() => page.getByRole('heading', { name: 'Signals' }).evaluate(isInView), true);
  await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
  await chip.click();
  await becomes(() => page.locator(':focus').textContent(), 'Signals');
  await becomes(() => page.locator(':focus').evaluate(isInView), true);
  await atEachWidth(page, async () => {
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
  });
  await page.locator('h1').focus();
  await page.keyboard.press('a');
  await page
    .getByRole('dialog')
    .getByText(/^\d+ signals are open: .*Days do not fit/)
    .waitFor();
});

it('the desk tells signals that are still to come, or could not be loaded, from none', async () => {
  await open('/student');
  const address = `**/api/v1/certificates/${ids[2]}/signals`;
  let answer: 'refused' | 'pending' = 'refused';
  await page.route(address, (route) =>
    answer === 'refused'
      ? route.fulfill({ status: 400, json: { message: 'No answer here', reason: 'invalid_input', errors: {} } })
      : route.fulfill({ json: [], headers: { 'Signals-Pending': 'true' } }),
  );
  opened.expectRefusal(`400 /api/v1/certificates/${ids[2]}/signals`);
  await row(page, 'Chen Three').getByRole('link', { name: /^Open/ }).click();
  const failure = page.getByRole('note').filter({ hasText: 'The signals could not be loaded' });
  await failure.waitFor();
  answer = 'pending';
  await failure.getByRole('button', { name: 'Try again' }).click();
  await page.getByText(/^Machines are reading this application/).waitFor();
  await page.unroute(address);
  await page.evaluate('void window.dispatchEvent(new Event("visibilitychange"))');
  await page.locator('[data-signal="no_verification"]').waitFor();
  await becomes(() => page.getByText(/^Machines are reading this application/).count(), 0);
});

it('neither column, filter nor card is there for those who only read', async () => {
  await open('/', { as: { email: reader, password: PASSWORD } });
  await page.getByRole('link', { name: /Free$/ }).waitFor();
  await becomes(() => page.getByText('With open signals').count(), 0);
  await page.getByRole('link', { name: /Free$/ }).click();
  await row(page, 'Aminah One').waitFor();
  await becomes(() => page.getByText('Signals', { exact: true }).count(), 0);
  await becomes(() => page.getByRole('button', { name: /With open signals/ }).count(), 0);
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
