import type { Route } from 'playwright-core';
import { becomes } from '../support/becomes.js';
import {
  atEachWidth,
  axeFindings,
  closeVisits,
  LANGUAGES,
  resize,
  scrollsSideways,
  type VisitOptions,
  visit,
} from '../support/browser.js';
import { join, MEMBER_PASSWORD, newMember } from '../support/integrators.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN, STUDENT } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { testedSite } from '../support/tested-site.js';
import { card, notice, openPart } from './integrator-page.js';

const site = testedSite();
let admin: PortalClient;

beforeAll(async () => {
  admin = await signIn(site.server.url, ADMIN);
});

afterEach(closeVisits);

const open = (email: string, part: string, options?: VisitOptions) => openPart(site, email, part, options);

it('signs in at the students’ door and sees its own page alone', async () => {
  const { email } = await newMember(site.server, admin);
  const opened = await visit(site);
  const { page } = opened;
  await page.goto('/student-login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(MEMBER_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { level: 1, name: 'Integration' }).waitFor();
  await page.getByText('Nothing was asked yet.').waitFor();
  await page.goto('/cert-list');
  await page.waitForURL('**/integrator');
  await page.goto('/cert-add');
  await page.getByRole('heading', { name: 'This page is not for your account' }).waitFor();
});

it('tells its use in whole sentences, with figures as the table has them', async () => {
  const { email } = await newMember(site.server, admin);
  const { page } = await open(email, 'keys');
  const told = async (uses: ReadonlyArray<{ day: string; calls: number; items: number }>) => {
    await page.unrouteAll();
    await page.route('**/api/v1/integrator', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), uses } });
    });
    await page.goto('/integrator');
  };
  await told([{ day: '2026-11-01', calls: 1, items: 1 }]);
  await page.getByText('1 request, 1 report checked.').waitFor();
  await told([
    { day: '2026-11-01', calls: 1_200, items: 34_567 },
    { day: '2026-11-02', calls: 34, items: 0 },
  ]);
  await page.getByText('1,234 requests, 34,567 reports checked.').waitFor();
});

it('is not for students', async () => {
  const opened = await visit(site, { as: STUDENT });
  await opened.page.goto('/integrator');
  await opened.page.getByRole('heading', { name: 'This page is not for your account' }).waitFor();
});

