import { readFile } from 'node:fs/promises';
import { completeForm, type PortalCertificate, registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, scrollsSideways, type VisitOptions, visit } from '../support/browser.js';
import { type Credential, Verifier } from '../support/credentials.js';
import { signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { inChinese } from '../support/said.js';
import { ADMIN, waitFor } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
let student: Awaited<ReturnType<typeof registerStudent>>;
let verified: PortalCertificate;

beforeAll(async () => {
  student = await registerStudent(site.server);
  const officer = await signIn(site.server.url, ADMIN);
  const { id } = await record(student, 'add-apply', await completeForm(student));
  verified = await record(officer, 'update-auth', { id });
  await record(student, 'add', { major: 'Economics' });
  await waitFor('the report', async () => (await student.raw(`/api/cert/pdf?id=${id}`)).status === 200);
});

async function openList(options: VisitOptions = {}) {
  const opened = await visit(site, { as: student, ...options });
  await opened.page.goto('/cert-list');
  await opened.page.getByRole('heading', { level: 1 }).waitFor();
  return opened;
}

it('saves the report as a credential that verifies, by the keyboard alone, for the verified record alone', async () => {
  const { page, complaints, close } = await openList();
  const button = page.getByRole('button', { name: `Portable copy of ${verified.verifi_no}` });
  await button.focus();
  const arrival = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await arrival;
  expect(download.suggestedFilename()).toBe(`${verified.verifi_no}.vc.jwt`);
  const credential = await new Verifier(site.server.url, site.server.url).read<Credential>(
    await readFile(await download.path(), 'utf8'),
  );
  expect(credential.credentialSubject.report).toMatchObject({ number: verified.verifi_no });
  await becomes(() => page.getByRole('button', { name: /^Portable copy/ }).count(), 1);
  expect(complaints).toEqual([]);
  await close();
});

it('says in Chinese why there is none', async () => {
  const { page, expectRefusal, close } = await openList({ language: 'cn', device: 'phone' });
  const path = `/api/v1/certificates/${verified.id}/credential`;
  expectRefusal(`409 ${path}`);
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      status: 409,
      json: { message: 'This report was withdrawn', reason: 'report_withdrawn', code: 'report_withdrawn', errors: {} },
    }),
  );
  await page.getByRole('button', { name: /电子凭证$/ }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: inChinese('report_withdrawn') })
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await close();
});

it.each([
  ['desk', 'en', 'It says what the PDF says'],
  ['phone', 'cn', '内容与 PDF 报告相同'],
] as const)('at a %s in %s says what it is', async (device, language, words) => {
  const { page, complaints, close } = await openList({ device, language });
  await page.getByText(words).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});
