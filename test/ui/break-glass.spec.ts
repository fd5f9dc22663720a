import type { Browser } from 'playwright-core';
import { makeStaff, PASSWORD } from '../support/accounts.js';
import { message, press, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { launchBrowser } from '../support/browser.js';
import { OrganisationProvider } from '../support/organisation.js';
import * as portal from '../support/portal.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { plugInAuthenticator, signIn } from './staff-sign-in.page.js';

const provider = await OrganisationProvider.make();
const AT_HOME = { publicHost: 'localhost' };

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ ...AT_HOME, env: { STAFF_MFA: 'offered' } }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await Promise.all([server.dispose(), provider.dispose()]);
});

/** Passkeys belong to a name, never to a number. */
const atHome = (path: string) => `http://localhost:${new URL(server.url).port}${path}`;

it('one administrator gets in by password and passkey, and nobody else, while the organisation is away', async () => {
  const { user } = await makeStaff(await portal.signIn(server.url, ADMIN), ['certificates.review']);
  const { page, context, expectRefusal, close } = await visitOffice({ browser, server }, '/login');
  const account = page.getByRole('button', { name: /^Account: / });
  await page.goto(atHome('/manage/login'));
  await plugInAuthenticator(context, page);
  await signIn(page, ADMIN);
  await account.waitFor();
  await page.goto(atHome('/manage/account/factors'));
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Key of the safe');
  await press(page, 'Add');
  await page.getByRole('dialog', { name: 'MyVerify: Recovery codes' }).waitFor();

  // The provider was never up: what lets everybody else in is away.
  await server.stop();
  const env = { ...provider.settings, STAFF_MFA: 'required', OIDC_ONLY: 'on', OIDC_BREAK_GLASS: ADMIN.email };
  server = await startServer({ ...AT_HOME, dataDir: server.dataDir, env: { ...env, LOG_LEVEL: 'error' } });
  await context.clearCookies();
  await page.goto(atHome('/manage/login'));
  expectRefusal('503 /api/user/organisation-begin');
  await page.getByRole('button', { name: 'Sign in through your organisation' }).click();
  await page.getByText(inEnglish('organisation_silent')).waitFor();
  await page.getByRole('button', { name: 'Sign in with a password' }).click();
  expectRefusal('403 /api/user/login');
  await signIn(page, { email: user.email, password: PASSWORD });
  await page.getByText(inEnglish('sso_only')).waitFor();
  await signIn(page, ADMIN);
  await page.getByRole('button', { name: 'Use the passkey' }).click();
  await account.waitFor();
  await page.goto(atHome('/manage/user'));
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();

  // Within the session the password shows nothing either.
  const letTimePass = () => inData(server, (data) => data.prepare('UPDATE sessions SET authenticated_at = 1').run());
  letTimePass();
  await page.goto(atHome('/manage/role/create'));
  await page.getByRole('dialog', { name: 'Add a role' }).getByLabel('Name').fill('Made by the key of the safe');
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  expectRefusal('403 /api/v1/roles');
  await press(page, 'Save');
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await question.getByRole('button', { name: 'Confirm at your organisation' }).waitFor();
  await becomes(() => question.getByLabel('Password', { exact: true }).count(), 0);
  await question.getByRole('button', { name: 'Use a second factor instead' }).click();
  await question.getByRole('button', { name: 'Use the passkey' }).click();
  await message(page, 'Save Success!');

  // Its password opens something all the same, so that nobody is told otherwise.
  const { id } = inData(server, (data) => data.prepare('SELECT id FROM users WHERE email = ?').get(ADMIN.email)) as {
    id: number;
  };
  await page.goto(atHome(`/manage/user/${id}`));
  await page.getByText(/^No password is asked for here: /).waitFor();

  // Nor is any asked for on the student site.
  letTimePass();
  await page.goto(atHome('/student-detail'));
  expectRefusal('403 /api/v1/me/factors/set-up');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await question.getByRole('button', { name: 'Confirm at your organisation' }).waitFor();
  await becomes(() => question.getByLabel(/^Password/).count(), 0);
  await question.getByRole('button', { name: 'Use a second factor instead' }).click();
  await question.getByRole('button', { name: 'Use the passkey' }).click();
  await page.getByRole('img', { name: 'QR code for the app' }).waitFor();
  await close();
});
