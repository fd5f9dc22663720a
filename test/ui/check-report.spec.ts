import type { Page } from 'playwright-core';
import { FORM_TEXTS, HOLDER, type PortalCertificate, uploadPapers } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, scrollsSideways, type VisitOptions, visit } from '../support/browser.js';
import { PortalClient, signIn } from '../support/portal.js';
import { ADMIN, waitFor } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
let number: string;
let withdrawn: string;

beforeAll(async () => {
  const officer = await signIn(site.server.url, ADMIN);
  const papers = await uploadPapers(officer);
  const verify = async (fields: object) => {
    const form = { ...FORM_TEXTS, ...papers, email: 'holder@example.com', ...fields };
    const { data } = await officer.post<PortalCertificate>('/api/cert/add-auth', form);
    return String(data.verifi_no);
  };
  number = await verify({});
  withdrawn = await verify({ passport: 'W7654321' });
  await pdfAddress();
  const withdraw = "UPDATE reports SET status = 'withdrawn', withdrawn_at = ?, reason = ? WHERE number = ?";
  const day = Date.parse('2026-10-02T03:00:00Z');
  inData(site.server, (data) => data.prepare(withdraw).run(day, 'Issued for the wrong person', withdrawn));
});

/** A signed link to the report, once it is rendered. */
async function pdfAddress(): Promise<string> {
  const anyone = new PortalClient(site.server.url);
  return waitFor('the report', async () => {
    const { data } = await anyone.get<{ pdfurl?: string }>('/api/studentinfo/search', HOLDER);
    return data.pdfurl;
  });
}

const opened = async (path: string, options: VisitOptions = {}) => {
  const visitor = await visit(site, options);
  await visitor.page.goto(path);
  return visitor;
};

const verdict = (page: Page, word: string) => page.getByRole('heading', { name: word, level: 2, exact: true });
const asked = (page: Page) => page.locator('#report-number');
const stated = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
    .locator('dd');

/** The same number with its last character exchanged. */
const mistyped = () => number.slice(0, -1) + (number.endsWith('7') ? '8' : '7');

it('a visitor types the number in any form and sees at a glance that the report is valid, and what it certifies', async () => {
  const { page, complaints, close } = await opened('/check', { device: 'phone' });
  await asked(page).fill(` ${number.toLowerCase().replaceAll('-', ' ')} `);
  await page.keyboard.press('Enter');
  await verdict(page, 'Valid').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/check/${number}`);
  await becomes(() => page.title(), `Report ${number} · MyVerify`);
  await becomes(() => stated(page, 'Edition').textContent(), '1');
  await becomes(() => stated(page, 'Name of holder').textContent(), HOLDER.name);
  expect(await stated(page, 'Passport number').textContent()).toMatch(/^•{6}678/);
  await becomes(() => stated(page, 'Period of study').textContent(), '2021-09-01 to 2023-08-31');
  await becomes(() => page.getByText(HOLDER.passport).count(), 0);
  expect(complaints).toEqual([]);
  await close();
});

it('on a phone the verdict, the name, the degree and the university stand before anything else', async () => {
  const { page, close } = await opened(`/check/${number}`, { device: 'phone' });
  await verdict(page, 'Valid').waitFor();
  const { level, major, university } = FORM_TEXTS;
  const tops: number[] = [];
  for (const text of ['Valid', HOLDER.name, `${level}, ${major}`, university]) {
    const box = await page.locator('[data-result="valid"]').getByText(text, { exact: true }).first().boundingBox();
    tops.push(box?.y ?? Number.NaN);
  }
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  const steps = await page.getByRole('heading', { name: 'What to do now' }).boundingBox();
  expect(tops.at(-1)).toBeLessThan(Math.min(steps?.y ?? 0, 600));
  await close();
});

it('a pasted link and the address of a QR code lead to the same result', async () => {
  const { page, close } = await opened('/check');
  await asked(page).fill(`${site.server.url}/check/${number}`);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await verdict(page, 'Valid').waitFor();
  await page.goto(`/check/${number.toLowerCase().replaceAll('-', '')}`);
  await verdict(page, 'Valid').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/check/${number}`);
  await close();
});

