import type { Page } from 'playwright-core';
import { dayOf } from '../../src/domain/shared/calendar.js';
import { FORM_TEXTS, type PortalCertificate, registerStudent, uploadPapers } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, scrollsSideways, type VisitOptions, visit } from '../support/browser.js';
import { correct, newestEdition, withdraw } from '../support/editions.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { inChinese } from '../support/said.js';
import { ADMIN, waitFor } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const REASON = 'The last page of the transcript is missing.';
type Student = Awaited<ReturnType<typeof registerStudent>>;

const site = testedSite();
let officer: PortalClient;
let student: Student;
let papers: Awaited<ReturnType<typeof uploadPapers>>;
let verified: PortalCertificate;

beforeAll(async () => {
  [officer, student] = await Promise.all([signIn(site.server.url, ADMIN), registerStudent(site.server)]);
  papers = await uploadPapers(student);
  await student.post('/api/cert/add', { major: 'Economics' });
  const { id } = await apply('Law');
  await officer.post('/api/cert/reject', { ids: [id], reject_reason: REASON });
  await apply('History');
  verified = await verify('Physics');
});

async function apply(major: string): Promise<PortalCertificate> {
  const form = { ...FORM_TEXTS, ...papers, email: student.email, major };
  return (await student.post<PortalCertificate>('/api/cert/add-apply', form)).data;
}

async function verify(major: string): Promise<PortalCertificate> {
  const { id } = await apply(major);
  return (await officer.post<PortalCertificate>('/api/cert/update-auth', { id })).data;
}

async function openList(options: VisitOptions = {}) {
  const opened = await visit(site, { as: student, ...options });
  await opened.page.goto('/cert-list');
  await opened.page.getByRole('heading', { level: 1 }).waitFor();
  return opened;
}

/** The rows of one record in the table. */
const record = (page: Page, major: string) => page.locator('tbody').filter({ hasText: major });
const action = (page: Page, name: string, major: string) =>
  record(page, major).getByRole('button', { name: new RegExp(`^${name}: `) });

it('shows each status as a tag, the reason of a rejection at once, and only what may be done', async () => {
  const { page, complaints, close } = await openList();
  await record(page, 'Physics').waitFor();
  const texts = await page.locator('tbody').allInnerTexts();
  expect(texts).toHaveLength(4);
  for (const [major, status, words] of [
    ['Physics', 'Verified', verified.verifi_no],
    ['History', 'Verifying', 'In review'],
    ['Law', 'Rejected', REASON],
    ['Economics', 'Unverified', 'Draft begun'],
  ] as const) {
    const text = texts.find((candidate) => candidate.includes(major));
    expect(text).toContain(status);
    expect(text).toContain(words);
    for (const name of ['Edit', 'Delete']) {
      const off = await action(page, name, major).getAttribute('aria-disabled');
      expect([major, name, off]).toEqual([major, name, String(status === 'Verified')]);
    }
    const off = await action(page, 'Download', major).getAttribute('aria-disabled');
    expect([major, off]).toEqual([major, String(status !== 'Verified')]);
  }
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
    'University',
    'Name',
    'Major',
    'Forms',
    'Report Number',
    'Status',
    'Level',
    'Operations',
  ]);
  await action(page, 'Edit', 'Physics').press('Enter');
  await page.getByText('You cannot edit certified certificates').waitFor();
  await record(page, 'Law').getByRole('link', { name: 'Mend this and apply again' }).click();
  await page.waitForURL(/\/cert-update\?id=\d+$/);
  expect(complaints).toEqual([]);
  await close();
});

it('waits for a report that is being made, then downloads it by itself', async () => {
  const { page, expectRefusal, complaints, close } = await openList();
  expectRefusal('409 /api/cert/download');
  let refusals = 2;
  await page.route('**/api/cert/download', (route) => {
    if (refusals-- <= 0) return route.continue();
    const data = { message: 'The report is being prepared', reason: 'report_not_ready' };
    return route.fulfill({ status: 409, json: { code: 409, message: data.message, errMsg: data.message, data } });
  });
  const arrival = page.waitForEvent('download');
  await action(page, 'Download', 'Physics').click();
  await page.getByText('The download starts by itself').waitFor();
  const download = await arrival;
  expect(download.suggestedFilename()).toBe(`${verified.verifi_no}.pdf`);
  expect(complaints).toEqual([]);
  await close();
});

it('says why a report cannot be had', async () => {
  const { page, expectRefusal, close } = await openList({ language: 'cn' });
  expectRefusal('409 /api/cert/download');
  await page.route('**/api/cert/download', (route) => {
    const data = { message: 'This report was withdrawn', reason: 'report_withdrawn', code: 'report_withdrawn' };
    return route.fulfill({ status: 409, json: { code: 409, message: data.message, errMsg: data.message, data } });
  });
  await record(page, 'Physics')
    .getByRole('button', { name: /^下载：/ })
    .click();
  await page.getByText(inChinese('report_withdrawn')).waitFor();
  await close();
});

