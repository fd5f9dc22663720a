import type { Page } from 'playwright-core';
import type { PortalCertificate } from '../support/applicant.js';
import { message, press, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, closeVisits, scrollsSideways, type Visit } from '../support/browser.js';
import { accept, acceptGroups, GROUPS, groupStands } from '../support/desk.js';
import { detail, staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { reviewOffice } from '../support/review-office.js';
import { inEnglish } from '../support/said.js';
import { ADMIN } from '../support/server.js';
import { rowsOf } from '../support/tables.js';
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

afterEach(closeVisits);

const verdictsOn = async ({ id }: PortalCertificate) =>
  (await resource<Found[]>(office.officer, 'GET', `certificates/${id}/verdicts`)).body;
const stands = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
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
  expect((await detail(office.officer, waiting.id)).cert_status).toBe('Verified');
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
  const known = { json: await verdictsOn(shared) };
  let isLate = true;
  await mine.page.route(`**/api/v1/certificates/${shared.id}/verdicts`, (route) => {
    isLate &&= route.request().method() === 'GET';
    return isLate ? route.fulfill(known) : route.continue();
  });

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

  // The first officer does not see that yet, and buries nothing by accepting the photo again.
  await mine.page.getByRole('button', { name: 'Photo', exact: true }).click();
  await groupStands(mine.page, 'Photo');
  await mine.page.keyboard.press('1');
  await mine.page.keyboard.press('1');
  mine.expectRefusal(`409 /api/v1/certificates/${shared.id}/verdicts`);
  await mine.page.keyboard.press('Space');
  await mine.page
    .getByRole('alert')
    .filter({ hasText: inEnglish('verdict_unseen') })
    .waitFor();
  await history(mine.page).getByText('Photo: To be sent again').waitFor();
  expect((await verdictsOn(shared)).length).toBe(2);
  await remove(shared);
});

it('what differs is not accepted; a rejection is made of what was found, and of no internal note', async () => {
  const wrong = await apply('Wrong Passport');
  const speaks = 'UPDATE users SET language = ? WHERE id = (SELECT owner_id FROM certificates WHERE id = ?)';
  await rowsOf(site.server.database, speaks, ['cn', wrong.id]);
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
  // Nothing is chosen yet, so that English can be.
  await becomes(() => button(page, 'English').getAttribute('aria-pressed'), 'false');
  await button(page, 'English').click();
  await becomes(() => button(page, 'English').getAttribute('aria-pressed'), 'true');
  await becomes(() => page.getByText('in the language of their account').count(), 0);
  await becomes(() => reason.inputValue(), composed);
  await button(page, '中文').click();
  await becomes(() => reason.inputValue(), '护照，未通过：\nThe number on page 2 is another.');
  await becomes(() => page.getByText('in the language of their account').count(), 0);
  await reason.fill('Typed by hand');
  await button(page, 'Use the text of the verdicts').click();
  await becomes(() => reason.inputValue(), composed);
  await page.getByText('in the language of their account').waitFor();
  await page.evaluate(NOTE_REJECTIONS);
  await press(page, 'Reject');
  await message(page, 'Reject Success!');
  // The server makes it, in the language of the applicant.
  const sent = { version: wrong.version, hold: true, groups: ['passport'] };
  expect(await page.evaluate<unknown>('window.rejections')).toEqual([sent]);
  const told = '护照，未通过：\nThe number on page 2 is another.';
  expect(await detail(office.officer, wrong.id)).toMatchObject({ cert_status: 'Rejected', reject_reason: told });
  await rowsOf(site.server.database, speaks, ['en', wrong.id]);
  const found = (await verdictsOn(wrong)).find(({ group }) => group === 'passport');
  expect(found).toMatchObject({ verdict: 'refused', method: 'each', answers: { 'passport.number': 'differs' } });
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
    await becomes(async () => (await detail(office.officer, held.id)).cert_status, 'Verified');
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
