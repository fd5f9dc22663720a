import type { Page } from 'playwright-core';
import { registerStudent } from '../support/applicant.js';
import { message, press, row, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { atEachWidth, axeFindings, LANGUAGES, scrollsSideways } from '../support/browser.js';
import { staffWith } from '../support/records.js';
import { inEnglish } from '../support/said.js';
import { ADMIN } from '../support/server.js';
import { rowsOf } from '../support/tables.js';
import { testedSite } from '../support/tested-site.js';

const DAY = 24 * 3_600_000;

const site = testedSite();
let student: Awaited<ReturnType<typeof registerStudent>>;
let userId: number;

beforeAll(async () => {
  student = await registerStudent(site.server);
  userId = (await student.get<{ id: number }>('/api/user/info')).data.id;
});

const SCREEN = '/data-request';
const open = (options: object = {}) => visitOffice(site, SCREEN, { as: ADMIN, ...options });
const asker = (page: Page) => row(page, `(${userId})`);

/** One that the service could not finish, and the law wants answered by a moment. */
function ask(kind: 'export' | 'erasure', dueAt: number): Promise<unknown> {
  const insert = 'INSERT INTO data_requests (user_id, kind, asked_at, due_at) VALUES (?, ?, ?, ?)';
  return rowsOf(site.server.database, insert, [userId, kind, dueAt - 21 * DAY, dueAt]);
}

it('says what will be there while nobody has asked, and that all is answered', async () => {
  const { page, complaints, close } = await open();
  await page.getByText('All requests are answered').waitFor();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByText('Nobody has asked for anything yet').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('tells who asked for what, until when, and is closed once, by the officer who did it', async () => {
  await ask('erasure', Date.now() - DAY);
  await ask('export', Date.now() + DAY);
  const { page, complaints, close } = await open();
  await becomes(() => asker(page).count(), 2);
  await page.getByText('2 in all').waitFor();
  // What is due first comes first, and says that it is late.
  const [late, other] = [asker(page).first(), asker(page).last()];
  await late.getByText('Erasure of the account').waitFor();
  await late.getByText(/^Overdue since \d{4}-\d\d-\d\d$/u).waitFor();
  await other.getByText(/^Due \d{4}-\d\d-\d\d$/u).waitFor();
  await late.getByText('Nobody yet').waitFor();

  const finish = late.getByRole('button', { name: /^Note as done/u });
  await finish.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('cannot be opened again', { exact: false }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await press(page, 'Cancel');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await finish.click();
  await press(page, 'Note as done');
  await message(page, 'The request is noted as done');
  await becomes(() => asker(page).count(), 1);

  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Done', exact: true }).click();
  await page.getByText('1 in all').waitFor();
  await asker(page).getByText('Erasure of the account').waitFor();
  await asker(page)
    .getByText(/^Demo Officer \(\d+\)$/u)
    .waitFor();
  await becomes(() => page.getByRole('button', { name: /^Note as done/u }).count(), 0);
  await page.getByLabel('Name, email, passport').fill('nobody');
  await page.getByText('Nothing matches these filters').waitFor();
  await page.getByLabel('Name, email, passport').fill(student.email);
  await page.getByText('1 in all').waitFor();
  await asker(page)
    .getByRole('link', { name: `(${userId})` })
    .first()
    .click();
  await page.getByRole('dialog').getByText(student.email).first().waitFor();

  // The trail leads here.
  await page.goto('/manage/audit');
  const noted = row(page, 'Personal-data request done').first();
  await noted.getByRole('link', { name: /^\d+$/u }).click();
  await page.getByRole('dialog', { name: 'Personal-data request' }).getByText('Erasure of the account').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('says so where a colleague was first', async () => {
  const opened = await open();
  const { page } = opened;
  await asker(page)
    .getByRole('button', { name: /^Note as done/u })
    .click();
  const { database } = site.server;
  const [left] = await rowsOf<{ id: number }>(database, 'SELECT id FROM data_requests WHERE done_at IS NULL');
  await rowsOf(database, 'UPDATE data_requests SET done_at = due_at WHERE done_at IS NULL');
  opened.expectRefusal(`409 /api/v1/data-requests/${left?.id}/done`);
  await press(page, 'Note as done');
  await message(page, inEnglish('request_done'));
  await page.getByText('All requests are answered').waitFor();
  expect(opened.complaints).toEqual([]);
  await opened.close();
});

it.each(LANGUAGES)('can be read in %s, on a desk and on a phone', async (language) => {
  const { page, complaints, close } = await open({ language });
  await screenStands(page);
  await page.getByRole('button', { name: language === 'en' ? 'Show all' : '显示全部' }).click();
  await atEachWidth(page, async () => {
    await page
      .getByText(language === 'en' ? 'Erasure of the account' : '注销账号')
      .first()
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });
  expect(complaints).toEqual([]);
  await close();
});

it('is for those who manage users', async () => {
  const manager = await staffWith(site.server, ['users.manage']);
  const seen = await open({ as: { ...ADMIN, email: manager.email } });
  await seen.page.getByRole('navigation', { name: 'Main menu' }).getByText('Data requests').waitFor();
  await seen.close();
  const reviewer = await staffWith(site.server, ['certificates.review']);
  const { page, close } = await open({ as: { ...ADMIN, email: reviewer.email } });
  await page.getByRole('heading', { name: 'No access' }).waitFor();
  await close();
});
