import type { Page } from 'playwright-core';
import { fill, message, openOver, press, row, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { atEachWidth, axeFindings, closeVisits, LANGUAGES, scrollsSideways } from '../support/browser.js';
import { join, newIntegrator, newKey } from '../support/integrators.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
let admin: PortalClient;

beforeAll(async () => {
  admin = await signIn(site.server.url, ADMIN);
});

afterEach(closeVisits);

async function open(screen: string, options: object = {}): Promise<Page> {
  const opened = await visitOffice(site, screen, { as: ADMIN, ...options });
  await screenStands(opened.page);
  return opened.page;
}

it('adds an integrator, tells what is missing, and leads to its keys', async () => {
  const page = await open('/integrator/create');
  await press(page, 'Save');
  await page.getByText('Please check these fields').waitFor();
  await fill(page, { Name: 'Kolej Baru', Contact: 'it@baru.example', Purpose: 'Hiring.' });
  expect(await axeFindings(page)).toEqual([]);
  await press(page, 'Save');
  await message(page, 'Save Success!');
  await row(page, 'Kolej Baru').getByText('Active').waitFor();
  await row(page, 'Kolej Baru').getByRole('link', { name: 'Keys Kolej Baru' }).click();
  await page.getByRole('heading', { level: 1, name: 'API keys' }).waitFor();
});

it('invites the first of its people from its screen, sees them join, and removes them', async () => {
  const { id } = await newIntegrator(admin, { name: 'Universiti Orang' });
  const page = await open('/integrator');
  await openOver(page, `/integrator/${id}/show`);
  const people = page.getByRole('region', { name: 'People' });
  await people.getByText('Nobody yet', { exact: false }).waitFor();
  await people.getByLabel('Email of the new member').fill('nowhere');
  await people.getByRole('button', { name: 'Invite' }).click();
  await people.locator('.Mui-error').first().waitFor();
  await people.getByLabel('Email of the new member').fill('first@orang.example');
  await people.getByRole('button', { name: 'Invite' }).click();
  await message(page, 'The invitation is on its way');
  await people.getByText('invited, has not joined yet').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await join(site.server, 'first@orang.example');
  await page.reload();
  await people.getByText('first@orang.example').waitFor();
  await becomes(() => people.getByText('invited, has not joined yet').count(), 0);
  await people.getByRole('button', { name: 'Remove first@orang.example' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Remove' }).click();
  await message(page, 'The member is removed');
  await people.getByText('Nobody yet', { exact: false }).waitFor();
});

it.each([
  ['en', 'Ends', 'Save', 'At the end of that day'],
  ['cn', '失效时间', '保存', '当天结束时失效'],
] as const)('takes the last day of a key as other days are typed, in %s', async (language, ends, save, hint) => {
  const { id: integratorId } = await newIntegrator(admin);
  const { id } = await newKey(admin, integratorId);
  const page = await open(`/api-key/${id}`, { language });
  const dialog = page.getByRole('dialog');
  await dialog.getByText(hint, { exact: false }).waitFor();
  const field = dialog.getByLabel(ends, { exact: true });
  await becomes(() => field.getAttribute('placeholder'), 'YYYY-MM-DD');
  await field.fill('2199/1/2');
  await dialog.getByRole('button', { name: save }).click();
  await dialog.waitFor({ state: 'detached' });
  const kept = async () => (await resource<{ endsAt: string }>(admin, 'GET', `api-keys/${id}`)).body.endsAt;
  // The last second of the day in Malaysia.
  expect(await kept()).toBe('2199-01-02T15:59:59.000Z');
});

it('closes an integrator, of which nobody is invited any more', async () => {
  const { id } = await newIntegrator(admin, { name: 'Kolej Lama' });
  const page = await open(`/integrator/${id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('its people are signed out', { exact: false }).waitFor();
  await dialog.getByLabel('State').click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await press(page, 'Save');
  await message(page, 'Save Success!');
  await row(page, 'Kolej Lama').getByText('Closed').waitFor();
  await openOver(page, `/integrator/${id}/show`);
  await page.getByRole('region', { name: 'People' }).waitFor();
  await becomes(() => page.getByLabel('Email of the new member').count(), 0);
});

it('is seen by those who manage integrators alone', async () => {
  const other = await staffWith(site.server, ['catalog.manage']);
  const page = await open('/company', { as: { email: other.email, password: ADMIN.password } });
  await becomes(() => page.getByRole('menuitem', { name: 'Integrators' }).count(), 0);
});

it.each(LANGUAGES)('fits a desk and a phone in %s, and axe finds nothing', async (language) => {
  const { id } = await newIntegrator(admin, { name: `Fitting ${language}` });
  const page = await open('/integrator', { language });
  await atEachWidth(page, async () => {
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });
  await openOver(page, `/integrator/${id}/show`);
  await page.getByRole('region').last().waitFor();
  await atEachWidth(page, async () => expect(await axeFindings(page)).toEqual([]));
});
