import type { Page } from 'playwright-core';
import { REISSUED } from '../../src/domain/report/report.js';
import { registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, scrollsSideways, visit } from '../support/browser.js';
import { correct, newestEdition, stopTokenIn, verified, watchTokenFor, withdraw } from '../support/editions.js';
import { holdBack } from '../support/hold-back.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { inChinese } from '../support/said.js';
import { ADMIN } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
let officer: PortalClient;

beforeAll(async () => {
  officer = await signIn(site.server.url, ADMIN);
});

const verdict = (page: Page, word: string) => page.getByRole('heading', { name: word, level: 2, exact: true });
const outcomes = (page: Page) => page.locator('[data-result] li[data-outcome]').allInnerTexts();

it('a corrected report: the editions, and by the printed one whether it is the newest', async () => {
  const { certificate, edition } = await verified(await registerStudent(site.server), officer);
  await correct(officer, edition.id, certificate.version, { major: 'Law' }, 'The major was wrong.');
  const { page, complaints, close } = await visit(site);
  await page.goto(`/check/${edition.number}`);
  await verdict(page, 'Valid').waitFor();
  expect(await outcomes(page)).toEqual([
    'Issued by MyVerify under this number: passed',
    'The newest edition: could not be checked',
    'In force, not withdrawn: passed',
    'Certified fields shown: passed',
  ]);
  const editions = page.getByRole('listitem').filter({ hasText: /^Edition \d: / });
  expect((await editions.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
    'Edition 2: current',
    'Edition 1: superseded',
  ]);
  await page.getByText('Reason: The major was wrong.').waitFor();

  const printed = page.getByLabel('Which edition is printed on your report?');
  await printed.selectOption('1');
  await verdict(page, 'Superseded').waitFor();
  await becomes(async () => (await outcomes(page))[1], 'The newest edition: failed');
  await page.getByText('a newer edition has taken its place: edition 2 is in force').waitFor();
  await printed.selectOption('2');
  await verdict(page, 'Valid').waitFor();
  await becomes(async () => (await outcomes(page))[1], 'The newest edition: passed');
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

it('what was said of another edition is not passed off as the answer while that is on its way', async () => {
  const { certificate, edition } = await verified(await registerStudent(site.server), officer);
  await correct(officer, edition.id, certificate.version, { major: 'Law' }, REISSUED);
  const { page, close } = await visit(site);
  await page.goto(`/check/${edition.number}`);
  await verdict(page, 'Valid').waitFor();
  const checkedAt = page.getByText(/^Checked on/);
  expect(await checkedAt.textContent()).toMatch(/20\d\d-\d\d-\d\d \d\d:\d\d/);
  const letGo = await holdBack(page, '**/api/v1/reports/check/**');
  await page.getByLabel('Which edition is printed on your report?').selectOption('1');
  await page
    .locator('[aria-busy="true"]')
    .filter({ has: verdict(page, 'Valid') })
    .waitFor();
  expect(await checkedAt.textContent()).not.toMatch(/20\d\d-\d\d-\d\d/);
  letGo();
  await verdict(page, 'Superseded').waitFor();
  expect(await checkedAt.textContent()).toMatch(/20\d\d-\d\d-\d\d \d\d:\d\d/);
  await close();
  const chinese = await visit(site, { language: 'cn' });
  await chinese.page.goto(`/check/${edition.number}`);
  await chinese.page.getByText('原因：根据此后新增的记录重新签发，所认证的内容没有变更。').waitFor();
  await chinese.close();
});

it('a service that fails has checked nothing, and says so step by step', async () => {
  const { page, close } = await visit(site);
  await page.route('**/api/v1/reports/check/**', (route) =>
    route.fulfill({ status: 503, json: { reason: 'unavailable', message: 'Try again' } }),
  );
  await page.goto('/check/MYV-00000-00000-00000');
  await verdict(page, 'Not checked').waitFor();
  expect(await outcomes(page)).toEqual([
    'Issued by MyVerify under this number: could not be checked',
    'The newest edition: could not be checked',
    'In force, not withdrawn: could not be checked',
    'Certified fields shown: could not be checked',
  ]);
  await close();
});

it('who leaves an address and confirms it is told when the report is withdrawn, and ends it by the link of the mail', async () => {
  const { certificate, edition } = await verified(await registerStudent(site.server), officer);
  const { page, expectRefusal, complaints, close } = await visit(site, { device: 'phone', language: 'cn' });
  await page.goto(`/check/${edition.number}`);
  await page.getByRole('button', { name: '通知我' }).click();
  await page.getByText(inChinese('email_needed')).waitFor();
  await page.getByLabel('您的邮箱').fill('hiring@example.com');
  await page.getByRole('link', { name: 'MyVerify' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '留在此页' }).click();
  await becomes(() => page.getByLabel('您的邮箱').inputValue(), 'hiring@example.com');
  await page.getByLabel('您的邮箱').focus();
  await page.keyboard.press('Enter');
  await page.getByText(/我们已发邮件至 hiring@example.com。/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);

  const token = await watchTokenFor(site.server, 'hiring@example.com', edition.number);
  await page.goto(`/check/watch?token=${encodeURIComponent(token)}`);
  await page.getByRole('button', { name: '是，请通知我' }).click();
  await page.getByText(/在 20\d\d-\d\d-\d\d 之前，如该报告有变动/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);

  await withdraw(officer, (await newestEdition(officer, certificate.id)).id, 'The degree was revoked.');
  const mail = await site.server.mailTo('hiring@example.com', ({ text }) => text?.includes('/check/stop') ?? false);
  expect(mail.text).toMatch(/[\u4e00-\u9fff]/);
  await page.goto(`/check/stop?token=${encodeURIComponent(stopTokenIn(mail))}`);
  await page.getByRole('button', { name: '停止通知' }).click();
  await page.getByText('您将不再收到该报告的邮件。').waitFor();
  expect(await axeFindings(page)).toEqual([]);

  expectRefusal('403 /api/v1/reports/watch/stop');
  await page.goto('/check/stop?token=1.2.x');
  await page.getByRole('button', { name: '停止通知' }).click();
  await page.getByRole('alert').getByText('未能停止通知').waitFor();
  await page.goto('/check/stop');
  await page.getByRole('alert').getByText('链接不完整').waitFor();
  await page.goto(`/check/${edition.number}`);
  await verdict(page, '已撤回').waitFor();
  await becomes(() => page.getByLabel('您的邮箱').count(), 0);
  expect(complaints).toEqual([]);
  await close();
});
