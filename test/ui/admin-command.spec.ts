import type { Page } from 'playwright-core';
import { makeStaff, PASSWORD, type UserRecord } from '../support/accounts.js';
import { type PortalCertificate } from '../support/applicant.js';
import { formToReview } from '../support/applications.js';
import { listEvents, type ShownEvent } from '../support/audit-events.js';
import { message, openOver, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, closeVisits } from '../support/browser.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { ADMIN, STUDENT } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
let admin: PortalClient;
let certificate: PortalCertificate;
let verified: PortalCertificate;
let person: UserRecord;
let page: Page;

beforeAll(async () => {
  admin = await signIn(site.server.url, ADMIN);
  const student = await signIn(site.server.url, STUDENT);
  const form = await formToReview(student);
  certificate = await record(student, 'add-apply', { ...form, name: 'Wang Xiaoming', passport: 'K7654321' });
  const applied = await record(student, 'add-apply', { ...form, name: 'Li Na' });
  const { user } = await makeStaff(admin, ['news.manage'], { name: 'Zulaikha Hanim', email: 'zh-desk@kl.example' });
  person = user;
  verified = await record(admin, 'update-auth', { id: applied.id, version: applied.version });
});

afterEach(closeVisits);

async function open(as: { email: string; password: string } = ADMIN) {
  ({ page } = await visitOffice(site, '/', { as }));
  await screenStands(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
}

const option = (text: string) => page.getByRole('option').filter({ hasText: text });
const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

it('finds an application by name with the keyboard alone', async () => {
  await open();
  await page.keyboard.type('xiaom');
  await option('Wang Xiaoming').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await heading('Wang Xiaoming');
  const { body } = await listEvents(admin, { action: 'search.answered' });
  expect((body as ShownEvent[])[0]?.after).toMatchObject({ certificates: [certificate.id] });
});

it.each([
  ['a whole passport', () => 'k7654321', 'Wang Xiaoming'],
  ['a report number', () => verified.verifi_no ?? '', 'Li Na'],
  ['the beginning of a report number', () => verified.verifi_no?.slice(4, 9) ?? '', 'Li Na'],
  ['the middle of a report number', () => verified.verifi_no?.slice(10, 15) ?? '', 'Li Na'],
  ['the end of a report number', () => verified.verifi_no?.slice(-5).toLowerCase() ?? '', 'Li Na'],
  ['the number of an application', () => String(certificate.id), 'Wang Xiaoming'],
  ['the beginning of a word of the name of a person', () => 'hanim', 'Zulaikha Hanim'],
  ['the beginning of a part of the email of a person', () => 'zh-desk', 'Zulaikha Hanim'],
])('finds by %s', async (_, typed, found) => {
  await open();
  await page.keyboard.type(typed());
  await option(found).waitFor();
});

it('opens the account of the person that was chosen', async () => {
  await open();
  await page.keyboard.type('zulaikha');
  await option('Zulaikha Hanim').getByText('Accounts · zh-desk').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === `/manage/user/${person.id}/show`);
});

it('opens what belongs to what is typed, and nothing that was found before', async () => {
  await open();
  await page.keyboard.type('xiaom');
  await option('Wang Xiaoming').waitFor();
  await page.getByRole('combobox').fill('li na');
  await page.keyboard.press('Enter');
  await option('Li Na').waitFor();
  await page.keyboard.press('Enter');
  await heading('Li Na');
});

it('and the lists that are chosen from have no English word on Chinese screens', async () => {
  ({ page } = await visitOffice(site, `/student/${certificate.id}`, { as: ADMIN, language: 'cn' }));
  await page.getByRole('button', { name: '指派' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '打开' }).waitFor();
  await page.getByRole('dialog').getByRole('combobox').fill('nobody is called so');
  await page.getByText('没有可用选项').waitFor();
  await openOver(page, '/agentU/create');
  await page.getByRole('combobox', { name: '大学' }).fill('nothing is called so');
  await page.getByText('没有可用选项').waitFor();
});

it('that does not come says so, and takes nothing away', async () => {
  const visited = await visitOffice(site, '/', { as: ADMIN });
  ({ page } = visited);
  await screenStands(page);
  const part = /\/SearchDialog-[^/]+\.js$/u;
  await page.route(part, (route) => {
    visited.expectRefusal(`503 ${new URL(route.request().url()).pathname}`);
    return route.fulfill({ status: 503 });
  });
  await page.keyboard.press('Control+k');
  await message(page, 'This could not be loaded.');
  await heading('Home');
  await becomes(() => page.getByRole('dialog').count(), 0);
});

it('finds no part of a passport', async () => {
  await open();
  await page.keyboard.type('K76543');
  await page.getByText('Nothing was found').waitFor();
});

it('takes one digit as the number of an application, and one letter for nothing', async () => {
  const asked = async (q: string) => (await admin.raw(`/api/v1/search?q=${q}`)).json();
  expect(await asked(String(certificate.id))).toMatchObject({
    certificates: [{ id: certificate.id }],
    users: [],
    universities: [],
  });
  expect(await asked('9')).toEqual({ certificates: [], users: [], universities: [] });
  expect(await asked('W')).toMatchObject({ status: 400, codes: { q: { code: 'search_too_short' } } });
});

it('finds screens, and what one keeps', async () => {
  await open();
  await page.keyboard.type('Audit');
  await option('Audit').first().waitFor();
  await page.keyboard.press('Enter');
  await becomes(async () => new URL(page.url()).pathname, '/manage/audit');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('malaya');
  await option('Universiti Malaya').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

it('shows nobody what they may not see', async () => {
  const { user } = await makeStaff(admin, ['news.manage']);
  await open({ email: user.email, password: PASSWORD });
  for (const typed of ['xiaom', 'zulaikha']) {
    await page.getByRole('combobox').fill(typed);
    await page.getByText('Nothing was found').waitFor();
    await becomes(() => page.getByRole('option').count(), 0);
  }
  // Who manages users finds them, and no applications; who reads applications finds no users.
  for (const [permission, found] of [
    ['users.manage', { certificates: [], users: [{ id: person.id }] }],
    ['certificates.read', { certificates: [], users: [] }],
  ] as const) {
    const { client } = await makeStaff(admin, [permission]);
    expect(await (await client.raw('/api/v1/search?q=zulaikha')).json()).toMatchObject(found);
  }
});
