import type { Page } from 'playwright-core';
import { formToReview } from '../support/applications.js';
import { message, press, row, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { closeVisits, type Visit } from '../support/browser.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record, staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, STUDENT, waitFor } from '../support/server.js';
import { rowsOf } from '../support/tables.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
let admin: PortalClient;
let opened: Visit;
let page: Page;

beforeAll(async () => {
  admin = await signIn(site.server.url, ADMIN);
});

afterEach(closeVisits);

async function open(screen: string, as: { email: string; password: string } = ADMIN): Promise<void> {
  opened = await visitOffice(site, screen, { as });
  page = opened.page;
  await screenStands(page);
}

type Preferences = { values: Record<string, unknown> };

const button = (name: string) => page.getByRole('button', { name, exact: true });
const headings = async () => (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
const dialog = () => page.getByRole('dialog');
const kept = async () => (await resource<Preferences>(admin, 'GET', 'me/preferences')).body.values;
const keep = (values: Record<string, unknown>) => resource(admin, 'PUT', 'me/preferences', { body: { values } });
const companies = (name: string) =>
  rowsOf(site.server.database, 'SELECT id FROM companies WHERE name = ?', [name]).then(({ length }) => length);

it('columns, density and saved queries are there on another device as well', async () => {
  await open('/mun');
  const before = await page.getByRole('row').nth(1).boundingBox();
  await button('Columns').click();
  await page.getByRole('dialog', { name: 'Columns' }).getByLabel('Country', { exact: true }).uncheck();
  await page.keyboard.press('Escape');
  await button('Closer rows').click();
  await page.getByLabel('Region').first().fill('Selangor');
  await page.waitForURL(/Selangor/u);
  await button('Filters').click();
  await page.getByRole('menuitem', { name: /^Save current query/u }).click();
  await dialog().getByLabel('Query name').fill('Around the capital');
  await press(page, 'Save');
  await waitFor('the server to keep them', async () => {
    const values = await kept();
    return ['universities.datatable', 'universities.savedQueries'].every((name) => name in values);
  });
  expect(opened.complaints).toEqual([]);
  await opened.close();

  await open('/mun');
  await becomes(headings, ['', 'No.', 'Name', 'Region', 'Nature', 'Operations']);
  await button('Wider rows').waitFor();
  const after = await page.getByRole('row').nth(1).boundingBox();
  expect(after?.height).toBeLessThan(before?.height ?? 0);
  await button('Filters').click();
  await page.getByRole('menuitem', { name: 'Around the capital' }).click();
  await page.waitForURL(/Selangor/u);
});

it('a saved query of what is no longer there says so, and the list begins anew', async () => {
  const gone = {
    filter: { colour: 'red' },
    sort: { field: 'height', order: 'ASC' },
    perPage: 10,
    displayedFilters: {},
  };
  await keep({
    'companies.savedQueries': [{ label: 'By height', value: gone }],
    'companies.datatable': ['height', 'region'],
    'companies.datatable_columnRanks': [0, 4, 3, 2, 1],
  });
  await open('/company');
  // An order of columns that are gone is forgotten.
  await becomes(headings, ['', 'No.', 'Name', 'Operations']);
  opened.expectRefusal('400 /api/v1/companies');
  await button('Filters').click();
  await page.getByRole('menuitem', { name: 'By height' }).click();
  await page.getByText('The list could not be loaded').waitFor();
  await button('Begin anew').click();
  await page.getByText(/\d+ in all/u).waitFor();
  expect(await page.getByRole('row').count()).toBeGreaterThan(1);
});

it('whoever loses a permission in mid-work is told so, and keeps what was typed', async () => {
  const officer = await staffWith(site.server, ['catalog.manage']);
  await open('/company/create', { ...ADMIN, email: officer.email });
  await dialog().getByLabel('Name').fill('Typed before the change');
  await dialog().getByLabel('Region').fill('Kedah');
  const role = '(SELECT role_id FROM users WHERE email = ?)';
  await rowsOf(site.server.database, `UPDATE roles SET permissions = '["news.manage"]' WHERE id = ${role}`, [
    officer.email,
  ]);
  opened.expectRefusal('403 /api/v1/companies');
  await press(page, 'Save');
  await message(page, inEnglish('not_allowed'));
  await becomes(() => dialog().getByLabel('Name').inputValue(), 'Typed before the change');
  expect(await companies('Typed before the change')).toBe(0);
});

it('a server that is away in the middle loses nothing of what was typed, and what is sent again is done once', async () => {
  await open('/company/create');
  await dialog().getByLabel('Name').fill('Aaa on a bad line');
  await dialog().getByLabel('Region').fill('Perlis');
  const keys: (string | undefined)[] = [];
  // The change is done, and its answer is lost.
  await page.route('**/api/v1/companies', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push((await route.request().allHeaders())['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await press(page, 'Save');
  await message(page, inEnglish('unreachable'));
  await becomes(() => dialog().getByLabel('Name').inputValue(), 'Aaa on a bad line');
  await press(page, 'Save');
  await message(page, 'Save Success!');
  await row(page, 'Aaa on a bad line').waitFor();
  expect(new Set(keys).size).toBe(1);
  expect(await companies('Aaa on a bad line')).toBe(1);
  opened.complaints.splice(
    0,
    opened.complaints.length,
    ...opened.complaints.filter((one) => !one.includes('ERR_FAILED')),
  );
});

it('of two tabs with one record the later is told of the earlier, and keeps what was typed', async () => {
  const body = { name: 'Aaa opened twice', region: 'Johor' };
  const { id } = (await resource<{ id: number }>(admin, 'POST', 'companies', { body })).body;
  await open(`/company/${id}`);
  const other = await opened.context.newPage();
  await other.goto(`/manage/company/${id}`);
  await other.getByRole('dialog').getByLabel('Region').fill('Melaka');
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await message(other, 'Save Success!');
  // A tab behind another draws nothing.
  await other.close();
  await dialog().getByLabel('Name').fill('Aaa typed in the other tab');
  opened.expectRefusal(`409 /api/v1/companies/${id}`);
  await press(page, 'Save');
  await press(page, 'Load the new version');
  await becomes(() => dialog().getByLabel('Region').inputValue(), 'Melaka');
  await becomes(() => dialog().getByLabel('Name').inputValue(), 'Aaa typed in the other tab');
  await press(page, 'Save');
  await row(page, 'Aaa typed in the other tab').waitFor();
  expect(await rowsOf(site.server.database, 'SELECT name, region FROM companies WHERE id = ?', [id])).toEqual([
    { name: 'Aaa typed in the other tab', region: 'Melaka' },
  ]);
});

it('a form that was opened from the desk leads back to it once it is saved', async () => {
  const student = await signIn(site.server.url, STUDENT);
  const { id } = await record(student, 'add-apply', { ...(await formToReview(student)), name: 'Hana Edited' });
  const queue = JSON.stringify({ name: 'hana' });
  await open(`/student/${id}?${new URLSearchParams({ queue })}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.locator('#major').fill('Marine Biology');
  await button('Save Draft').click();
  await page.waitForURL((url) => url.pathname === `/manage/student/${id}`);
  expect(new URL(page.url()).searchParams.get('queue')).toBe(queue);
  await page.getByText('Marine Biology').first().waitFor();
});
