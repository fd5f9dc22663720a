import type { Page } from 'playwright-core';
import { message, press, row, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, closeVisits } from '../support/browser.js';
import { acceptGroups } from '../support/desk.js';
import { detail, record, rejectRecord, staffWith } from '../support/records.js';
import { reviewOffice } from '../support/review-office.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, waitFor } from '../support/server.js';
import { acceptAll } from '../support/verdicts.js';
import { button } from './button.js';

afterEach(closeVisits);

const stands = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const bar = (page: Page) => page.getByRole('region', { name: 'Your last decision' });

/** What a test needs of a server that holds decisions for so long. */
function office(seconds: number) {
  const held = reviewOffice({ env: { DECISION_HOLD_SECONDS: String(seconds) } });
  return {
    held,
    apply: held.apply,
    open: (screen: string, as: { email: string; password: string } = ADMIN) => visitOffice(held.site, screen, { as }),
    statusOf: async (id: number) => (await detail(held.officer, id)).cert_status,
  };
}

/** For the pages that are opened from then on. */
const shiftClock = (minutes: number) => `{
  const Real = Date;
  const now = () => Real.now() + ${minutes} * 60_000;
  window.Date = class extends Real {
    constructor(...given) {
      super(...(given.length === 0 ? [now()] : given));
    }
    static now = now;
  };
}`;

async function approveOnDesk(page: Page): Promise<void> {
  await page.keyboard.press('a');
  await press(page, 'Approve');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

describe('a decision that is held', () => {
  const { held, apply, open, statusOf } = office(600);
  /** Out of the queue; their files stay, which the others name, too. */
  const leave = async (...ids: readonly number[]) => {
    for (const id of ids) await rejectRecord(held.officer, id);
  };

  it('follows the officer to the next application, and is undone by a key that leads back', async () => {
    const [first, second] = [await apply('Held One'), await apply('Held Two')];
    const { page } = await open(`/student/${first.id}`);
    await stands(page, 'Held One');
    await acceptGroups(page);
    await approveOnDesk(page);
    await stands(page, 'Held Two');
    await bar(page).getByText('Approved: Held One.').waitFor();
    expect(await bar(page).textContent()).toMatch(/Undo\s*\(5\d\d s\)|Undo\s*\(600 s\)/u);
    expect(await axeFindings(page)).toEqual([]);
    expect(await statusOf(first.id)).toBe('Verifying');
    // The server holds it, and the tab remembers that it does.
    await page.reload();
    await stands(page, 'Held Two');
    await bar(page).waitFor();
    await page.keyboard.press('u');
    await stands(page, 'Held One');
    await page.getByText('Every group has a verdict. A approves.').waitFor();
    await bar(page).waitFor({ state: 'detached' });
    await becomes(() => button(page, 'Approve').isEnabled(), true);
    expect(await statusOf(first.id)).toBe('Verifying');
    await approveOnDesk(page);
    await stands(page, 'Held Two');
    await bar(page).waitFor();
    await leave(first.id, second.id);
  });

  it('is undone on the desk it was made at, where there was no way on', async () => {
    const { id } = await apply('Held Here');
    const { page, expectRefusal } = await open(`/student/${id}`);
    await stands(page, 'Held Here');
    await acceptGroups(page);
    expectRefusal('503 /api/v1/certificates/next');
    await page.route('**/api/v1/certificates/next', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await approveOnDesk(page);
    await page.getByText(/ has approved this application\. It is carried out at/u).waitFor();
    await bar(page).getByRole('button', { name: 'Undo' }).click();
    await message(page, 'The decision was undone');
    await becomes(() => button(page, 'Approve').isEnabled(), true);
    await becomes(() => button(page, 'Reject').isEnabled(), true);
    await leave(id);
  });

  it.each([
    ['ahead', 20],
    ['behind', -20],
  ])('counts down what the service says on a computer whose clock is %s', async (clock, minutes) => {
    const { id } = await apply(`Held ${clock}`);
    const { page, context } = await open('/student');
    await context.addInitScript({ content: shiftClock(minutes) });
    await page.goto(`/manage/student/${id}`);
    await stands(page, `Held ${clock}`);
    const wrong = (await page.evaluate<number>('Date.now()')) - Date.now();
    expect(Math.round(wrong / 60_000)).toBe(minutes);
    await acceptGroups(page);
    await approveOnDesk(page);
    const left = async () => Number(/\((\d+) s\)/u.exec((await bar(page).textContent()) ?? '')?.[1]);
    const seconds = await left();
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);
    await waitFor('fewer seconds', async () => (await left()) < seconds);
    await leave(id);
  });

  it('has its bar again after one that was closed, undone by its key, and decided once more', async () => {
    const { id } = await apply('Held Again');
    const { page } = await open(`/student/${id}`);
    await stands(page, 'Held Again');
    await acceptGroups(page);
    await approveOnDesk(page);
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await bar(page).waitFor({ state: 'detached' });
    await page.goto(`/manage/student/${id}`);
    await stands(page, 'Held Again');
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await bar(page).waitFor({ state: 'detached' });
    await page.keyboard.press('u');
    await message(page, 'The decision was undone');
    await becomes(() => button(page, 'Approve').isEnabled(), true);
    await approveOnDesk(page);
    await bar(page).getByText('Approved: Held Again.').waitFor();
    await leave(id);
  });

  it('of a rejection is undone with what was typed', async () => {
    const typed = await apply('Held Typed');
    const { page } = await open(`/student/${typed.id}`);
    await stands(page, 'Held Typed');
    const reason = page.getByRole('dialog').getByLabel(inEnglish('rejection_reason_needed'));
    await page.keyboard.press('r');
    await reason.fill('Typed with care');
    await press(page, 'Reject');
    await bar(page).getByText('Rejected: Held Typed.').waitFor();
    await bar(page).getByRole('button', { name: 'Undo' }).click();
    await stands(page, 'Held Typed');
    await button(page, 'Reject').click();
    await becomes(() => reason.inputValue(), 'Typed with care');
    await leave(typed.id);
  });

  it('is told to a colleague, who cannot decide over it and may undo it', async () => {
    const shared = await apply('Held Shared');
    const colleague = await staffWith(held.site.server, ['certificates.read', 'certificates.review']);
    await acceptAll(colleague, shared.id, shared.version);
    const { status } = await colleague.raw(`/api/v1/certificates/${shared.id}/approve`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version: shared.version, hold: true }),
    });
    expect(status).toBe(200);
    const { page } = await open('/student');
    await row(page, 'Held Shared').getByText('Approved, may be undone').waitFor();
    await row(page, 'Held Shared')
      .getByRole('link', { name: /^Open /u })
      .click();
    await stands(page, 'Held Shared');
    await page.getByText(/ has approved this application\. It is carried out at \d\d:\d\d/u).waitFor();
    for (const name of ['Approve', 'Reject']) await becomes(() => button(page, name).isDisabled(), true);
    for (const key of ['a', 'r', ' ']) await page.keyboard.press(key);
    await becomes(() => page.getByRole('dialog').count(), 0);
    expect(await axeFindings(page)).toEqual([]);
    await button(page, 'Undo').click();
    await message(page, 'The decision was undone');
    await becomes(() => button(page, 'Approve').isEnabled(), true);
    await leave(shared.id);
  });
});

