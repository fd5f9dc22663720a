import type { Browser, Page } from 'playwright-core';
import { givePassword } from '../support/accounts.js';
import { message, press, visitOffice } from '../support/back-office.js';
import { axeFindings, launchBrowser } from '../support/browser.js';
import { OrganisationProvider } from '../support/organisation.js';
import { signIn } from '../support/portal.js';
import { resourceClient } from '../support/resource-client.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { inData } from '../support/server-data.js';

const provider = await OrganisationProvider.make();
const LIM = { email: 'lim@verifier.example', password: 'Officer-Lim-2026' };

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ env: provider.settings }), launchBrowser()]);
  const users = resourceClient(await signIn(server.url, ADMIN));
  await users.create('users', { data: { email: LIM.email, name: 'Lim', username: 'lim', roleId: 0 } });
  await givePassword(server.url, LIM.email, LIM.password);
  await provider.knows({ lim: { email: LIM.email, email_verified: true }, tan: { email: 'tan@verifier.example' } });
  await provider.start(server.url);
});
afterAll(async () => {
  await browser.close();
  await Promise.all([server.dispose(), provider.dispose()]);
});

const button = (page: Page) => page.getByRole('button', { name: 'Sign in through your organisation' });

async function sayThere(page: Page, who: string): Promise<void> {
  await page.getByRole('heading', { name: 'Organisation' }).waitFor();
  await page.getByLabel('Who').fill(who);
  await page.getByRole('button', { name: 'Go on' }).click();
}

it('an officer signs in through the organisation, confirms there, and signs out of both', async () => {
  const { page, context, complaints, expectRefusal, close } = await visitOffice({ browser, server }, '/role/create');
  await button(page).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await button(page).click();
  await sayThere(page, 'lim');
  // Where they wanted to go, without what they came back with.
  const form = page.getByRole('dialog', { name: 'Add a role' });
  await form.getByLabel('Name').fill('Typed before the question');
  expect(page.url()).toBe(`${server.url}/manage/role/create`);
  await form.getByRole('checkbox').first().check();
  inData(server, (data) => data.prepare('UPDATE sessions SET authenticated_at = 1').run());
  expectRefusal('403 /api/v1/roles');
  await press(page, 'Save');
  const [window] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Confirm at your organisation' }).click(),
  ]);
  await sayThere(window, 'lim');
  await message(page, 'Save Success!');
  // What is asked of the provider is a stranger's to this site, and meant.
  expect(complaints.filter((one) => !one.startsWith(`asked ${provider.issuer}/`))).toEqual([]);
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL(`${provider.issuer}/**`);
  expect((await context.request.get(`${server.url}/api/user/info`)).status()).toBe(401);
  await close();
});

it('after an idle end the organisation has to ask, and signing out of the student site ends its session too', async () => {
  const { page, close } = await visitOffice({ browser, server }, '/role');
  const roles = page.getByRole('heading', { level: 1, name: 'Roles' });
  await button(page).click();
  await sayThere(page, 'lim');
  await roles.waitFor();
  await page.clock.install();
  await page.clock.fastForward('31:00');
  await page.waitForURL(`${server.url}/manage/login`);
  // Also in a window that knows nothing of it.
  await page.reload();
  await button(page).click();
  await sayThere(page, 'lim');
  await page.getByRole('button', { name: /^Account: / }).waitFor();
  await page.goto(server.url);
  await page.getByRole('button', { name: /^Account / }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL(`${provider.issuer}/session/end**`);
  await close();
});

it('who is refused is told why on the sign-in page, and who gives up may begin again', async () => {
  const { page, expectRefusal, close } = await visitOffice({ browser, server }, '/company');
  await button(page).click();
  expectRefusal('403 /api/user/organisation-finish');
  await sayThere(page, 'tan');
  await page.getByText(inEnglish('sso_unverified')).waitFor();
  expect(page.url()).toBe(`${server.url}/manage/login`);
  // The provider has a session by now: it asks nobody again.
  await page.context().clearCookies();
  await button(page).click();
  await page.getByRole('heading', { name: 'Organisation' }).waitFor();
  expectRefusal('400 /api/user/organisation-finish');
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByText(inEnglish('sso_failed')).waitFor();
  await close();
});

it('while the provider is away it is said so, and the password still works', async () => {
  await provider.stop();
  // What it said of itself is known for an hour; a process that has just started knows nothing.
  const fresh = await startServer({ env: { ...provider.settings, LOG_LEVEL: 'error' } });
  const { page, expectRefusal, close } = await visitOffice({ browser, server: fresh }, '/mun');
  expectRefusal('503 /api/user/organisation-begin');
  await button(page).click();
  await page.getByText(inEnglish('organisation_silent')).waitFor();
  await page.getByLabel('Email or username').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Universities' }).waitFor();
  await close();
  await fresh.dispose();
});
