import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { completeForm, photoJpeg, registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import {
  axeFindings,
  closeVisits,
  scrollsSideways,
  signInBrowser,
  type Visit,
  type VisitOptions,
  visit,
} from '../support/browser.js';
import { paddedJpeg } from '../support/padded.js';
import { call } from '../support/personal-data.js';
import { PortalClient, signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { inEnglish } from '../support/said.js';
import { ADMIN } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { testedSite } from '../support/tested-site.js';
import { unzip } from '../support/zip.js';

const MB = 1024 * 1024;

const site = testedSite();
let open: Visit;
let page: Page;

afterEach(closeVisits);

async function goToProfile(options: VisitOptions): Promise<void> {
  open = await visit(site, options);
  page = open.page;
  await page.goto('/student-detail');
  await field('name').waitFor();
}

const field = (id: string) => page.locator(`#${id}`);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

async function choose(...files: ReturnType<typeof file>[]): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(files);
}

describe('the profile', () => {
  it('is there again after saving, with the nationality in English, and the header has the new name', async () => {
    const student = await registerStudent(site.server);
    await goToProfile({ as: student, language: 'cn' });
    expect(await field('email').getAttribute('readonly')).not.toBeNull();
    await field('name').fill('王小明');
    await page.getByLabel('男', { exact: true }).check();
    await field('passport').fill('E12345678');
    await field('nationality').fill('马来');
    await page.getByRole('option', { name: '马来西亚' }).click();
    await field('birth').fill('2001/4/30');
    await button('保存').click();
    await page.getByText('更新成功！').waitFor();
    await button('王小明 的账户').waitFor();
    await page.reload();
    await field('name').waitFor();
    await becomes(() => field('name').inputValue(), '王小明');
    await becomes(() => field('birth').inputValue(), '2001-04-30');
    await becomes(() => field('nationality').inputValue(), '马来西亚');
    await becomes(() => page.getByLabel('男', { exact: true }).isChecked(), true);
    expect((await student.get('/api/user/info')).data).toMatchObject({
      name: '王小明',
      gender: 'Male',
      passport: 'E12345678',
      nationality: 'Malaysia',
      birth: '2001-04-30',
    });
  });

  it('says what is wrong, and saves nothing until it is right', async () => {
    await goToProfile({ as: await registerStudent(site.server), device: 'phone' });
    await field('passport').fill('E_1');
    await field('birth').fill('2190-01-01');
    await field('name').focus();
    await page.getByText(inEnglish('number_characters', { label: 'passport number' })).waitFor();
    await page.getByText(inEnglish('day_in_future', { label: 'date of birth' })).waitFor();
    await becomes(() => button('Save').isDisabled(), true);
  });

  it('asks before what was typed is lost', async () => {
    await goToProfile({ as: await registerStudent(site.server) });
    await field('name').fill('Not saved');
    await page.locator('header').getByRole('link', { name: 'Home' }).click();
    await page.getByRole('dialog').getByText('Leave this page?').waitFor();
    await button('Stay').click();
    await becomes(() => field('name').inputValue(), 'Not saved');
    await page.locator('header').getByRole('link', { name: 'Home' }).click();
    await button('Leave').click();
    await page.waitForURL('**/index');
  });

  it('has what was typed again after the session ended, but not for others', async () => {
    const student = await registerStudent(site.server);
    await goToProfile({ as: student });
    await field('name').fill('Typed before');
    await open.context.clearCookies();
    open.expectRefusal('401 /api/user/update');
    await button('Save').click();
    await page.waitForURL('**/student-login?next=%2Fstudent-detail');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    await field('email').fill(student.email);
    await field('password').fill(student.password);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await page.getByText('What you had typed is back. It is not saved yet.').waitFor();
    await becomes(() => field('name').inputValue(), 'Typed before');
    const other = await registerStudent(site.server);
    await open.context.clearCookies();
    await signInBrowser(open.context, other);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await button(`Account of ${other.email}`).waitFor();
    await becomes(() => field('name').inputValue(), '');
    expect(await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toMatch(/"draft:|Typed/u);
  });

  it('undoes nothing that was saved elsewhere meanwhile', async () => {
    const student = await registerStudent(site.server);
    await goToProfile({ as: student });
    await student.post('/api/user/update', { passport: 'E2', nationality: 'Malaysia' });
    await field('name').fill('Typed here');
    await button('Save').click();
    await page.getByText('Update Success!').waitFor();
    await becomes(() => field('passport').inputValue(), 'E2');
    const saved = { name: 'Typed here', passport: 'E2', nationality: 'Malaysia' };
    expect((await student.get('/api/user/info')).data).toMatchObject(saved);
  });

  it('can be opened by staff, who cannot erase themselves', async () => {
    await goToProfile({ as: ADMIN });
    await page.getByText('You change it further below, under “Email address”.').waitFor();
    await becomes(() => button('Erase my account…').count(), 0);
  });
});

describe('the avatar', () => {
  const LIMIT = inEnglish('picture_too_large', { megabytes: 2 });

  it('is shown once it has arrived, and kept by saving', async () => {
    const student = await registerStudent(site.server);
    await goToProfile({ as: student });
    await choose(file('me.jpg', 'image/jpeg', await photoJpeg()));
    const picture = page.getByRole('img', { name: 'The photo as it was uploaded' });
    await picture.waitFor();
    await button('Save').click();
    await page.getByText('Update Success!').waitFor();
    await page.reload();
    await picture.waitFor();
    const { data } = await student.get<{ avatar: string }>('/api/user/info');
    await becomes(() => picture.getAttribute('src'), data.avatar);
  });

  it('is refused where it is no picture or too large, also where only the server can see it', async () => {
    await goToProfile({ as: await registerStudent(site.server) });
    open.expectRefusal('415 /api/editor/uploadImg');
    const refusal = page.getByRole('alert').filter({ hasText: LIMIT });
    await choose(file('me.pdf', 'application/pdf', Buffer.from('%PDF-1.7')));
    await refusal.waitFor();
    await choose(file('me.jpg', 'image/jpeg', paddedJpeg(await photoJpeg(), 2 * MB)));
    await page.getByText('me.jpg').waitFor();
    await refusal.waitFor();
    await choose(file('page.png', 'image/png', Buffer.from('<html></html>')));
    await page.getByText('page.png').waitFor();
    await refusal.waitFor();
    await becomes(() => page.getByRole('img', { name: 'The photo as it was uploaded' }).count(), 0);
  });
});

describe('one’s own data', () => {
  it('are downloaded as a ZIP', async () => {
    const student = await registerStudent(site.server);
    await goToProfile({ as: student });
    const [download] = await Promise.all([page.waitForEvent('download'), button('Download my data').click()]);
    expect(download.suggestedFilename()).toBe('myverify-personal-data.zip');
    const entries = await unzip(await readFile(await download.path()));
    expect(JSON.parse(String(entries.get('data.json')))).toMatchObject({ account: { email: student.email } });
  });

  it('hold the consents that were given', async () => {
    const student = await registerStudent(site.server);
    await call(student, 'POST', '/api/v1/me/consents', {
      notice: 'legal-notice',
      version: '2024-01-07',
      language: 'ms',
    });
    await goToProfile({ as: student, language: 'cn', device: 'phone' });
    await page
      .getByRole('listitem')
      .filter({ hasText: /法律声明.*2024-01-07.*马来文/ })
      .waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('are erased with the password and a typed word; what is kept is told', async () => {
    const officer = await signIn(site.server.url, ADMIN);
    const student = await registerStudent(site.server);
    await record(student, 'add', { name: 'A draft' });
    const verified = await record(officer, 'add-auth', { ...(await completeForm(officer)), email: student.email });
    await goToProfile({ as: student });
    open.expectRefusal('400 /api/v1/me/erase');
    await button('Erase my account…').click();
    const dialog = page.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: 'Erase for good' });
    await field('password').fill('Wrong-2026');
    await becomes(() => submit.isDisabled(), true);
    await field('word').fill('ERASE');
    await submit.click();
    await page.locator('#password-error').getByText(inEnglish('password_wrong')).waitFor();
    await field('password').fill(student.password);
    await submit.click();
    await page.waitForURL('**/student-login');
    const notice = page.getByRole('status').filter({ hasText: 'Your account is erased' });
    await notice.getByText('Applications removed with their files: 1.').waitFor();
    await notice.getByText(new RegExp(`^the report ${verified.verifi_no} until`)).waitFor();
    await page.locator('header').getByRole('link', { name: 'Login' }).waitFor();
    const again = await new PortalClient(site.server.url).post('/api/user/login', student);
    expect(again.status).toBe(401);
    const left = 'SELECT count(*) AS n FROM users WHERE email = ?';
    expect(inData(site.server, (data) => data.prepare(left).get(student.email))).toEqual({ n: 0 });
  });
});

describe('where one is signed in', () => {
  it('is told with device and network; one other is signed out, then all others, and this one goes on', async () => {
    const student = await registerStudent(site.server);
    const others = [await signIn(site.server.url, student), await signIn(site.server.url, student)];
    await goToProfile({ as: student });
    const table = page.getByRole('table', { name: 'Where I am signed in' });
    await becomes(() => table.getByRole('row').count(), 5);
    await table.getByRole('row', { name: /^Chrome on Linux .*this device, now/u }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await table.getByRole('button', { name: 'Sign out Unknown device' }).first().click();
    await page.getByText('Signed out.', { exact: true }).waitFor();
    await becomes(() => table.getByRole('row').count(), 4);
    await button('Sign out everywhere else').click();
    await page.getByText('Signed out on 2 other devices.').waitFor();
    await becomes(() => table.getByRole('row').count(), 2);
    await becomes(() => button('Sign out everywhere else').count(), 0);
    for (const other of others) expect((await other.get('/api/user/info')).status).toBe(401);
    await page.reload();
    await table.waitFor();
  });

  it('fits on a phone, in Chinese', async () => {
    const student = await registerStudent(site.server);
    await goToProfile({ as: student, device: 'phone', language: 'cn' });
    await page.getByText('本设备，正在使用').waitFor();
    await button('退出其他所有设备').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
  });
});
