import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { fill, message, press, row, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { closeVisits, type Visit } from '../support/browser.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { inEnglish } from '../support/said.js';
import { ADMIN } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

interface CompanyRow {
  readonly cid: number;
  readonly cname: string;
  readonly cregion: string;
}

const site = testedSite();
let admin: PortalClient;
let opened: Visit;
let page: Page;

beforeAll(async () => {
  admin = await signIn(site.server.url, ADMIN);
});

beforeEach(async () => {
  opened = await visitOffice(site, '/company', { as: ADMIN });
  page = opened.page;
});

afterEach(closeVisits);

const open = (screen: string) => page.goto(`/manage${screen}`);
const tick = (text: string) => row(page, text).getByRole('checkbox').check();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const search = async (label: string, text: string) => {
  await page.getByLabel(label).fill(text);
  await page.waitForURL(/filter=/u);
};

describe('agencies', () => {
  it('are added, shown, changed, found and removed', async () => {
    await page.getByRole('link', { name: 'Add an agency' }).click();
    await press(page, 'Save');
    await page.getByRole('dialog').getByText('Please check these fields').waitFor();
    await fill(page, { Name: 'Aardvark Advisers', Region: 'Perlis' });
    await press(page, 'Save');
    await message(page, 'Save Success!');
    await row(page, 'Aardvark Advisers').getByText('Perlis').waitFor();

    await page.getByRole('link', { name: 'Edit Aardvark Advisers' }).click();
    await fill(page, { Region: 'Kelantan' });
    await press(page, 'Save');
    await row(page, 'Aardvark Advisers').getByText('Kelantan').waitFor();

    await page.getByRole('link', { name: 'Details Aardvark Advisers' }).click();
    await page.getByRole('dialog').getByText('Kelantan').waitFor();
    await press(page, 'Close');

    await search('Search by name', 'aardv');
    await page.getByText('1 in all').waitFor();
    await button('Remove').click();
    await message(page, 'TICK COMPANY TO REMOVE');
    await tick('Aardvark Advisers');
    await button('Remove').click();
    await page.getByRole('dialog').getByText('REMOVE COMPANY, ARE YOU SURE?').waitFor();
    await press(page, 'Remove');
    await message(page, 'Delete Success!');
    await page.getByText('Nothing matches these filters').waitFor();
  });

  it('that someone else has changed meanwhile are loaded again, and what was typed stays', async () => {
    const read = async () => {
      const { data } = await admin.get<{ list: CompanyRow[] }>('/api/company/list', { pageSize: 1 });
      return data.list;
    };
    const [company] = await read();
    if (!company) throw new Error('there is no agency');
    await open(`/company/${company.cid}`);
    await fill(page, { Region: 'Typed here' });
    await admin.post('/api/admin/update/company', {
      cid: company.cid,
      cname: 'Aaa Renamed Elsewhere',
      cregion: 'Perak',
    });
    opened.expectRefusal(`409 /api/v1/companies/${company.cid}`);
    await press(page, 'Save');
    await page
      .getByText(/(?<!Someone else) has changed this record, please load it again\. What you typed stays\./u)
      .waitFor();
    await press(page, 'Load the new version');
    await page.locator('[role=dialog] [name=name][value="Aaa Renamed Elsewhere"]').waitFor();
    await becomes(() => page.getByRole('dialog').getByLabel('Region').inputValue(), 'Typed here');
    await press(page, 'Save');
    await row(page, 'Aaa Renamed Elsewhere').getByText('Typed here').waitFor();
    expect(await read()).toEqual([
      expect.objectContaining({ cid: company.cid, cname: 'Aaa Renamed Elsewhere', cregion: 'Typed here' }),
    ]);
  });

  it('that universities have are kept, all of those that are ticked with them', async () => {
    const total = await page.getByText(/\d+ in all/u).textContent();
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await button('Remove').click();
    opened.expectRefusal('409 /api/v1/companies/remove');
    await press(page, 'Remove');
    await message(page, 'is used by');
    await becomes(() => page.getByText(/\d+ in all/u).textContent(), total);
  });

  it('are saved as a table, all pages of them', async () => {
    await page.getByText(/\d+ in all/u).waitFor();
    const total = Number.parseInt((await page.getByText(/\d+ in all/u).textContent()) ?? '', 10);
    const [download] = await Promise.all([page.waitForEvent('download'), button('Export CSV').click()]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.trimEnd().split('\r\n')).toHaveLength(total + 1);
    expect(text).toMatch(/^\uFEFFNo\.,Name,Region\r\n/u);
  });

  it('come in pages, and a jump above 1000 is warned of', async () => {
    const jump = page.getByLabel('Go to page', { exact: true });
    await jump.fill('2');
    await jump.press('Enter');
    await page.waitForURL(/page=2/u);
    await jump.fill('1001');
    await jump.press('Enter');
    await message(page, inEnglish('page_max', { max: 1000 }));
    await page.getByRole('combobox', { name: 'Rows per page' }).click();
    await becomes(() => page.getByRole('option').allInnerTexts(), ['10', '20', '30', '50']);
    await page.getByRole('option', { name: '50' }).click();
    await page.waitForURL(/perPage=50/u);
  });
});

it('two universities that are ticked make a cooperation, which can be changed and removed', async () => {
  await open('/mun');
  await page.getByRole('link', { name: 'Add a university' }).click();
  await fill(page, { Name: 'Aaa University', Abbreviation: 'AAAU', Region: 'Johor', Country: 'Malaysia' });
  await page.getByRole('dialog').getByLabel('Nature').click();
  await page.getByRole('option', { name: 'Private university' }).click();
  await press(page, 'Save');
  await row(page, 'Aaa University').getByText('Private university').waitFor();

  // What a list remembers must not hide what a dialog is told.
  await open('/coo');
  await page.getByRole('button', { name: 'Region' }).click();
  await page.waitForURL(/sort=region/u);
  await open('/mun');
  await page.getByRole('link', { name: 'Relations' }).click();
  await page.getByRole('heading', { name: 'Relations' }).waitFor();
  await button('New cooperation').click();
  await message(page, inEnglish('university_needed'));
  await tick('Aaa University');
  await button('New cooperation').click();
  await message(page, 'Please tick exactly two universities.');
  await page.getByRole('row').nth(2).getByRole('checkbox').check();
  await button('New cooperation').click();
  await page.waitForURL(/\/coo\/create\/\d+\/\d+/u);
  await fill(page, { Name: 'Aaa Exchange', Region: 'Johor' });
  await press(page, 'Save');
  await row(page, 'Aaa Exchange').getByText('Aaa University').waitFor();

  await page.getByRole('link', { name: 'Edit Aaa Exchange' }).click();
  await fill(page, { Name: 'Aaa Twinning' });
  await press(page, 'Save');
  await tick('Aaa Twinning');
  await button('Remove').click();
  await press(page, 'Remove');
  await message(page, 'Delete Success!');
});

it('a former name that is forgotten takes none with it that has come meanwhile', async () => {
  const place = { region: 'Johor', country: 'Malaysia', nature: 'private university' };
  const made = await resource<{ id: number }>(admin, 'POST', 'universities', { body: { name: 'Zzz One', ...place } });
  const path = `universities/${made.body.id}`;
  await resource(admin, 'PUT', path, { body: { name: 'Zzz Two' } });
  await open(`/mun/${made.body.id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Zzz One').uncheck();
  await resource(admin, 'PUT', path, { body: { name: 'Zzz Three' } });
  opened.expectRefusal(`409 /api/v1/${path}`);
  await press(page, 'Save');
  await press(page, 'Load the new version');
  await becomes(() => dialog.getByLabel('Zzz Two').isChecked(), true);
  await becomes(() => dialog.getByLabel('Zzz One').isChecked(), false);
  await press(page, 'Save');
  await message(page, 'Save Success!');
  expect((await resource(admin, 'GET', path)).body).toMatchObject({ name: 'Zzz Three', formerNames: ['Zzz Two'] });
});

it('an agent is made of exactly one agency and a university', async () => {
  await page.getByText(/\d+ in all/u).waitFor();
  await button('Add an agent').click();
  await message(page, 'Please tick exactly one agency.');
  await page.getByRole('row').nth(3).getByRole('checkbox').check();
  await button('Add an agent').click();
  await page.waitForURL(/\/agentU\/create\/\d+/u);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').nth(4).check();
  await press(page, 'Save');
  await dialog.getByText('Please tick exactly one agency.').first().waitFor();
  await dialog.getByText(inEnglish('university_needed')).first().waitFor();
  await dialog.getByRole('checkbox').nth(1).uncheck();
  await dialog.getByLabel('University').fill('aimst');
  await page.getByRole('option', { name: 'AIMST University' }).click();
  await press(page, 'Save');
  await message(page, 'Save Success!');
  await search('Search universities', 'aimst');
  await row(page, 'AIMST University').first().getByRole('checkbox').check();
  await button('Remove').click();
  await press(page, 'Remove');
  await message(page, 'Delete Success!');
});
