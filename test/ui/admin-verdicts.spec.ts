import type { Page } from 'playwright-core';
import type { PortalCertificate } from '../support/applicant.js';
import { formToReview } from '../support/applications.js';
import { message, press, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, closeVisits, scrollsSideways, type Visit } from '../support/browser.js';
import { accept, acceptGroups, GROUPS, groupStands } from '../support/desk.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { detail, record, staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, STUDENT } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

interface Found {
  readonly group: string;
  readonly verdict: string;
  readonly method: string;
  readonly state: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly comment: string | null;
  readonly internalNote: string | null;
}

const site = testedSite();
let student: PortalClient;
let officer: PortalClient;
let form: Record<string, unknown>;

beforeAll(async () => {
  student = await signIn(site.server.url, STUDENT);
  officer = await signIn(site.server.url, ADMIN);
  form = await formToReview(student);
});

afterEach(closeVisits);

const apply = (name: string) => record(student, 'add-apply', { ...form, name });
const remove = ({ id }: PortalCertificate) => officer.post('/api/cert/remove', { ids: [id] });
const verdictsOn = async ({ id }: PortalCertificate) =>
  (await resource<Found[]>(officer, 'GET', `certificates/${id}/verdicts`)).body;
const stands = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const history = (page: Page) => page.getByRole('region', { name: 'Verdicts until now' }).getByRole('listitem');
const answerOf = (page: Page, check: string, answer: string) =>
  page.getByRole('radiogroup', { name: check }).getByLabel(answer).isChecked();

/** Keeps what is sent to reject: the browser does not tell the body of a request that is given to it whole. */
const NOTE_REJECTIONS = `{
  window.rejections = [];
  const send = window.fetch;
  window.fetch = async (request, options) => {
    if (String(request.url).endsWith('/reject')) window.rejections.push(await request.clone().json());
    return send(request, options);
  };
}`;

async function desk({ id, name }: PortalCertificate, as?: { email: string; password: string }): Promise<Visit> {
  const opened = await visitOffice(site, `/student/${id}`, { as: as ?? ADMIN });
  await stands(opened.page, String(name));
  await screenStands(opened.page);
  return opened;
}

it('a conscientious decision takes nine actions: each group looked at and accepted, both pages of the degree, approved', async () => {
  const waiting = await apply('Nine Actions');
  const { page } = await desk(waiting);
  let actions = 0;
  const press = async (key: string) => {
    actions += 1;
    await page.keyboard.press(key);
  };
  for (const group of GROUPS) {
    await groupStands(page, group);
    const document = page.getByRole('region', { name: `${group}, 1 of 1` });
    await document.locator('img, canvas').first().waitFor();
    if (group === 'Certificate') {
      await page.getByText('Page 1 of 2').waitFor();
      await press('PageDown');
      await page.getByText('Page 2 of 2').waitFor();
    }
    await press('Space');
  }
  await press('a');
  await page.getByRole('dialog', { name: 'Approve this application?' }).waitFor();
  await press('Enter');
  await message(page, 'Authenticate Success!');
  expect(actions).toBeLessThanOrEqual(9);
  expect((await detail(officer, waiting.id)).cert_status).toBe('Verified');
  const found = await verdictsOn(waiting);
  expect(found.map(({ group, verdict, method, state }) => [group, verdict, method, state])).toEqual(
    ['payment', 'ministry', 'transcript', 'certificate', 'passport', 'photo'].map((group) => [
      group,
      'accepted',
      'as_one',
      'standing',
    ]),
  );
});

it('what one officer has found another sees, and a newer verdict supersedes it', async () => {
  const shared = await apply('Shared Verdicts');
  const colleague = await staffWith(site.server, ['certificates.read', 'certificates.review']);
  const mine = await desk(shared);
  await accept(mine.page, 'Photo');
  await groupStands(mine.page, 'Passport');
  await history(mine.page).getByText('Photo: Accepted').waitFor();
  await mine.page.reload();
  await history(mine.page).getByText('Photo: Accepted').waitFor();

  const { page } = await desk(shared, { ...ADMIN, email: colleague.email });
  const checks = page.getByRole('region', { name: 'Photo: checks' });
  await checks.getByText(/^Demo Officer, \d{4}-\d\d-\d\d \d\d:\d\d, open checks answered as one$/u).waitFor();
  await becomes(() => answerOf(page, 'The photo shows one face, clearly', 'matches'), true);
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: 'Photo: ask for it again' });
  await press(page, 'Record the verdict');
  await dialog.getByText(inEnglish('verdict_reason_needed')).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByText('Stays in the back office; the applicant never sees it.').waitFor();
  await button(page, 'Blurred scan').click();
  await dialog.getByLabel('Comment for the applicant').fill('A hat hides the face.');
  await dialog.getByLabel('Internal note').fill('The third such photo');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('s');
  await becomes(() => dialog.getByLabel('Internal note').inputValue(), 'The third such photo');
  await press(page, 'Record the verdict');
  await dialog.waitFor({ state: 'detached' });
  await groupStands(page, 'Passport');
  const lines = history(page);
  await lines.filter({ hasText: 'Photo: To be sent again' }).getByText('Internal note: The third such photo').waitFor();
  await lines.filter({ hasText: 'Photo: Accepted (Superseded)' }).waitFor();
  await becomes(() => lines.count(), 2);
  const [newest] = await verdictsOn(shared);
  expect(newest).toMatchObject({ comment: 'A hat hides the face.', internalNote: 'The third such photo' });

  await mine.page.evaluate('void window.dispatchEvent(new Event("visibilitychange"))');
  await history(mine.page).getByText('Photo: To be sent again').waitFor();
  await remove(shared);
});

