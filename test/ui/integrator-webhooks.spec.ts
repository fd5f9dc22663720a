import type { Route } from 'playwright-core';
import { becomes } from '../support/becomes.js';
import { axeFindings, closeVisits } from '../support/browser.js';
import { newMember } from '../support/integrators.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { ADMIN } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { testedSite } from '../support/tested-site.js';
import { card, notice, openPart } from './integrator-page.js';

const site = testedSite({ env: { WEBHOOK_ALLOW_LOCAL: 'on' } });
let admin: PortalClient;

beforeAll(async () => {
  admin = await signIn(site.server.url, ADMIN);
});

afterEach(closeVisits);

it('adds a webhook, pings it, sees the attempt, sends it again, changes its secret and removes it', async () => {
  const { email } = await newMember(site.server, admin);
  const { page, expectRefusal } = await openPart(site, email, 'webhooks');
  await page.getByText('There are no webhooks yet').waitFor();
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' });
  const lose = async (route: Route) => {
    await route.fetch();
    const { pathname } = new URL(route.request().url());
    expectRefusal(`503 ${pathname}`, `409 ${pathname}`);
    await route.fulfill({ status: 503, json: { reason: 'unavailable', message: 'Try again' } });
  };
  expectRefusal('400 /api/v1/webhooks');
  await dialog.getByLabel('Address').fill('nowhere');
  await page.mouse.click(5, 5);
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await becomes(() => dialog.getByLabel('Address').inputValue(), 'nowhere');
  await dialog.getByRole('button', { name: 'Add a webhook' }).click();
  await dialog.getByText('https://', { exact: false }).nth(1).waitFor();
  // Nobody answers there.
  await dialog.getByLabel('Address').fill('http://127.0.0.1:9/hook');
  await dialog.getByRole('button', { name: 'Add a webhook' }).click();
  const secret = page.getByRole('dialog', { name: 'Secret that it is signed with' });
  const first = await secret.getByLabel('Secret that it is signed with').inputValue();
  expect(first).toMatch(/^whsec_/);
  expect(await axeFindings(page)).toEqual([]);
  await secret.getByRole('button', { name: 'I have it' }).click();

  // One whose answer is lost is in the list all the same, and can be removed.
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await dialog.getByLabel('Address').fill('http://127.0.0.1:9/lost');
  await page.route('**/api/v1/webhooks?*', lose, { times: 1 });
  await dialog.getByRole('button', { name: 'Add a webhook' }).click();
  await dialog.getByRole('alert').waitFor();
  await page.keyboard.press('Escape');
  await card(page, 'http://127.0.0.1:9/lost').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await card(page, 'http://127.0.0.1:9/lost').waitFor({ state: 'detached' });

  const hook = card(page, 'http://127.0.0.1:9/hook');
  await hook.getByRole('button', { name: 'Send ping' }).click();
  await hook.getByText('nobody answered').first().waitFor();
  // Asked for anew while it waits: what is shown stays where that fails.
  const attempts = '**/deliveries?*';
  let refused = 0;
  await page.route(attempts, async (route) => {
    expectRefusal(`500 ${new URL(route.request().url()).pathname}`);
    await route.fulfill({ status: 500 });
    refused += 1;
  });
  await becomes(async () => refused > 1, true);
  await hook.getByText('nobody answered').first().waitFor();
  await becomes(() => hook.getByText('This could not be loaded').count(), 0);
  await page.unroute(attempts);
  // It waits for the next try, and need not.
  await hook.getByRole('button', { name: 'Send again' }).waitFor();
  inData(site.server, (data) =>
    data.prepare("UPDATE webhook_deliveries SET state = 'failed', next_try_at = NULL").run(),
  );
  await page.reload();
  await hook.getByRole('button', { name: 'Attempts' }).click();
  await hook.getByText('given up').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await hook.getByRole('button', { name: 'Send again' }).click();
  await hook.getByText('on its way').waitFor();

  // Its answer is lost, and no other tells that secret: the next press makes another.
  await page.route('**/rotate-secret?*', lose, { times: 1 });
  await hook.getByRole('button', { name: 'New secret' }).click();
  const renew = page.getByRole('dialog').getByRole('button', { name: 'New secret' });
  await renew.click();
  const failed = page.getByRole('dialog').getByRole('alert');
  await failed.waitFor();
  await renew.click();
  await failed.getByText('This was done already').waitFor();
  await renew.click();
  expect(await secret.getByLabel('Secret that it is signed with').inputValue()).not.toBe(first);
  await secret.getByRole('button', { name: 'I have it' }).click();
  await hook.getByText('it is signed with the secret before as well').waitFor();
  await hook.getByRole('button', { name: 'Switch off' }).click();
  await hook.getByText('Switched off').waitFor();
  // While one waits they are asked for again and again: in the middle of the removal, too.
  await hook.getByRole('button', { name: 'Attempts' }).click();
  await hook.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await notice(page, 'The webhook is removed.');
  await page.getByText('There are no webhooks yet').waitFor();
});
