import { screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings } from '../support/browser.js';
import { ADMIN } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';
import { ApplicationPage } from './application.page.js';

const site = testedSite();

it('whoever does nothing is warned, may stay, and is signed out at last with what they typed kept', async () => {
  const { page, context, complaints, close } = await visitOffice(site, '/role/create', { as: ADMIN });
  const name = page.getByRole('dialog', { name: 'Add a role' }).getByLabel('Name');
  await name.fill('Typed before the pause');
  await page.clock.install();
  await page.clock.fastForward('28:30');
  const warning = page.getByRole('dialog', { name: 'Are you still there?' });
  await warning.waitFor();
  await warning.getByText(/Signed out in 1:\d\d/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await warning.waitFor({ state: 'detached' });
  await page.clock.fastForward('27:00');
  await becomes(() => warning.count(), 0);
  await page.clock.fastForward('02:00');
  await warning.waitFor();
  await page.clock.fastForward('02:00');
  await page.clock.fastForward('00:10');
  await page.waitForURL(`${site.server.url}/manage/login`);
  await page.getByText('you need login again').first().waitFor();
  expect((await context.request.get('/api/user/info')).status()).toBe(401);
  await page.getByLabel('Email or username').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await becomes(() => name.inputValue(), 'Typed before the pause');
  // What was idle was the session before.
  await page.clock.fastForward('00:10');
  await becomes(() => name.inputValue(), 'Typed before the pause');
  await becomes(async () => (await context.request.get('/api/user/info')).status(), 200);
  expect(complaints).toEqual([]);
  await close();
});

it('work in the form of the student site is work here, and is told to the service', async () => {
  const { page, context, close } = await visitOffice(site, '/account', { as: ADMIN });
  await screenStands(page);
  const other = await context.newPage();
  const form = new ApplicationPage(other);
  await form.open('/cert-add', { legal: false });
  await context.clock.install();
  await context.clock.fastForward('20:00');
  const told = other.waitForRequest('**/api/user/info');
  await form.field('name').press('A');
  await told;
  await context.clock.fastForward('20:00');
  // Each looks once a second.
  await context.clock.fastForward('00:05');
  await becomes(() => page.getByRole('dialog', { name: 'Are you still there?' }).count(), 0);
  await becomes(() => form.field('name').inputValue(), 'A');
  expect((await context.request.get('/api/user/info')).status()).toBe(200);
  await close();
});

it('what is asked for again and again says that nobody did it, once nobody has touched anything for a minute', async () => {
  const { page, close } = await visitOffice(site, '/', { as: ADMIN });
  await page.clock.install();
  await page.reload();
  const asked: boolean[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/statistics')) asked.push('x-background' in request.headers());
  });
  await becomes(async () => asked[0], false);
  await screenStands(page);
  await page.clock.fastForward('05:00');
  await becomes(async () => asked.at(-1), true);
  await page.mouse.click(5, 5);
  const before = asked.length;
  await page.reload();
  await becomes(async () => asked[before], false);
  await close();
});
