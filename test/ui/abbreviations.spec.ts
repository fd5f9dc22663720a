import { registerStudent } from '../support/applicant.js';
import { fill, press, row, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { closeVisits, visit } from '../support/browser.js';
import { ADMIN } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';
import { ApplicationPage } from './application.page.js';

const site = testedSite();
afterEach(closeVisits);

/** What everybody calls them. */
const CALLED = [
  ['UM', 'Universiti Malaya'],
  ['ukm', 'Universiti Kebangsaan Malaysia'],
  ['UPM', 'Universiti Putra Malaysia'],
] as const;

it('lead to the university in the list of the site, and in the form of who applies', async () => {
  const student = await registerStudent(site.server);
  const { page } = await visit(site, { as: student, device: 'phone' });
  await page.goto('/university');
  for (const [typed, name] of CALLED) {
    await page.getByLabel('Name of the university').fill(typed);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.server.url}/university?name=${typed}`);
    await page.getByText(name, { exact: true }).first().waitFor();
  }
  const form = new ApplicationPage(page);
  await form.open('/cert-add');
  for (const [typed, name] of CALLED) {
    await form.field('university').fill('');
    await form.field('university').pressSequentially(typed);
    await page.getByRole('option', { name, exact: true }).tap();
    await becomes(() => form.field('university').inputValue(), name);
  }
});

it('are found by the palette of the back office', async () => {
  const { page } = await visitOffice(site, '/', { as: ADMIN });
  await screenStands(page);
  await page.keyboard.press('Control+k');
  for (const [typed, name] of CALLED) {
    await page.getByRole('combobox').fill(typed);
    await page.getByRole('option').filter({ hasText: name }).waitFor();
  }
});

it('are typed in the form of the university, stand there after a reload, and are found from then on', async () => {
  const { page } = await visitOffice(site, '/mun', { as: ADMIN });
  await page.getByRole('link', { name: 'Add a university' }).click();
  await fill(page, { Name: 'Universiti Kependekan', Abbreviation: 'UKPX', Region: 'Johor', Country: 'Malaysia' });
  await page.getByRole('dialog').getByLabel('Nature').click();
  await page.getByRole('option', { name: 'Public university' }).click();
  await press(page, 'Save');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const opened = async () => {
    await page.getByLabel('Name or abbreviation').fill('UKPX');
    await becomes(() => page.getByRole('row').count(), 2);
    await page.getByRole('link', { name: 'Edit Universiti Kependekan' }).click();
    await becomes(() => page.getByRole('dialog').getByLabel('Abbreviation').inputValue(), 'UKPX');
  };
  await opened();
  await page.reload();
  await becomes(() => page.getByRole('dialog').getByLabel('Abbreviation').inputValue(), 'UKPX');
  await fill(page, { Abbreviation: 'UKPY' });
  await press(page, 'Save');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByLabel('Name or abbreviation').fill('UKPY');
  await becomes(() => page.getByRole('row').count(), 2);
  await row(page, 'Universiti Kependekan').waitFor();
});
