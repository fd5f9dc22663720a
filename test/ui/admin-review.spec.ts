import type { Page } from 'playwright-core';
import type { PortalCertificate } from '../support/applicant.js';
import { formToReview } from '../support/applications.js';
import { message, press, row, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, closeVisits, type Visit } from '../support/browser.js';
import { acceptGroups, GROUPS, groupStands, takesVerdicts } from '../support/desk.js';
import { inkOf } from '../support/ink.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { detail, record, staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, STUDENT, waitFor } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';
import { button } from './button.js';

type Colleague = PortalClient & { readonly email: string };

const site = testedSite();
let student: PortalClient;
let officer: PortalClient;
let colleague: Colleague;
let form: Record<string, unknown>;

beforeAll(async () => {
  student = await signIn(site.server.url, STUDENT);
  officer = await signIn(site.server.url, ADMIN);
  colleague = await staffWith(site.server, ['certificates.read', 'certificates.review']);
  form = await formToReview(student);
});

afterEach(closeVisits);

async function open(screen: string, as: { email: string; password: string } = ADMIN): Promise<Visit> {
  return visitOffice(site, screen, { as });
}
const apply = (name: string, changes: object = {}) => record(student, 'add-apply', { ...form, name, ...changes });
const draft = (name: string) => record(student, 'add', { name });
const desk = async ({ id, name }: PortalCertificate, as?: { email: string; password: string }) => {
  const opened = await open(`/student/${id}`, as);
  await stands(opened.page, String(name));
  return opened;
};
const stands = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const reasonOf = (page: Page) => page.getByRole('dialog').getByLabel(inEnglish('rejection_reason_needed'));
const claimOn = async ({ id }: PortalCertificate) => {
  const answer = await officer.raw(`/api/v1/certificates/${id}`);
  return ((await answer.json()) as { claim: { name: string; until: string } | null }).claim;
};
const answer = (page: Page, check: string, given: string) =>
  page.getByRole('radiogroup', { name: check }).getByLabel(given).check();
const answered = (page: Page) => page.getByRole('radio', { checked: true }).count();
const lacks = (page: Page, groups: string[]) =>
  page.getByText(`Before approval, still to be accepted: ${groups.join(', ')}`, { exact: true }).waitFor();
const idOf = async (client: PortalClient) => (await client.get<{ id: number }>('/api/user/info')).data.id;
/** As when somebody comes back to the browser's tab. */
const comeBack = (page: Page) => page.evaluate('void window.dispatchEvent(new Event("visibilitychange"))');
const width = (page: Page) => page.getByRole('region', { name: /of 1$/u }).getByRole('img').boundingBox();

