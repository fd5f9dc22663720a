import type { Page } from 'playwright-core';
import { message, press, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, visit } from '../support/browser.js';
import { nextCode } from '../support/factors.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, STUDENT } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { testedSite } from '../support/tested-site.js';
import { plugInAuthenticator, signIn } from './staff-sign-in.page.js';

const site = testedSite({ env: { STAFF_MFA: 'required' }, publicHost: 'localhost' });

afterEach(() => {
  inData(site.server, (data) => data.prepare('UPDATE factors SET last_step = NULL').run());
});

/** Passkeys belong to a name, never to a number: the address that users are told. */
const atHome = (path: string) => `http://localhost:${new URL(site.server.url).port}${path}`;

async function readSecret(page: Page): Promise<string> {
  const text = await page
    .getByRole('dialog')
    .getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/)
    .textContent();
  return (text ?? '').replaceAll(' ', '');
}

/** A call fails once, and is made again when that is asked for. */
const AWAY = { status: 503, json: { reason: 'unavailable', message: 'Not now' } };

let secret = '';
let recoveryCode = '';

it('an officer who signs in first sets an app up, keeps the recovery codes, and works', async () => {
  const { page, close, expectRefusal } = await visitOffice(site, '/company');
  await signIn(page, ADMIN);
  await page.getByRole('heading', { level: 1, name: 'Set up a second factor' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto('/manage/user');
  await page.getByRole('heading', { level: 1, name: 'Set up a second factor' }).waitFor();
  expectRefusal('503 /api/v1/me/factors/set-up');
  await page.route('**/api/v1/me/factors/set-up', (route) => route.fulfill(AWAY), { times: 1 });
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await press(page, 'Try again');
  await page.getByRole('img', { name: 'QR code for the app' }).waitFor();
  secret = await readSecret(page);
  expect(await axeFindings(page)).toEqual([]);
  expectRefusal('400 /api/v1/me/factors');
  await page.getByLabel('Code that the app shows').fill('000000');
  await press(page, 'Add');
  await page.getByText(inEnglish('factor_wrong')).waitFor();
  // The app has the secret, and the code is typed: neither goes by a slip.
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await becomes(() => page.getByLabel('Code that the app shows').inputValue(), '000000');
  const list = '**/api/v1/me/factors';
  let failed = 0;
  await page.route(list, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    failed += 1;
    await route.fulfill({ status: 500 });
  });
  expectRefusal('400 /api/v1/me/factors', '500 /api/v1/me/factors');
  await page.getByLabel('Code that the app shows').fill(await nextCode(secret));
  await press(page, 'Add');
  const codes = page.getByRole('dialog', { name: 'MyVerify: Recovery codes' });
  await codes.waitFor();
  const listed = await codes.getByRole('listitem').allTextContents();
  expect(listed).toHaveLength(12);
  // The list behind them could not be read anew.
  await becomes(async () => failed, 1);
  await becomes(() => codes.getByRole('listitem').allTextContents(), listed);
  await page.unroute(list);
  [recoveryCode = ''] = listed;
  expect(await axeFindings(page)).toEqual([]);
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('button', { name: /^Account: / }).waitFor();
  await close();
});

it('the next sign-in asks for the code; a recovery code does as well', async () => {
  const { page, close, expectRefusal } = await visitOffice(site, '/login');
  await signIn(page, ADMIN);
  await page.getByRole('heading', { level: 1, name: 'Second step' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expectRefusal('400 /api/user/login-factor');
  await page.getByLabel('Code of the app').fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText(inEnglish('factor_wrong')).waitFor();
  await page.getByRole('button', { name: 'Recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
  await page.getByRole('button', { name: 'Confirm' }).click();
  await message(page, 'Login Success!');
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitem', { name: 'Second factor' }).click();
  await page.getByText('11 of twelve recovery codes are left', { exact: false }).waitFor();

  // Asked whether it is they, they may show it as well.
  await page.goto('/manage/role/create');
  await page.getByRole('dialog').getByLabel('Name').fill('By a factor');
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  inData(site.server, (data) => data.prepare('UPDATE sessions SET authenticated_at = 1').run());
  expectRefusal('403 /api/v1/roles');
  await press(page, 'Save');
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await question.getByRole('button', { name: 'Use a second factor instead' }).click();
  await question.getByLabel('Code of the app').fill(await nextCode(secret));
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await message(page, 'Save Success!');
  await close();
});

it('a passkey is made, named, signs in, and lets the app be removed', async () => {
  const { page, context, close, expectRefusal } = await visitOffice(site, '/login');
  await page.goto(atHome('/manage/login'));
  await plugInAuthenticator(context, page);
  await signIn(page, ADMIN);
  await page.getByLabel('Code of the app').fill(await nextCode(secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: /^Account: / }).waitFor();
  await page.goto(atHome('/manage/account/factors'));
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Key of the desk');
  await press(page, 'Add');
  await page.getByText('Key of the desk').waitFor();
  await page.getByRole('button', { name: 'Rename My app' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Phone of Lim');
  await press(page, 'Save');
  await page.getByText('Phone of Lim').waitFor();

  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await signIn(page, ADMIN);
  await page.getByRole('button', { name: 'Passkey', exact: true }).click();
  await page.getByRole('button', { name: 'Use the passkey' }).click();
  await page.getByRole('button', { name: /^Account: / }).waitFor();

  await page.goto(atHome('/manage/account/factors'));
  expectRefusal('503 /api/v1/me/factors/challenge');
  await page.route('**/api/v1/me/factors/challenge', (route) => route.fulfill(AWAY), { times: 1 });
  await page.getByRole('button', { name: 'Remove Phone of Lim' }).click();
  await press(page, 'Try again');
  await page.getByRole('dialog').getByRole('button', { name: 'Use the passkey' }).click();
  await message(page, 'The second factor is removed.');
  await page.getByText('Phone of Lim').waitFor({ state: 'detached' });
  await close();
});

it('a student sets an app up in the profile, and signs in with it', async () => {
  const { page, close } = await visit(site, { as: STUDENT });
  await page.addInitScript({
    content: `Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error()) } });`,
  });
  await page.goto('/student-detail');
  const dialog = page.getByRole('dialog');
  const fail = (path: string) => page.route(`**${path}`, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await fail('/api/v1/me/factors/set-up');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await dialog.getByText('This could not be loaded').waitFor();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('img', { name: 'QR code for the app' }).waitFor();
  const own = await readSecret(page);
  // The app has this secret: another would be made where the dialog is opened anew.
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await becomes(() => readSecret(page), own);
  await dialog.getByLabel('Code that the app shows').fill(await nextCode(own));
  await dialog.getByRole('button', { name: 'Add' }).click();
  await dialog.getByRole('button', { name: 'I have kept them' }).waitFor();
  expect(await dialog.getByRole('listitem').allTextContents()).toHaveLength(12);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await dialog.getByText('This browser did not copy them.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();

  await fail('/api/v1/me/factors/challenge');
  await page.getByRole('button', { name: 'Remove My app' }).click();
  await dialog.getByText('This could not be loaded').waitFor();
  await becomes(() => dialog.locator('.mantine-Skeleton-root').count(), 0);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByLabel('Recovery code').waitFor();
  await close();

  const next = await visit(site);
  await next.page.goto('/student-login');
  await next.page.getByLabel('Email').fill(STUDENT.email);
  await next.page.getByRole('textbox', { name: 'Password' }).fill(STUDENT.password);
  await next.page.getByRole('button', { name: 'Login', exact: true }).click();
  await next.page.getByRole('heading', { name: 'Second step' }).waitFor();
  await next.page.getByLabel('Code of the app').fill(await nextCode(own));
  await next.page.getByRole('button', { name: 'Confirm' }).click();
  await next.page.getByRole('button', { name: /^Account of / }).waitFor();
  await next.close();
});
