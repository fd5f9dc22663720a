import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { HOLDER, type PortalCertificate } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { visit } from '../support/browser.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { ADMIN } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';
import { ApplicationPage } from './application.page.js';
import { button } from './button.js';

const STUDENT = { email: 'wang.xiaoming@example.com', password: 'Kelapa-2026' };
const REASON = 'The major on the certificate is another one.';

const site = testedSite();
let officer: PortalClient;

beforeAll(async () => {
  officer = await signIn(site.server.url, ADMIN);
});

async function register(page: Page): Promise<void> {
  await page.goto('/student-register');
  await page.locator('#email').fill(STUDENT.email);
  await page.locator('#password').fill(STUDENT.password);
  await page.locator('#checkPwd').fill(STUDENT.password);
  await button(page, 'Send code').tap();
  const mail = await site.server.mailTo(STUDENT.email, ({ text }) => /\b\d{6}\b/.test(text ?? ''));
  await page.locator('#code').fill(/\b\d{6}\b/.exec(mail.text ?? '')?.[0] ?? '');
  await page.locator('#consent').check();
  await page.locator('button[type="submit"]').tap();
  await page.waitForURL('**/cert-list');
  await page.getByRole('heading', { name: 'You have no application yet' }).waitFor();
}

async function fillProfile(page: Page): Promise<void> {
  await page.goto('/student-detail');
  await page.locator('#name').fill(HOLDER.name);
  await page.getByLabel('Male', { exact: true }).check();
  await page.locator('#passport').fill(HOLDER.passport);
  await page.locator('#nationality').fill('Chin');
  await page.getByRole('option', { name: 'China', exact: true }).tap();
  await page.locator('#birth').fill(HOLDER.birth);
  await button(page, 'Save').tap();
  await page.getByText('Update Success!').waitFor();
}

async function applyWithAllPapers(page: Page): Promise<void> {
  await page.goto('/cert-list');
  await page.getByRole('link', { name: 'Apply for a new certificate' }).tap();
  const form = new ApplicationPage(page);
  await form.acceptNotice();
  await becomes(() => form.field('name').inputValue(), HOLDER.name);
  await becomes(() => form.field('passport').inputValue(), HOLDER.passport);
  await form.field('university').fill('Universiti Malaya');
  await page.keyboard.press('Escape');
  await form.field('major').fill('Computer Science');
  await form.field('forms').selectOption('Full Time');
  await form.field('level').selectOption('Master');
  await form.field('awarding_time').fill('2023-10-15');
  await form.field('ministry_stamping_time').fill('2023-11-20');
  await form.uploadAll();
  await form.button('Save & Apply').tap();
  await page.waitForURL('**/cert-track?id=*');
  await page.getByText('Verifying', { exact: true }).waitFor();
}

/** The student's one application, as the officer sees it. */
async function application(): Promise<PortalCertificate> {
  const { data } = await officer.get<{ cert_list: PortalCertificate[] }>('/api/cert/list', {
    cert_status: 'Verifying',
  });
  const [waiting] = data.cert_list;
  if (!waiting) throw new Error('nothing waits for a decision');
  return waiting;
}

async function correct(page: Page): Promise<void> {
  await page.reload();
  await page.getByText(REASON).waitFor();
  await page.getByRole('link', { name: 'Mend this and apply again' }).tap();
  const form = new ApplicationPage(page);
  await form.acceptNotice();
  await page.getByRole('alert').filter({ hasText: REASON }).waitFor();
  await form.field('major').fill('Software Engineering');
  await form.button('Save & Apply').tap();
  await page.waitForURL('**/cert-track?id=*');
  await page.getByText('Verifying', { exact: true }).waitFor();
}

async function downloadReport(page: Page, number: string): Promise<void> {
  await page.reload();
  await page.getByText('Verified', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'To the list of certificates' }).tap();
  const arrival = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download: / }).tap();
  const download = await arrival;
  expect(download.suggestedFilename()).toBe(`${number}.pdf`);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
}

async function lookUp(page: Page, number: string): Promise<void> {
  await page.goto('/index');
  await page.getByRole('button', { name: /Student Information Query/ }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(HOLDER.name);
  await dialog.getByLabel('Passport number').fill(HOLDER.passport);
  await dialog.getByRole('textbox', { name: 'Date of birth' }).fill(HOLDER.birth);
  await dialog.getByRole('button', { name: 'Search', exact: true }).tap();
  await page.getByRole('heading', { name: number, level: 1 }).waitFor();
}

async function check(page: Page, number: string): Promise<void> {
  await page.goto('/check');
  await page.locator('#report-number').fill(number);
  await button(page, 'Check').tap();
  await page.getByRole('heading', { name: 'Valid', exact: true }).waitFor();
  await page.getByText('Software Engineering', { exact: true }).waitFor();
}

it('from the registration to a report that anyone can check, on a phone', async () => {
  const student = await visit(site, { device: 'phone' });
  await register(student.page);
  await fillProfile(student.page);
  await applyWithAllPapers(student.page);
  const first = await application();
  await officer.post('/api/cert/reject', { ids: [first.id], version: first.version, reject_reason: REASON });
  await correct(student.page);
  const { id, version } = await application();
  const { data } = await officer.post<PortalCertificate>('/api/cert/update-auth', { id, version });
  // The report may still be in the making: then its download says so, and waits.
  student.expectRefusal('409 /api/cert/pdf');
  student.expectRefusal('409 /api/cert/download');
  await downloadReport(student.page, String(data.verifi_no));
  expect(student.complaints).toEqual([]);
  await student.close();

  const visitor = await visit(site, { device: 'phone' });
  await lookUp(visitor.page, String(data.verifi_no));
  await check(visitor.page, String(data.verifi_no));
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});
