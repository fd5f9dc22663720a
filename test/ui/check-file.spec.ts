import type { Page, Route } from 'playwright-core';
import { FORGERIES, stripped } from '../integration/seal/sealed.factory.js';
import { HOLDER, paperPdf, photoJpeg, registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, scrollsSideways, type VisitOptions, visit } from '../support/browser.js';
import { correct, newestEdition, rendered, verified, withdraw } from '../support/editions.js';
import { signIn } from '../support/portal.js';
import { ADMIN } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
let number: string;
/** The file of each edition that matters here. */
let files: Record<'current' | 'superseded' | 'withdrawn' | 'altered' | 'stripped' | 'foreign', Buffer>;

beforeAll(async () => {
  const officer = await signIn(site.server.url, ADMIN);
  const student = await registerStudent(site.server);
  const pdfOf = async (id: number) => {
    await rendered(officer, id);
    return Buffer.from(await (await student.raw(`/api/cert/pdf?id=${id}`)).arrayBuffer());
  };
  const [kept, gone] = [await verified(student, officer), await verified(student, officer, { passport: 'W7654321' })];
  number = kept.edition.number;
  const superseded = await pdfOf(kept.certificate.id);
  const withdrawn = await pdfOf(gone.certificate.id);
  const corrected = await correct(officer, kept.edition.id, kept.certificate.version, { major: 'Law' }, 'Wrong major.');
  expect(corrected.status).toBeLessThan(300);
  await withdraw(officer, (await newestEdition(officer, gone.certificate.id)).id, 'Issued for the wrong person.');
  const current = await pdfOf(kept.certificate.id);
  const altered = Buffer.from(current);
  const place = Math.floor(altered.length / 2);
  altered[place] = (altered[place] ?? 0) ^ 4;
  files = {
    current,
    superseded,
    withdrawn,
    altered,
    stripped: Buffer.from(await stripped(current)),
    foreign: await paperPdf('Some other paper'),
  };
});

async function openCheck(options: VisitOptions = {}) {
  const visitor = await visit(site, options);
  const { page } = visitor;
  await page.goto('/check');
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/v1/reports/')) calls.push(`${request.method()} ${path.split('/')[4]}`);
  });
  return { ...visitor, calls };
}

/** Chooses the file by the keyboard. */
async function choose(page: Page, buffer: Buffer, name = 'report.pdf'): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.locator('#report-file').press('Enter')]);
  await chooser.setFiles({ name, mimeType: 'application/pdf', buffer });
}

const verdict = (page: Page, word: string) => page.getByRole('heading', { name: word, level: 2, exact: true });
const stated = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
    .locator('dd');
const steps = (page: Page) =>
  page
    .getByRole('region', { name: 'report.pdf' })
    .locator('li[data-outcome]')
    .evaluateAll((items) => items.map((item) => (item as unknown as { dataset: { outcome: string } }).dataset.outcome));

