import type { Route } from 'playwright-core';
import { registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { visit } from '../support/browser.js';
import { ADMIN, waitFor } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';
import { ApplicationPage, apply } from './application.page.js';

/** What draws notices comes with the first of them. */
const DRAWER = '**/assets/NotificationHost-*';

const site = testedSite();

it('a page that is left once its notice was read waits for a notice that comes late', async () => {
  const { id } = await apply(await registerStudent(site.server));
  const { page, close } = await visit(site, { as: ADMIN });
  const form = new ApplicationPage(page);
  await page.clock.install();
  const held: Route[] = [];
  // Its looks, which come apart from the rest.
  await page.route(`${DRAWER}.css`, (route) => void held.push(route));
  await form.open(`/cert-update?id=${id}`, { legal: false });
  const program = page.waitForResponse(`${DRAWER}.js`);
  await form.button('Approve').click();
  // Until everything but the looks has come.
  await page.evaluate(`import(${JSON.stringify((await program).url())})`);
  await waitFor('the looks to be asked for', async () => held.length === 1);
  await page.clock.runFor(10_000);
  expect(new URL(page.url()).pathname).toBe('/cert-update');
  await held[0]?.continue();
  await page.getByText('Authenticate Success!').waitFor();
  await page.clock.runFor(2_000);
  await page.waitForURL(`${site.server.url}/manage/student`);
  await close();
});

it('a notice that is lost takes nothing with it', async () => {
  const student = await registerStudent(site.server);
  const { page, close } = await visit(site, { as: student });
  await page.route(`${DRAWER}.js`, (route) => route.abort());
  await page.goto('/student-detail');
  const name = page.locator('#name');
  for (const typed of ['Mei Lin', 'Mei Lin Tan']) {
    const lost = page.waitForEvent('console', (message) => message.text().startsWith('A notice could not be shown'));
    await name.fill(typed);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await lost;
    await page.getByRole('button', { name: `Account of ${typed}` }).waitFor();
    await becomes(() => name.inputValue(), typed);
  }
  await close();
});
