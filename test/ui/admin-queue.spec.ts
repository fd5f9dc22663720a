import type { Page } from 'playwright-core';
import { makeStaff, PASSWORD } from '../support/accounts.js';
import { formToReview } from '../support/applications.js';
import { goTo, message, row, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { atEachWidth, axeFindings, closeVisits, type Device, scrollsSideways, type Visit } from '../support/browser.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, STUDENT } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const REVIEWS = ['certificates.read', 'certificates.review'];

const site = testedSite();
let admin: PortalClient;
let student: PortalClient;
let form: Record<string, unknown>;
let lim: { id: number; email: string; client: PortalClient };
let opened: Visit;
let page: Page;

beforeAll(async () => {
  admin = await signIn(site.server.url, ADMIN);
  student = await signIn(site.server.url, STUDENT);
  form = await formToReview(student);
  const { user, client } = await makeStaff(admin, REVIEWS);
  await resource(admin, 'PUT', `users/${user.id}`, { body: { version: 1, name: 'Officer Lim' } });
  lim = { id: user.id, email: user.email, client };
});

afterEach(closeVisits);

const apply = async (name: string) => (await record(student, 'add-apply', { ...form, name })).id;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const assignee = async (id: number) =>
  (await resource<{ assignedTo: { id: number } | null }>(admin, 'GET', `certificates/${id}`)).body.assignedTo?.id ??
  null;
const assign = (client: PortalClient, id: number, userId: number | null) =>
  resource(client, 'POST', 'certificates/assign', { body: { ids: [id], userId } });

async function open(screen: string, options: { device?: Device; as?: { email: string; password: string } } = {}) {
  opened = await visitOffice(site, screen, { as: ADMIN, ...options });
  page = opened.page;
  await screenStands(page);
}

/**
 * Chooses a view of the list, and waits until it is the one that stands: the rows of the one before may be the same.
 */
async function choose(view: RegExp) {
  await page.getByRole('button', { name: view }).click();
  await page.getByRole('button', { name: view, pressed: true }).waitFor();
}

const asLim = () => ({ as: { email: lim.email, password: PASSWORD } });

it('an officer takes an application on the desk, finds it among their work, and gives it back', async () => {
  const id = await apply('Aminah Taken');
  await open(`/student/${id}`, asLim());
  await page.getByText('Assigned to nobody').waitFor();
  await button('Take').click();
  await page.getByText('Assigned to you').waitFor();
  expect(await assignee(id)).toBe(lim.id);
  await page.getByText(/^\d+ of \d+ · Assigned to you/).waitFor();
  await goTo(page, '/student');
  await choose(/^My work \(1\)$/);
  await row(page, 'Aminah Taken').getByText('Officer Lim', { exact: true }).waitFor();
  await row(page, 'Aminah Taken').getByText('0 working days').waitFor();
  await becomes(() => page.getByRole('row').count(), 2);
  await goTo(page, `/student/${id}`);
  await button('Give back').click();
  await page.getByText('Assigned to nobody').waitFor();
  expect(await assignee(id)).toBeNull();
});

it('the age sorts by the time of application, one way and the other', async () => {
  const [first, second] = [await apply('Ecah Sorted'), await apply('Farid Sorted')];
  await open(`/student?filter=${encodeURIComponent(JSON.stringify({ name: 'sorted' }))}`);
  const age = page.getByRole('columnheader', { name: 'Age' });
  const firstRow = (name: string) =>
    becomes(async () => (await page.getByRole('row').nth(1).textContent())?.includes(name), true);
  await age.getByRole('button').click();
  await page.waitForURL(/order=ASC.*sort=appliedAt|sort=appliedAt.*order=ASC/u);
  await firstRow('Ecah Sorted');
  await age.getByRole('button').click();
  await page.waitForURL(/order=DESC.*sort=appliedAt|sort=appliedAt.*order=DESC/u);
  await firstRow('Farid Sorted');
  // Both headings say so.
  await becomes(() => page.locator('th .Mui-active').allInnerTexts(), ['Age', 'Applied']);
  await page.getByRole('columnheader', { name: 'Officer' }).getByRole('button').click();
  await page.waitForURL(/sort=assignedTo/u);
  await firstRow('Ecah Sorted');
  await admin.post('/api/cert/remove', { ids: [first, second] });
});

it('of two officers who take the same one the slower is told who has it', async () => {
  const id = await apply('Budi Raced');
  await open(`/student/${id}`, asLim());
  await button('Take').waitFor();
  const { user, client } = await makeStaff(admin, REVIEWS);
  await assign(client, id, user.id);
  opened.expectRefusal('409 /api/v1/certificates/assign');
  await button('Take').click();
  await message(page, `Certificate ${id} is assigned to ${user.username}`);
  await page.getByText(`Assigned to ${user.username}`, { exact: true }).waitFor();
  expect(await assignee(id)).toBe(user.id);
  await assign(admin, id, null);
});

it('ticked applications are assigned, and stale ones can be left out', async () => {
  const [first, second] = [await apply('Chong Bulk'), await apply('Dewi Bulk')];
  // Whoever assigns need not review.
  const { user } = await makeStaff(admin, ['certificates.read', 'reviews.assign']);
  const as = { email: user.email, password: PASSWORD };
  await open(`/student?filter=${encodeURIComponent(JSON.stringify({ name: 'bulk' }))}`, { as });
  for (const name of ['Chong Bulk', 'Dewi Bulk']) await row(page, name).getByRole('checkbox').check();
  await button('Assign').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Assign 2 applications').waitFor();
  await dialog.getByRole('combobox').fill('Lim');
  await page.getByRole('option', { name: /^Officer Lim/ }).click();
  opened.expectRefusal('409 /api/v1/certificates/assign');
  await resource(admin, 'POST', `certificates/${first}/reject`, { body: { version: 1, reason: 'Blurred' } });
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await dialog.getByText('Nothing was changed.', { exact: false }).waitFor();
  await dialog.getByText(`Certificate ${first} does not wait`, { exact: false }).waitFor();
  expect(await assignee(second)).toBeNull();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Go on with the other one' }).click();
  await message(page, 'Assigned.');
  await dialog.waitFor({ state: 'detached' });
  expect(await assignee(second)).toBe(lim.id);
  await row(page, 'Dewi Bulk').getByText('Officer Lim').waitFor();
});

it('the queue obeys the view of the list and says where one stands in it', async () => {
  const ids = [await apply('Eka Mine'), await apply('Farid Mine')];
  for (const id of ids) await assign(admin, id, lim.id);
  await open('/student', asLim());
  await choose(/^My work/);
  await row(page, 'Eka Mine').waitFor();
  await button('Review queue').click();
  await page.getByText(/^1 of \d+/).waitFor();
  await button('Next in queue').click();
  await page.getByText(/^2 of \d+/).waitFor();
  expect(decodeURIComponent(page.url())).toContain('"view":"mine"');
});

it('the person’s other applications are links, and the form leads back to the desk', async () => {
  const [first, second] = [await apply('Gita One'), await apply('Gita Two')];
  await open(`/student/${second}`);
  await page
    .getByRole('listitem')
    .getByRole('link', { name: `Application ${first}` })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Gita One' }).waitFor();
  const edit = await page.getByRole('link', { name: 'Edit', exact: true }).getAttribute('href');
  expect(new URLSearchParams(edit?.split('?')[1]).get('back')).toBe(`/manage/student/${first}`);
});

it('on a phone nothing scrolls sideways and the decision is in reach', async () => {
  const id = await apply('Hana Phone');
  await open(`/student/${id}`, { device: 'phone' });
  expect(await scrollsSideways(page)).toBe(false);
  await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
  for (const name of ['Approve', 'Reject']) await becomes(() => button(name).isVisible(), true);
  await goTo(page, '/student');
  expect(await scrollsSideways(page)).toBe(false);
});

describe('a saved query', () => {
  const saved = (label: string, filter: object) => ({
    label,
    value: { filter, sort: { field: 'id', order: 'DESC' }, perPage: 20, displayedFilters: { university: true } },
  });
  const keep = (queries: object[]) =>
    resource(admin, 'PUT', 'me/preferences', { body: { values: { 'certificates.savedQueries': queries } } });
  const chips = () => page.getByRole('group', { name: 'Saved queries' });

  it('stands beside the views with how much is in it, which follows what is done', async () => {
    const university = 'Universiti Tersimpan';
    const { id } = await record(student, 'add-apply', { ...form, name: 'Hana Saved', university });
    await keep([saved('Saved ones', { university }), saved('By colour', { colour: 'red' })]);
    await open('/student');
    opened.expectRefusal('400 /api/v1/certificates/counts');
    await chips().getByRole('button', { name: 'Saved ones (1)', exact: true }).press('Enter');
    await page.waitForURL(/perPage=20/u);
    await becomes(() => page.getByRole('row').count(), 2);
    await row(page, 'Hana Saved').waitFor();
    await chips().getByRole('button', { name: 'Saved ones (1)', pressed: true }).waitFor();
    // One that the service no longer knows has no number, and takes none from the others.
    await chips().getByRole('button', { name: 'By colour', exact: true }).waitFor();
    await atEachWidth(page, async () => {
      expect(await axeFindings(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    });
    await record(student, 'add-apply', { ...form, name: 'Hana Second', university });
    await assign(admin, id, lim.id);
    await page.getByRole('button', { name: 'Saved ones (2)', pressed: true }).waitFor();
    await page.getByRole('button', { name: 'Saved ones (2)' }).click();
    await page.getByRole('button', { name: 'Saved ones (2)', pressed: false }).waitFor();
    await keep([]);
  });

  it('of more than a thousand says so, in Chinese as well', async () => {
    await keep([saved('很多', { status: 'Verified' })]);
    const { page: list } = await visitOffice(site, '/', { as: ADMIN, language: 'cn' });
    await screenStands(list);
    await list.route('**/api/v1/certificates/counts?*', (route) => route.fulfill({ json: { hits: 1001, mine: 1000 } }));
    await goTo(list, '/student');
    await list.getByRole('group', { name: '已保存的筛选' }).getByRole('button', { name: '很多 (1,000+)' }).waitFor();
    await list.getByRole('button', { name: '我的申请 (1,000)' }).waitFor();
    await keep([]);
  });
});
