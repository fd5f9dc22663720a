import type { Page, Route } from 'playwright-core';
import { becomes } from '../support/becomes.js';
import {
  atEachWidth,
  axeFindings,
  closeVisits,
  LANGUAGES,
  resize,
  scrollsSideways,
  type Visit,
  type VisitOptions,
  visit,
} from '../support/browser.js';
import { join, MEMBER_PASSWORD, newMember } from '../support/integrators.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN, STUDENT } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite({ env: { WEBHOOK_ALLOW_LOCAL: 'on' } });
let admin: PortalClient;

beforeAll(async () => {
  admin = await signIn(site.server.url, ADMIN);
});

afterEach(closeVisits);

async function open(email: string, part: string, options: VisitOptions = {}): Promise<Visit> {
  const opened = await visit(site, { as: { email, password: MEMBER_PASSWORD }, ...options });
  await opened.page.goto(`/integrator?part=${part}`);
  await opened.page.getByRole('tabpanel').waitFor();
  return opened;
}

const card = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();

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

it('adds a webhook, pings it, sees the attempt, sends it again, changes its secret and removes it', async () => {
  const { email } = await newMember(site.server, admin);
  const { page, expectRefusal } = await open(email, 'webhooks');
  await page.getByText('There are no webhooks yet').waitFor();
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' });
  const lose = async (route: Route) => {
    await route.fetch();
    const { pathname } = new URL(route.request().url());
    expectRefusal(`503 ${pathname}`, `409 ${pathname}`);
    await route.fulfill({ status: 503, json: { reason: 'unavailable', message: 'Try again' } });
  };
  expectRefusal('400 /api/v1/webhooks');
  await dialog.getByLabel('Address').fill('nowhere');
  await page.mouse.click(5, 5);
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await becomes(() => dialog.getByLabel('Address').inputValue(), 'nowhere');
  await dialog.getByRole('button', { name: 'Add a webhook' }).click();
  await dialog.getByText('https://', { exact: false }).nth(1).waitFor();
  // Nobody answers there.
  await dialog.getByLabel('Address').fill('http://127.0.0.1:9/hook');
  await dialog.getByRole('button', { name: 'Add a webhook' }).click();
  const secret = page.getByRole('dialog', { name: 'Secret that it is signed with' });
  const first = await secret.getByLabel('Secret that it is signed with').inputValue();
  expect(first).toMatch(/^whsec_/);
  expect(await axeFindings(page)).toEqual([]);
  await secret.getByRole('button', { name: 'I have it' }).click();

  // One whose answer is lost is in the list all the same, and can be removed.
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await dialog.getByLabel('Address').fill('http://127.0.0.1:9/lost');
  await page.route('**/api/v1/webhooks?*', lose, { times: 1 });
  await dialog.getByRole('button', { name: 'Add a webhook' }).click();
  await dialog.getByRole('alert').waitFor();
  await page.keyboard.press('Escape');
  await card(page, 'http://127.0.0.1:9/lost').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await card(page, 'http://127.0.0.1:9/lost').waitFor({ state: 'detached' });

  const hook = card(page, 'http://127.0.0.1:9/hook');
  await hook.getByRole('button', { name: 'Send ping' }).click();
  await hook.getByText('nobody answered').first().waitFor();
  // Asked for anew while it waits: what is shown stays where that fails.
  const attempts = '**/deliveries?*';
  let refused = 0;
  await page.route(attempts, async (route) => {
    expectRefusal(`500 ${new URL(route.request().url()).pathname}`);
    await route.fulfill({ status: 500 });
    refused += 1;
  });
  await becomes(async () => refused > 1, true);
  await hook.getByText('nobody answered').first().waitFor();
  await becomes(() => hook.getByText('This could not be loaded').count(), 0);
  await page.unroute(attempts);
  // It waits for the next try, and need not.
  await hook.getByRole('button', { name: 'Send again' }).waitFor();
  inData(site.server, (data) =>
    data.prepare("UPDATE webhook_deliveries SET state = 'failed', next_try_at = NULL").run(),
  );
  await page.reload();
  await hook.getByRole('button', { name: 'Attempts' }).click();
  await hook.getByText('given up').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await hook.getByRole('button', { name: 'Send again' }).click();
  await hook.getByText('on its way').waitFor();

  // Its answer is lost, and no other tells that secret: the next press makes another.
  await page.route('**/rotate-secret?*', lose, { times: 1 });
  await hook.getByRole('button', { name: 'New secret' }).click();
  const renew = page.getByRole('dialog').getByRole('button', { name: 'New secret' });
  await renew.click();
  const failed = page.getByRole('dialog').getByRole('alert');
  await failed.waitFor();
  await renew.click();
  await failed.getByText('This was done already').waitFor();
  await renew.click();
  expect(await secret.getByLabel('Secret that it is signed with').inputValue()).not.toBe(first);
  await secret.getByRole('button', { name: 'I have it' }).click();
  await hook.getByText('it is signed with the secret before as well').waitFor();
  await hook.getByRole('button', { name: 'Switch off' }).click();
  await hook.getByText('Switched off').waitFor();
  // While one waits they are asked for again and again: in the middle of the removal, too.
  await hook.getByRole('button', { name: 'Attempts' }).click();
  await hook.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await notice(page, 'The webhook is removed.');
  await page.getByText('There are no webhooks yet').waitFor();
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
