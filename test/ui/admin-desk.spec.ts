import type { Locator, Page } from 'playwright-core';
import type { PortalCertificate } from '../support/applicant.js';
import { goTo, message, press, row, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, closeVisits, type Device, resize, scrollsSideways, type Visit } from '../support/browser.js';
import { acceptGroups } from '../support/desk.js';
import { newestEdition, rendered, withdraw } from '../support/editions.js';
import { record, rejectRecord, staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { reviewOffice } from '../support/review-office.js';
import { ADMIN } from '../support/server.js';

const office = reviewOffice();
const { site, apply } = office;
let opened: Visit;
let page: Page;

afterEach(closeVisits);

const approve = ({ id, version }: PortalCertificate) => record(office.officer, 'update-auth', { id, version });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const stands = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const focused = () => page.evaluate<string>('document.activeElement.textContent');
const scrolled = () => page.evaluate<number>('Math.round(window.scrollY)');

async function open(screen: string, options: { device?: Device; as?: { email: string; password: string } } = {}) {
  opened = await visitOffice(site, screen, { as: ADMIN, ...options });
  page = opened.page;
}

/**
 * What a button or heading shows where it begins: nothing where it is not on the screen, something else where that lies
 * over it.
 */
async function shownAt(role: 'button' | 'heading', name: string): Promise<string> {
  const box = await page.getByRole(role, { name, exact: true }).boundingBox();
  if (!box) return '';
  const place = `${box.x + 8}, ${box.y + box.height / 2}`;
  return page.evaluate<string>(`document.elementFromPoint(${place})?.closest('button, h1')?.textContent ?? ''`);
}

it.each(['desk', 'phone'] as const)(
  'at a %s the next application opens at its top, and who it is stays in sight',
  async (device) => {
    const [first, second] = [await apply('Aminah First'), await apply('Budi Second')];
    await open(`/student/${first.id}`, { device });
    await stands('Aminah First');
    await becomes(focused, 'Aminah First');
    await acceptGroups(page);
    const end = page.getByRole('heading', { name: 'History' });
    await end.scrollIntoViewIfNeeded();
    await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
    expect(await scrolled()).toBeGreaterThan(200);
    expect(await shownAt('heading', 'Aminah First')).toBe('Aminah First');
    for (const name of ['Next in queue', 'Reject', 'Approve']) expect(await shownAt('button', name)).toBe(name);
    await page.keyboard.press('a');
    await press(page, 'Approve');
    await message(page, 'Authenticate Success!');
    await stands('Budi Second');
    await becomes(focused, 'Budi Second');
    await becomes(scrolled, 0);
    expect(await shownAt('heading', 'Budi Second')).toBe('Budi Second');
    expect(await scrollsSideways(page)).toBe(false);
    await screenStands(page);
    // Where the button was that approved, there is one now that tells what it is for.
    await page.mouse.move(0, 0);
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    expect(await axeFindings(page)).toEqual([]);
    await office.officer.post('/api/cert/remove', { ids: [second.id] });
  },
);

it('documents, claims and checks are three columns on a wide desk, and two on a narrower one', async () => {
  const applied = await apply('Farid Columns');
  await open(`/student/${applied.id}`);
  await stands('Farid Columns');
  const leftOf = async (place: Locator) => Math.round((await place.boundingBox())?.x ?? Number.NaN);
  const columns = () =>
    Promise.all([
      leftOf(page.getByRole('region', { name: 'Photo, 1 of 1' })),
      leftOf(page.getByRole('heading', { level: 2, name: 'What the applicant states' })),
      leftOf(page.getByRole('heading', { level: 2, name: 'Photo: checks' })),
    ]);
  for (const [width, height, areThree] of [
    [1280, 900, false],
    [1920, 1080, true],
  ] as const) {
    await resize(page, { width, height });
    await screenStands(page);
    // A column is wider than any inset of what stands in it.
    await becomes(async () => {
      const [documents, claims, checks] = await columns();
      return [claims - documents > 300, checks - documents > 300, checks - claims > 300];
    }, [true, true, areThree]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
  }
  await office.remove(applied);
});

it('the queue is that of the filters of the list, from the first to the last', async () => {
  const names = ['Queue One', 'Queue Elsewhere', 'Queue Two'];
  const ids: number[] = [];
  for (const name of names) {
    const { id } = await apply(name, { university: name.includes('Elsewhere') ? 'Universiti Lain' : 'Universiti Ini' });
    ids.push(id);
  }
  await open('/student');
  await row(page, 'Queue Two').waitFor();
  await page.getByRole('combobox', { name: 'Degree-conferring unit' }).fill('Universiti Lain');
  await page.getByText('1 in all').waitFor();
  await button('Review queue').click();
  await stands('Queue Elsewhere');
  await page.getByText('Filtered queue: Degree-conferring unit').waitFor();
  await page.reload();
  await stands('Queue Elsewhere');
  await button('Next in queue').click();
  await message(page, 'Nothing else waits that meets the filters of the list and is not taken by others.');

  await page.getByRole('combobox', { name: 'Degree-conferring unit' }).fill('Universiti Ini');
  await page.getByText('2 in all').waitFor();
  // Whoever begins with a row of the list goes on with the list, too.
  await row(page, 'Queue One')
    .getByRole('link', { name: /^Open /u })
    .click();
  await stands('Queue One');
  await button('Next in queue').click();
  await stands('Queue Two');
  await button('Next in queue').click();
  await stands('Queue One');
  await office.officer.post('/api/cert/remove', { ids });
});

it('a rejected application is with nobody, whoever has it open', async () => {
  const rejected = await apply('Citra Rejected');
  const colleague = await staffWith(site.server, ['certificates.read', 'certificates.review']);
  await open(`/student/${rejected.id}`, { as: { ...ADMIN, email: colleague.email } });
  await stands('Citra Rejected');
  await rejectRecord(office.officer, rejected.id);
  // Comes back to it, and opens it once more.
  await page.reload();
  await page.getByText('Reason for rejection: Too blurred').waitFor();
  await page.waitForLoadState('networkidle');
  const taken = await resource<{ claim: unknown }>(colleague, 'POST', `certificates/${rejected.id}/claim`);
  expect(taken).toMatchObject({ status: 200, body: { claim: null } });
  const list = await visitOffice(site, '/student', { as: ADMIN });
  await row(list.page, 'Citra Rejected').getByText('Rejected', { exact: true }).waitFor();
  await screenStands(list.page);
  expect(await row(list.page, 'Citra Rejected').textContent()).not.toContain('with ');
  await list.close();
});

describe('an issued report', () => {
  it('is opened from the desk by any staff who see its certificate, which the audit trail tells', async () => {
    const certificate = await approve(await apply('Dewi Issued', { passport: 'D1000001' }));
    const { id, number } = await rendered(office.officer, certificate.id);
    const reader = await staffWith(site.server, ['certificates.read']);
    await open(`/student/${certificate.id}`, { as: { ...ADMIN, email: reader.email } });
    await stands('Dewi Issued');
    const [report] = await Promise.all([
      opened.context.waitForEvent('page'),
      page.getByRole('link', { name: 'Open report' }).click(),
    ]);
    await report.getByRole('heading', { level: 1, name: number }).waitFor();
    await report.getByRole('status').filter({ hasText: 'Page 1 of 1' }).waitFor();
    const filter = { subjectType: 'report', subjectId: String(id), action: 'report.downloaded' };
    const { body } = await resource<{ actorId: number }[]>(office.officer, 'GET', 'audit-events', {
      query: { filter },
    });
    expect(body).toHaveLength(1);
  });

  it('that was withdrawn shows as withdrawn in the list, on the desk and in the history', async () => {
    const certificate = await approve(await apply('Eka Withdrawn', { passport: 'E1000001' }));
    const { id } = await newestEdition(office.officer, certificate.id);
    await withdraw(office.officer, id, 'The degree was revoked.');
    await open('/student');
    await row(page, 'Eka Withdrawn').getByText('Withdrawn', { exact: true }).waitFor();
    await goTo(page, `/student/${certificate.id}`);
    await stands('Eka Withdrawn');
    await page.getByText(`Application ${certificate.id} VerifiedWithdrawn`).waitFor();
    await page.getByText(/The report was withdrawn on \d{4}-\d\d-\d\d: The degree was revoked\./u).waitFor();
    const step = page.getByRole('listitem').filter({ hasText: 'Report withdrawn · Demo Officer' });
    await step.getByText('The degree was revoked.').waitFor();
    await becomes(() => page.getByRole('link', { name: 'Open report' }).count(), 0);
    await screenStands(page);
    expect(await axeFindings(page)).toEqual([]);
  });
});
