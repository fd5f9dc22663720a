import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { goTo, press, row, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, closeVisits, scrollsSideways } from '../support/browser.js';
import { signIn } from '../support/portal.js';
import { resourceClient } from '../support/resource-client.js';
import { ADMIN, waitFor } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
let page: Page;

afterEach(closeVisits);

async function open(screen: string, device: 'desk' | 'phone' = 'desk'): Promise<void> {
  ({ page } = await visitOffice(site, screen, { as: ADMIN, device }));
  await screenStands(page);
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const headings = async () => (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
const ticks = () => page.getByRole('checkbox', { name: /^Tick /u });

async function exported(name: string): Promise<string[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(name).click()]);
  const text = await readFile(await download.path(), 'utf8');
  return text.replace('\uFEFF', '').trimEnd().split('\r\n');
}

it('columns are chosen; the choice outlasts a reload, and what is exported follows it', async () => {
  await open('/mun');
  expect(await headings()).toEqual(['', 'No.', 'Name', 'Region', 'Country', 'Nature', 'Operations']);
  await button('Columns').click();
  const chooser = page.getByRole('dialog', { name: 'Columns' });
  await chooser.getByLabel('Country', { exact: true }).uncheck();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await becomes(headings, ['', 'No.', 'Name', 'Region', 'Nature', 'Operations']);
  await page.reload();
  await screenStands(page);
  await becomes(headings, ['', 'No.', 'Name', 'Region', 'Nature', 'Operations']);

  const all = await exported('Export CSV');
  expect(all[0]).toBe('No.,Name,Region,Nature');
  const names = (await page.getByRole('row').nth(2).getByRole('cell').allInnerTexts()).slice(1, 5);
  await ticks().nth(1).check();
  expect(await exported('Export ticked rows')).toEqual(['No.,Name,Region,Nature', names.join(',')]);
});

it('columns are moved, and exported in the order that they have', async () => {
  await open('/company');
  await button('Columns').click();
  for (const _ of ['twice', 'over']) await button('Move Region up').press('Enter');
  await page.keyboard.press('Escape');
  await becomes(headings, ['', 'Region', 'No.', 'Name', 'Operations']);
  expect((await exported('Export CSV'))[0]).toBe('Region,No.,Name');
  await button('Columns').click();
  await button('Reset').click();
  await page.keyboard.press('Escape');
  await becomes(headings, ['', 'No.', 'Name', 'Region', 'Operations']);
});

