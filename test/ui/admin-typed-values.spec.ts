import type { Page } from 'playwright-core';
import { message, press, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, closeVisits } from '../support/browser.js';
import { holdBack } from '../support/hold-back.js';
import { detail, rejectRecord } from '../support/records.js';
import { resource } from '../support/resource.js';
import { reviewOffice } from '../support/review-office.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, waitFor } from '../support/server.js';
import { acceptAll } from '../support/verdicts.js';
import { button } from './button.js';

afterEach(closeVisits);

const stands = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

describe('what no form asks for', () => {
  const held = reviewOffice({ env: { DECISION_HOLD_SECONDS: '0' } });
  const open = (screen: string) => visitOffice(held.site, screen, { as: ADMIN });
  const labels = { academyStatus: 'Academic status', barcode: 'Bar code', note: 'Note' };
  /** Until then marks come beside the fields, and move what is under the pointer. */
  const documentsAreRead = (id: number) =>
    waitFor('the documents to be read', async () => {
      const { body } = await resource<{ state: string }[]>(held.officer, 'GET', `certificates/${id}/readings`);
      return body.every(({ state }) => state !== 'waiting');
    });

  it('is filled in at the desk: Enter saves, Escape leaves it as it was', async () => {
    const one = await held.apply('Edited Here');
    await documentsAreRead(one.id);
    const { page } = await open(`/student/${one.id}`);
    await stands(page, 'Edited Here');
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
    const edit = (label: string) => button(page, `Change: ${label}`);
    await edit(labels.academyStatus).click();
    await field(labels.academyStatus).fill('Graduated');
    // No key of the desk.
    await page.keyboard.press('Escape');
    await field(labels.academyStatus).waitFor({ state: 'detached' });
    const focused = () => page.evaluate('document.activeElement.getAttribute("aria-label")');
    await becomes(focused, `Change: ${labels.academyStatus}`);
    await becomes(() => page.getByText('Graduated', { exact: true }).count(), 0);
    await edit(labels.academyStatus).click();
    await field(labels.academyStatus).fill('Graduated');
    const letGo = await holdBack(page, `**/api/v1/certificates/${one.id}`);
    await page.keyboard.press('Enter');
    // Whoever types into another field by then goes on there.
    await edit(labels.note).click();
    await field(labels.note).fill('Awarded');
    letGo();
    await page.getByText('Graduated', { exact: true }).waitFor();
    await button(page, `Change: ${labels.academyStatus}`).waitFor();
    await becomes(focused, labels.note);
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('in absentia.');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await field(labels.note).waitFor({ state: 'detached' });
    await page.getByText('in absentia.').waitFor();
    expect(await detail(held.officer, one.id)).toMatchObject({
      academy_status: 'Graduated',
      note: 'Awarded\nin absentia.',
      cert_status: 'Verifying',
      major: one.major,
    });
    await becomes(() => page.getByText(/after you opened it/u).count(), 0);
  });

  it('is refused where the record has changed meanwhile, stays typed, and goes over nothing unseen', async () => {
    const { id, version } = await held.apply('Edited Late');
    await documentsAreRead(id);
    const opened = await open(`/student/${id}`);
    const { page } = opened;
    await stands(page, 'Edited Late');
    await button(page, `Change: ${labels.barcode}`).click();
    const field = page.getByRole('textbox', { name: labels.barcode, exact: true });
    await field.fill('9555012345678');
    const body = { version, major: 'Medicine', barcode: '9555000000001' };
    expect((await resource(held.officer, 'PUT', `certificates/${id}`, { body })).status).toBe(200);
    opened.expectRefusal(`409 /api/v1/certificates/${id}`);
    await page.keyboard.press('Enter');
    await message(page, inEnglish('stale_record'));
    // The desk has looked again, and knows of the change.
    await page.getByText(/after you opened it/u).waitFor();
    await becomes(() => field.inputValue(), '9555012345678');
    await page.getByText(/^Cannot be saved now/u).waitFor();
    // No letter is a command.
    await page.keyboard.type('np');
    await becomes(() => field.inputValue(), '9555012345678np');
    await field.press('Backspace');
    await field.press('Backspace');
    await button(page, 'Show the new version').click();
    // What a colleague has written there is seen before anything takes its place.
    await page.getByText(/^Somebody else has written here meanwhile.* By now: 9555000000001$/u).waitFor();
    await field.press('Enter');
    await becomes(() => page.evaluate('document.activeElement.textContent'), 'Put mine in its place');
    expect((await detail(held.officer, id)).barcode).toBe('9555000000001');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText('9555012345678', { exact: true }).waitFor();
    await becomes(async () => (await detail(held.officer, id)).barcode, '9555012345678');
  });

  it('stays typed when a colleague decides, and is asked about before one goes on', async () => {
    const one = await held.apply('Edited Over');
    const other = await held.apply('Edited Next');
    await documentsAreRead(one.id);
    const opened = await open(`/student/${one.id}`);
    const { page } = opened;
    await stands(page, 'Edited Over');
    const field = page.getByRole('textbox', { name: labels.note, exact: true });
    const focused = () => page.evaluate('document.activeElement.getAttribute("aria-label")');
    const keyOfAccept = () => button(page, 'Accept').getAttribute('aria-keyshortcuts');
    await becomes(keyOfAccept, 'Space');
    await button(page, `Change: ${labels.note}`).click();
    await field.fill('Awarded in absentia');
    // No button promises a key that is off.
    await becomes(keyOfAccept, null);
    await button(page, 'Next in queue').click();
    await page.getByRole('dialog', { name: `Not saved: ${labels.note}` }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await press(page, 'Back to the text');
    await becomes(focused, labels.note);
    // It outlives the page, too, and no key of the desk acts beside it.
    await page.reload();
    await stands(page, 'Edited Over');
    await becomes(() => field.inputValue(), 'Awarded in absentia');
    await page.keyboard.press('r');
    await button(page, `Not saved: ${labels.note}`).click();
    await becomes(focused, labels.note);
    await button(page, `Change: ${labels.barcode}`).click();
    // The desk may claim it once more before it knows that it is decided.
    opened.expectRefusal(`409 /api/v1/certificates/${one.id}/claim`);
    await acceptAll(held.officer, one.id, one.version);
    await resource(held.officer, 'POST', `certificates/${one.id}/approve`, { body: { version: one.version } });
    await page.evaluate('void window.dispatchEvent(new Event("visibilitychange"))');
    await page
      .getByText(/^Cannot be saved now/u)
      .first()
      .waitFor();
    await becomes(() => field.inputValue(), 'Awarded in absentia');
    await becomes(() => page.getByRole('dialog').count(), 0);
    // A record that is decided has no pencil that could take the focus.
    await page.getByRole('textbox', { name: labels.barcode, exact: true }).press('Escape');
    await becomes(() => page.evaluate('document.activeElement.textContent'), 'What the applicant states');
    await button(page, 'Next in queue').click();
    await press(page, 'Give it up and go on');
    await page.getByRole('heading', { level: 1, name: 'Edited Over' }).waitFor({ state: 'detached' });
    await page.goto(`/manage/student/${one.id}`);
    await stands(page, 'Edited Over');
    await becomes(() => field.count(), 0);
    await rejectRecord(held.officer, other.id);
  });
});
