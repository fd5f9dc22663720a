import { toBuffer } from 'qrcode';
import { formToReview } from '../support/applications.js';
import { visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { atEachWidth, axeFindings, LANGUAGES, scrollsSideways } from '../support/browser.js';
import { paperPdf } from '../support/papers.js';
import { drawnPassport, PASSPORT_HOLDER } from '../support/passports.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { ADMIN, STUDENT } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
let student: PortalClient;

beforeAll(async () => {
  student = await signIn(site.server.url, STUDENT);
});

it.each(LANGUAGES)('shows what the passport says beside what is claimed, in %s', async (language) => {
  const expired = { ...PASSPORT_HOLDER, expiry: '200101' };
  const bytes = await drawnPassport(expired, 'scan');
  const { data } = await student.upload('passport', 'passport.jpg', bytes);
  const claimed = {
    name: '王小明',
    gender: 'Male',
    nationality: 'China',
    birth: '2001-04-03',
    passport: PASSPORT_HOLDER.number,
  };
  const form = { ...(await formToReview(student)), ...claimed, passport_photos: [data.url] };
  const { id } = await record(student, 'add-apply', form);
  const { page, complaints, close } = await visitOffice(site, `/student/${id}`, { as: ADMIN, language });
  // A machine reads the page first.
  await page.locator('[data-read="birth differs"]').waitFor({ timeout: 180_000 });
  const marks = await page.evaluate<string[]>(
    "[...document.querySelectorAll('[data-read]')].map((one) => one.dataset.read)",
  );
  expect(marks.toSorted()).toEqual([
    'birth differs',
    'gender match',
    'name close',
    'nationality match',
    'passport match',
  ]);
  expect(await page.locator('[data-read="birth differs"]').textContent()).toContain('2001-04-30');
  expect(await page.locator('[data-read="name close"]').textContent()).toContain('WANG XIAOMING');
  const signal = (kind: string) => page.locator(`[data-signal="${kind}"]`);
  await signal('passport_expired').getByText('2020-01-01').waitFor();
  await signal('mrz_differs').getByText('2001-04-30').waitFor();
  const dismiss = signal('passport_expired').getByRole('button', { name: /^(?:Dismiss|排除)$/u });
  await dismiss.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button').last().click();
  expect(await dialog.locator('[aria-invalid="true"]').count()).toBeGreaterThan(0);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('textbox').fill('The new one lies beside it');
  await dialog.getByRole('button').last().click();
  await page.locator('[data-settled="passport_expired"]').getByText('The new one lies beside it').waitFor();
  await becomes(() => signal('passport_expired').count(), 0);
  await signal('mrz_differs').waitFor();
  await atEachWidth(page, async () => {
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });
  expect(complaints).toEqual([]);
  await close();
});

it.each(LANGUAGES)(
  'shows what documents say beside what is claimed, and their text to be searched, in %s',
  async (language) => {
    const lines = ['UNIVERSITI MALAYA', 'This is to certify that Wang Xiaoming has been admitted to the degree of'];
    const said = [
      ...lines,
      'Master of Computer Science on 15 October 2023.',
      `Certificate No. UM-2O23-004512 ${language}`,
    ];
    const { data } = await student.upload('certificate', 'degree.pdf', await paperPdf(said.join('\n')));
    const code = 'https://verify.um.example/UM-2023-004512';
    const stamp = await student.upload('ministry', 'stamp.png', await toBuffer(code, { width: 600, margin: 6 }));
    const claimed = { name: '王小明', major: 'Civil Engineering', cert_no: 'UM-2023-004512' };
    const { id } = await record(student, 'add-apply', {
      ...(await formToReview(student)),
      ...claimed,
      cert_photos: [data.url],
      ministry_photos: [stamp.data.url],
    });
    const { page, context, complaints, close } = await visitOffice(site, `/student/${id}`, {
      as: ADMIN,
      language,
    });
    await page.locator('[data-found="certificate certNo close"]').waitFor();
    const marks = await page.evaluate<string[]>(
      "[...document.querySelectorAll('[data-found^=certificate]')].map((one) => one.dataset.found.slice(12))",
    );
    expect(marks.toSorted()).toEqual([
      'awardingTime match',
      'certNo close',
      'level match',
      'major not_found',
      'name close',
      'university match',
    ]);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const _ of ['passport', 'certificate', 'transcript', 'ministry']) await page.keyboard.press('ArrowRight');
    const codes = page.locator('[data-codes]');
    await codes.getByText(code).waitFor();
    await becomes(() => codes.getByRole('link').count(), 0);
    expect(await axeFindings(page)).toEqual([]);
    await codes.getByRole('button').click();
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(code);
    for (const _ of ['transcript', 'certificate']) await page.keyboard.press('ArrowLeft');
    const text = page.locator('details[data-text-state="read"]');
    await text.locator('summary').click();
    await text.getByText('Certificate No. UM-2O23-004512').waitFor();
    await text.getByRole('searchbox').fill('computer');
    await becomes(() => text.locator('mark').allTextContents(), ['Computer']);
    await text.getByRole('button').click();
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toContain('UNIVERSITI MALAYA');
    await atEachWidth(page, async () => {
      expect(await axeFindings(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    });
    expect(complaints).toEqual([]);
    await close();
  },
);
