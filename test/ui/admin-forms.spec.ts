import type { Page, Route } from 'playwright-core';
import { type PortalCertificate, scanPng } from '../support/applicant.js';
import { formToReview } from '../support/applications.js';
import { message, press, row, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, closeVisits, type Visit } from '../support/browser.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { resourceClient } from '../support/resource-client.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, STUDENT } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite({ env: { PUPPETEER_EXECUTABLE_PATH: '/bin/false', LOG_LEVEL: 'error' } });
let officer: PortalClient;
let report: PortalCertificate;
let opened: Visit;
let page: Page;

// No browser for the PDFs: these tests do not look at them.
beforeAll(async () => {
  officer = await signIn(site.server.url, ADMIN);
  const student = await signIn(site.server.url, STUDENT);
  const { id, version } = await record(student, 'add-apply', { ...(await formToReview(student)), name: 'Aminah Kept' });
  report = await record(officer, 'update-auth', { id, version });
});

afterEach(closeVisits);

async function open(screen: string, language: 'en' | 'cn' = 'en'): Promise<void> {
  opened = await visitOffice(site, screen, { as: ADMIN, language });
  page = opened.page;
}

const dialog = () => page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });

it('the summary of an agent without an agency names the field in words', async () => {
  await open('/agentU/create');
  await dialog().getByLabel('Search agencies').waitFor();
  await press(page, 'Save');
  const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' });
  await summary.getByText('Agency: Please tick exactly one agency.').waitFor();
  expect(await summary.textContent()).not.toContain('resources.');
});

