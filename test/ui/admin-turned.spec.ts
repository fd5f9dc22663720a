import type { Page } from 'playwright-core';
import { screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { closeVisits, resize } from '../support/browser.js';
import { ADMIN } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();

afterEach(closeVisits);

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };
const KEPT_MENU = `fetch('/api/v1/me/preferences').then((it) => it.json()).then((it) => it.values['sidebar.open'])`;

/** What roles find is neither hidden nor behind a dialog. */
async function standsOpen(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Agencies' }).waitFor();
  await page.getByRole('button', { name: 'Add' }).first().waitFor();
  await page.getByRole('button', { name: 'Columns' }).first().waitFor();
}

const drawer = (page: Page) => page.getByRole('dialog').getByRole('navigation', { name: 'Main menu' });
const column = (page: Page) => page.getByRole('main').getByRole('navigation', { name: 'Main menu' });
const menuButton = (page: Page, does: 'Open' | 'Close') => page.getByRole('button', { name: `${does} menu` });

it('a desk that is made narrow, and wide again, hides nothing of its screen', async () => {
  const { page } = await visitOffice(site, '/company', { as: ADMIN });
  await screenStands(page);
  await standsOpen(page);
  for (const size of [NARROW, WIDE, NARROW, WIDE]) {
    await resize(page, size);
    await standsOpen(page);
  }
  await column(page).waitFor();
});

it('the menu of a desk is remembered, and that of a phone begins closed and says nothing of it', async () => {
  const { page } = await visitOffice(site, '/company', { as: ADMIN });
  await screenStands(page);
  // Chosen, so that it is known on every device.
  await menuButton(page, 'Close').click();
  await becomes(() => page.evaluate(KEPT_MENU), false);
  await menuButton(page, 'Open').click();
  await becomes(() => page.evaluate(KEPT_MENU), true);

  const phone = await visitOffice(site, '/company', { as: ADMIN, device: 'phone' });
  await screenStands(phone.page);
  await standsOpen(phone.page);
  await becomes(() => phone.page.evaluate(`localStorage.getItem('RaStoreMyVerify.sidebar.open')`), 'true');
  await standsOpen(phone.page);
  await menuButton(phone.page, 'Open').click();
  await drawer(phone.page).getByRole('link', { name: 'Universities' }).click();
  await phone.page.getByRole('heading', { level: 1, name: 'Universities' }).waitFor();
  await menuButton(phone.page, 'Open').click();
  await drawer(phone.page).waitFor();

  // What is open over a page is so on the phone alone, and turned wide it is the column of the desk.
  await resize(phone.page, WIDE);
  await phone.page.getByRole('heading', { level: 1, name: 'Universities' }).waitFor();
  await column(phone.page).waitFor();
  await becomes(() => page.evaluate(KEPT_MENU), true);
  await resize(page, NARROW);
  await standsOpen(page);
  await resize(page, WIDE);
  await column(page).waitFor();
  await menuButton(page, 'Close').waitFor();
});
