import type { Locator, Page } from 'playwright-core';
import { formToReview } from '../support/applications.js';
import { goTo, row, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { atEachWidth, axeFindings, closeVisits, scrollsSideways } from '../support/browser.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record, rejectRecord, staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, STUDENT } from '../support/server.js';
import { rowsOf } from '../support/tables.js';
import { testedSite } from '../support/tested-site.js';

const DAY = 24 * 3_600_000;

const site = testedSite();
let student: PortalClient;
let admin: PortalClient;
/** What was applied for; the first waits for too long. */
const ids: number[] = [];
let page: Page;

beforeAll(async () => {
  student = await signIn(site.server.url, STUDENT);
  admin = await signIn(site.server.url, ADMIN);
  const form = await formToReview(student);
  for (let n = 0; n < 4; n += 1) ids.push((await record(student, 'add-apply', { ...form, name: `Applicant ${n}` })).id);
  const long = Date.now() - 30 * DAY;
  await rowsOf(site.server.database, 'UPDATE certificates SET applied_at = ? WHERE id = ?', [long, ids[0] ?? 0]);
  await rejectRecord(admin, ids[3] ?? 0);
});

afterEach(closeVisits);

async function home(options: object = {}) {
  ({ page } = await visitOffice(site, '/', { as: ADMIN, ...options }));
  await screenStands(page);
}

/** The rows that a list says it has. */
async function listed(): Promise<number> {
  await screenStands(page);
  await page.getByRole('row').nth(1).waitFor();
  return (await page.getByRole('row').count()) - 1;
}

it.each([
  ['Overdue', /^1\s*Overdue$/, 1],
  ['Free', /^3\s*Free$/, 3],
  ['Decided today', /^1\s*Decided today$/, 1],
])('the card %s leads to the rows that it counts', async (_, name, rows) => {
  await home();
  await page.getByRole('navigation', { name: 'The work' }).getByRole('link', { name }).click();
  expect(await listed()).toBe(rows);
});

it.each([
  ['Overdue: 1', 1],
  ['Assigned to nobody: 3', 3],
  ['0 to 1 working days: 2', 2],
  ['Other reasons: 1', 1],
  ['3 in, 30 days', 3],
  ['Universiti Malaya: 3', 3],
])('the figure %s leads to the rows that it counts', async (name, rows) => {
  await home();
  await page.getByRole('link', { name, exact: true }).click();
  expect(await listed()).toBe(rows);
});

it.each([
  ['the median', (figure: Locator) => figure.getByRole('link').first()],
  ['how long four out of five take', (figure: Locator) => figure.getByRole('link', { name: /^4 out of 5 within/u })],
])('%s leads to what was decided', async (_, linkOf) => {
  await home();
  const title = page.getByRole('heading', { name: 'Median time to decision' });
  await linkOf(title.locator('..')).click();
  expect(await listed()).toBe(1);
  await row(page, 'Applicant 3').getByText('Rejected', { exact: true }).waitFor();
});

it('what an officer has, and what of it is overdue, lead to the rows that they count', async () => {
  const { id: userId } = (await admin.get<{ id: number }>('/api/user/info')).data;
  await resource(admin, 'POST', 'certificates/assign', { body: { ids: ids.slice(0, 2), userId } });
  for (const [link, names] of [
    ['Demo Officer: 2', ['Applicant 0', 'Applicant 1']],
    ['1 overdue', ['Applicant 0']],
  ] as const) {
    await home();
    await page.getByRole('link', { name: link, exact: true }).click();
    expect(await listed()).toBe(names.length);
    for (const name of names) await row(page, name).waitFor();
  }
  await resource(admin, 'POST', 'certificates/assign', { body: { ids: ids.slice(0, 2), userId: null } });
});

it('what waits for a second officer is counted, and each figure leads to its rows', async () => {
  const keeper = await staffWith(site.server, ['catalog.manage']);
  const place = { region: 'Johor', country: 'Malaysia', nature: 'public university' };
  const { body: university } = await resource(keeper, 'POST', 'universities', { body: { name: 'UTM', ...place } });
  const fields = { universityId: university.id, office: 'Registrar', language: 'en', verification: 'By telephone.' };
  for (const email of ['one@utm.example', 'two@utm.example']) {
    await resource(keeper, 'POST', 'contacts', { body: { ...fields, email } });
  }
  await resource(keeper, 'POST', 'mail-domains', { body: { universityId: university.id, domain: 'mail.example' } });
  const waits = () => page.getByRole('region', { name: 'Waiting for your release' });
  await home();
  await waits().getByRole('heading', { name: 'Waiting for your release: 3' }).waitFor();
  await waits().getByRole('link', { name: 'Proposals: 0' }).waitFor();
  for (const [link, rows] of [
    ['Mail domains: 1', 1],
    ['Contacts: 2', 2],
  ] as const) {
    await waits().getByRole('link', { name: link }).click();
    expect(await listed()).toBe(rows);
    await becomes(() => page.getByRole('combobox', { name: 'For you to release' }).textContent(), 'Yes');
    await goTo(page, '/');
  }
  const own = { as: { email: keeper.email, password: ADMIN.password } };
  ({ page } = await visitOffice(site, '/', own));
  await waits().getByRole('heading', { name: 'Waiting for your release: 0' }).waitFor();
  await becomes(() => waits().getByRole('link').allTextContents(), ['Contacts: 0', 'Mail domains: 0']);
});

it('says where what waits for a release could not be counted, and counts it when that is tried again', async () => {
  const visited = await visitOffice(site, '/student', { as: ADMIN });
  ({ page } = visited);
  await screenStands(page);
  const path = '/api/v1/releases/counts';
  const isCounted = (url: URL) => url.pathname === path;
  visited.expectRefusal(`503 ${path}`);
  await page.route(isCounted, (route) =>
    route.fulfill({ status: 503, json: { reason: 'unavailable', message: 'Not now' } }),
  );
  await goTo(page, '/');
  const card = page.getByRole('region', { name: 'Waiting for your release' });
  const failure = card.getByRole('note').filter({ hasText: 'What waits for your release could not be counted' });
  await failure.waitFor();
  await card.getByRole('heading', { name: 'Waiting for your release: –' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.unroute(isCounted);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await failure.waitFor({ state: 'detached' });
  await card.getByRole('heading', { name: /^Waiting for your release: \d/ }).waitFor();
});

it('the days in and out are a table as well, whose figures are links', async () => {
  await home();
  // The chart is fetched when it is near.
  const table = page.getByRole('button', { name: 'Show as a table' });
  await table.scrollIntoViewIfNeeded();
  await page.locator('.recharts-bar-rectangle').first().waitFor();
  await table.click();
  const today = page.getByRole('region', { name: 'In and out, by day' }).getByRole('row').nth(1);
  await becomes(() => today.getByRole('cell').allTextContents(), [expect.any(String), '3', '0', '1']);
  await today.getByRole('link').first().click();
  expect(await listed()).toBe(3);
});

it('stands on a desk and on a phone, without findings', async () => {
  await home();
  await atEachWidth(page, async () => {
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
  });
});

it('is Chinese where that is chosen', async () => {
  await home({ language: 'cn' });
  await page.getByText('待审核：按审核人员').waitFor();
  await page.getByRole('link', { name: '未指派：3' }).waitFor();
  await page.getByRole('heading', { name: /^待您批准或放行：\d/u }).waitFor();
});
