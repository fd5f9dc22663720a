import type { Browser, Page } from 'playwright-core';
import { fill, message, press, row, screenStands, visitOffice } from '../support/back-office.js';
import { atEachWidth, axeFindings, launchBrowser, scrollsSideways, type Visit } from '../support/browser.js';
import { newIntegrator, newKey } from '../support/integrators.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

let server: RunningServer;
let browser: Browser;
let officer: PortalClient;
const visits: Visit[] = [];

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  officer = await signIn(server.url, ADMIN);
}, 120_000);

afterEach(async () => {
  const opened = visits.splice(0);
  expect(opened.flatMap(({ complaints }) => complaints)).toEqual([]);
  await Promise.all(opened.map(({ close }) => close()));
});

afterAll(async () => {
  await browser.close();
  await server.dispose();
});

async function open(screen: string, options: object = {}): Promise<Page> {
  const opened = await visitOffice(browser, server, screen, { as: ADMIN, ...options });
  visits.push(opened);
  await screenStands(opened.page);
  return opened.page;
}

it('an integrator is added, gets a key that is shown once, and the key is revoked', async () => {
  const page = await open('/integrator/create');
  await fill(page, { Name: 'Universiti Contoh', Contact: 'it@contoh.example', Purpose: 'Admissions.' });
  expect(await axeFindings(page)).toEqual([]);
  await press(page, 'Save');
  await message(page, 'Save Success!');
  await row(page, 'Universiti Contoh').getByRole('link', { name: 'Keys Universiti Contoh' }).click();
  await page.getByText('Nothing matches these filters').waitFor();

  await page.getByRole('link', { name: 'Make a key' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Nightly run');
  await press(page, 'Save');
  const shown = page.getByRole('textbox', { name: 'This is the key' });
  await shown.waitFor();
  const key = await shown.inputValue();
  expect(key).toMatch(/^mv_live_[0-9A-Za-z]{36}$/);
  expect(await axeFindings(page)).toEqual([]);
  const items = [{ number: 'MYV-00000-00000-00000' }];
  const check = () => resource(new PortalClient(server.url, key), 'POST', 'report-checks', { body: { items } });
  expect((await check()).status).toBe(200);
  await press(page, 'I have it');

  const made = row(page, 'Nightly run');
  await made.getByText('Works').waitFor();
  expect(await page.content()).not.toContain(key);
  await made.getByRole('button', { name: 'Revoke Nightly run' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await message(page, 'The key is revoked');
  await made.getByText('Revoked').waitFor();
  expect((await check()).status).toBe(401);
});

it('the screens stand at each width, in English and Chinese', async () => {
  const { id } = await newIntegrator(officer, {
    name: 'A university with a name that is as long as names of universities are',
  });
  await newKey(officer, id, { name: 'Wide' });
  for (const language of ['en', 'cn'] as const) {
    for (const screen of ['/integrator', '/api-key', '/api-key/create']) {
      const page = await open(screen, { language });
      await atEachWidth(page, async (width) => {
        expect([screen, language, width, await scrollsSideways(page)]).toEqual([screen, language, width, false]);
        const folder = process.env.SCREENSHOTS;
        if (folder)
          await page.screenshot({ path: `${folder}/${screen.replaceAll('/', '_')}-${language}-${width}.png` });
      });
    }
  }
}, 240_000);
