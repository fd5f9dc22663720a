import type { Page } from 'playwright-core';
import { registerStudent } from '../support/applicant.js';
import { ASKING, AskingDesk } from '../support/asking-desk.js';
import { row, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, closeVisits, type Visit } from '../support/browser.js';
import { newIntegrator } from '../support/integrators.js';
import { resource } from '../support/resource.js';
import { ADMIN } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const AWAY = { status: 503, json: { reason: 'unavailable', message: 'Try again' } };
const APPLICATIONS = 12;

const site = testedSite({ env: ASKING });
let asking: AskingDesk;
let newest: number;
let visited: Visit;
let page: Page;

beforeAll(async () => {
  asking = await AskingDesk.of(site.server, 'Universiti Malaya (lists)');
  await asking.consent();
  for (let made = 0; made < APPLICATIONS; made += 1) newest = (await asking.applied(`Listed ${made}`)).id;
});

afterEach(closeVisits);

async function visit(screen: string) {
  visited = await visitOffice(site, screen, { as: ADMIN });
  page = visited.page;
  await screenStands(page);
}

/** A list fails once: that is said, nothing is called empty, and it comes when it is tried again. */
async function failsOnce(path: string, told: string, empty: string, open: () => Promise<void>) {
  const isAsked = (url: URL) => url.pathname === path;
  visited.expectRefusal(`503 ${path}`);
  await page.route(isAsked, (route) => route.fulfill(AWAY));
  await open();
  const failure = page.getByRole('note').filter({ hasText: told });
  await failure.waitFor();
  await becomes(() => page.getByText(empty).count(), 0);
  expect(await axeFindings(page)).toEqual([]);
  await page.unroute(isAsked);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await failure.waitFor({ state: 'detached' });
}

it('the desk does not call lists empty that could not be loaded', async () => {
  await visit('/student');
  const told = 'The other applications of this person could not be loaded';
  const others = page.getByRole('listitem').getByRole('link', { name: /^Application \d+$/ });
  await failsOnce(`/api/v1/certificates/${newest}/history`, 'The history could not be loaded', 'Nothing has', () =>
    row(page, `Listed ${APPLICATIONS - 1}`)
      .getByRole('link', { name: /^Open/ })
      .click(),
  );
  await page.getByText('Applied', { exact: true }).first().waitFor();
  await failsOnce('/api/v1/certificates', told, 'and 2 more', async () => {
    await page.reload();
  });
  await becomes(() => others.count(), 9);
  const university = page.getByRole('region', { name: 'Confirmations' }).getByRole('region', { name: 'University' });
  const none = 'There is no contact that may be asked yet.';
  await failsOnce('/api/v1/contacts', 'The contacts could not be loaded', none, () =>
    university.getByRole('button', { name: 'Ask' }).click(),
  );
  await page.getByRole('dialog').getByText('Registrar · registrar@desk.example').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'and 2 more' }).click();
  await page.getByText(`${APPLICATIONS} in all`, { exact: false }).waitFor();
});

it('nor do the dialogs that choose an officer or an agency', async () => {
  await visit('/student');
  await row(page, 'Listed 1').first().getByRole('checkbox').check();
  await failsOnce('/api/v1/reviewers', 'The officers could not be loaded', 'No options', () =>
    page.getByRole('button', { name: 'Assign', exact: true }).click(),
  );
  await page.getByRole('dialog').getByRole('combobox').click();
  await page.getByRole('option').nth(1).waitFor();
  await visit('/agentU');
  await failsOnce('/api/v1/companies', 'The agencies could not be loaded', 'No agency has this name', () =>
    page.getByRole('link', { name: 'Add an agent' }).click(),
  );
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
});

it('nor what waits for a decision about people', async () => {
  const { id } = await newIntegrator(asking.officer, { name: 'Kolej Senarai' });
  await visit('/integrator');
  await failsOnce(`/api/v1/integrators/${id}/members`, 'The people could not be loaded', 'Nobody yet', () =>
    page.getByRole('link', { name: 'Details Kolej Senarai' }).click(),
  );
  await page.getByText('Nobody yet', { exact: false }).waitFor();
  await failsOnce(
    '/api/v1/access-requests',
    'What was asked on the site could not be loaded',
    'Nobody yet',
    async () => {
      await page.goto('/manage/integrator');
    },
  );
  const { email } = await registerStudent(site.server);
  const { body } = await resource<{ id: number }[]>(asking.officer, 'GET', 'users', { query: { filter: { email } } });
  const told = 'Whether another email waits could not be loaded';
  await visit('/user');
  await failsOnce(`/api/v1/users/${body[0]?.id}/address-change`, told, 'Another email waits:', () =>
    page.getByRole('link', { name: `Details ${email}` }).click(),
  );
});
