import { readFile } from 'node:fs/promises';
import { completeForm, registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, scrollsSideways, type VisitOptions, visit } from '../support/browser.js';
import { signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, waitFor } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
let student: Awaited<ReturnType<typeof registerStudent>>;
let id: number;
let number: string;

beforeAll(async () => {
  const officer = await signIn(site.server.url, ADMIN);
  student = await registerStudent(site.server);
  ({ id } = await record(student, 'add-apply', await completeForm(student)));
  number = String((await record(officer, 'update-auth', { id })).verifi_no);
  await waitFor('the report', async () => (await student.post('/api/cert/download', { id })).status === 200);
});
async function open(options: VisitOptions = {}) {
  const opened = await visit(site, { as: student, ...options });
  await opened.page.goto(`/cert-track?id=${id}`);
  await opened.page.locator('[role=img] canvas').waitFor();
  return opened;
}

it.each(['desk', 'phone'] as const)('is looked at, downloaded and shown as a code, at a %s', async (device) => {
  const { page, complaints, close } = await open({ device });
  await page.getByRole('img', { name: `First page of report ${number}` }).waitFor();
  const button = page.getByRole('button', { name: 'Download', exact: true });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe(`${number}.pdf`);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  const width = `document.querySelector('img[alt="QR code of the check page"]').naturalWidth`;
  await waitFor('the code', async () => (await page.evaluate<number>(width)) > 0);
  const links = page.getByRole('link', { name: 'Links for one recipient' });
  await becomes(() => links.isVisible(), false);
  await page.getByText('More', { exact: true }).click();
  await becomes(() => links.getAttribute('href'), `/cert-share?id=${id}`);
  expect(await axeFindings(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});

it('is passed on by the sheet of the system, and by a copied link where there is none', async () => {
  const { page, close } = await open({ device: 'phone' });
  const button = page.getByRole('button', { name: 'Share', exact: true });
  await page.evaluate('navigator.share = (what) => { window.shared = what; return Promise.resolve(); }');
  await button.click();
  const shared = await page.evaluate<{ readonly url: string; readonly text: string }>('window.shared');
  expect(new URL(shared.url).pathname).toBe(`/check/${number}`);
  expect(shared.text).toContain(number);
  await page.evaluate('navigator.share = () => Promise.reject(new DOMException("closed", "AbortError"))');
  await button.click();
  await page.evaluate(`navigator.share = undefined;
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text; } } });`);
  await button.click();
  await page.getByText('The link to the check page was copied').waitFor();
  expect(await page.evaluate('window.copied')).toBe(shared.url);
  await becomes(() => page.getByText('The link to the check page was copied').count(), 1);
  await close();
});

it('is reached from the list, in Chinese as well', async () => {
  const { page, close } = await visit(site, { as: student, language: 'cn', device: 'phone' });
  await page.goto('/cert-list');
  await page.getByRole('link', { name: /^您的报告：/ }).click();
  await page.getByRole('button', { name: '分享', exact: true }).waitFor();
  await page.getByRole('button', { name: '收据（PDF）' }).waitFor();
  await close();
});

it('is taken away once it was withdrawn, and why is said instead of a praise, in an open tab as well', async () => {
  const { page, close } = await open();
  const officer = await signIn(site.server.url, ADMIN);
  const [report] = (await resource<{ id: number }[]>(officer, 'GET', 'reports', { query: { filter: { number } } }))
    .body;
  await officer.post(`/api/v1/reports/${report?.id}/withdraw`, { reason: 'The degree was revoked.' });
  // Later than what was loaded stays fresh for.
  await page.clock.setFixedTime(Date.now() + 120_000);
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))");
  await page.getByRole('heading', { level: 1, name: 'Your report was withdrawn' }).waitFor();
  await page.getByText('Reason: The degree was revoked.').waitFor();
  for (const name of ['Share', 'Download']) {
    await becomes(() => page.getByRole('button', { name, exact: true }).count(), 0);
  }
  await becomes(() => page.getByText('Nothing is left to be done.').count(), 0);
  await close();
});
