import type { Page } from 'playwright-core';
import { message, row, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import {
  atEachWidth,
  axeFindings,
  closeVisits,
  LANGUAGES,
  resize,
  scrollsSideways,
  visit,
  WIDTHS,
} from '../support/browser.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { inEnglish } from '../support/said.js';
import { ADMIN } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();

afterEach(closeVisits);

async function open(path: string, options: object = {}): Promise<Page> {
  const opened = await visit(site, options);
  await opened.page.goto(path);
  return opened.page;
}

async function linkTo(email: string): Promise<string> {
  const mail = await site.server.mailTo(email, ({ text }) => /\/access\/confirm\?/.test(text ?? ''));
  const { pathname, search } = new URL(/\S+\/access\/confirm\?token=\S+/.exec(mail.text ?? '')?.[0] ?? '');
  return pathname + search;
}

/** As the site does, and the link in the mail that confirms it. */
async function askForAccess(organisation: string, email: string): Promise<void> {
  const anyone = new PortalClient(site.server.url);
  const body = { organisation, email, person: 'Tan', purpose: 'Hiring.', volume: 'more', consent: true };
  await resource(anyone, 'POST', 'access-requests', { body });
  const token = new URLSearchParams((await linkTo(email)).split('?')[1]).get('token');
  await resource(anyone, 'POST', 'access-requests/confirm', { body: { token } });
}

it('an organisation asks on the site, confirms its address, and is admitted or declined at the back office', async () => {
  const page = await open('/check');
  await page.getByRole('link', { name: 'Checking many?', exact: false }).click();
  await page.getByRole('heading', { level: 1, name: 'Access for organisations' }).waitFor();
  await page.getByRole('button', { name: 'Ask for access' }).click();
  const summary = page.getByRole('alert');
  await summary.getByText('Organisation: Please fill this in', { exact: true }).waitFor();
  await summary.getByText('Please agree, or we cannot keep your request').waitFor();
  await becomes(() => page.evaluate('document.activeElement.getAttribute("role")'), 'alert');
  await page.getByRole('textbox', { name: 'Organisation', exact: true }).fill('Kolej Laman');
  await becomes(() => summary.getByText('Organisation: Please fill this in', { exact: true }).count(), 0);
  const privacy = page.locator('main').getByRole('link', { name: 'Privacy policy' });
  await becomes(() => privacy.getAttribute('target'), '_blank');
  await page.getByRole('link', { name: 'MyVerify' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await page.getByLabel('Your name').fill('Lim Mei Ling');
  await page.getByLabel('Your email at the organisation').fill('lim@laman.example');
  await page.getByLabel('What you want to check reports for').fill('Hiring.');
  await page.getByLabel('Reports a month').selectOption('1000');
  await page.getByLabel('I agree', { exact: false }).check();
  await summary.waitFor({ state: 'detached' });
  // What is wrong again while one types is told, and takes nobody out of the field.
  const name = page.getByLabel('Your name');
  await name.fill('');
  await summary.waitFor();
  await name.and(page.locator(':focus')).waitFor();
  await name.fill('Lim Mei Ling');
  await page.getByRole('button', { name: 'Ask for access' }).click();
  await page.getByText('lim@laman.example', { exact: false }).waitFor();

  const confirming = await open(await linkTo('lim@laman.example'));
  await confirming.getByRole('button', { name: 'Yes, send it' }).click();
  await confirming.getByText('answer by email', { exact: false }).waitFor();

  const other = 'tan@lain.example';
  await askForAccess('Kolej Lain', other);

  const { page: office } = await visitOffice(site, '/integrator', { as: ADMIN });
  await screenStands(office);
  const asked = office.getByRole('region', { name: 'Asked on the site' });
  await asked.getByText('up to 1,000', { exact: false }).waitFor();
  await atEachWidth(office, async () => {
    expect(await axeFindings(office)).toEqual([]);
    expect(await scrollsSideways(office)).toBe(false);
  });
  if (process.env.PICTURES) await pictures(office, 'office');
  await resize(office, { width: WIDTHS.desk, height: 900 });
  await asked.getByRole('button', { name: 'Admit Kolej Laman' }).click();
  await office.getByRole('dialog').last().getByRole('button', { name: 'Admit' }).click();
  await message(office, 'Admitted, the invitation is on its way');
  await row(office, 'Kolej Laman').getByText('Active').waitFor();
  await asked.getByRole('button', { name: 'Decline Kolej Lain' }).click();
  const dialog = office.getByRole('dialog').last();
  await dialog.getByLabel('Reason, which is mailed').fill('Please ask with an address of the college.');
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
  await message(office, 'Declined, the reason is on its way');
  await asked.waitFor({ state: 'detached' });
  await site.server.mailTo(other, ({ text }) => text?.includes('an address of the college') === true);
});

it('one that a colleague was quicker to decide says so, and goes once that is read', async () => {
  await askForAccess('Kolej Cepat', 'cepat@kolej.example');
  const admin = await signIn(site.server.url, ADMIN);
  const { page, expectRefusal } = await visitOffice(site, '/integrator', { as: ADMIN });
  await screenStands(page);
  const decline = page.getByRole('button', { name: 'Decline Kolej Cepat', exact: true });
  await decline.click();
  const dialog = page.getByRole('dialog', { name: 'Decline Kolej Cepat' });
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
  await dialog.getByText(inEnglish('reason_needed')).waitFor();
  await dialog.getByLabel('Reason, which is mailed').fill('Too late.');
  const { body } = await resource<{ id: number; organisation: string }[]>(admin, 'GET', 'access-requests');
  const { id } = body.find(({ organisation }) => organisation === 'Kolej Cepat') ?? {};
  await resource(admin, 'POST', `access-requests/${id}/decline`, { body: { reason: 'Quicker.' } });
  expectRefusal(`409 /api/v1/access-requests/${id}/decline`);
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await decline.waitFor({ state: 'detached' });
});

it('more than ten that wait are leafed through, and the pages end with what is decided', async () => {
  for (let place = 1; place <= 11; place += 1) await askForAccess(`Kolej ${place}`, `k${place}@banyak.example`);
  const { page } = await visitOffice(site, '/integrator', { as: ADMIN });
  await screenStands(page);
  const asked = page.getByRole('region', { name: 'Asked on the site' });
  const decline = (name: string) => asked.getByRole('button', { name: `Decline ${name}`, exact: true });
  const names = () => asked.getByRole('button', { name: 'Decline', exact: false }).count();
  const pages = asked.getByRole('navigation', { name: 'Pages' });
  await decline('Kolej 10').waitFor();
  expect(await names()).toBe(10);
  await pages.getByRole('button', { name: 'Go to page 2', exact: true }).click();
  await decline('Kolej 11').waitFor();
  expect(await names()).toBe(1);
  await atEachWidth(page, async () => {
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });
  await decline('Kolej 11').click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel('Reason, which is mailed').fill('Nobody answers at this address.');
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
  await decline('Kolej 1').waitFor();
  await pages.waitFor({ state: 'detached' });
  expect(await names()).toBe(10);
});

it.each(LANGUAGES)('its page fits a desk and a phone in %s, and axe finds nothing', async (language) => {
  const page = await open('/access', { language });
  await page.getByRole('button').last().waitFor();
  await atEachWidth(page, async () => {
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });
  if (process.env.PICTURES) await pictures(page, `site-${language}`);
});

async function pictures(page: Page, name: string): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${process.env.PICTURES}/${name}-${width}.png`, fullPage: true });
  }
}