describe('a file that we issued is told by its fingerprint alone, and stays with the visitor', () => {
  it('genuine and in force, with what it certifies', async () => {
    const { page, calls, complaints, close } = await openCheck();
    await choose(page, files.current);
    await verdict(page, 'Genuine and in force').waitFor();
    await becomes(() => stated(page, 'Report number').textContent(), number);
    await becomes(() => stated(page, 'Name of holder').textContent(), HOLDER.name);
    await becomes(() => stated(page, 'Major').textContent(), 'Law');
    expect(await steps(page)).toEqual(['passed', 'passed', 'passed', 'passed', 'passed']);
    await becomes(() => page.getByText('is no signature of the university or the ministry').count(), 1);
    expect(calls).toEqual(['GET check-hash']);
    expect(complaints).toEqual([]);
    await close();
  });

  it('genuine but superseded, with the way to the edition in force', async () => {
    const { page, calls, complaints, close } = await openCheck();
    await choose(page, files.superseded);
    await verdict(page, 'Genuine, but superseded').waitFor();
    await page.getByText('edition 2 has taken its place').waitFor();
    await becomes(() => stated(page, 'Reason').textContent(), 'Wrong major.');
    expect(await steps(page)).toEqual(['passed', 'passed', 'passed', 'failed', 'passed']);
    expect(calls).toEqual(['GET check-hash']);
    await page.getByRole('link', { name: 'See edition 2, which is in force' }).click();
    await page.waitForURL(`${site.server.url}/check/${number}`);
    await verdict(page, 'Valid').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('genuine but withdrawn, with day and reason', async () => {
    const { page, calls, complaints, close } = await openCheck({ device: 'phone' });
    await choose(page, files.withdrawn);
    await verdict(page, 'Genuine, but withdrawn').waitFor();
    expect(await stated(page, 'Withdrawn on').textContent()).toMatch(/^20\d\d-\d\d-\d\d$/);
    await becomes(() => stated(page, 'Reason').textContent(), 'Issued for the wrong person.');
    expect(await steps(page)).toEqual(['passed', 'passed', 'passed', 'passed', 'failed']);
    expect(calls).toEqual(['GET check-hash']);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a file that we do not know is sent only after agreement', () => {
  it.each([
    ['altered', 'Altered after it was issued', ['passed', 'failed', 'failed', 'not_checked', 'not_checked']],
    ['stripped', 'Not one of our files', ['failed', 'not_checked', 'not_checked', 'not_checked', 'not_checked']],
    ['foreign', 'Not one of our files', ['failed', 'not_checked', 'not_checked', 'not_checked', 'not_checked']],
  ] as const)('%s: %s', async (kind, word, outcomes) => {
    const { page, calls, complaints, close } = await openCheck();
    await choose(page, files[kind]);
    await page.getByRole('heading', { name: 'We do not know this file' }).waitFor();
    expect(calls).toEqual(['GET check-hash']);
    await page.getByRole('button', { name: 'Send the file' }).press('Enter');
    await verdict(page, word).waitFor();
    expect(calls).toEqual(['GET check-hash', 'POST check-file']);
    expect(await steps(page)).toEqual(outcomes);
    await becomes(() => page.getByText(HOLDER.name).count(), 0);
    const byNumber = page.getByRole('link', { name: `Check ${number} by its number` });
    await becomes(() => byNumber.count(), kind === 'foreign' ? 0 : 1);
    expect(complaints.filter((complaint) => !isUnknownHash(complaint))).toEqual([]);
    await close();
  });

  it.each(Object.keys(FORGERIES))('%s: altered', async (name) => {
    const forged = Buffer.from((await FORGERIES[name]?.(files.current)) ?? []);
    const { page, close } = await openCheck();
    await choose(page, forged);
    await page.getByRole('button', { name: 'Send the file' }).click();
    await verdict(page, 'Altered after it was issued').waitFor();
    await close();
  });

  it('who does not agree sends nothing, and may take another file', async () => {
    const { page, calls, close } = await openCheck();
    await choose(page, files.altered);
    await page.getByRole('button', { name: 'Do not send it' }).click();
    await choose(page, files.current);
    await verdict(page, 'Genuine and in force').waitFor();
    expect(calls).toEqual(['GET check-hash', 'GET check-hash']);
    await close();
  });

  it('one on its way is cancelled', async () => {
    const { page, close } = await openCheck();
    const held: Route[] = [];
    await page.route('**/check-file', (route) => void held.push(route));
    await choose(page, files.altered);
    await page.getByRole('button', { name: 'Send the file' }).click();
    await page.getByText(/^Sending, \d+%$|^Sent\. It is being looked at/).waitFor();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.locator('#report-file').waitFor();
    await close();
  });
});

it.each([
  ['en', 'This is not a PDF', 'Check another file'],
  ['cn', '这不是 PDF 文件', '核验其他文件'],
] as const)(
  'a picture of a report is no PDF, whatever it is called; nothing is asked or sent (%s)',
  async (language, word, another) => {
    const { page, calls, complaints, close } = await openCheck({ language });
    await choose(page, await photoJpeg(), 'report.pdf');
    await page.getByRole('heading', { name: word }).waitFor();
    await becomes(() => page.getByRole('button', { name: /Send|发送/ }).count(), 0);
    expect(calls).toEqual([]);
    await page.getByRole('button', { name: another }).click();
    await page.locator('#report-file').waitFor();
    expect(complaints).toEqual([]);
    await close();
  },
);

it('a service that does not answer is no word about the file', async () => {
  const { page, close } = await openCheck();
  await page.route('**/check-hash/**', (route) => route.fulfill({ status: 503, json: { reason: 'unavailable' } }));
  await choose(page, files.current);
  await verdict(page, 'Not checked').waitFor();
  expect(await steps(page)).toEqual(Array(5).fill('not_checked'));
  await page.unroute('**/check-hash/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await verdict(page, 'Genuine and in force').waitFor();
  await close();
});

it('where the browser cannot make the fingerprint, the file may be sent instead', async () => {
  const { page, context, calls, close } = await openCheck();
  await context.addInitScript({ content: 'delete Crypto.prototype.subtle;' });
  await page.reload();
  await choose(page, files.current);
  await page.getByRole('heading', { name: 'This browser cannot calculate the fingerprint' }).waitFor();
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: 'Send the file' }).click();
  await verdict(page, 'Genuine and in force').waitFor();
  expect(calls).toEqual(['POST check-file']);
  await close();
});

it.each([
  ['desk', 'en'],
  ['phone', 'cn'],
] as const)('dropped at a %s in %s: axe finds nothing, nothing scrolls sideways', async (device, language) => {
  const { page, complaints, close } = await openCheck({ device, language });
  const found: string[] = [];
  for (const kind of ['current', 'altered'] as const) {
    const transfer = await page.evaluateHandle(`(() => {
      const bytes = Uint8Array.from(atob('${files[kind].toString('base64')}'), (char) => char.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], 'report.pdf', { type: 'application/pdf' }));
      return transfer;
    })()`);
    await page.locator('#report-file').dispatchEvent('drop', { dataTransfer: transfer });
    if (kind === 'altered')
      await page.getByRole('button', { name: language === 'en' ? 'Send the file' : '发送文件' }).click();
    await page.locator('[data-result]').waitFor();
    for (const finding of await axeFindings(page)) found.push(`${kind}: ${finding}`);
    if (await scrollsSideways(page)) found.push(`${kind}: scrolls sideways`);
    await page.getByRole('button', { name: language === 'en' ? 'Check another file' : '核验其他文件' }).click();
  }
  expect([...found, ...complaints.filter((complaint) => !isUnknownHash(complaint))]).toEqual([]);
  await close();
});

/** The answer to a fingerprint that we do not know, which Chromium writes to the console. */
function isUnknownHash(complaint: string): boolean {
  return complaint.includes('404') && complaint.includes('/api/v1/reports/check-hash/');
}