it('what differs is not accepted; a rejection is made of what was found, and of no internal note', async () => {
  const wrong = await apply('Wrong Passport');
  const { page } = await desk(wrong);
  await accept(page, 'Photo');
  await groupStands(page, 'Passport');
  await page.keyboard.press('2');
  await becomes(() => answerOf(page, 'Passport number as stated', 'differs'), true);
  await page.keyboard.press('Space');
  const refusal = page.getByRole('alert').filter({ hasText: 'What differs cannot be accepted' });
  await refusal.getByText('Passport number as stated', { exact: false }).waitFor();
  await becomes(async () => (await verdictsOn(wrong)).map(({ group }) => group), ['photo']);
  await page.keyboard.press('2');
  await becomes(() => answerOf(page, 'Passport number as stated', 'cannot tell'), true);
  await page.keyboard.press('2');
  await becomes(() => page.getByRole('radio', { checked: true }).count(), 0);
  await page.keyboard.press('2');
  await page.keyboard.press('x');
  const dialog = page.getByRole('dialog', { name: 'Passport: refuse' });
  await dialog.getByLabel('Comment for the applicant').fill('The number on page 2 is another.');
  await dialog.getByLabel('Internal note').fill('Told to the ministry');
  await press(page, 'Record the verdict');
  await groupStands(page, 'Certificate');
  await page.keyboard.press('a');
  await message(page, 'Before approval, still to be accepted: Passport, Certificate');
  for (const group of GROUPS.slice(2)) await accept(page, group);
  await page.getByText('Every group has a verdict. R rejects, with what was found.').waitFor();

  await page.keyboard.press('r');
  const reason = page.getByRole('dialog').getByLabel(inEnglish('rejection_reason_needed'));
  const composed = 'Passport – not accepted:\nThe number on page 2 is another.';
  await becomes(() => reason.inputValue(), composed);
  await button(page, '中文').click();
  await becomes(() => reason.inputValue(), '护照，未通过：\nThe number on page 2 is another.');
  await button(page, 'English').click();
  await reason.fill('Typed by hand');
  await button(page, 'Use the text of the verdicts').click();
  await becomes(() => reason.inputValue(), composed);
  await page.evaluate(NOTE_REJECTIONS);
  await press(page, 'Reject');
  await message(page, 'Reject Success!');
  const sent = { version: wrong.version, reason: composed, hold: true, groups: ['passport'] };
  expect(await page.evaluate<unknown>('window.rejections')).toEqual([sent]);
  expect(await detail(officer, wrong.id)).toMatchObject({ cert_status: 'Rejected', reject_reason: composed });
  const found = (await verdictsOn(wrong)).find(({ group }) => group === 'passport');
  expect(found).toMatchObject({ verdict: 'refused', method: 'each', answers: { 'passport.number': 'differs' } });
});

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
    await record(student, 'update-apply', { ...form, name: 'Changed Meanwhile', id, version, passport: 'E7654321' });
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
    const [passport] = (await detail(officer, left.id)).passport_photos as string[];
    expectRefusal(`401 /api/v1/certificates/${left.id}/verdicts`, `401 /api/v1/certificates/${left.id}/claim`);
    // Nobody's file is told from one that is not there.
    expectRefusal(`404 ${passport}`);
    await page.keyboard.press('Space');
    await page.getByLabel('Email or username').fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await stands(page, 'Session Over');
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
  expect((await detail(officer, raced.id)).cert_status).toBe('Verifying');
  await remove(raced);
});

it.each([
  [390, 844],
  [320, 568],
])(
  'at %i pixels the groups are steps, nothing scrolls sideways, and every decision is in reach',
  async (width, height) => {
    const held = await apply(`Phone ${width}`);
    const opened = await visitOffice(site, `/student/${held.id}`, { as: ADMIN, device: 'phone' });
    const { page } = opened;
    await page.setViewportSize({ width, height });
    await screenStands(page);
    const shown = async (name: string) => {
      const box = await button(page, name).boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= height && box.x + box.width <= width;
    };
    for (const group of GROUPS) {
      await groupStands(page, group);
      await becomes(() => page.evaluate<number>('Math.round(window.scrollY)'), 0);
      await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
      for (const name of ['Accept', 'Send again', 'Refuse', 'Reject', 'Approve']) expect(await shown(name)).toBe(true);
      expect(await scrollsSideways(page)).toBe(false);
      await button(page, 'Accept').click();
    }
    await becomes(() => button(page, 'Approve').isEnabled(), true);
    expect(await axeFindings(page)).toEqual([]);
    await button(page, 'Approve').click();
    await press(page, 'Approve');
    await message(page, 'Authenticate Success!');
    await becomes(async () => (await detail(officer, held.id)).cert_status, 'Verified');
  },
);

it('the way back leads to the applications that were decided or left before', async () => {
  const [first, second] = [await apply('Trail One'), await apply('Trail Two')];
  const { page } = await desk(first);
  await becomes(() => button(page, 'Previous application').count(), 0);
  await acceptGroups(page);
  await page.keyboard.press('a');
  await press(page, 'Approve');
  await stands(page, 'Trail Two');
  await groupStands(page, 'Photo');
  await page.keyboard.press('p');
  await stands(page, 'Trail One');
  await page.getByText(`Application ${first.id} Verified`).waitFor();
  await becomes(() => button(page, 'Accept').count(), 0);
  await becomes(() => button(page, 'Previous application').count(), 0);
  await page.keyboard.press('n');
  await stands(page, 'Trail Two');
  await page.reload();
  await button(page, 'Previous application').click();
  await stands(page, 'Trail One');
  await remove(second);
});