it('a typing mistake is told at once, without asking the service', async () => {
  const { page, close } = await opened('/check');
  const calls: string[] = [];
  page.on('request', (request) => void (request.url().includes('/reports/check/') && calls.push(request.url())));
  for (const [typed, told] of [
    ['', 'Type the number of the report.'],
    [mistyped(), 'There is a typing mistake in this number'],
    [number.slice(0, -1), 'You typed 14.'],
    [`${number.slice(0, -1)}?`, 'has no “?” in it'],
  ] as const) {
    await asked(page).fill(typed);
    await page.keyboard.press('Enter');
    await page.getByText(told).waitFor();
    await page.locator('#report-number:focus').waitFor();
    await becomes(() => asked(page).inputValue(), typed);
  }
  await page.goto(`/check/${mistyped()}`);
  await verdict(page, 'Mistyped').waitFor();
  await becomes(() => asked(page).inputValue(), mistyped());
  expect(calls).toEqual([]);
  await close();
});

it('a withdrawn report is told with day and reason', async () => {
  const { page, complaints, close } = await opened(`/check/${withdrawn}`);
  await verdict(page, 'Withdrawn').waitFor();
  await becomes(() => stated(page, 'Withdrawn on').textContent(), '2026-10-02');
  await becomes(() => stated(page, 'Reason').textContent(), 'Issued for the wrong person');
  expect(complaints).toEqual([]);
  await close();
});

it('a number that was never issued is told as unknown', async () => {
  const { page, expectRefusal, complaints, close } = await opened('/index');
  expectRefusal('404 /api/v1/reports/check/MYV-00000-00000-00000');
  await page.goto('/check/MYV-00000-00000-00000');
  await verdict(page, 'Unknown').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('a service that does not answer, or asks to wait, is no word about the report', async () => {
  const { page, close } = await opened('/check');
  const calls = '**/api/v1/reports/check/**';
  await page.route(calls, (route) => route.abort());
  await asked(page).fill(number);
  await page.keyboard.press('Enter');
  await verdict(page, 'Not checked').waitFor();
  await page.unroute(calls);
  await page.route(calls, (route) =>
    route.fulfill({ status: 429, json: { message: 'Too many requests', reason: 'too_many_requests', retryAfter: 5 } }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await verdict(page, 'Not checked yet').waitFor();
  await page.getByRole('button', { name: 'Try again', disabled: true }).waitFor();
  await page.unroute(calls);
  await page.getByText('You can try again now.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await verdict(page, 'Valid').waitFor();
  await close();
});

it('what is printed is the result with its time and address, without the rest of the site', async () => {
  const { page, close } = await opened(`/check/${number}`);
  await verdict(page, 'Valid').waitFor();
  const logo = page.locator('main img[src="/favicon.svg"]');
  const contact = page.locator('main').getByText('contact@demo.example');
  for (const onPaper of [logo, contact]) await becomes(() => onPaper.isVisible(), false);
  await page.emulateMedia({ media: 'print' });
  for (const onPaper of [logo, contact]) await becomes(() => onPaper.isVisible(), true);
  expect(await page.getByText('Checked on').textContent()).toMatch(
    new RegExp(`^Checked on \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d \\(Malaysia time\\) at .*/check/${number}$`),
  );
  await becomes(() => verdict(page, 'Valid').isVisible(), true);
  for (const hidden of [page.locator('header'), page.locator('footer'), asked(page)]) {
    await becomes(() => hidden.isVisible(), false);
  }
  // With the margins that browsers leave.
  const margin = { top: '12mm', right: '12mm', bottom: '12mm', left: '12mm' };
  const pdf = await page.pdf({ format: 'A4', margin });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await close();
});

it.each([
  ['desk', 'en'],
  ['phone', 'cn'],
] as const)('at a %s in %s axe finds nothing, and nothing scrolls sideways', async (device, language) => {
  const { page, complaints, close } = await visit(site, { device, language });
  const found: string[] = [];
  for (const path of [`/check/${number}`, `/check/${withdrawn}`, `/check/${mistyped()}`, '/pdf?pdf=x']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 2 }).or(page.getByRole('alert')).first().waitFor();
    for (const finding of await axeFindings(page)) found.push(`${path}: ${finding}`);
    if (await scrollsSideways(page)) found.push(`${path}: scrolls sideways`);
  }
  expect([...found, ...complaints]).toEqual([]);
  await close();
});
