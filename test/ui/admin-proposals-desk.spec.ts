import { message, press, row, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { atEachWidth, axeFindings, closeVisits, resize, scrollsSideways } from '../support/browser.js';
import { acceptGroups, takesVerdicts } from '../support/desk.js';
import { settle } from '../support/proposals.js';
import { detail, staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { reviewOffice } from '../support/review-office.js';
import { ADMIN } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

const { site, officer, apply } = reviewSite();
let colleague: { readonly email: string; readonly password: string };

function reviewSite() {
  const office = reviewOffice({ env: { SECOND_APPROVAL: 'all' } });
  return { site: office.site, apply: office.apply, officer: () => office.officer };
}

beforeAll(async () => {
  const { email } = await staffWith(site.server, ['certificates.read', 'certificates.review']);
  await rowsOf(site.server.database, 'UPDATE users SET name = ? WHERE email = ?', ['Officer Lim', email]);
  colleague = { email, password: ADMIN.password };
});

afterEach(closeVisits);

it('an approval waits at the desk and in the queue, and a second officer is led to it', async () => {
  const waiting = await apply('Waiting Approval');
  const first = await visitOffice(site, `/student/${waiting.id}`, { as: ADMIN });
  await first.page.getByRole('heading', { level: 1, name: 'Waiting Approval' }).waitFor();
  await acceptGroups(first.page);
  await first.page.keyboard.press('a');
  await press(first.page, 'Approve');
  await message(first.page, 'Proposed: another officer releases it under “Second approval”');

  const { page } = await visitOffice(site, '/student', { as: colleague });
  await row(page, 'Waiting Approval').getByText('Approval proposed').waitFor();
  await row(page, 'Waiting Approval')
    .getByRole('link', { name: /^Open / })
    .click();
  const notice = page.getByRole('note').filter({ hasText: /^Approval proposed by .* cannot be approved again/ });
  await notice.waitFor();
  const approve = page.getByRole('button', { name: 'Approve', exact: true });
  await becomes(() => approve.isDisabled(), true);
  const saidBy = await approve.getAttribute('aria-describedby');
  expect(await page.locator(`#${saidBy}`).textContent()).toMatch(/^Approval proposed by /);
  // What would not be refused stays.
  await becomes(() => page.getByRole('button', { name: 'Reject', exact: true }).isEnabled(), true);
  await page.getByText('A approves').waitFor({ state: 'detached' });
  await page.locator('h1').focus();
  await page.keyboard.press('a');
  await message(page, 'Approval proposed by');
  await becomes(() => page.getByRole('dialog').count(), 0);
  await atEachWidth(page, async () => {
    await notice.waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
  });
  await resize(page, { width: 1280, height: 900 });
  await notice.getByRole('link', { name: 'To the proposal' }).click();
  await page
    .getByRole('dialog', { name: 'Proposal' })
    .getByRole('button', { name: /^Release/ })
    .click();
  await page
    .getByRole('dialog', { name: /^Release · / })
    .getByRole('button', { name: 'Release' })
    .click();
  await message(page, 'It is released and done');
  expect((await detail(officer(), waiting.id)).cert_status).toBe('Verified');
  await page.getByText('Nothing waits for a release').waitFor();
  await page.getByLabel('State').click();
  await page.getByRole('option', { name: 'Released' }).click();
  await row(page, 'Waiting Approval').waitFor();
  await page.getByLabel('Holder or number').fill('waiting appr');
  await page.waitForURL(/waiting/u);
  await row(page, 'Waiting Approval').waitFor();
  await page.getByLabel('Holder or number').fill('somebody else');
  await row(page, 'Waiting Approval').waitFor({ state: 'detached' });
});

it('what is proposed about a report keeps from every other change of it', async () => {
  const { id, version } = await apply('Withdrawn Twice');
  await officer().post('/api/cert/update-auth', { id, version });
  const other = await staffWith(site.server, ['certificates.read', 'certificates.review', 'reports.withdraw']);
  const { body } = await resource<{ id: number }[]>(other, 'GET', 'proposals', {
    query: { filter: { certificateId: id } },
  });
  await resource(other, 'POST', `proposals/${body[0]?.id}/release`);
  const reports = await resource<{ id: number }[]>(other, 'GET', 'reports', {
    query: { filter: { certificateId: id } },
  });
  const withdrawal = await resource(other, 'POST', `reports/${reports.body[0]?.id}/withdraw`, {
    body: { reason: 'Revoked' },
  });
  expect(withdrawal.status).toBe(202);
  const { page } = await visitOffice(site, `/student/${id}`, { as: ADMIN });
  await page
    .getByRole('note')
    .filter({ hasText: /^Withdrawal of the report proposed by / })
    .waitFor();
  for (const name of [/^Correct /, /^Withdraw /]) {
    await becomes(() => page.getByRole('button', { name }).isDisabled(), true);
  }
});

it('whoever proposed and stays goes on with it: rejecting and verdicts at once, approving once it is refused', async () => {
  const { id } = await apply('Proposed Alone');
  const { page, expectRefusal } = await visitOffice(site, `/student/${id}`, { as: ADMIN });
  await page.getByRole('heading', { level: 1, name: 'Proposed Alone' }).waitFor();
  await acceptGroups(page);
  // The queue does not answer, so there is no next one to go on to.
  await page.route('**/certificates/next', (route) => route.fulfill({ status: 503 }));
  expectRefusal('503 /api/v1/certificates/next');
  await page.keyboard.press('a');
  await press(page, 'Approve');
  const notice = page.getByRole('note').filter({ hasText: /^Approval proposed by .* cannot be approved again/ });
  await notice.waitFor();
  const canPress = (name: string) => page.getByRole('button', { name, exact: true }).isEnabled();
  await becomes(() => canPress('Reject'), true);
  await becomes(() => canPress('Approve'), false);
  await takesVerdicts(page);
  const colleague = await staffWith(site.server, ['certificates.read', 'certificates.review']);
  const { body } = await resource<{ id: number }[]>(colleague, 'GET', 'proposals', {
    query: { filter: { certificateId: id } },
  });
  expect((await settle(colleague, body[0]?.id ?? 0, 'refuse', { reason: 'Look again' })).status).toBe(200);
  await page.evaluate(`dispatchEvent(new Event('visibilitychange'))`);
  await notice.waitFor({ state: 'detached' });
  await becomes(() => canPress('Approve'), true);
});