it('follows the decision without being asked, and passes on the number', async () => {
  const { page, context, complaints, close } = await openList();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await apply('Chemistry');
  await page.clock.install();
  await page.reload();
  await record(page, 'Chemistry').getByText('Verifying', { exact: true }).waitFor();
  const { data } = await officer.post<PortalCertificate>('/api/cert/update-auth', { id });
  await page.clock.fastForward(21_000);
  await record(page, 'Chemistry').getByText('Verified', { exact: true }).waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: 'Universiti Malaya, Chemistry: Verified' })
    .waitFor({ state: 'attached' });
  await record(page, 'Chemistry')
    .getByRole('button', { name: /^Copy report number/ })
    .click();
  await becomes(() => page.evaluate('navigator.clipboard.readText()'), data.verifi_no);
  await record(page, 'Chemistry')
    .getByRole('link', { name: /^Check page/ })
    .click();
  await page.waitForURL(`${site.server.url}/check/${data.verifi_no}`);
  expect(complaints).toEqual([]);
  await close();
});

it('deletes after asking, and not what has become another meanwhile', async () => {
  const doomed = await apply('Botany');
  const { page, expectRefusal, complaints, close } = await openList();
  await action(page, 'Delete', 'Botany').click();
  const dialog = page.getByRole('dialog', { name: 'Delete this application?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await becomes(() => page.evaluate('document.activeElement.ariaLabel'), 'Delete: Universiti Malaya, Botany');

  await student.post('/api/cert/update', { id: doomed.id, version: doomed.version, major: 'Botany II' });
  expectRefusal('409 /api/cert/remove');
  await action(page, 'Delete', 'Botany').click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('alert').waitFor();
  await record(page, 'Botany II').waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Delete Success!').waitFor();
  await waitFor('the row to go', async () => (await record(page, 'Botany').count()) === 0);
  expect(complaints).toEqual([]);
  await close();
});

it('pages through cards on a phone, five at a time', async () => {
  const many = await registerStudent(site.server);
  for (let count = 1; count <= 6; count += 1) await many.post('/api/cert/add', { major: `Subject ${count}` });
  const { page, close } = await openList({ as: many, device: 'phone' });
  const cards = page.getByRole('list', { name: 'Applications' }).locator('> li');
  await waitFor('five cards', async () => (await cards.count()) === 5);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await waitFor('one card', async () => (await cards.count()) === 1);
  expect(await cards.textContent()).toContain('Subject 1');
  await close();
});

it('explains the steps to who has no application yet', async () => {
  const { page, close } = await openList({ as: await registerStudent(site.server), device: 'phone' });
  await page.getByRole('heading', { name: 'You have no application yet' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Apply for a new certificate' }).click();
  await page.waitForURL('**/cert-add');
  await close();
});

it.each([
  ['desk', 'en'],
  ['phone', 'cn'],
] as const)('at a %s in %s axe finds nothing, and nothing scrolls sideways', async (device, language) => {
  const { page, complaints, close } = await openList({ device, language });
  await page.getByText(String(verified.verifi_no)).first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});

it('tells what has become of a report: that it was corrected, or withdrawn, when and why', async () => {
  const [geology, zoology] = [await verify('Geology'), await verify('Zoology')];
  const { id } = await newestEdition(officer, geology.id);
  await correct(officer, id, geology.version, { level: 'Diploma' }, 'The academic level was wrong.');
  await withdraw(officer, (await newestEdition(officer, zoology.id)).id, 'The degree was revoked.');
  const today = dayOf(new Date());
  for (const [options, corrected, withdrawn] of [
    [
      {},
      ['Report corrected', `corrected on ${today}: edition 2 is in force`, 'Reason: The academic level was wrong.'],
      ['Report withdrawn', `withdrawn on ${today}`, 'Reason: The degree was revoked.'],
    ],
    [
      { language: 'cn', device: 'phone' },
      ['报告已更正', `已于 ${today} 更正，现以第 2 版为准`, 'The academic level was wrong.'],
      ['报告已撤回', `已于 ${today} 撤回`, 'The degree was revoked.'],
    ],
  ] as const) {
    const { page, complaints, close } = await openList(options);
    const of = (major: string) =>
      page
        .locator('device' in options ? 'main li' : 'tbody')
        .filter({ hasText: major })
        .filter({ hasText: 'MYV-' });
    await of('Zoology').first().waitFor();
    for (const words of corrected) expect(await of('Geology').first().textContent()).toContain(words);
    for (const words of withdrawn) expect(await of('Zoology').first().textContent()).toContain(words);
    expect(
      await of('Zoology')
        .getByRole('button', { name: /Portable|电子凭证/ })
        .count(),
    ).toBe(0);
    await of('Zoology')
      .getByRole('link', { name: /^Links and look-ups of report|的链接与查验记录$/ })
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(complaints).toEqual([]);
    if (!('device' in options)) {
      await action(page, 'Download', 'Zoology').press('Enter');
      await page.getByRole('alert').filter({ hasText: 'withdrawn and cannot be downloaded' }).waitFor();
    }
    await close();
  }
});
