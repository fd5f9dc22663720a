import type { Page } from 'playwright-core';
import { becomes } from '../support/becomes.js';
import { atEachWidth, axeFindings, LANGUAGES, scrollsSideways, type VisitOptions, visit } from '../support/browser.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, waitFor } from '../support/server.js';
import { endShare, makeHolder, makeShare, tokenOf } from '../support/shared.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
let officer: PortalClient;
let holder: Awaited<ReturnType<typeof makeHolder>>;

beforeAll(async () => {
  officer = await signIn(site.server.url, ADMIN);
  holder = await makeHolder(site.server, officer);
});

async function openSharing(of = holder, options: VisitOptions = {}) {
  const opened = await visit(site, { as: of.student, ...options });
  await opened.page.goto(`/cert-share?id=${of.id}`);
  await opened.page.getByText(of.number).waitFor();
  return opened;
}

async function openShared(url: string, options: VisitOptions = {}) {
  const opened = await visit(site, options);
  await opened.page.goto(new URL(url).pathname);
  return opened;
}

const card = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: label });

it('leads from a verified certificate to a new link, which is shown once', async () => {
  const { page, context, complaints, close } = await visit(site, { as: holder.student });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/cert-list');
  await page.getByRole('link', { name: `Share report ${holder.number}` }).click();
  await page.getByText('You have not shared this report yet').waitFor();

  // By the keyboard alone.
  await page.getByRole('button', { name: 'New link' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New link' });
  // By chance closed, it keeps what was typed; a click beside it closes nothing.
  await dialog.getByLabel('PIN').fill('274');
  await page.mouse.click(5, 5);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'New link' }).press('Enter');
  await becomes(() => dialog.getByLabel('PIN').inputValue(), '274');
  await dialog.getByLabel('PIN').fill('');
  await dialog.getByRole('button', { name: 'Make the link' }).press('Enter');
  await dialog.getByRole('link', { name: 'Recipient: Please say who the link is for' }).press('Enter');
  await page.keyboard.type('Universiti Malaya, admissions');
  await dialog.getByLabel('PIN').fill('12');
  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: 'PIN: The PIN must have six digits' }).waitFor();
  await dialog.getByLabel('PIN').fill('274916');
  await dialog.getByLabel('The recipient may download the PDF').press('Space');
  await dialog.getByRole('button', { name: 'Make the link' }).press('Enter');

  const made = page.getByRole('dialog', { name: 'Your link for Universiti Malaya, admissions' });
  const url = await made.getByLabel('Link', { exact: true }).inputValue();
  expect(url).toMatch(new RegExp(`^${site.server.url}/shared/[\\w-]{43}$`));
  expect(await axeFindings(page)).toEqual([]);
  await made.getByRole('button', { name: 'Copy the link' }).press('Enter');
  await made.getByText('Copied').waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(url);
  await made.getByRole('button', { name: 'Done' }).press('Enter');
  const text = await card(page, 'Universiti Malaya, admissions').textContent();
  for (const words of ['Works', 'With PIN', 'PDF may be downloaded', 'Not opened yet']) expect(text).toContain(words);
  expect(await page.content()).not.toContain(url.slice(-43));
  expect(complaints).toEqual([]);
  await close();
});

