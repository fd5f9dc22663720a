import { becomes } from '../support/becomes.js';
import { closeVisits, visit } from '../support/browser.js';
import { holdBack } from '../support/hold-back.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN } from '../support/server.js';
import { makeHolder } from '../support/shared.js';
import { testedSite } from '../support/tested-site.js';

/** What is typed or pressed where a report is shared, and must not go by chance. */
const site = testedSite();
let officer: PortalClient;
let holder: Awaited<ReturnType<typeof makeHolder>>;

beforeAll(async () => {
  officer = await signIn(site.server.url, ADMIN);
  holder = await makeHolder(site.server, officer);
});

afterEach(closeVisits);

async function openSharing() {
  const opened = await visit(site, { as: holder.student });
  await opened.page.goto('/cert-list');
  await opened.page.getByRole('link', { name: `Share report ${holder.number}` }).click();
  await opened.page.getByText('You have not shared this report yet').waitFor();
  return opened;
}

const CHOICES = '**/look-ups/choices';

it('keeps both switches where the second is pressed while the first is being saved', async () => {
  const { page } = await openSharing();
  const look = page.getByRole('switch', { name: 'The public look-up may find my report' });
  const tell = page.getByRole('switch', { name: /^Tell me by email/ });
  await becomes(() => look.isChecked(), true);
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'PUT' && sent.push(request.postData() ?? '')));
  const letGo = await holdBack(page, CHOICES);
  await look.press('Space');
  await tell.press('Space');
  await becomes(() => look.isChecked(), false);
  await becomes(() => tell.isChecked(), false);
  await becomes(() => page.getByText('Saved').count(), 0);
  letGo();
  await page.getByText('Saved').waitFor();
  expect(sent).toEqual(['{"publicLookUp":false}', '{"tellHolder":false}']);
  await becomes(() => look.isChecked(), false);
  await becomes(() => tell.isChecked(), false);
  const { body } = await resource(holder.student, 'GET', `certificates/${holder.id}/look-ups/choices`);
  expect(body).toEqual({ publicLookUp: false, tellHolder: false });
});

it('tells of a switch that was not kept, though another was', async () => {
  const { page, expectRefusal } = await openSharing();
  const look = page.getByRole('switch', { name: 'The public look-up may find my report' });
  await becomes(() => look.isChecked(), false);
  expectRefusal(`409 /api/v1/certificates/${holder.id}/look-ups/choices`);
  const refusal = { status: 409, json: { reason: 'conflict', message: 'Not this one', errors: {} } };
  await page.route(CHOICES, (route) => route.fulfill(refusal), { times: 1 });
  await look.press('Space');
  await page.getByRole('switch', { name: /^Tell me by email/ }).press('Space');
  await page.getByRole('alert').filter({ hasText: 'Not this one' }).waitFor();
  await becomes(() => page.getByRole('switch', { name: /^Tell me by email/ }).isChecked(), true);
  await becomes(() => look.isChecked(), false);
  await becomes(() => page.getByText('Saved').count(), 0);
});

it('opens the form for a link anew without what was wrong with it before', async () => {
  const { page } = await openSharing();
  await page.getByRole('button', { name: 'New link' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New link' });
  await dialog.getByLabel('PIN').fill('12');
  await dialog.getByRole('button', { name: 'Make the link' }).press('Enter');
  await dialog.getByRole('alert').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'New link' }).press('Enter');
  await dialog.getByRole('textbox', { name: 'Recipient' }).and(page.locator(':focus')).waitFor();
  await becomes(() => dialog.getByLabel('PIN').inputValue(), '12');
  await becomes(() => dialog.getByRole('alert').count(), 0);
  // The next try is refused as the first was.
  await dialog.getByRole('button', { name: 'Make the link' }).press('Enter');
  await dialog.getByRole('alert').and(page.locator(':focus')).waitFor();
});

it('asks before what was typed for a link goes with the page, within its dialog and without', async () => {
  const { page } = await openSharing();
  const asks = () => page.evaluate<boolean>("!dispatchEvent(new Event('beforeunload', { cancelable: true }))");
  await becomes(asks, false);
  await page.getByRole('button', { name: 'New link' }).click();
  const dialog = page.getByRole('dialog', { name: 'New link' });
  await dialog.getByRole('textbox', { name: 'Recipient' }).fill('An employer');
  await becomes(asks, true);
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  await page.evaluate('history.back()');
  await question.getByRole('button', { name: 'Stay' }).click();
  await question.waitFor({ state: 'detached' });
  await becomes(() => dialog.getByRole('textbox', { name: 'Recipient' }).inputValue(), 'An employer');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'MyVerify' }).first().click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/index');
  await becomes(asks, false);
});
