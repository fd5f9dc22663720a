import { degrees, PDFDocument } from 'pdf-lib';
import type { Page, Route } from 'playwright-core';
import { message, press, row, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { closeVisits, type Visit } from '../support/browser.js';
import { acceptGroups } from '../support/desk.js';
import { detail, record, staffWith } from '../support/records.js';
import { reviewOffice } from '../support/review-office.js';
import { inEnglish } from '../support/said.js';
import { ADMIN } from '../support/server.js';

const office = reviewOffice();
const { site, apply } = office;
let opened: Visit;
let page: Page;

afterEach(closeVisits);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const stands = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function open(screen: string): Promise<void> {
  opened = await visitOffice(site, screen, { as: ADMIN });
  page = opened.page;
}

async function signOut(): Promise<void> {
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByLabel('Email or username').waitFor();
}

/** Holds the calls to an address back. @returns what lets them go. */
async function hold(address: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(address, (route) => void held.push(route));
  return async () => {
    await Promise.all(held.map((route) => route.continue()));
    await page.unroute(address);
  };
}

describe('while a decision is on its way', () => {
  it('there is no second one and no way on, and whoever goes elsewhere stays there', async () => {
    const [first, second] = [await apply('Deciding One'), await apply('Deciding Two')];
    await open(`/student/${first.id}`);
    await stands('Deciding One');
    await becomes(() => page.title(), `Deciding One · Application ${first.id} · MyVerify back office`);
    await acceptGroups(page);
    const letGo = await hold(`**/api/v1/certificates/${first.id}/approve`);
    await button('Approve').click();
    await press(page, 'Approve');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    for (const name of ['Approve', 'Reject', 'Next in queue']) await becomes(() => button(name).isDisabled(), true);
    for (const key of ['r', 'a', 'n']) await page.keyboard.press(key);
    await becomes(() => page.getByRole('dialog').count(), 0);
    await stands('Deciding One');
    await page.getByRole('link', { name: 'News', exact: true }).first().click();
    await stands('News');
    await letGo();
    await message(page, 'Authenticate Success!');
    await page.waitForLoadState('networkidle');
    expect(page.url()).toBe(`${site.server.url}/manage/news`);
    const answer = await office.officer.raw(`/api/v1/certificates/${second.id}`);
    expect(await answer.json()).toMatchObject({ claim: null });
    expect((await detail(office.officer, first.id)).cert_status).toBe('Verified');
    await office.officer.post('/api/cert/remove', { ids: [second.id] });
  });
});

it("an officer's own decision is no change by others when the record is opened again", async () => {
  const decided = await apply('Opened Again');
  await open('/student');
  await row(page, 'Opened Again')
    .getByRole('link', { name: /^Open /u })
    .click();
  await stands('Opened Again');
  await page.getByRole('region', { name: 'Photo, 1 of 1' }).getByRole('img').waitFor();
  await button('Reject').click();
  await page.getByRole('dialog').getByLabel(inEnglish('rejection_reason_needed')).fill('Not readable');
  await press(page, 'Reject');
  await message(page, 'Reject Success!');
  await row(page, 'Opened Again').getByText('Rejected').waitFor();
  await row(page, 'Opened Again')
    .getByRole('link', { name: /^Open /u })
    .click();
  await stands('Opened Again');
  await page.getByText('Reason for rejection: Not readable').waitFor();
  await page.waitForLoadState('networkidle');
  await becomes(() => page.getByText('This application was changed').count(), 0);
  await office.officer.post('/api/cert/remove', { ids: [decided.id] });
});

it('a document that did not come is asked for again', async () => {
  const unlucky = await apply('Unlucky Document');
  await open('/company');
  await stands('Agencies');
  const [photo] = (await detail(office.officer, unlucky.id)).passport_photos as string[];
  opened.expectRefusal(`503 ${photo}`);
  await page.route(`**${photo}`, (route) =>
    route.fulfill({ status: 503, json: { message: '', reason: 'unavailable' } }),
  );
  await page.goto(`/manage/student/${unlucky.id}`);
  await stands('Unlucky Document');
  await button('Next document').click();
  const region = page.getByRole('region', { name: 'Passport, 1 of 1' });
  await region.getByText('The document could not be shown').waitFor();
  await page.unroute(`**${photo}`);
  await region.getByRole('button', { name: 'Try again' }).click();
  await region.getByRole('img').waitFor();
  await office.officer.post('/api/cert/remove', { ids: [unlucky.id] });
});

it('a page that was scanned lying down and turned in its file stands as in any other viewer', async () => {
  const scan = await PDFDocument.create();
  const sheet = scan.addPage([842, 595]);
  sheet.setRotation(degrees(90));
  sheet.drawRectangle({ x: 100, y: 100, width: 200, height: 40 });
  const { data } = await office.student.upload('certificate', 'scan.pdf', Buffer.from(await scan.save()));
  const turned = await apply('Turned Scan', { cert_photos: [data.url] });
  await open(`/student/${turned.id}`);
  await stands('Turned Scan');
  await button('Certificate').first().click();
  const canvas = page.locator('canvas');
  const shape = async () => {
    const box = await canvas.boundingBox();
    return box === null || box.height === 300 ? null : box.height > box.width ? 'upright' : 'lying';
  };
  await canvas.waitFor();
  await becomes(shape, 'upright');
  await button('Rotate').click();
  await becomes(shape, 'lying');
  await office.officer.post('/api/cert/remove', { ids: [turned.id] });
});

it('a record without a name is called by its number', async () => {
  const nameless = await record(office.student, 'add', { major: 'Nameless' });
  await open('/student');
  await page.getByLabel(`Tick ${nameless.id}`, { exact: true }).check();
  await button('Remove').click();
  await page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: `${nameless.id}` })
    .waitFor();
  await becomes(() => page.getByText('null').count(), 0);
  await press(page, 'Remove');
  await message(page, 'Delete Success!');
});