it('shows the recipient the report once the PIN is right, and lets them take the PDF', async () => {
  const share = await makeShare(holder.student, holder.id, { label: 'Uncle', pin: '471100', download: true });
  const { page, complaints, expectRefusal, close } = await openShared(share.url);
  expectRefusal(`400 /api/v1/shared/${tokenOf(share)}/open`);
  await page.getByRole('heading', { name: 'This link has a PIN' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('PIN').fill('471200');
  await page.getByLabel('PIN').press('Enter');
  await page.getByRole('alert').filter({ hasText: 'The PIN is wrong' }).waitFor();
  // What was typed is marked, so that the next key replaces it.
  await becomes(() => page.evaluate('getSelection().toString()'), '471200');
  await page.keyboard.type('471100');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Valid' }).waitFor();
  await page.getByText(holder.number).waitFor();
  const shown = await page.locator('main').textContent();
  expect(shown).toContain('the report does not end with it');
  expect(shown).not.toContain('E12345678');
  for (const words of ['The newest edition: passed', 'Editions under this number', 'Edition 1: current']) {
    expect(shown).toContain(words);
  }
  const arrival = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the PDF' }).click();
  expect((await arrival).suggestedFilename()).toBe(`${holder.number}.pdf`);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Check the report by its number' }).click();
  await page.waitForURL(`${site.server.url}/check/${holder.number}`);
  expect(complaints).toEqual([]);
  await close();
});

it('tells no other page the address of a link', async () => {
  const share = await makeShare(holder.student, holder.id, { label: 'Quiet' });
  const { page, close } = await openShared(share.url);
  const referrers: (string | undefined)[] = [];
  page.on('request', (request) => void referrers.push(request.headers().referer));
  await page.getByRole('heading', { name: 'Valid' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Valid' }).waitFor();
  expect(referrers.length).toBeGreaterThan(3);
  expect(referrers.filter((referrer) => referrer?.includes(tokenOf(share)))).toEqual([]);
  await close();
});

it('shows the holder what came of a link, and stops it', async () => {
  const share = await makeShare(holder.student, holder.id, { label: 'Aunt Mei 梅' });
  await resource(new PortalClient(site.server.url), 'POST', `shared/${tokenOf(share)}/open`, { body: {} });
  const { page, complaints, close } = await openSharing();
  await card(page, 'Aunt Mei').getByText('Opened 1 time').waitFor();
  await card(page, 'Aunt Mei')
    .getByRole('button', { name: /^Views of the link for Aunt Mei/ })
    .press('Enter');
  await card(page, 'Aunt Mei')
    .getByText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2} Opened$/)
    .waitFor();
  await card(page, 'Aunt Mei')
    .getByRole('button', { name: /^Stop the link for Aunt Mei/ })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Stop this link?' });
  await dialog.getByText('The report does not end').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Stop the link' }).press('Enter');
  await page.getByRole('list', { name: 'Links that have ended' }).getByText('Aunt Mei').waitFor();
  expect(complaints).toEqual([]);
  await close();

  const recipient = await openShared(share.url);
  recipient.expectRefusal(`404 /api/v1/shared/${tokenOf(share)}/open`);
  await recipient.page.getByRole('heading', { name: 'This link has ended' }).waitFor();
  await recipient.page.getByRole('link', { name: 'Check a report by its number' }).click();
  await recipient.page.waitForURL(`${site.server.url}/check`);
  expect(recipient.complaints).toEqual([]);
  await recipient.close();
});

it('lists look-ups and keeps the switches', async () => {
  const other = await makeHolder(site.server, officer, { passport: 'UI1' });
  const anyone = new PortalClient(site.server.url);
  const { page, complaints, close } = await openSharing(other);
  await page.getByText('Nobody has looked up this report yet').waitFor();
  for (let n = 0; n < 11; n += 1) await resource(anyone, 'GET', `reports/check/${other.number}`);
  await page.reload();
  const list = page.getByRole('list', { name: 'Look-ups' });
  await list.getByText('Checked by its number').first().waitFor();
  await becomes(() => list.getByRole('listitem').count(), 10);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await waitFor('the second page', async () => (await list.getByRole('listitem').count()) === 1);
  const look = page.getByRole('switch', { name: 'The public look-up may find my report' });
  await becomes(() => look.isChecked(), true);
  await look.press('Space');
  await page.getByText('Saved').waitFor();
  await look.and(page.locator(':focus')).waitFor();
  await page.reload();
  await waitFor('the switch', async () => !(await look.isChecked()));
  await becomes(() => page.getByRole('switch', { name: /^Tell me by email/ }).isChecked(), true);
  const { body } = await resource(other.student, 'GET', `certificates/${other.id}/look-ups/choices`);
  expect(body).toEqual({ publicLookUp: false, tellHolder: true });
  expect(complaints).toEqual([]);
  await close();
});

it('tells the holder of a certificate without a date of birth that the public look-up does not find it', async () => {
  const other = await makeHolder(site.server, officer, { passport: 'UI3', birth: null });
  const { page, complaints, close } = await openSharing(other);
  await page.getByText('it does not find this report').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('shows what failed, and tries again', async () => {
  const { page, expectRefusal, close } = await openSharing();
  expectRefusal(`503 /api/v1/certificates/${holder.id}/shares`);
  const refuse = { message: inEnglish('database_silent'), reason: 'unavailable', errors: {} };
  await page.route('**/shares?*', (route) => route.fulfill({ status: 503, json: refuse }));
  await page.reload();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.unroute('**/shares?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Links that work' }).waitFor();
  await close();
});

it('is not there for the certificate of another', async () => {
  const other = await makeHolder(site.server, officer, { passport: 'UI3' });
  const { page, expectRefusal, close } = await visit(site, { as: other.student });
  expectRefusal(`404 /api/v1/certificates/${holder.id}`);
  await page.goto(`/cert-share?id=${holder.id}`);
  await page.getByRole('alert').waitFor();
  expect(await page.locator('main').textContent()).not.toContain(holder.number);
  await close();
});

const standsAtEachWidth = (page: Page) =>
  atEachWidth(page, async () => {
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });

describe.each(LANGUAGES)('on a desk and on a phone, in %s', (language) => {
  it('axe finds nothing and nothing scrolls sideways, for the holder', async () => {
    const ended = await makeShare(holder.student, holder.id, {
      label: 'An employer with quite a long name '.repeat(2),
    });
    endShare(site.server, ended.id);
    await makeShare(holder.student, holder.id, { label: '教育部', pin: '123456' });
    const { page, complaints, close } = await openSharing(holder, { language });
    await card(page, '教育部').first().waitFor();
    await standsAtEachWidth(page);
    await page.getByRole('button', { name: language === 'en' ? 'New link' : '新建链接' }).click();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    await standsAtEachWidth(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it('axe finds nothing and nothing scrolls sideways, for the recipient', async () => {
    const share = await makeShare(holder.student, holder.id, { download: true });
    const { page, complaints, close } = await openShared(share.url, { language });
    await page.getByText(holder.number).waitFor();
    await standsAtEachWidth(page);
    expect(complaints).toEqual([]);
    await close();
  });
});