it('makes a key once it was shown that it is they, shows it once, replaces and revokes it', async () => {
  const { email, id } = await newMember(site.server, admin);
  const { page, expectRefusal } = await open(email, 'keys');
  await page.getByText('There are no keys yet').waitFor();
  await page.getByRole('button', { name: 'Make a key' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Make a key' });
  await dialog.getByRole('button', { name: 'Make a key' }).press('Enter');
  await dialog.getByText('Please fill this in').waitFor();
  await dialog.getByLabel('Name').fill('Nightly run');
  await page.mouse.click(5, 5);
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Make a key' }).press('Enter');
  await becomes(() => dialog.getByLabel('Name').inputValue(), 'Nightly run');
  expect(await axeFindings(page)).toEqual([]);
  inData(site.server, (data) => data.prepare('UPDATE sessions SET authenticated_at = 1 WHERE user_id = ?').run(id));
  expectRefusal('403 /api/v1/integrator/api-keys', '500 /api/v1/integrator/api-keys');
  const list = '**/api/v1/integrator/api-keys';
  let failed = 0;
  await page.route(list, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    failed += 1;
    await route.fulfill({ status: 500 });
  });
  await dialog.getByRole('button', { name: 'Make a key' }).press('Enter');
  await page.getByLabel(/^Password/).fill(MEMBER_PASSWORD);
  await page.getByRole('button', { name: 'Confirm' }).click();
  const made = page.getByRole('dialog', { name: 'This is the key' });
  const key = await made.getByLabel('Key', { exact: true }).inputValue();
  expect(key).toMatch(/^mv_live_[0-9A-Za-z]{36}$/);
  expect(await axeFindings(page)).toEqual([]);
  // The list behind it could not be read anew.
  await becomes(async () => failed, 1);
  await becomes(() => made.getByLabel('Key', { exact: true }).inputValue(), key);
  await page.unroute(list);
  await made.getByRole('button', { name: 'I have it' }).click();
  await page.reload();
  await card(page, 'Nightly run').getByText('Works').waitFor();
  expect(await page.content()).not.toContain(key);

  const end = Date.now() + 3_600_000;
  inData(site.server, (data) => data.prepare("UPDATE api_keys SET ends_at = ? WHERE name = 'Nightly run'").run(end));
  await page.reload();
  await card(page, 'Nightly run').getByText('Ends').waitFor();
  await page.getByRole('button', { name: 'Replace Nightly run' }).click();
  const replacing = page.getByRole('dialog', { name: 'Make the key that takes its place' });
  await replacing.getByLabel('Name').fill('Nightly run, new');
  // One that soon ends, too, would be of no use.
  await replacing.getByRole('checkbox', { name: 'as the old one does' }).uncheck();
  // While it is made it cannot be closed: nobody could read the key again.
  const closeEarly = async (route: Route) => {
    await page.keyboard.press('Escape');
    await route.continue();
  };
  await page.route(list, closeEarly, { times: 1 });
  await replacing.getByRole('button', { name: 'Make a key' }).click();
  await page.getByText('revoke the old "Nightly run"').waitFor();
  await page.getByRole('button', { name: 'I have it' }).click();
  await card(page, 'Nightly run, new').waitFor();
  await becomes(() => card(page, 'Nightly run, new').getByText('Ends').count(), 0);
  // Two work: there is no third.
  await becomes(() => page.getByRole('button', { name: /^Replace/ }).count(), 0);
  await page.getByRole('button', { name: 'Revoke Nightly run', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await notice(page, 'The key is revoked.');
  await card(page, 'Revoked').waitFor();
  await becomes(() => page.getByRole('button', { name: /^Replace/ }).count(), 1);
});

it('invites a colleague, who joins, and is removed', async () => {
  const { email } = await newMember(site.server, admin);
  const { page, expectRefusal } = await open(email, 'people');
  const invite = async (address: string) => {
    await page.getByLabel('Email of a colleague').fill(address);
    await page.getByRole('button', { name: 'Invite' }).click();
  };
  await invite('nowhere');
  await page.locator('.mantine-InputWrapper-error').waitFor();
  expectRefusal('409 /api/v1/integrator/members');
  await invite(STUDENT.email);
  await page.locator('.mantine-InputWrapper-error').waitFor();
  await invite('ui-colleague@contoh.example');
  await card(page, 'ui-colleague@contoh.example').getByText('Has not joined yet').waitFor();
  await join(site.server, 'ui-colleague@contoh.example');
  await page.reload();
  await card(page, 'ui-colleague@contoh.example').waitFor();
  await becomes(() => page.getByText('Has not joined yet').count(), 0);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove ui-colleague@contoh.example' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await notice(page, 'The account is closed.');
  await card(page, 'ui-colleague@contoh.example').waitFor({ state: 'detached' });
});

it.each(LANGUAGES)('fits a desk, a phone and 320 px in %s, and axe finds nothing', async (language) => {
  const { client, email } = await newMember(site.server, admin);
  await resource(client, 'POST', 'integrator/api-keys', {
    body: { name: 'A key with a long name that a phone has to break somewhere', permissions: ['reports.check'] },
  });
  await resource(client, 'POST', 'webhooks', {
    body: {
      url: 'https://a-very-long-host-name.contoh.example/with/a/long/path/to/some/hook',
      events: ['report.withdrawn'],
    },
  });
  const { page } = await open(email, 'overview', { language });
  for (const part of ['overview', 'checks', 'keys', 'webhooks', 'people']) {
    await page.goto(`/integrator?part=${part}`);
    await page.getByRole('tabpanel').waitFor();
    await atEachWidth(page, async () => {
      expect(await axeFindings(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    });
    if (language === 'en') {
      await page.emulateMedia({ colorScheme: 'dark' });
      expect([part, await axeFindings(page)]).toEqual([part, []]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
    await resize(page, { width: 320, height: 640 });
    expect([part, await scrollsSideways(page)]).toEqual([part, false]);
    const text = (await page.locator('main :not(style):not(:has(*))').allTextContents()).join('\n');
    if (language === 'cn') expect(text).not.toMatch(/\b(the|key is|reports|webhooks)\b/);
  }
});