it('a call that is under way when one signs out tells of no lost session', async () => {
  const { id } = await apply('Signed Out');
  await open(`/student/${id}`);
  opened.expectRefusal('401 /api/v1/rejection-reasons');
  const letGo = await hold('**/api/v1/rejection-reasons?*');
  await button('Reject').click();
  await page.keyboard.press('Escape');
  await signOut();
  const answered = page.waitForResponse(/rejection-reasons/);
  await letGo();
  await (await answered).finished();
  await page.getByLabel('Email or username').fill(ADMIN.email);
  await becomes(() => page.getByRole('alert').count(), 0);
});

describe('the reason for a rejection', () => {
  const reason = () => page.getByRole('dialog').getByLabel(inEnglish('rejection_reason_needed'));

  it('is for no other officer who signs in in the same tab, nor is the record taken any longer', async () => {
    const { id } = await apply('Shared Desk');
    const other = await staffWith(site.server, ['certificates.read', 'certificates.review']);
    await open(`/student/${id}`);
    await button('Reject').click();
    await reason().fill('Typed by the first');
    await page.keyboard.press('Escape');
    await button('Reject').click();
    await becomes(() => reason().inputValue(), 'Typed by the first');
    await page.keyboard.press('Escape');
    await signOut();
    await page.getByLabel('Email or username').fill(other.email);
    // Nobody has to wait for a claim of one who has gone.
    expect(await (await office.officer.raw(`/api/v1/certificates/${id}`)).json()).toMatchObject({ claim: null });
    expect(new URL(page.url()).pathname).toBe('/manage/login');
    await becomes(() => page.getByRole('alert').count(), 0);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Account: / }).waitFor();
    await page.goto(`/manage/student/${id}`);
    await stands('Shared Desk');
    await button('Reject').click();
    await becomes(() => reason().inputValue(), '');
  });

  it('says that the saved ones did not come, and asks for them again', async () => {
    const { id } = await apply('No Reasons');
    await open(`/student/${id}`);
    await stands('No Reasons');
    opened.expectRefusal('503 /api/v1/rejection-reasons');
    await page.route('**/api/v1/rejection-reasons?*', (route) =>
      route.fulfill({ status: 503, json: { reason: 'unavailable', message: 'Try again' } }),
    );
    await button('Reject').click();
    await page.getByText('The saved reasons could not be loaded').waitFor();
    await page.unroute('**/api/v1/rejection-reasons?*');
    await press(page, 'Try again');
    await page.getByText('The saved reasons could not be loaded').waitFor({ state: 'detached' });
    await page.getByRole('dialog').getByRole('list').getByRole('button').first().waitFor();
  });
});