describe('when its time is over', () => {
  const { held, apply, open, statusOf } = office(3);

  it('it is carried out, also after the tab was closed', async () => {
    const one = await apply('Done Anyway');
    const { page, close } = await open(`/student/${one.id}`);
    await stands(page, 'Done Anyway');
    await acceptGroups(page);
    await approveOnDesk(page);
    await bar(page).waitFor();
    await close();
    await waitFor('the approval', async () => (await statusOf(one.id)) === 'Verified');
  });

  it('the bar goes, and who looks on sees what came of it', async () => {
    const one = await apply('Looked On');
    const { page } = await open(`/student/${one.id}`);
    await stands(page, 'Looked On');
    await acceptGroups(page);
    await approveOnDesk(page);
    await bar(page).waitFor();
    await page.goto(`/manage/student/${one.id}`);
    await page.locator('h1 + *').getByText('Verified', { exact: true }).waitFor();
    await bar(page).waitFor({ state: 'detached' });
    await becomes(() => page.getByText(/after you opened it/u).count(), 0);
    await becomes(() => page.getByText(/was not carried out/u).count(), 0);
  });

  it('an officer whose decision was dropped is told', async () => {
    const { id, version } = await apply('Taken Back');
    const { page, expectRefusal } = await open(`/student/${id}`);
    // There is no way on: the officer stays at this desk.
    expectRefusal('503 /api/v1/certificates/next');
    await page.route('**/api/v1/certificates/next', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await stands(page, 'Taken Back');
    await acceptGroups(page);
    // The student is as quick as the service, however slow the browser is: the decision is held by then, and its time
    // is not over.
    const decided: unknown[] = [];
    await page.route(`**/api/v1/certificates/${id}/approve`, async (route) => {
      const response = await route.fetch();
      decided.push(await response.json());
      await record(held.student, 'update', { ...held.form, id, version, name: 'Taken Back', major: 'Law' });
      await route.fulfill({ response });
    });
    // It stands ten seconds: looked for before it comes.
    const told = message(page, 'Your decision about Taken Back was not carried out');
    await approveOnDesk(page);
    await told;
    expect(decided).toEqual([
      expect.objectContaining({ decisionPending: expect.objectContaining({ action: 'approve' }) }),
    ]);
    expect(await statusOf(id)).toBe('Unverified');
    // What the student made of it is not taken for seen.
    await page.getByText(/after you opened it/u).waitFor();
    await becomes(() => page.getByText(/ has approved this application/u).count(), 0);
  });
});
