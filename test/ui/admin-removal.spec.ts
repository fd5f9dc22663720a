import type { Page } from 'playwright-core';
import type { PortalCertificate } from '../support/applicant.js';
import { message, press, row, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, closeVisits, type Visit } from '../support/browser.js';
import { verified } from '../support/editions.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, STUDENT } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
let admin: PortalClient;
let student: PortalClient;
let opened: Visit;
let page: Page;

beforeAll(async () => {
  [admin, student] = await Promise.all([signIn(site.server.url, ADMIN), signIn(site.server.url, STUDENT)]);
});

afterEach(closeVisits);

const draft = (name: string): Promise<PortalCertificate> => record(student, 'add', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const tick = (name: string) => row(page, name).getByRole('checkbox').check();
const dialog = () => page.getByRole('dialog');

async function open(screen: string): Promise<void> {
  opened = await visitOffice(site, screen, { as: ADMIN });
  page = opened.page;
  await screenStands(page);
}

const namedLike = (name: string) => `/student?filter=${encodeURIComponent(JSON.stringify({ name }))}`;

it('several are removed at once, those that are ticked; what is approved stays', async () => {
  await Promise.all([draft('Removal One'), draft('Removal Two'), draft('Removal Kept')]);
  await verified(student, admin, { name: 'Removal Approved' });
  await open(namedLike('removal'));
  await row(page, 'Removal One').waitFor();
  await button('Remove').click();
  await message(page, 'Tick certifiations to remove');
  for (const name of ['Removal One', 'Removal Two', 'Removal Approved']) await tick(name);
  await button('Remove').click();
  await dialog().getByText('REMOVE CERTIFICATIONS, ARE YOU SURE?').waitFor();
  // Ticks are for more than removing.
  opened.expectRefusal('409 /api/v1/certificates/remove');
  await press(page, 'Remove');
  await dialog().getByRole('alert').getByRole('listitem').filter({ hasText: 'Removal Approved' }).waitFor();
  await press(page, 'Go on with the other 2');
  await message(page, 'Delete Success!');
  await row(page, 'Removal One').waitFor({ state: 'detached' });
  await row(page, 'Removal Two').waitFor({ state: 'detached' });
  await row(page, 'Removal Kept').waitFor();
  await row(page, 'Removal Approved').waitFor();
});

it('applications that have changed meanwhile keep all of them there, are named, and are left out on request', async () => {
  const changed = await draft('Aminah Stale');
  const gone = await draft('Budi Stale');
  await draft('Citra Stale');
  await open(namedLike('stale'));
  for (const name of ['Aminah Stale', 'Budi Stale', 'Citra Stale']) await tick(name);
  await button('Remove').click();
  await dialog().getByText('Citra Stale').waitFor();
  await record(student, 'update', { id: changed.id, version: changed.version, name: 'Aminah Stale', major: 'Law' });
  await student.post('/api/cert/remove', { ids: [gone.id] });

  opened.expectRefusal('409 /api/v1/certificates/remove');
  opened.expectRefusal('404 /api/v1/certificates/remove');
  await press(page, 'Remove');
  await dialog().getByText('Nothing was removed. These cannot be:').waitFor();
  const stay = dialog().getByRole('alert').getByRole('listitem');
  await stay.filter({ hasText: 'Aminah Stale' }).waitFor();
  await stay.filter({ hasText: 'Budi Stale' }).waitFor();
  await becomes(() => stay.count(), 2);
  expect(await axeFindings(page)).toEqual([]);
  await press(page, 'Go on with the other one');
  await message(page, 'Delete Success!');
  await dialog().waitFor({ state: 'detached' });
  await row(page, 'Citra Stale').waitFor({ state: 'detached' });
  await row(page, 'Aminah Stale').waitFor();
  expect((await resource(admin, 'GET', `certificates/${changed.id}`)).status).toBe(200);
});

it('what is ticked on several pages is named and removed whole', async () => {
  for (const letter of 'ABCDEFGHIJK') await draft(`Dewi Paged ${letter}`);
  await open(namedLike('paged'));
  await tick('Dewi Paged K');
  await page.getByRole('button', { name: 'Go to page 2' }).click();
  await row(page, 'Dewi Paged A').waitFor();
  await tick('Dewi Paged A');
  await page.getByText('2 ticked').waitFor();
  await button('Remove').click();
  await dialog().getByText('Dewi Paged K').waitFor();
  await becomes(() => dialog().getByRole('listitem').count(), 2);
  await press(page, 'Remove');
  await message(page, 'Delete Success!');
  await page.getByText('9 in all').waitFor();
});

it('ticks on what others have removed meanwhile are taken away, and that is said', async () => {
  const gone = await draft('Faridah Gone');
  await draft('Faridah Stays');
  await open(namedLike('faridah'));
  await tick('Faridah Gone');
  await student.post('/api/cert/remove', { ids: [gone.id] });
  await page.evaluate('void window.dispatchEvent(new Event("visibilitychange"))');
  await row(page, 'Faridah Gone').waitFor({ state: 'detached' });
  await button('Remove').click();
  await message(page, 'What was ticked is no longer there.');
  await becomes(() => page.getByText('1 ticked').count(), 0);
  await row(page, 'Faridah Stays').waitFor();
});

it('universities that have changed or are in use are named with the reason, and the others go', async () => {
  const add = (name: string) =>
    resource<{ id: number; version: number }>(admin, 'POST', 'universities', {
      body: { name, region: 'Selangor', country: 'Malaysia', nature: 'public university' },
    });
  const [used, other] = [await add('Erat Used University'), await add('Erat Free University')];
  const body = { university1Id: used.body.id, university2Id: other.body.id, name: 'Erat', region: 'Selangor' };
  await add('Erat Third University');
  const changed = (await add('Erat Changed University')).body;
  const cooperation = await resource<{ id: number }>(admin, 'POST', 'cooperations', { body });
  expect(cooperation.status).toBe(201);
  await open(`/mun?filter=${encodeURIComponent(JSON.stringify({ name: 'erat' }))}`);
  await tick('Erat Used University');
  await tick('Erat Third University');
  await tick('Erat Changed University');
  opened.expectRefusal('409 /api/v1/universities/remove');
  opened.expectRefusal('409 /api/v1/universities/remove');
  await button('Remove').click();
  await dialog().getByText('Erat Third University').waitFor();
  const next = { version: changed.version, abbreviation: 'ECU' };
  expect((await resource(admin, 'PUT', `universities/${changed.id}`, { body: next })).status).toBe(200);
  await press(page, 'Remove');
  await dialog().getByRole('alert').getByText('Erat Changed University').waitFor();
  await press(page, 'Go on with the other 2');
  await dialog().getByRole('alert').getByText('Erat Used University').waitFor();
  await press(page, 'Go on with the other one');
  await message(page, 'Delete Success!');
  await row(page, 'Erat Third University').waitFor({ state: 'detached' });
  await row(page, 'Erat Used University').waitFor();
  await row(page, 'Erat Changed University').waitFor();
});
