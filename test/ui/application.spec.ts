import { inFours, paymentReference } from '../../src/domain/payment/payment-reference.js';
import { type PortalCertificate, registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, scrollsSideways, visit } from '../support/browser.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { inChinese, inEnglish } from '../support/said.js';
import { ADMIN } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';
import { ApplicationPage, apply, pdf, recordsOf } from './application.page.js';

const site = testedSite();
let officer: PortalClient;

beforeAll(async () => {
  officer = await signIn(site.server.url, ADMIN);
});

it('on a phone: apply by keyboard, be rejected, see why, mend it, apply again, be verified', async () => {
  const student = await registerStudent(site.server);
  const { page, complaints, close } = await visit(site, { device: 'phone', as: student });
  const form = new ApplicationPage(page);
  await form.open('/cert-add');
  await becomes(() => form.field('email').inputValue(), student.email);
  expect(await form.field('email').isEditable()).toBe(false);

  await form.button('Save & Apply').press('Enter');
  const missing = await form.problems();
  expect(missing).toHaveLength(14);
  expect(missing).toContain(`Name: ${inEnglish('required', { label: 'name' })}`);
  expect(missing).toContain(`Ministry stamping: ${inEnglish('files_required')}`);
  expect(await recordsOf(student)).toEqual([]);
  await page.getByRole('link', { name: `Name: ${inEnglish('required', { label: 'name' })}` }).press('Enter');
  await form.hasFocus('name');

  await page.keyboard.type('王小明 José Ñúñez');
  await form.field('gender').selectOption('Male');
  await form.field('birth').fill('2001/4/30');
  await form.field('nationality').pressSequentially('chin');
  await page.getByRole('option', { name: 'China', exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await becomes(() => form.field('nationality').inputValue(), 'China');
  await form.field('passport').fill('E12345678');
  await form.field('university').pressSequentially('universiti mal');
  await page.getByRole('option', { name: 'Universiti Malaya', exact: true }).tap();
  await form.field('major').fill('Computer Science');
  await form.field('level').selectOption('Master');
  await form.field('awarding_time').fill('20231015');
  await page.getByRole('button', { name: 'MoHE stamping date: open the calendar' }).press('Enter');
  await page.getByRole('dialog', { name: 'Calendar' }).getByRole('button', { name: /^1 / }).first().click();
  expect(await form.field('ministry_stamping_time').inputValue()).toMatch(/^20\d\d-\d\d-01$/);
  await becomes(() => form.field('awarding_time').inputValue(), '2023-10-15');
  await form.uploadAll();
  await page.getByText('Nothing is missing: you can apply.').waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  await form.button('Save & Apply').press('Enter');
  await page.getByText('Apply Success!').waitFor();
  await page.waitForURL('**/cert-track?id=*');

  const [applied] = await recordsOf(student);
  expect(applied).toMatchObject({ cert_status: 'Verifying', name: '王小明 José Ñúñez', birth: '2001-04-30' });
  const id = Number(applied?.id);
  await officer.post('/api/cert/reject', { ids: [id], reject_reason: 'The transcript lacks its last page.' });

  await form.open(`/cert-update?id=${id}`);
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Reason for rejection: The transcript lacks its last page.' });
  await alert.waitFor();
  // The change comes first, not that nothing is missing.
  const progress = page.getByRole('navigation', { name: 'Your application' });
  await progress.getByText('First change what the reason for rejection names, then apply again.').waitFor();
  await becomes(() => progress.getByText(/Nothing is missing|15 of 15/).count(), 0);
  await progress.getByRole('button', { name: 'Show the sections' }).tap();
  await progress
    .getByRole('listitem')
    .filter({ hasText: 'to change' })
    .getByRole('link', { name: 'Transcript' })
    .waitFor();
  // No tick for what was refused.
  expect(
    await page.getByRole('listitem').filter({ hasText: 'Decision: Rejected' }).locator('[data-rejected]').count(),
  ).toBe(1);
  await alert.getByRole('link', { name: 'Transcript' }).tap();
  await form.hasFocus('transcript_photos');
  await form.choose('transcript_photos', [await pdf('last page.pdf')]);
  await page.getByRole('link', { name: 'Open last page.pdf' }).waitFor();
  await becomes(() => form.files('Transcript').count(), 2);
  await progress.getByText('Nothing is missing: you can apply.').waitFor();
  await becomes(() => progress.getByText('First change what').count(), 0);
  await form.button('Save & Apply').tap();
  await page.getByText('Apply Success!').waitFor();
  await page.waitForURL('**/cert-track?id=*');

  const { data: mended } = await officer.get<PortalCertificate>('/api/cert/detail', { id });
  expect(mended).toMatchObject({ cert_status: 'Verifying', reject_reason: null });
  expect(mended.transcript_photos).toHaveLength(2);
  await officer.post('/api/cert/update-auth', { id, version: mended.version });
  await page.goto(`/cert-update?id=${id}`);
  await page.getByText('You cannot edit certified certificates').waitFor();
  await page.getByText(/MYV-/).waitFor();
  await becomes(() => form.button('Save Draft').count(), 0);
  await page.getByRole('heading', { level: 1, name: 'Certificate', exact: true }).waitFor();
  await page.evaluate("localStorage.setItem('language', 'cn')");
  await page.reload();
  await page.getByRole('definition').getByText('中国', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('fills a new form from the profile, asks for the legal notice once, and sends a double click once', async () => {
  const student = await registerStudent(site.server);
  await student.post('/api/user/update', { name: 'Mei Lin', gender: 'Female', nationality: 'China', passport: 'K1' });
  const { page, complaints, close } = await visit(site, { as: student });
  const form = new ApplicationPage(page);
  await form.open('/cert-add');
  const filled = () =>
    Promise.all(['name', 'gender', 'nationality', 'passport'].map((field) => form.field(field).inputValue()));
  await becomes(filled, ['Mei Lin', 'Female', 'China', 'K1']);
  await page.reload();
  await form.field('major').fill('Law');
  await becomes(() => page.getByRole('dialog').count(), 0);
  await page.getByRole('radio', { name: /Stamping verification/ }).check();
  await form.button('Save Draft').dblclick();
  await page.getByText('Save Success!').waitFor();
  await page.waitForURL(`${site.server.url}/cert-list`);
  const records = await recordsOf(student);
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({ cert_status: 'Unverified', type: 'stamping', major: 'Law', name: 'Mei Lin' });
  expect(complaints).toEqual([]);
  await close();
});

it('says what is wrong when a field is left, and what only the server knows when it refuses, in both languages', async () => {
  const student = await registerStudent(site.server);
  const { page, expectRefusal, complaints, close } = await visit(site, { as: student });
  const form = new ApplicationPage(page);
  await form.open('/cert-add');
  await form.field('birth').fill('2999-01-01');
  await form.field('start_time').fill('31 May');
  await form.field('major').focus();
  await page
    .locator('#birth-error')
    .getByText(inEnglish('day_in_future', { label: 'date of birth' }))
    .waitFor();
  await page
    .locator('#start_time-error')
    .getByText(inEnglish('day_expected', { label: 'start date' }))
    .waitFor();
  await becomes(() => page.getByRole('alert').count(), 0);
  await form.button('Save Draft').click();
  expect(await form.problems()).toEqual([
    'Date of birth: The date of birth must not be after today',
    'Start of study: The start date must be a day as YYYY-MM-DD',
  ]);
  await becomes(() => form.field('start_time').inputValue(), '31 May');
  await becomes(() => form.field('birth').getAttribute('aria-invalid'), 'true');
  await form.field('birth').fill('2001-01-01');
  await form.field('start_time').fill('2200-01-01');
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await form.button('Save Draft').click();
  expect(await form.problems()).toEqual(['Start of study: The start date must not be after 2199-12-31']);
  await page.locator('header').getByText('中文').first().click();
  await page
    .getByRole('link', { name: `入学日期：${inChinese('day_too_late', { label: 'start date', last: '2199-12-31' })}` })
    .waitFor();
  await form.field('start_time').fill('2022-01-01');
  await page.getByRole('link', { name: /入学日期：/ }).waitFor({ state: 'detached' });
  expectRefusal('400 /api/cert/add');
  await form.field('major').fill('La\u0007w');
  await form.button('保存草稿').click();
  await page.getByRole('link', { name: `专业：${inChinese('forbidden_characters', { label: 'major' })}` }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('shows how to pay and what documents look like, without anything that axe finds, in both languages', async () => {
  const student = await registerStudent(site.server);
  const { id } = await apply(student);
  await officer.post('/api/cert/reject', { ids: [id], reject_reason: '护照不清晰' });
  const found: string[] = [];
  for (const language of ['en', 'cn'] as const) {
    const { page, complaints, close } = await visit(site, { device: 'phone', language, as: student });
    const form = new ApplicationPage(page);
    await form.open(`/cert-update?id=${id}`);
    const note = async (where: string) => {
      for (const finding of await axeFindings(page)) found.push(`${language} ${where}: ${finding}`);
      if (await scrollsSideways(page)) found.push(`${language} ${where}: scrolls sideways`);
    };
    await page.getByText('passport.png').waitFor();
    await note('form');
    await page.getByRole('button', { name: language === 'en' ? 'Payment Details' : '缴费信息' }).tap();
    const dialog = page.getByRole('dialog');
    for (const [tab, text] of [
      [0, 'MYR 669.60'],
      [1, 'DEMONSTRATION'],
      [2, 'DEMOMYKL'],
    ] as const) {
      await dialog.getByRole('tab').nth(tab).tap();
      await dialog.getByText(text).first().waitFor();
    }
    await note('payment');
    await becomes(() => dialog.getByText(inFours(paymentReference(id))).count(), 1);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: language === 'en' ? 'See a sample: Passport' : '查看样例：护照' }).tap();
    await dialog.locator('img').first().waitFor();
    const drawn = await dialog
      .locator('img')
      .first()
      .evaluate(async (element) => {
        const image = element as unknown as { decode(): Promise<void>; naturalWidth: number };
        await image.decode();
        return image.naturalWidth;
      });
    expect(drawn).toBeGreaterThan(100);
    await note('sample');
    found.push(...complaints);
    await close();
  }
  expect(found).toEqual([]);
});

it('finds a university by what everybody calls it', async () => {
  const { page, complaints, close } = await visit(site, { as: await registerStudent(site.server) });
  const form = new ApplicationPage(page);
  await form.open('/cert-add');
  await form.field('university').pressSequentially('ukm');
  await page.getByRole('option', { name: 'Universiti Kebangsaan Malaysia', exact: true }).click();
  await becomes(() => form.field('university').inputValue(), 'Universiti Kebangsaan Malaysia');
  await page.goto('/university');
  await page.getByRole('searchbox').fill('upm');
  await page.keyboard.press('Enter');
  await page.getByText('Universiti Putra Malaysia').first().waitFor();
  await becomes(() => page.getByText('Universiti Malaya', { exact: true }).count(), 0);
  expect(complaints).toEqual([]);
  await close();
});