it('a summary in sight says why a page or a tall dialog goes no further, and leads to each field', async () => {
  const summary = () => page.locator('[role=alert]:focus');
  const follow = (name: string) => summary().getByRole('link', { name }).click();
  await open('/account/password');
  await button('Save').click();
  await follow(`Old password: ${inEnglish('password_needed')}`);
  await becomes(() => page.locator(':focus').getAttribute('autocomplete'), 'current-password');
  await page.goto('/manage/account');
  await page.getByLabel('Date of birth').fill('2024-02-30');
  opened.expectRefusal('400 /api/user/update');
  await button('Save').click();
  await follow('Date of birth: ');
  await becomes(() => page.locator(':focus').inputValue(), '2024-02-30');
  await page.getByLabel('Date of birth').fill('');
  await page.goto('/manage/report');
  await button(`Correct ${report.verifi_no}`).click();
  await dialog().getByLabel('Reason').waitFor();
  await press(page, 'See what changes');
  await summary().getByRole('link', { name: 'Nothing has been changed yet.' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await follow(`Reason: ${inEnglish('reason_needed')}`);
  await page.keyboard.type('Why');
  await becomes(() => dialog().getByLabel('Reason').inputValue(), 'Why');
  // Not again until it is sent again.
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Backspace');
  await summary().waitFor({ state: 'detached' });
  await page.locator('textarea:focus').waitFor();
  await page.goto('/manage/company/create');
  await press(page, 'Save');
  await summary().getByRole('link').first().click();
  await becomes(() => page.locator(':focus').getAttribute('name'), 'name');
  await page.goto('/manage/news/create');
  await dialog().locator('.ProseMirror').waitFor();
  await press(page, 'Save');
  await follow('Content: ');
  await page.locator('.ProseMirror:focus').waitFor();
  await page.keyboard.type('Words');
  await dialog().locator('.ProseMirror').getByText('Words').waitFor();
});

it('a tab closes once its page is left, and stays where one stays', async () => {
  await open('/account');
  const tab = page.getByRole('link', { name: 'Basic info', exact: true });
  await page.getByLabel('Nationality').fill('Half typed');
  page.once('dialog', (question) => void question.dismiss());
  await button('Close Basic info').click();
  await becomes(() => page.getByLabel('Nationality').inputValue(), 'Half typed');
  await becomes(() => tab.count(), 1);
  page.once('dialog', (question) => void question.accept());
  await button('Close Basic info').click();
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  await becomes(() => tab.count(), 0);
});

it('what is typed while the profile is saved stays, and nothing is sent but what was changed', async () => {
  await open('/account');
  await page.getByLabel('Nationality').fill('Malaysia');
  const sent: unknown[] = [];
  await page.route('**/api/user/update', async (route) => {
    sent.push(route.request().postDataJSON());
    await page.getByLabel('Passport').fill('E 7');
    await route.continue();
  });
  await button('Save').click();
  await message(page, 'Update Success!');
  expect(sent).toEqual([{ nationality: 'Malaysia' }]);
  await becomes(() => page.getByLabel('Passport').inputValue(), 'E 7');
  await becomes(() => page.getByLabel('Nationality').inputValue(), 'Malaysia');
});

it('a form waits for the picture that is on its way', async () => {
  await open('/account');
  await page.getByLabel('Nationality').waitFor();
  const held: Route[] = [];
  await page.route('**/api/editor/uploadImg', (route) => void held.push(route));
  await page.getByLabel('Picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await scanPng() });
  await button('Cancel the upload').waitFor();
  await button('Save').click();
  await message(page, 'Please wait for all images to be uploaded successfully...');
  await Promise.all(held.map((route) => route.continue()));
  await button('Remove the picture').waitFor();
  await button('Save').click();
  await message(page, 'Update Success!');
  const { data } = await officer.get<{ avatar: string | null }>('/api/user/info');
  expect(data.avatar).not.toBeNull();
});

it('what was typed for a correction or a withdrawal outlasts a dialog that was closed by chance, and a reload', async () => {
  const number = String(report.verifi_no);
  await open('/report');
  await button(`Correct ${number}`).click();
  await dialog().getByLabel('Major').fill('Law');
  await dialog().getByLabel('Reason').fill('The major was wrong.');
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await button(`Withdraw ${number}`).click();
  await dialog().getByLabel('Reason').fill('The degree was revoked.');
  await page.reload();
  await button(`Correct ${number}`).click();
  await message(page, 'What you had typed is back and not saved yet.');
  await becomes(() => dialog().getByLabel('Major').inputValue(), 'Law');
  await press(page, 'See what changes');
  await dialog().getByRole('checkbox').first().waitFor();
  for (const group of await dialog().getByRole('checkbox').all()) await group.check();
  await press(page, 'Issue edition 2');
  await message(page, 'Edition 2 was issued');
  await row(page, 'In force')
    .getByRole('button', { name: `Correct ${number}` })
    .click();
  await becomes(() => dialog().getByLabel('Reason').inputValue(), '');
});

it('where one of several cannot be removed, the others go and no tick is left on what is gone', async () => {
  const users = resourceClient(officer);
  // With an administrator who stays, the reason is the same whichever of the two is asked for first.
  for (const name of ['leaver', 'stayer']) {
    const person = { name, username: name, email: `${name}@staff.example`, roleId: 0 };
    await users.create('users', { data: person });
  }
  await open('/user');
  await row(page, ADMIN.email).getByRole('checkbox').check();
  await row(page, 'leaver@staff.example').getByRole('checkbox').check();
  await page.getByText('2 ticked').waitFor();
  const { data } = await officer.get<{ id: number }>('/api/user/info');
  opened.expectRefusal(`403 /api/v1/users/${data.id}`);
  await button('Remove').click();
  await press(page, 'Remove');
  await message(page, inEnglish('own_account_removal'));
  await row(page, 'leaver@staff.example').waitFor({ state: 'detached' });
  await page.getByText('2 ticked').waitFor({ state: 'detached' });
  await row(page, ADMIN.email).waitFor();
});

it('the editions of a report say that they could not be read', async () => {
  await open('/report');
  await screenStands(page);
  opened.expectRefusal('503 /api/v1/reports');
  await page.route(/\/api\/v1\/reports\?.*number/u, (route) =>
    route.fulfill({ status: 503, json: { message: 'Not now', reason: 'unavailable' } }),
  );
  await page
    .getByRole('link', { name: /^Details /u })
    .first()
    .click();
  await dialog().getByText('Not now').waitFor();
});

it('the pages of a list are named in the language of the screen', async () => {
  await open('/mun', 'cn');
  await page.getByRole('navigation', { name: '分页' }).waitFor();
  await becomes(() => page.getByRole('navigation', { name: /pagination/u }).count(), 0);
});

it('filters are cleared with what is typed and none yet, and days are taken as they are typed', async () => {
  await open('/student');
  const since = page.getByLabel('Applied from');
  const status = page.getByRole('combobox', { name: 'Status' });
  await since.fill('20240105');
  await since.blur();
  await becomes(() => since.inputValue(), '2024-01-05');
  await page.waitForURL(/2024-01-05/u);
  await status.click();
  await page.getByRole('option', { name: 'Verified', exact: true }).click();
  await page.waitForURL(/Verified/u);
  await since.fill('2024-0');
  await button('Clear filters').click();
  await row(page, 'Aminah Kept').waitFor();
  await becomes(() => since.inputValue(), '');
  await becomes(() => status.textContent(), '\u200b');
});

it('what was ticked for one relation is not ticked for the next', async () => {
  await open('/mun/relation');
  await page.getByRole('row').nth(2).waitFor();
  for (const at of [1, 2]) await page.getByRole('row').nth(at).getByRole('checkbox').check();
  await button('New cooperation').click();
  await dialog().getByLabel('Name', { exact: false }).last().waitFor();
  await page.goto('/manage/mun/relation');
  await page.getByRole('row').nth(2).waitFor();
  await becomes(() => page.getByRole('checkbox', { checked: true }).count(), 0);
});
