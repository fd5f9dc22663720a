import type { Page } from 'playwright-core';
import { becomes } from '../support/becomes.js';
import { closeVisits } from '../support/browser.js';
import { newMember } from '../support/integrators.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';
import { card, openPart } from './integrator-page.js';

/** What the people of an integrator type, and what becomes of it where it is not saved. */
const site = testedSite({ env: { WEBHOOK_ALLOW_LOCAL: 'on' } });
let admin: PortalClient;

beforeAll(async () => {
  admin = await signIn(site.server.url, ADMIN);
});

afterEach(closeVisits);

const asks = (page: Page) => () =>
  page.evaluate<boolean>("!dispatchEvent(new Event('beforeunload', { cancelable: true }))");

/** A link is asked about, and so is another part of the page; staying keeps what was typed. */
async function isAskedAbout(page: Page, other: string): Promise<void> {
  await becomes(asks(page), true);
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  await page.getByRole('link', { name: 'MyVerify' }).first().click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: other }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await question.waitFor({ state: 'detached' });
}

async function leaveFor(page: Page, other: string): Promise<void> {
  await page.getByRole('tab', { name: other }).click();
  await page.getByRole('dialog', { name: 'Leave this page?' }).getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('tab', { name: other, selected: true }).waitFor();
  await becomes(asks(page), false);
}

it('asks before a webhook that was typed is lost, a new one or a change of one', async () => {
  const { email, client } = await newMember(site.server, admin);
  const body = { url: 'http://127.0.0.1:9/hook', events: ['report.withdrawn'] };
  await resource(client, 'POST', 'webhooks?mode=live', { body });
  const { page } = await openPart(site, email, 'webhooks');
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' });
  await dialog.getByLabel('Address').fill('https://hooks.example/new');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // The part that is shown already is no way out, and gives nothing up.
  await page.getByRole('tab', { name: 'Webhooks' }).click();
  await isAskedAbout(page, 'API keys');
  // The link of the page to itself shows another part.
  await page.getByRole('banner').getByRole('link', { name: 'Integration' }).click();
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await becomes(() => dialog.getByLabel('Address').inputValue(), 'https://hooks.example/new');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await leaveFor(page, 'API keys');

  await page.getByRole('tab', { name: 'Webhooks' }).click();
  const hook = card(page, body.url);
  await hook.getByRole('button', { name: /^Edit / }).click();
  const change = page.getByRole('dialog', { name: 'Edit' });
  await change.getByLabel('Address').fill('http://127.0.0.1:9/moved');
  await page.keyboard.press('Escape');
  await change.waitFor({ state: 'detached' });
  const modes = page.getByRole('radiogroup');
  await modes.getByText('Test', { exact: true }).click();
  await hook.waitFor({ state: 'detached' });
  await isAskedAbout(page, 'API keys');
  await modes.getByText('Live', { exact: true }).click();
  await hook.getByRole('button', { name: /^Edit / }).click();
  await change.getByRole('button', { name: 'Save' }).click();
  await card(page, 'http://127.0.0.1:9/moved').waitFor();
  await becomes(asks(page), false);
});

it('reads a webhook anew that somebody else has changed, so that the next change of it is saved', async () => {
  const { email, client } = await newMember(site.server, admin);
  const body = { url: 'http://127.0.0.1:9/hook', events: ['report.withdrawn'] };
  const path = 'webhooks?mode=live';
  const { body: made } = await resource<{ id: number; version: number }>(client, 'POST', path, { body });
  const { page, expectRefusal } = await openPart(site, email, 'webhooks');
  await card(page, body.url)
    .getByRole('button', { name: /^Edit / })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit' });
  await dialog.getByLabel('Address').fill('http://127.0.0.1:9/mine');
  const theirs = { ...body, url: 'http://127.0.0.1:9/theirs', version: made.version };
  const { status } = await resource(client, 'PUT', `webhooks/${made.id}?mode=live`, { body: theirs });
  expect(status).toBe(200);
  expectRefusal(`409 /api/v1/webhooks/${made.id}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('alert').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await card(page, theirs.url)
    .getByRole('button', { name: /^Edit / })
    .click();
  await becomes(() => dialog.getByLabel('Address').inputValue(), theirs.url);
  await dialog.getByLabel('Address').fill('http://127.0.0.1:9/mine');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await card(page, 'http://127.0.0.1:9/mine').waitFor();
});

it('asks before a key or an address that was typed is lost', async () => {
  const { email } = await newMember(site.server, admin);
  const { page } = await openPart(site, email, 'keys');
  await page.getByRole('button', { name: 'Make a key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a key' });
  await dialog.getByLabel('Name').fill('Nightly run');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await isAskedAbout(page, 'People');
  await page.getByRole('button', { name: 'Make a key' }).click();
  await becomes(() => dialog.getByLabel('Name').inputValue(), 'Nightly run');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await leaveFor(page, 'People');

  const invited = page.getByRole('tabpanel').getByRole('textbox');
  await invited.fill('new@contoh.example');
  await isAskedAbout(page, 'API keys');
  await becomes(() => invited.inputValue(), 'new@contoh.example');
  await page.getByRole('button', { name: 'Invite' }).click();
  await card(page, 'new@contoh.example').waitFor();
  await becomes(asks(page), false);
});
