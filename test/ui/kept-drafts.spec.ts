import type { BrowserContext, Page } from 'playwright-core';
import { registerStudent } from '../support/applicant.js';
import { screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { visit } from '../support/browser.js';
import { ADMIN, waitFor } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { testedSite } from '../support/tested-site.js';
import { ApplicationPage } from './application.page.js';

const MARKER = 'Marine Biology of Labuan';

const site = testedSite();

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** All that the browser keeps for the site, as whoever has the device can read it. */
async function kept(page: Page): Promise<string> {
  return page.evaluate<string>(`(async () => {
    const databases = (await indexedDB.databases?.()) ?? [];
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, await caches?.keys?.()]);
  })()`);
}

/** Puts a text where a page would have kept it. */
const plant = (page: Page, name: string, text: string) =>
  page.evaluate(`localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(text)})`);

/** The places of drafts, in either storage. */
const drafts = (page: Page) =>
  page.evaluate<string[]>(
    "[...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) => name.startsWith('draft:'))",
  );
const endSessions = () =>
  inData(site.server, (data) => data.prepare('UPDATE sessions SET ended_at = ?').run(Date.now()));

/** Types into a new application, and waits until it is kept. */
async function typeInto(context: BrowserContext, { legal = true } = {}): Promise<ApplicationPage> {
  const form = new ApplicationPage(await context.newPage());
  await form.open('/cert-add', { legal });
  await form.field('major').fill(MARKER);
  await waitFor('the draft to be kept', async () => (await drafts(form.page)).length > 0);
  return form;
}

async function signInAt(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
}

it('stand in clear nowhere, and are back after the end of the session and of the browser', async () => {
  const student = await registerStudent(site.server);
  const { page, context, close, expectRefusal } = await visit(site, { as: student });
  const form = await typeInto(context);
  expect(await kept(form.page)).not.toContain('Marine');
  expect(await drafts(form.page)).toEqual([expect.stringMatching(/^draft:\d+:application:new$/)]);

  await form.page.close({ runBeforeUnload: false });
  endSessions();
  expectRefusal('401 /api/user/info', '401 /api/v1/me/draft-key');
  await page.goto('/cert-add');
  await page.waitForURL(`${site.server.url}/student-login?next=%2Fcert-add`);
  expect(await kept(page)).not.toContain('Marine');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  await signInAt(page, student);
  await page.waitForURL(`${site.server.url}/cert-add`);
  const again = new ApplicationPage(page);
  await again.acceptNotice();
  await page.getByText('Your unsaved changes are restored').waitFor();
  await becomes(() => again.field('major').inputValue(), MARKER);
  await close();
});

it('cannot be read by the next user of the browser, in whose hands they go', async () => {
  const [student, other] = [await registerStudent(site.server), await registerStudent(site.server)];
  const first = await visit(site, { as: student });
  const form = await typeInto(first.context);
  const left = await first.context.storageState();
  const text = (await kept(form.page)).match(/"draft:\d+:application:new":"([^"]+)"/u)?.[1] ?? '';
  expect(text).toMatch(/^\d+\./);
  await first.close();

  const { page, context, close } = await visit(site, { as: other });
  // As it lay there, and once more under the name that the other user's own would have.
  const { id } = ((await (await context.request.get('/api/user/info')).json()) as { data: { id: number } }).data;
  await page.goto('/index');
  for (const { name, value } of left.origins[0]?.localStorage ?? []) {
    if (name.startsWith('draft:')) await plant(page, name, value);
  }
  await plant(page, `draft:${id}:application:new`, text);
  const own = new ApplicationPage(page);
  await own.open('/cert-add');
  await becomes(() => own.field('major').inputValue(), '');
  await becomes(() => page.getByText('Your unsaved changes are restored').count(), 0);
  await becomes(() => drafts(page), []);
  await close();
});

it('are gone after signing out, and stay unreadable where a copy of them was made before', async () => {
  const student = await registerStudent(site.server);
  const { page, context, close } = await visit(site, { as: student });
  const form = await typeInto(context);
  const copy = (await form.page.context().storageState()).origins[0]?.localStorage ?? [];
  await page.goto('/index');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await form.page.waitForURL(/student-login/);
  await becomes(() => drafts(page), []);

  await page.goto('/student-login');
  await signInAt(page, student);
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
  for (const { name, value } of copy) {
    if (name.startsWith('draft:')) await plant(page, name, value);
  }
  const again = new ApplicationPage(await context.newPage());
  await again.open('/cert-add');
  await becomes(() => again.field('major').inputValue(), '');
  await becomes(() => drafts(again.page), []);
  await close();
});

it('are not kept without their key, and what is typed stays when one comes back from another window', async () => {
  const student = await registerStudent(site.server);
  const { page, context, close } = await visit(site, { as: student });
  let asked = 0;
  await context.route('**/api/v1/me/draft-key', async (route) => {
    asked += 1;
    if (asked === 1) await route.fulfill({ status: 429, json: { reason: 'too_many_requests', message: 'Later' } });
    // Later ones get no answer.
  });
  const form = new ApplicationPage(page);
  await form.open('/cert-add');
  await form.field('major').fill(MARKER);
  await page.evaluate(`(async () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  })()`);
  await becomes(() => form.field('major').inputValue(), MARKER);
  expect(await drafts(page)).toEqual([]);
  await close();
});

it('are not given back after seven days', async () => {
  const student = await registerStudent(site.server);
  const { page, context, close } = await visit(site, { as: student });
  await typeInto(context);
  await page.clock.setFixedTime(Date.now() + 7 * 24 * 3_600_000 + 60_000);
  await page.goto('/index');
  await page
    .getByRole('button', { name: 'Login' })
    .or(page.getByRole('link', { name: 'Login' }))
    .first()
    .waitFor();
  expect(await drafts(page)).toEqual([]);
  await close();
});

it('of the back office stand in clear nowhere either, and are back after the end of the session', async () => {
  const { page, complaints, close } = await visitOffice(site, '/company/create', { as: ADMIN });
  await screenStands(page);
  await page.getByRole('dialog').getByLabel('Name').fill(MARKER);
  endSessions();
  await page.getByRole('dialog').getByLabel('Region').fill('Labuan');
  const lost = page.waitForURL(`${site.server.url}/manage/login`);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await lost;
  expect(await drafts(page)).toEqual([expect.stringContaining('typed:')]);
  expect(await kept(page)).not.toContain('Marine');
  await page.getByLabel('Email or username').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await becomes(() => page.getByRole('dialog').getByLabel('Name').inputValue(), MARKER);
  expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
  await close();
});
