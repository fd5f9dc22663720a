import type { Page } from 'playwright-core';
import type { PortalCertificate } from '../support/applicant.js';
import { press, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, closeVisits, type Visit } from '../support/browser.js';
import { accept, acceptGroups, groupStands } from '../support/desk.js';
import { detail, record } from '../support/records.js';
import { resource } from '../support/resource.js';
import { reviewOffice } from '../support/review-office.js';
import { ADMIN } from '../support/server.js';
import { button } from './button.js';

interface Found {
  readonly group: string;
  readonly verdict: string;
  readonly method: string;
  readonly state: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly comment: string | null;
  readonly internalNote: string | null;
}

const office = reviewOffice();
const { site, apply, remove } = office;

// Files that no application names any longer are discarded.
beforeAll(() => apply('Keeps The Files'));

afterEach(closeVisits);

const verdictsOn = async ({ id }: PortalCertificate) =>
  (await resource<Found[]>(office.officer, 'GET', `certificates/${id}/verdicts`)).body;
const stands = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const history = (page: Page) => page.getByRole('region', { name: 'Verdicts until now' }).getByRole('listitem');
const answerOf = (page: Page, check: string, answer: string) =>
  page.getByRole('radiogroup', { name: check }).getByLabel(answer).isChecked();

async function desk({ id, name }: PortalCertificate, as?: { email: string; password: string }): Promise<Visit> {
  const opened = await visitOffice(site, `/student/${id}`, { as: as ?? ADMIN });
  await stands(opened.page, String(name));
  await screenStands(opened.page);
  return opened;
}

describe('a verdict that is refused', () => {
  it('because the server is away keeps the answers, says so, and is recorded afterwards', async () => {
    const unlucky = await apply('Server Away');
    const { page, expectRefusal } = await desk(unlucky);
    await button(page, 'Ministry stamping').click();
    await page.keyboard.press('1');
    await page.keyboard.press('1');
    expectRefusal(`503 /api/v1/certificates/${unlucky.id}/verdicts`);
    const address = `**/api/v1/certificates/${unlucky.id}/verdicts`;
    const away = { status: 503, json: { reason: 'unavailable', message: 'Try again' } };
    await page.route(address, (route) =>
      route.request().method() === 'POST' ? route.fulfill(away) : route.continue(),
    );
    await page.keyboard.press('Space');
    await page.getByRole('alert').filter({ hasText: 'This verdict was not stored. Your answers are kept.' }).waitFor();
    await groupStands(page, 'Ministry stamping');
    await becomes(() => answerOf(page, 'Stamp of the ministry is genuine', 'cannot tell'), true);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('x');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Comment for the applicant').fill('No stamp');
    await press(page, 'Record the verdict');
    await dialog.getByRole('alert').filter({ hasText: 'This verdict was not stored.' }).waitFor();
    await becomes(() => dialog.getByLabel('Comment for the applicant').inputValue(), 'No stamp');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    await stands(page, 'Server Away');
    await screenStands(page);
    await button(page, 'Ministry stamping').click();
    await becomes(() => answerOf(page, 'Stamp of the ministry is genuine', 'cannot tell'), true);
    await page.unroute(address);
    await page.keyboard.press('Space');
    await groupStands(page, 'Proof of payment');
    await becomes(
      async () => (await verdictsOn(unlucky)).map(({ group, answers }) => [group, answers]),
      [['ministry', { 'ministry.stamp': 'cannot_tell', 'ministry.stamping_date': 'match' }]],
    );
    await remove(unlucky);
  });

  it('because the applicant has changed the record says what to do, and what was accepted before is outdated', async () => {
    const changing = await apply('Changed Meanwhile');
    const { page, expectRefusal } = await desk(changing);
    for (const group of ['Photo', 'Passport'] as const) await accept(page, group);
    await history(page).getByText('Passport: Accepted').waitFor();
    const { id, version } = changing;
    await record(office.student, 'update-apply', {
      ...office.form,
      name: 'Changed Meanwhile',
      id,
      version,
      passport: 'E7654321',
    });
    expectRefusal(`409 /api/v1/certificates/${id}/verdicts`);
    await accept(page, 'Certificate');
    await page.getByRole('alert').filter({ hasText: 'This verdict was not stored.' }).waitFor();
    await groupStands(page, 'Certificate');
    await button(page, 'Show the new version').click();
    await history(page).getByText('Passport: Accepted (Outdated)').waitFor();
    await history(page).getByText('Photo: Accepted', { exact: true }).waitFor();
    await button(page, 'Passport').click();
    await page.getByText('Outdated: files or values are others by now.').waitFor();
    await page.getByRole('region', { name: 'Passport: checks' }).getByText('E7654321').waitFor();
    await accept(page, 'Passport');
    await groupStands(page, 'Certificate');
    await history(page).first().getByText('Passport: Accepted', { exact: true }).waitFor();
    await remove(changing);
  });

  it('because the session is over keeps the answers until one has signed in again', async () => {
    const left = await apply('Session Over');
    const { page, context, expectRefusal } = await desk(left);
    await page.keyboard.press('1');
    await page.keyboard.press('1');
    await context.clearCookies();
    const [passport] = (await detail(office.officer, left.id)).passport_photos as string[];
    expectRefusal(`401 /api/v1/certificates/${left.id}/verdicts`, `401 /api/v1/certificates/${left.id}/claim`);
    // Nobody's file is told from one that is not there.
    expectRefusal(`404 ${passport}`);
    await page.keyboard.press('Space');
    await page.getByLabel('Email or username').fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await stands(page, 'Session Over');
    await screenStands(page);
    await becomes(() => answerOf(page, 'The photo shows one face, clearly', 'cannot tell'), true);
    await accept(page, 'Photo');
    await becomes(
      async () => (await verdictsOn(left)).map(({ answers }) => answers),
      [{ 'photo.face': 'cannot_tell' }],
    );
    await remove(left);
  });
});

it('an approval that the server refuses for want of verdicts names the groups', async () => {
  const raced = await apply('Raced Verdicts');
  const { page, expectRefusal } = await desk(raced);
  await acceptGroups(page);
  expectRefusal(`409 /api/v1/certificates/${raced.id}/approve`);
  const errors = {
    passport: 'Nobody has accepted this as it is now',
    payment: 'Nobody has accepted this as it is now',
  };
  await page.route('**/approve', (route) =>
    route.fulfill({ status: 409, json: { reason: 'verdicts_missing', message: 'Please check', errors } }),
  );
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  const text = 'Nobody has accepted these groups as they are now: Passport, Proof of payment';
  await page.getByRole('alert').filter({ hasText: text }).waitFor();
  await page.locator('[role=alert]:focus').waitFor();
  expect((await detail(office.officer, raced.id)).cert_status).toBe('Verifying');
  await remove(raced);
});