it('an officer works the queue off: documents, verdicts, a saved reason, the next one, its end', async () => {
  const [first, second] = [await apply('Aminah Queue'), await apply('Budi Queue', { birth: null })];
  const opened = await visitOffice(site, '/login');
  const { page } = opened;
  await page.getByLabel('Email or username').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await button(page, 'Sign in').click();
  await page.getByRole('link', { name: '0 to 1 working days: 2', exact: true }).waitFor();
  await page.getByText(/The oldest has waited \d+ minutes?/u).waitFor();
  await button(page, 'Review the oldest').click();
  await stands(page, 'Aminah Queue');

  await page.getByRole('region', { name: 'Photo, 1 of 1' }).getByRole('img').waitFor();
  const fitting = (await width(page))?.width ?? 0;
  await button(page, 'Zoom in').click();
  await button(page, 'Zoom in').click();
  await waitFor('a larger photo', async () => ((await width(page))?.width ?? 0) > fitting * 1.5);
  await button(page, 'Fit width').click();
  await waitFor('the whole photo', async () => Math.abs(((await width(page))?.width ?? 0) - fitting) < 0.5);
  await button(page, 'Rotate').click();
  await waitFor('a photo that lies', async () => {
    const lying = await width(page);
    return lying !== null && lying.width > lying.height;
  });
  await button(page, 'Next document').click();
  await page.getByRole('region', { name: 'Passport, 1 of 1' }).getByRole('img').waitFor();
  await button(page, 'Previous document').click();
  await button(page, 'Previous document').click();
  await page.getByRole('region', { name: 'Proof of payment, 1 of 1' }).locator('canvas').waitFor();
  await page.getByText('Remark of the applicant: Paid by my father').waitFor();
  await page.getByText('Fee of this service: MYR 669.60 (MYR 620.00 and MYR 49.60 SST)').waitFor();
  await page.getByRole('region', { name: 'Documents' }).waitFor();
  await button(page, 'Certificate').first().click();
  await page.getByText('Page 1 of 2').waitFor();
  const front = await waitFor('the first page', () => inkOf(page));
  await button(page, 'Next page').click();
  await page.getByText('Page 2 of 2').waitFor();
  await waitFor('the other page', async () => ![0, front].includes(await inkOf(page)));

  await button(page, 'Photo').click();
  await answer(page, 'The photo shows one face, clearly', 'matches');
  await button(page, 'Accept').click();
  await groupStands(page, 'Passport');
  await lacks(page, ['Passport', 'Certificate', 'Transcript', 'Ministry stamping', 'Proof of payment']);
  await button(page, 'Reject').click();
  await press(page, 'Reject');
  await page
    .getByRole('dialog')
    .getByRole('paragraph')
    .filter({ hasText: inEnglish('reason_needed') })
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await button(page, '中文').click();
  await button(page, '扫描件模糊').click();
  await press(page, 'Reject');
  await message(page, 'Reject Success!');
  await stands(page, 'Budi Queue');
  expect(await detail(officer, first.id)).toMatchObject({
    cert_status: 'Rejected',
    reject_reason: expect.stringContaining('无法辨认'),
  });
  await waitFor('the end of the claim', async () => (await claimOn(first)) === null);
  await waitFor('the next claim', async () => (await claimOn(second))?.name === 'Demo Officer');

  await lacks(page, [...GROUPS]);
  await becomes(() => button(page, 'Approve').isDisabled(), true);
  await button(page, 'Transcript').click();
  await answer(page, 'Form and time of study as stated', 'cannot tell');
  await button(page, 'Accept').click();
  await groupStands(page, 'Ministry stamping');
  await lacks(page, ['Photo', 'Passport', 'Certificate', 'Ministry stamping', 'Proof of payment']);
  for (const group of ['Ministry stamping', 'Proof of payment', 'Photo', 'Passport', 'Certificate'] as const) {
    await groupStands(page, group);
    await button(page, 'Accept').click();
  }
  await page.getByText('Every group has a verdict. A approves.').waitFor();
  await button(page, 'Approve').click();
  const question = page.getByRole('dialog', { name: 'Approve this application?' });
  await question.getByText('1 check could not be told:').waitFor();
  await question.getByText('The date of birth is not stated').waitFor();
  await question.getByText('Transcript: Form and time of study as stated').waitFor();
  await becomes(() => question.getByText('All pages are there').count(), 0);
  expect(await axeFindings(page)).toEqual([]);
  await press(page, 'Approve');
  await message(page, 'Authenticate Success!');
  await message(page, 'Nothing waits that is not taken by others.');
  await row(page, 'Budi Queue').getByText('Verified').waitFor();
  expect((await detail(officer, second.id)).cert_status).toBe('Verified');
});

