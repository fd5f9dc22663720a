import type { Page } from 'playwright-core';
import type { PortalCertificate } from '../support/applicant.js';
import { formToReview } from '../support/applications.js';
import { press, row, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { acceptGroups } from '../support/desk.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record, rejectRecord, staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, STUDENT, waitFor } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';
import { button } from './button.js';

const site = testedSite();
let officer: PortalClient;
let waiting: PortalCertificate;
let verified: PortalCertificate;

beforeAll(async () => {
  const student = await signIn(site.server.url, STUDENT);
  officer = await signIn(site.server.url, ADMIN);
  const form = await formToReview(student);
  waiting = await record(student, 'add-apply', { ...form, name: 'Aminah Waiting' });
  const rejected = await record(student, 'add-apply', { ...form, name: 'Budi Rejected' });
  const text = 'The stamp is missing';
  const saved = {
    titleEn: 'No stamp',
    titleCn: '缺少印章',
    titleMs: 'Tiada cap',
    textEn: text,
    textCn: text,
    textMs: text,
  };
  expect((await resource(officer, 'POST', 'rejection-reasons', { body: saved })).status).toBe(201);
  await rejectRecord(officer, rejected.id, text);
  const { id, version } = await record(student, 'add', { ...form, name: 'Citra Verified' });
  verified = await record(officer, 'update-auth', { ...form, name: 'Citra Verified', id, version });
});

const dialogs = (page: Page) => page.getByRole('dialog').count();

it('single keys work the desk, not while one types, and not when they are switched off', async () => {
  const { page, complaints, close } = await visitOffice(site, `/student/${waiting.id}`, { as: ADMIN });
  await screenStands(page);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('region', { name: 'Passport, 1 of 1' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Page 1 of 2').waitFor();
  await page.keyboard.press('PageDown');
  await page.getByText('Page 2 of 2').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  const photo = page.getByRole('region', { name: 'Photo, 1 of 1' }).getByRole('img');
  await photo.waitFor();
  const sizeOf = async () => (await photo.boundingBox()) ?? { width: 0, height: 0 };
  const before = (await sizeOf()).width;
  await page.keyboard.press('+');
  await waitFor('a larger photo', async () => (await sizeOf()).width > before);
  await page.keyboard.press('0');
  await page.keyboard.press('t');
  await waitFor('a photo that lies', async () => {
    const { width, height } = await sizeOf();
    return width > height;
  });

  await page.keyboard.press('r');
  const reason = page.getByRole('dialog').getByLabel(inEnglish('rejection_reason_needed'));
  await reason.pressSequentially('an error ? +');
  await becomes(() => reason.inputValue(), 'an error ? +');
  expect(await dialogs(page)).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await acceptGroups(page);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('region', { name: 'Photo, 1 of 1' }).waitFor();
  await page.keyboard.press('a');
  await page.getByRole('dialog', { name: 'Approve this application?' }).waitFor();
  await press(page, 'Cancel');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await button(page, 'Language: English').click();
  await page.keyboard.press('r');
  expect(await dialogs(page)).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });

  await page.keyboard.press('?');
  await page.getByRole('dialog').getByLabel('Use single-key shortcuts').uncheck();
  await press(page, 'Close');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  for (const key of ['a', 'r', 's', 'x', '?', 'ArrowRight']) await page.keyboard.press(key);
  expect(await dialogs(page)).toBe(0);
  await page.getByRole('region', { name: 'Photo, 1 of 1' }).waitFor();
  await page.reload();
  await screenStands(page);
  await page.keyboard.press('a');
  expect(await dialogs(page)).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

it('a record is taken while it is open, no longer than until it is decided or left', async () => {
  const claimed = async () => {
    const answer = await officer.raw(`/api/v1/certificates/${waiting.id}`);
    return ((await answer.json()) as { claim: object | null }).claim !== null;
  };
  const opened = await visitOffice(site, '/student', { as: ADMIN });
  const { page } = opened;
  const claims: string[] = [];
  page.on('request', (request) => request.url().endsWith('/claim') && claims.push(request.method()));
  await page.clock.install();
  await page.goto(`/manage/student/${waiting.id}`);
  await screenStands(page);
  await waitFor('the claim', claimed);
  // The page waits from the answer on, which comes after the claim.
  await waitFor('the claim anew', async () => {
    await page.clock.fastForward('01:16');
    return claims.length > 1;
  });

  let answer = () => {};
  await page.route('**/reject', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ status: 409, json: { message: 'No', reason: 'conflict', errors: {} } });
  });
  await button(page, 'Reject').click();
  await page.getByRole('dialog').getByLabel(inEnglish('rejection_reason_needed')).fill('Slow');
  await Promise.all([page.waitForRequest('**/reject'), press(page, 'Reject')]);
  const before = claims.length;
  await page.clock.fastForward('02:30');
  expect(claims).toEqual(Array(before).fill('POST'));
  opened.expectRefusal(`409 /api/v1/certificates/${waiting.id}/reject`);
  answer();
  await waitFor('the claim after a refusal', async () => claims.length > before);
  await press(page, 'Cancel');
  await page.getByRole('navigation', { name: 'Open screens' }).getByRole('link', { name: 'Home' }).click();
  await waitFor('the release', async () => !(await claimed()));
  await page.goto(`/manage/student/${waiting.id}`);
  await waitFor('the claim', claimed);
  await page.goto('/manage/account');
  await waitFor('the release of a page that was closed', async () => !(await claimed()));
  expect(opened.complaints).toEqual([]);
  await opened.close();
});

