import { completeForm, type PortalCertificate, registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, scrollsSideways, visit } from '../support/browser.js';
import { Enquirer } from '../support/enquiries.js';
import { resource } from '../support/resource.js';
import { inData } from '../support/server-data.js';
import { testedSite } from '../support/tested-site.js';
import { ApplicationPage } from './application.page.js';

const site = testedSite();
let enquirer: Enquirer;

beforeAll(async () => {
  enquirer = await Enquirer.of(site.server, 'Universiti Malaya (applicant)');
});

it('tells an applicant of enquiries, asks for the consent by a tick, and says when who was asked and answered', async () => {
  const student = await registerStudent(site.server);
  const form = { ...(await completeForm(student)), university: enquirer.university };
  const draft = (await student.post<PortalCertificate>('/api/cert/add', form)).data;
  const { page, complaints, close } = await visit(site, { device: 'phone', as: student });
  const application = new ApplicationPage(page);
  await application.open(`/cert-update?id=${draft.id}`);
  const agree = page.getByRole('checkbox', { name: 'I agree that MyVerify may ask the university and the ministry' });
  await becomes(() => agree.isChecked(), false);
  await agree.check();
  await page.getByText('those documents of your application that an officer chooses').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await application.button('Save & Apply').click();
  await page.waitForURL('**/cert-track?id=*');
  const { body } = await resource<Array<{ notice: string; language: string }>>(student, 'GET', 'me/consents');
  expect(body).toContainEqual(expect.objectContaining({ notice: 'enquiries', language: 'en' }));

  const contact = await enquirer.contact('registrar@applicant.example');
  const { id } = await enquirer.askAbout(draft.id, contact);
  await application.open(`/cert-update?id=${draft.id}`, { legal: false });
  const asked = page.getByText(/^Asked the university on \d{4}-\d{2}-\d{2}$/);
  await asked.waitFor();
  await page.getByText(/^You agreed on \d{4}-\d{2}-\d{2}\.$/).waitFor();
  await becomes(() => page.getByText(/The university answered/).count(), 0);
  await inData(site.server, (data) =>
    data.prepare("UPDATE confirmations SET state = 'expired', ended_at = ? WHERE id = ?").run(Date.now(), id),
  );
  await page.reload();
  const expired = page.getByText(
    /^No answer came by \d{4}-\d{2}-\d{2}\. We could not confirm it this way, which says nothing against you\.$/,
  );
  await expired.waitFor();
  const told = { way: 'telephone', name: 'Lim', fields: { major: { answer: 'confirmed' } } };
  expect((await resource(enquirer.officer, 'POST', `confirmations/${id}/record`, { body: told })).status).toBe(200);
  await page.reload();
  await page.getByText(/^The university answered on \d{4}-\d{2}-\d{2}$/).waitFor();
  await becomes(() => expired.count(), 0);
  await asked.waitFor();
  await becomes(() => page.getByText('registrar@applicant.example').count(), 0);
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

it('lets one apply without agreeing, and then nobody may be asked', async () => {
  const student = await registerStudent(site.server);
  const form = { ...(await completeForm(student)), university: enquirer.university };
  const draft = (await student.post<PortalCertificate>('/api/cert/add', form)).data;
  const { page, close } = await visit(site, { as: student });
  const application = new ApplicationPage(page);
  await application.open(`/cert-update?id=${draft.id}`);
  await page.getByText('Without it you can apply as well.').waitFor();
  await application.button('Save & Apply').click();
  await page.waitForURL('**/cert-track?id=*');
  const { body } = await resource<Array<{ notice: string }>>(student, 'GET', 'me/consents');
  expect(body.map(({ notice }) => notice)).not.toContain('enquiries');
  const contactId = await enquirer.contact('nobody@applicant.example');
  const asked = await resource(enquirer.officer, 'POST', 'confirmations', {
    body: { certificateId: draft.id, contactId },
  });
  expect([asked.status, asked.body]).toEqual([409, expect.objectContaining({ reason: 'consent_missing' })]);
  await close();
});

it('lets one apply also where the consent could not be stored', async () => {
  const student = await registerStudent(site.server);
  const draft = (await student.post<PortalCertificate>('/api/cert/add', await completeForm(student))).data;
  const { page, expectRefusal, close } = await visit(site, { as: student, language: 'cn' });
  await page.goto(`/cert-update?id=${draft.id}`);
  await new ApplicationPage(page).acceptNotice();
  await page.getByRole('checkbox', { name: '我同意 MyVerify 向大学和高教部求证' }).check();
  expectRefusal('503 /api/v1/me/consents');
  await page.route('**/api/v1/me/consents', (route) => route.fulfill({ status: 503, json: { reason: 'unavailable' } }));
  await page.getByRole('button', { name: '保存并申请', exact: true }).click();
  await page.waitForURL('**/cert-track?id=*');
  const { data } = await student.get<PortalCertificate>('/api/cert/detail', { id: draft.id });
  expect(data.cert_status).toBe('Verifying');
  await page.getByText('您对求证的同意未能保存').waitFor();
  await page.unroute('**/api/v1/me/consents');
  await page.getByRole('button', { name: '再次同意', exact: true }).click();
  await page.getByText('您对求证的同意已保存').waitFor();
  // It was for the one who was signed in: the next on this device never sees it.
  await page.getByRole('button', { name: /的账户$/u }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('link', { name: '登录', exact: true }).first().waitFor();
  await becomes(() => page.getByText('您对求证的同意已保存').count(), 0);
  const { body } = await resource<Array<{ notice: string }>>(student, 'GET', 'me/consents');
  expect(body.map(({ notice }) => notice)).toContain('enquiries');
  await close();
});

it('counts a consent to an earlier wording, as the service does', async () => {
  const student = await enquirer.student();
  const draft = (await student.post<PortalCertificate>('/api/cert/add', await completeForm(student))).data;
  await inData(site.server, (data) =>
    data.prepare("UPDATE consents SET version = '2026-11-24' WHERE notice = 'enquiries'").run(),
  );
  const { page, close } = await visit(site, { as: student });
  const application = new ApplicationPage(page);
  await application.open(`/cert-update?id=${draft.id}`);
  await page.getByText(/^You agreed on \d{4}-\d{2}-\d{2}\.$/).waitFor();
  await becomes(() => page.getByRole('checkbox', { name: /^I agree that MyVerify may ask/ }).count(), 0);
  await close();
});

it('lets the applicant withdraw the consent, says what comes of it, and takes it again', async () => {
  const student = await enquirer.student();
  const contact = await enquirer.contact('registrar@withdrawal.example');
  const { id } = await enquirer.ask(student, contact);
  const { page, complaints, close } = await visit(site, { as: student });
  const consents = async () =>
    (await resource<Array<{ withdrawnAt: string | null }>>(student, 'GET', 'me/consents')).body;
  const withdraw = page.getByRole('button', { name: 'Withdraw my consent to enquiries…' });
  const dialog = page.getByRole('dialog');
  await page.goto('/student-detail');
  await withdraw.click();
  await dialog.getByText('enquiries that wait for an answer end at once').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect((await consents()).map(({ withdrawnAt }) => withdrawnAt)).toEqual([null]);

  await withdraw.click();
  await dialog.getByRole('button', { name: 'Withdraw it' }).click();
  await page.getByRole('columnheader', { name: 'Withdrawn on' }).waitFor();
  const [withdrawn] = await consents();
  expect(withdrawn?.withdrawnAt).toMatch(/^\d{4}-\d{2}-\d{2}T/);
  expect(await enquirer.request(id)).toMatchObject({ state: 'cancelled', cancelCause: 'consent' });
  await page.getByRole('button', { name: 'Agree to enquiries again…' }).click();
  await dialog.getByText('those documents of your application that an officer chooses').waitFor();
  await dialog.getByRole('button', { name: 'I agree' }).click();
  await withdraw.waitFor();
  await page.getByRole('cell', { name: 'in force', exact: true }).waitFor();
  expect((await consents()).map(({ withdrawnAt }) => withdrawnAt)).toEqual([withdrawn?.withdrawnAt, null]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await scrollsSideways(page)).toBe(false);
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
