import type { Page } from 'playwright-core';
import { fill, goTo, message, openOver, press, row, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { atEachWidth, axeFindings, closeVisits, LANGUAGES, scrollsSideways } from '../support/browser.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

interface Contact {
  readonly id: number;
  readonly universityId: number | null;
  readonly email: string;
  readonly counts: boolean;
}

const UNIVERSITY = 'Universiti Malaya (contacts)';

const site = testedSite();
let officer: PortalClient;
let keeper: PortalClient & { readonly email: string };
let universityId: number;

beforeAll(async () => {
  officer = await signIn(site.server.url, ADMIN);
  keeper = await staffWith(site.server, ['catalog.manage']);
  const place = { region: 'Kuala Lumpur', country: 'Malaysia', nature: 'public university' };
  const made = await resource<Contact>(officer, 'POST', 'universities', { body: { name: UNIVERSITY, ...place } });
  universityId = made.body.id;
});

afterEach(closeVisits);

async function open(screen: string, options: object = {}): Promise<Page> {
  const opened = await visitOffice(site, screen, { as: ADMIN, ...options });
  await screenStands(opened.page);
  return opened.page;
}

const asKeeper = () => ({ as: { email: keeper.email, password: ADMIN.password } });
const contacts = async () => (await resource<Contact[]>(officer, 'GET', 'contacts')).body;
const office = { office: 'Registrar', language: 'en', verification: 'By telephone.' };
const add = async (client: PortalClient, email: string) =>
  (await resource<Contact>(client, 'POST', 'contacts', { body: { ...office, universityId, email } })).body;

it('a contact is reached from its university, added, and waits for a second officer, who releases it', async () => {
  const page = await open(`/mun?filter=${encodeURIComponent(JSON.stringify({ name: UNIVERSITY }))}`);
  await row(page, UNIVERSITY)
    .getByRole('link', { name: `Contacts ${UNIVERSITY}` })
    .click();
  await page.getByText('Nothing matches these filters').waitFor();
  await page.goto(`/manage/contact/create/${universityId}`);
  const dialog = page.getByRole('dialog', { name: 'Add a contact' });
  await becomes(() => dialog.getByRole('combobox', { name: 'University' }).inputValue(), UNIVERSITY);
  await press(page, 'Save');
  await dialog.getByText('Please check these fields').waitFor();
  await fill(page, {
    Office: 'Office of the Registrar',
    Address: 'registrar@outside.example',
    'How the address was verified': 'Called the switchboard.',
  });
  expect(await axeFindings(page)).toEqual([]);
  await press(page, 'Save');
  await message(page, 'Save Success!');
  await row(page, 'registrar@outside.example').getByText('Waits for a second officer').waitFor();
  expect(
    await row(page, 'registrar@outside.example')
      .getByRole('button', { name: /^Release/ })
      .count(),
  ).toBe(0);
  await row(page, 'registrar@outside.example').getByText('Office of the Registrar').click();
  await page
    .getByRole('dialog')
    .getByText(/^This address waits for a second officer\./)
    .waitFor();
  await page.getByRole('dialog').getByText('Called the switchboard.').waitFor();

  const { page: second, expectRefusal } = await visitOffice(site, '/contact', asKeeper());
  await row(second, 'registrar@outside.example').getByText('Demo Officer').waitFor();
  const seen = (await contacts()).find(({ email }) => email === 'registrar@outside.example');
  await resource(officer, 'PUT', `contacts/${seen?.id}`, { body: { office: 'Examinations' } });
  const release = row(second, 'registrar@outside.example').getByRole('button', { name: /^Release/ });
  expectRefusal(`409 /api/v1/contacts/${seen?.id}/release`);
  await release.click();
  await message(second, 'Someone else has changed this record, please load it again');
  await row(second, 'registrar@outside.example').getByText('Examinations').waitFor();
  await release.click();
  await message(second, 'It is released: it may be asked from now on');
  await row(second, 'registrar@outside.example').getByText('May be asked').waitFor();
});

it('one of the ministry is no university’s, and another address has to be released anew', async () => {
  const page = await open('/contact/create/ministry');
  const dialog = page.getByRole('dialog');
  await becomes(() => dialog.getByLabel('The ministry').isChecked(), true);
  await becomes(() => dialog.getByLabel('University', { exact: true }).count(), 0);
  await fill(page, { Office: 'MoHE', Address: 'office@ministry.example', 'How the address': 'By letter.' });
  await dialog.getByLabel('Language of the emails').click();
  await page.getByRole('option', { name: 'Malay' }).click();
  await press(page, 'Save');
  await message(page, 'Save Success!');
  await row(page, 'office@ministry.example').getByText('Ministry', { exact: true }).waitFor();
  const made = (await contacts()).find(({ email }) => email === 'office@ministry.example');
  expect(made).toMatchObject({ universityId: null, language: 'ms', counts: false });
  await resource(keeper, 'POST', `contacts/${made?.id}/release`, { body: {} });
  await page.reload();
  await row(page, 'office@ministry.example').getByText('May be asked').waitFor();
  await row(page, 'office@ministry.example').getByRole('link', { name: /^Edit/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Address/ })
    .fill('other@ministry.example');
  await press(page, 'Save');
  await message(page, 'Save Success!');
  await row(page, 'other@ministry.example').getByText('Waits for a second officer').waitFor();
  await row(page, 'other@ministry.example').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Remove' }).click();
  await press(page, 'Remove');
  await message(page, 'Delete Success!');
  await row(page, 'other@ministry.example').waitFor({ state: 'detached' });
});

it('a released mail domain makes the contacts in it count', async () => {
  await add(officer, 'registrar@inside.example');
  const page = await open(`/mail-domain/create/${universityId}`);
  const dialog = page.getByRole('dialog', { name: 'Add a mail domain' });
  await becomes(() => dialog.getByRole('combobox', { name: 'University' }).inputValue(), UNIVERSITY);
  await dialog.getByLabel('Domain').fill('no domain');
  await press(page, 'Save');
  await dialog.getByText('Please check these fields').waitFor();
  await dialog.getByLabel('Domain').fill('inside.example');
  await press(page, 'Save');
  await message(page, 'Save Success!');
  await row(page, 'inside.example').getByText('Waits for a second officer').waitFor();
  const second = await open('/mail-domain', asKeeper());
  await row(second, 'inside.example')
    .getByRole('button', { name: /^Release/ })
    .click();
  await message(second, 'It is released: addresses in it may be asked from now on');
  await second.getByRole('link', { name: 'Contacts', exact: true }).last().click();
  await row(second, 'registrar@inside.example').getByText('May be asked').waitFor();
});

it('who asks reads the contacts and changes nothing', async () => {
  await add(officer, 'read@only.example');
  const asker = await staffWith(site.server, ['certificates.read', 'certificates.review', 'confirmations.manage']);
  const page = await open('/contact', { as: { email: asker.email, password: ADMIN.password } });
  await row(page, 'read@only.example').waitFor();
  for (const name of ['Add a contact', 'Remove', 'Mail domains']) {
    await becomes(() => page.getByRole('button', { name }).or(page.getByRole('link', { name })).count(), 0);
  }
  await becomes(() => page.getByRole('link', { name: /^Edit/ }).count(), 0);
  await becomes(() => page.getByRole('button', { name: /^Release/ }).count(), 0);
});

it.each(LANGUAGES)('the screens stand in %s, on a desk and on a phone', async (language) => {
  await add(officer, `${language}@stands.example`);
  const page = await open('/contact', { language });
  const stands = () =>
    atEachWidth(page, async () => {
      await screenStands(page);
      expect(await scrollsSideways(page)).toBe(false);
      expect(await axeFindings(page)).toEqual([]);
    });
  await stands();
  await openOver(page, '/contact/create');
  await stands();
  await goTo(page, '/mail-domain');
  await stands();
  await openOver(page, '/mail-domain/create');
  await stands();
});
