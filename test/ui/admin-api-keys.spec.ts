import type { Page } from 'playwright-core';
import { fill, message, press, row, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { atEachWidth, axeFindings, closeVisits, LANGUAGES, scrollsSideways } from '../support/browser.js';
import { holdBack } from '../support/hold-back.js';
import { newIntegrator, newKey } from '../support/integrators.js';
import { PortalClient, signIn } from '../support/portal.js';
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

const check = (key: string) =>
  resource(new PortalClient(site.server.url, key), 'POST', 'report-checks', {
    body: { items: [{ number: 'MYV-7K2QM-9T4XB-3HD8E' }] },
  });

it('makes a key for an integrator, shows it once, and revokes it', async () => {
  const { id } = await newIntegrator(admin, { name: 'Kolej Kunci' });
  const filter = encodeURIComponent(JSON.stringify({ integratorId: id }));
  const page = await open(`/api-key?filter=${filter}`);
  await page.goto('/manage/api-key/create');
  const dialog = page.getByRole('dialog');
  await becomes(() => dialog.getByRole('combobox', { name: 'Integrator' }).inputValue(), 'Kolej Kunci');
  await press(page, 'Save');
  await page.getByText('Please check these fields').waitFor();
  await fill(page, { Name: 'Nightly run' });
  expect(await axeFindings(page)).toEqual([]);
  await press(page, 'Save');
  const key = await dialog.getByLabel('This is the key').last().inputValue();
  expect(key).toMatch(/^mv_live_/);
  // It goes by its own button alone.
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await becomes(() => dialog.getByRole('button', { name: 'Close' }).count(), 0);
  await becomes(() => dialog.getByLabel('This is the key').last().inputValue(), key);
  expect(await axeFindings(page)).toEqual([]);
  // As over plain http.
  await page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
  await press(page, 'Copy');
  await message(page, 'It could not be copied: mark it and copy it by hand.');
  expect((await check(key)).status).toBe(200);
  await press(page, 'I have it');
  await row(page, 'Nightly run').getByText('Works').waitFor();
  expect(await page.content()).not.toContain(key);
  await row(page, 'Nightly run').getByRole('button', { name: 'Revoke Nightly run' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await message(page, 'The key is revoked');
  await row(page, 'Nightly run').getByText('Revoked').waitFor();
  expect((await check(key)).status).toBe(401);
});

it('stays open while a key is being made, which nobody could read otherwise', async () => {
  const { id } = await newIntegrator(admin);
  const filter = encodeURIComponent(JSON.stringify({ integratorId: id }));
  const page = await open(`/api-key?filter=${filter}`);
  await page.goto('/manage/api-key/create');
  await fill(page, { Name: 'Slowly made' });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close' }).waitFor();
  const letGo = await holdBack(page, '**/api/v1/api-keys');
  await press(page, 'Save');
  await becomes(() => dialog.getByRole('button', { name: 'Close' }).count(), 0);
  await page.keyboard.press('Escape');
  letGo();
  expect(await dialog.getByLabel('This is the key').last().inputValue()).toMatch(/^mv_live_/);
});

it.each(LANGUAGES)('fits a desk and a phone in %s, and axe finds nothing', async (language) => {
  await newKey(admin, (await newIntegrator(admin)).id, { name: `Fitting ${language}` });
  const page = await open('/api-key', { language });
  await atEachWidth(page, async () => {
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });
});
