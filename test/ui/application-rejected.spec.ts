import type { Locator, Page } from 'playwright-core';
import { type PortalCertificate, registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, scrollsSideways, visit } from '../support/browser.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { inEnglish } from '../support/said.js';
import { ADMIN } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';
import { acceptAll, say } from '../support/verdicts.js';
import { ApplicationPage, apply, pdf } from './application.page.js';

const site = testedSite();
let officer: PortalClient;
let reason: { id: number; textEn: string; textCn: string };

beforeAll(async () => {
  officer = await signIn(site.server.url, ADMIN);
  const { body } = await resource<Array<typeof reason>>(officer, 'GET', 'rejection-reasons');
  const [first] = body;
  if (!first) throw new Error('no saved reason');
  reason = first;
});

/** Sent back for the transcript, refused for the payment. */
async function rejected(student: PortalClient, words: object = {}): Promise<PortalCertificate> {
  const { id, version } = await apply(student);
  await acceptAll(officer, id, version, ['photo', 'passport', 'certificate', 'ministry']);
  const sentBack = { verdict: 'send_again', reasons: [reason.id], comment: 'The last page', internalNote: 'Odd one' };
  await say(officer, id, version, { group: 'transcript', ...sentBack });
  await say(officer, id, version, { group: 'payment', verdict: 'refused', comment: 'Paid by somebody else' });
  const body = { version, groups: ['transcript', 'payment'], ...words };
  const { status } = await resource(officer, 'POST', `certificates/${id}/reject`, { body });
  expect(status).toBe(200);
  return (await student.get<PortalCertificate>('/api/cert/detail', { id })).data;
}

const mark = (page: Page, group: string) => page.locator(`[data-marked="${group}"]`);
async function isInView(page: Page, what: Locator): Promise<boolean> {
  const [box, view] = [await what.boundingBox(), page.viewportSize()];
  return box !== null && view !== null && box.y >= 0 && box.y + box.height <= view.height;
}

const UNCHANGED = inEnglish('group_unchanged');

it.each(['phone', 'desk'] as const)(
  'on a %s shows what is wrong group by group, until it is changed',
  async (device) => {
    const student = await registerStudent(site.server);
    const { id } = await rejected(student);
    const { page, expectRefusal, complaints, close } = await visit(site, { device, as: student });
    const form = new ApplicationPage(page);
    await form.open(`/cert-update?id=${id}`);
    // It opens at the first of the two.
    await becomes(() => isInView(page, mark(page, 'transcript')), true);
    const all = page.getByRole('alert').filter({ hasText: 'Rejected: please mend this' });
    const groups = all.getByRole('listitem');
    await becomes(() => groups.count(), 2);
    const [first = '', second = ''] = await groups.allInnerTexts();
    expect(first).toContain('Transcript: please send it again');
    for (const words of [reason.textEn, 'The last page']) {
      expect(first).toContain(words);
      expect(await mark(page, 'transcript').textContent()).toContain(words);
    }
    expect(second).toContain('not accepted');
    await becomes(() => page.locator('[data-marked]').count(), 2);
    await becomes(() => page.getByText(/Reason for rejection|Odd one/).count(), 0);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axeFindings(page)).toEqual([]);

    expectRefusal('409 /api/cert/update-apply');
    await form.button('Save & Apply').click();
    expect(await form.problems()).toEqual([`Transcript: ${UNCHANGED}`, expect.stringContaining(UNCHANGED)]);
    await form.field('transcript_remark').fill('There are two pages only');
    await mark(page, 'transcript').waitFor({ state: 'detached' });
    await form.button('Save & Apply').click();
    await becomes(() => form.problems().then((problems) => problems.length), 1);
    await mark(page, 'payment').waitFor();

    // A draft is saved, and does not forget which of the two was changed.
    await form.button('Save Draft').click();
    await page.getByText('Save Success!').waitFor();
    await page.waitForURL(`${site.server.url}/cert-list`);
    await form.open(`/cert-update?id=${id}`, { legal: false });
    await groups.filter({ hasText: 'changed since' }).getByRole('link', { name: 'Transcript' }).waitFor();
    await becomes(() => page.locator('[data-marked]').count(), 1);
    await groups.last().getByRole('link').click();
    await form.hasFocus('payment_photos');
    await form.choose('payment_photos', [await pdf('receipt.pdf')]);
    await mark(page, 'payment').waitFor({ state: 'detached' });
    await page.getByText('Nothing is missing: you can apply.').waitFor();
    // What was saved is known: nothing else need be answered for it to be shown.
    await page.route('**/api/cert/detail?*', () => undefined);
    await form.button('Save & Apply').click();
    await page.getByText('Apply Success!').waitFor();
    await page.waitForURL('**/cert-track?id=*');
    await page.getByRole('heading', { level: 1, name: 'Your application is in' }).waitFor();
    const { data } = await student.get<PortalCertificate>('/api/cert/detail', { id });
    expect(data).toMatchObject({ cert_status: 'Verifying', rejections: [], reject_reason: null });
    expect(complaints).toEqual([]);
    await close();
  },
);

it('speaks the language of its reader, and tells what the officer wrote besides', async () => {
  const student = await registerStudent(site.server);
  const { id } = await rejected(student, { reason: 'Please come to our office.' });
  const { page, complaints, close } = await visit(site, { as: student, language: 'cn' });
  await page.goto(`/cert-update?id=${id}`);
  const all = page.getByRole('alert').filter({ hasText: '申请被驳回，请修改以下内容' });
  await all.getByText('Please come to our office.').waitFor();
  expect(await all.textContent()).toContain(reason.textCn);
  expect(await mark(page, 'transcript').textContent()).toContain('请重新提交');
  expect(complaints).toEqual([]);
  await close();
});