it('a second reviewer sees that a record is taken, may decide, and loses nothing when they come second', async () => {
  const shared = await draft('Shared Record');
  const [mine, theirs] = [await desk(shared), await desk(shared, { ...ADMIN, email: colleague.email })];
  await theirs.page.getByText(/^Demo Officer has this application open until \d\d:\d\d/u).waitFor();
  await becomes(() => mine.page.getByText('has this application open').count(), 0);

  await button(mine.page, 'Reject').click();
  await reasonOf(mine.page).fill('Typed with care');
  await button(theirs.page, 'Reject').click();
  await reasonOf(theirs.page).fill('Was quicker');
  await press(theirs.page, 'Reject');
  await message(theirs.page, 'Reject Success!');

  mine.expectRefusal(`409 /api/v1/certificates/${shared.id}/reject`);
  await press(mine.page, 'Reject');
  const dialog = mine.page.getByRole('dialog');
  await dialog.getByText('Changed: Status, Reason for rejection.').waitFor();
  await becomes(() => reasonOf(mine.page).inputValue(), 'Typed with care');
  expect(await axeFindings(mine.page)).toEqual([]);
  await press(mine.page, 'Show the new version');
  await mine.page.getByText('Reason for rejection: Was quicker').waitFor();
  await mine.page.reload();
  await button(mine.page, 'Reject').click();
  await becomes(() => reasonOf(mine.page).inputValue(), 'Typed with care');
  await press(mine.page, 'Reject');
  await message(mine.page, 'Reject Success!');
  expect((await detail(officer, shared.id)).reject_reason).toBe('Typed with care');
});

it('a record that the student changes while it is open says so, and is checked anew', async () => {
  const changing = await apply('Changing Record');
  const { page } = await desk(changing);
  await button(page, 'Passport').click();
  await answer(page, 'Passport number as stated', 'matches');
  const { id, version } = changing;
  // Whose it is stands beside the version.
  await resource(officer, 'POST', 'certificates/assign', { body: { ids: [id], userId: await idOf(officer) } });
  await comeBack(page);
  await page.getByText('Assigned to you').waitFor();
  await becomes(() => answered(page), 1);
  await record(student, 'update-apply', { ...form, name: 'Changing Record', id, version, major: 'Medicine' });
  await comeBack(page);
  // By whom, once that is known.
  const notice = page.getByText(/changed (this application )?after you opened it$/u);
  await notice.waitFor();
  await page.getByText('Changed: Major.').waitFor();
  await becomes(() => page.getByText('Medicine').count(), 0);
  await button(page, 'Assign').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await becomes(() => page.getByRole('dialog').count(), 0);
  await comeBack(page);
  await notice.waitFor();
  await becomes(() => answered(page), 1);
  await button(page, 'Show the new version').click();
  await page.getByText('Medicine').waitFor();
  await becomes(() => answered(page), 0);
  await notice.waitFor({ state: 'detached' });
  await student.post('/api/cert/delete', { ids: [id] });
});

it('a record without documents is accepted in no group, and not approved', async () => {
  const empty = await draft('Empty Record');
  const { page } = await desk(empty);
  await page.getByText('No documents were uploaded.').waitFor();
  await takesVerdicts(page);
  await page.keyboard.press('Space');
  await page.getByRole('alert').filter({ hasText: 'There is no file that could be accepted.' }).waitFor();
  await lacks(page, [...GROUPS]);
  await page.keyboard.press('a');
  await message(page, `Before approval, still to be accepted: ${GROUPS.join(', ')}`);
  await becomes(() => page.getByRole('dialog').count(), 0);
  expect((await detail(officer, empty.id)).cert_status).toBe('Unverified');
});

it('what is required and missing is named, and nothing is decided', async () => {
  const incomplete = await record(student, 'add', { ...form, name: 'Incomplete Record', passport: '', university: '' });
  const { page, expectRefusal } = await desk(incomplete);
  await acceptGroups(page);
  expectRefusal(`400 /api/v1/certificates/${incomplete.id}/approve`);
  await button(page, 'Approve').click();
  await press(page, 'Approve');
  const notice = page.getByRole('alert').filter({ hasText: 'What is required is missing: ' });
  await notice.waitFor();
  expect(await notice.textContent()).toMatch(/Passport.*Degree-conferring unit/u);
  await page.locator('[role=alert]:focus').waitFor();
  expect((await detail(officer, incomplete.id)).cert_status).toBe('Unverified');
});