it('what a list is filtered by is kept under a name, and called up again', async () => {
  await open('/mun');
  const total = () => page.getByText(/\d+ in all/u).textContent();
  const all = await total();
  await page.getByRole('combobox', { name: 'Nature' }).click();
  await page.getByRole('option', { name: 'Private university' }).click();
  await page.waitForURL(/private/u);
  await waitFor('fewer', async () => (await total()) !== all);
  const few = (await total()) ?? '';
  await button('Filters').click();
  await page.getByRole('menuitem', { name: /^Save current query/u }).click();
  await page.getByRole('dialog').getByLabel('Query name').fill('Private ones');
  await press(page, 'Save');
  await button('Clear filters').click();
  await becomes(total, all);
  await page.reload();
  await screenStands(page);
  await button('Filters').click();
  await page.getByRole('menuitem', { name: 'Private ones' }).click();
  await page.waitForURL(/private/u);
  await becomes(total, few);
  await button('Filters').click();
  await page.getByRole('menuitem', { name: /Private ones/u }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await button('Filters').click();
  await becomes(() => page.getByRole('menuitem', { name: /Private ones/u }).count(), 0);
});

it('ticks are counted, taken by a row of them with the shift key, and end when the filters change', async () => {
  await open('/company');
  await ticks().nth(0).click();
  await ticks()
    .nth(3)
    .click({ modifiers: ['Shift'] });
  await page.getByText('4 ticked').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  await page.getByRole('option', { name: '20' }).click();
  await page.waitForURL(/perPage=20/u);
  await page.getByText('4 ticked').waitFor();
  await page.getByLabel('Region').first().fill('Penang');
  await page.waitForURL(/Penang/u);
  await becomes(() => page.getByRole('checkbox', { checked: true }).count(), 0);
  await button('Clear filters').click();
  await row(page, 'Kuala Lumpur').first().waitFor();
  await becomes(() => page.getByRole('checkbox', { checked: true }).count(), 0);
  // Nor do they come along to other filters by way of another screen, but to the same ones they do.
  await ticks().nth(0).click();
  await page.getByText('1 ticked').waitFor();
  await goTo(page, '/news');
  await goTo(page, '/company');
  await page.getByText('1 ticked').waitFor();
  await goTo(page, '/news');
  await goTo(page, `/company?filter=${encodeURIComponent(JSON.stringify({ region: 'Kuala Lumpur' }))}`);
  await row(page, 'Kuala Lumpur').first().waitFor();
  await becomes(() => page.getByRole('checkbox', { checked: true }).count(), 0);
  await becomes(() => page.getByText('1 ticked').count(), 0);
});

it('ticks are of one tab, where two of them show a list under different filters', async () => {
  // A list without filters of its own in its address follows those of the other tab.
  await open('/company?filter=%7B%7D');
  const other = await page.context().newPage();
  await other.goto(`/manage/company?filter=${encodeURIComponent(JSON.stringify({ region: 'Kuala Lumpur' }))}`);
  await row(other, 'Kuala Lumpur').first().waitFor();
  // A tab behind another draws nothing.
  await page.bringToFront();
  await ticks().nth(0).click();
  await page.getByText('1 ticked').waitFor();
  await other.bringToFront();
  await row(other, 'Kuala Lumpur').first().getByRole('checkbox').click();
  await other.getByText('1 ticked').waitFor();
  await page.bringToFront();
  await ticks().nth(1).click();
  await page.getByText('2 ticked').waitFor();
  // Nor do they come along where the other one is opened anew.
  await other.bringToFront();
  await goTo(other, '/news');
  await goTo(other, `/company?filter=${encodeURIComponent(JSON.stringify({ region: 'Kuala Lumpur' }))}`);
  await row(other, 'Kuala Lumpur').first().waitFor();
  await becomes(() => other.getByRole('checkbox', { checked: true }).count(), 0);
  await page.bringToFront();
  await page.getByText('2 ticked').waitFor();
});

it('a click on a row opens it; ticking it, marking a text and following a link do not', async () => {
  await open('/company');
  const first = page.getByRole('row').nth(1);
  // The order of the columns follows the person.
  const edit = await first.getByRole('link', { name: /^Edit /u }).getAttribute('aria-label');
  const name = (edit ?? '').replace('Edit ', '');
  const cell = first.getByRole('cell', { name, exact: true });
  await first.getByRole('checkbox').check();
  const { x, y, height } = (await cell.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(x + 12, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 90, y + height / 2, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate('String(getSelection())')).not.toBe('');
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await page.getByRole('dialog', { name: 'Edit the agency' }).waitFor();
  await press(page, 'Cancel');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await cell.click();
  await page.getByRole('dialog', { name: 'Agency' }).waitFor();
  await press(page, 'Close');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

it('the rows stand closer or wider, as one likes it', async () => {
  await open('/company');
  const height = async () => (await page.getByRole('row').nth(1).boundingBox())?.height ?? 0;
  const wide = await height();
  await button('Closer rows').click();
  await button('Wider rows').waitFor();
  expect(await height()).toBeLessThan(wide);
  await page.reload();
  await screenStands(page);
  expect(await height()).toBeLessThan(wide);
});

it('what is done with a user is in reach, however long the address', async () => {
  const email = `${'long.name.of.an.officer'.repeat(2)}@department.of.academic.affairs.example`;
  const users = resourceClient(await signIn(site.server.url, ADMIN));
  await users.create('users', {
    data: { username: 'long.officer', name: 'A long name of an officer', email, roleId: 1 },
  });
  await open('/user');
  const edit = page.getByRole('link', { name: new RegExp(`^Edit ${email}`, 'u') });
  const box = await edit.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThan(width);
  expect(await scrollsSideways(page)).toBe(false);
});

it('on a phone of 320 pixels rows are ticked, opened and changed', async () => {
  await open('/company', 'phone');
  await page.setViewportSize({ width: 320, height: 640 });
  await becomes(() => page.getByRole('main').getByRole('listitem').count(), 5);
  expect(await scrollsSideways(page)).toBe(false);
  const first = page.getByRole('main').getByRole('listitem').first();
  await first.getByRole('checkbox').check();
  expect(await axeFindings(page)).toEqual([]);
  await button('Remove').click();
  await page.getByRole('dialog').getByText('REMOVE COMPANY, ARE YOU SURE?').waitFor();
  await press(page, 'Cancel');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await first.click({ position: { x: 200, y: 60 } });
  await page.getByRole('dialog', { name: 'Agency' }).waitFor();
});