it('whoever may only read sees everything, decides nothing and takes nothing', async () => {
  const reader = await staffWith(site.server, ['certificates.read']);
  const { page, complaints, close } = await visitOffice(site, '/', {
    as: { ...ADMIN, email: reader.email },
  });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.getByRole('link', { name: /No stamp/u }).waitFor();
  await page.getByRole('link', { name: 'Look at the oldest' }).click();
  await page.getByRole('heading', { level: 1, name: 'Aminah Waiting' }).waitFor();
  await screenStands(page);
  for (const name of ['Approve', 'Reject', 'Edit', 'Next in queue']) await becomes(() => button(page, name).count(), 0);
  for (const key of ['a', 'r', 'n']) await page.keyboard.press(key);
  expect(await dialogs(page)).toBe(0);
  const menu = await page.getByRole('navigation', { name: 'Main menu' }).allInnerTexts();
  expect(menu.join()).toMatch(/Certifications/u);
  expect(menu.join()).not.toMatch(/Saved reasons|Jobs|Audit trail/u);
  await page.getByRole('navigation', { name: 'Main menu' }).getByText('Certifications').click();
  await row(page, 'Aminah Waiting').waitFor();
  for (const name of ['Remove', 'Review queue', 'New certificate']) await becomes(() => button(page, name).count(), 0);
  // How one has set up one's own back office is no record.
  const ofRecords = calls.filter((call) => call !== 'PUT /api/v1/me/preferences');
  expect(ofRecords.filter((call) => !call.startsWith('GET'))).toEqual([]);
  expect(calls.filter((call) => /claim|next|reasons|jobs/u.test(call.split(' ')[1] ?? ''))).toEqual([]);
  for (const screen of ['/reason', '/job', '/audit']) {
    await page.goto(`/manage${screen}`);
    await page.getByRole('heading', { name: 'No access' }).waitFor();
  }
  expect(complaints).toEqual([]);
  await close();
});

it('the audit trail is filtered and read in detail, and issued reports lead to their certificates', async () => {
  const { page, complaints, close } = await visitOffice(site, '/audit', { as: ADMIN });
  await page.getByRole('combobox', { name: 'What' }).fill('cate rej');
  await page.getByRole('option', { name: 'Certificate rejected' }).click();
  await page.getByText('1 in all').waitFor();
  await row(page, 'Certificate rejected')
    .filter({ hasText: /\(1\)/u })
    .getByRole('link', { name: /^Details/u })
    .click();
  await page.getByRole('dialog').getByText('Rejected', { exact: true }).waitFor();
  await page.getByRole('dialog').getByText('Certificate rejected (certificate.rejected)').waitFor();
  await press(page, 'Close');
  await page.getByLabel('Until').fill('2020-01');
  await page.getByLabel('Until').blur();
  await page.getByText('Please give the day as YYYY-MM-DD').waitFor();
  await page.getByText('1 in all').waitFor();
  await page.getByLabel('Until').fill('2020-01-31');
  await page.getByText('Nothing matches these filters').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await row(page, 'Signed in').first().waitFor();
  await becomes(() => page.getByRole('combobox', { name: 'What' }).inputValue(), '');
  await becomes(() => page.getByLabel('Until').inputValue(), '');

  await page.getByRole('navigation', { name: 'Main menu' }).getByText('Issued reports').click();
  await row(page, String(verified.verifi_no)).getByText('In force').waitFor();
  const part = page.getByLabel('Holder, part of number');
  await part.fill('nobody');
  await page.getByText('Nothing matches these filters').waitFor();
  await part.fill('citra');
  await row(page, String(verified.verifi_no)).getByText('Citra Verified').waitFor();
  await part.fill(String(verified.verifi_no).slice(10, 15).toLowerCase());
  await page.waitForURL(/filter=.*%22q%22/u);
  await page.getByText('1 in all').waitFor();
  await part.fill('');
  const number = page.getByLabel('Whole report number');
  await number.fill('MYV-ABCDE');
  await number.blur();
  // The list hears of the emptied input only now: what is typed in the other one stays.
  await page.waitForURL(/filter=%7B%7D/u);
  await becomes(() => number.inputValue(), 'MYV-ABCDE');
  await page.getByText('A report number has 15 letters and digits after MYV').waitFor();
  await number.fill(String(verified.verifi_no).toLowerCase().replaceAll('-', ' '));
  await page.waitForURL(/filter=.*number/u);
  await page.getByText('1 in all').waitFor();
  await row(page, String(verified.verifi_no))
    .getByRole('link', { name: /^Details/u })
    .click();
  await page.getByRole('dialog').getByText('SHA-256 of the PDF').waitFor();
  await press(page, 'Close');
  await page.getByRole('link', { name: `Open certificate ${verified.id}` }).click();
  await page.getByRole('heading', { level: 1, name: 'Citra Verified' }).waitFor();
  for (const name of ['Approve', 'Reject', 'Edit']) await becomes(() => button(page, name).count(), 0);
  expect(complaints).toEqual([]);
  await close();
});
