import type { Route } from 'playwright-core';
import { type PortalCertificate, registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { signInBrowser, visit } from '../support/browser.js';
import { signIn } from '../support/portal.js';
import { inEnglish } from '../support/said.js';
import { ADMIN } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';
import { ApplicationPage, apply, jpeg, pdf, png, recordsOf } from './application.page.js';

const MB = 1024 * 1024;

const site = testedSite();

/** A new student with the form open. */
async function openForm() {
  const student = await registerStudent(site.server);
  const visited = await visit(site, { as: student });
  const form = new ApplicationPage(visited.page);
  await form.open('/cert-add');
  return { ...visited, student, form };
}

describe('uploads', () => {
  it('refuse what does not fit, fail and succeed at the second try, and are cancelled', async () => {
    const { page, student, form, complaints, close } = await openForm();
    const broken = { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') };
    const huge = { ...(await png('huge.png')), buffer: Buffer.alloc(5 * MB) };
    await form.choose('passport_photos', [broken, huge, await png()]);
    const files = form.files('Passport');
    await files.filter({ hasText: 'page.html' }).getByText(inEnglish('file_wrong_format')).waitFor();
    await files
      .filter({ hasText: 'huge.png' })
      .getByText(inEnglish('file_too_large', { megabytes: 5 }))
      .waitFor();
    await files.filter({ hasText: 'scan.png' }).getByText('success').waitFor();
    await form.choose('avatar', [await pdf('me.pdf')]);
    await page
      .getByRole('alert')
      .getByText(inEnglish('picture_too_large', { megabytes: 5 }))
      .waitFor();

    // Who applies must not believe that these were sent.
    await form.button('Save & Apply').click();
    expect(await form.problems()).toEqual(
      expect.arrayContaining([
        'Photo: Not uploaded: me.pdf. Try again or remove it.',
        'Passport: Not uploaded: page.html, huge.png. Try again or remove it.',
      ]),
    );
    for (const name of ['page.html', 'huge.png', 'me.pdf']) await form.button(`Remove ${name}`).click();
    await form.hasFocus('avatar');

    const keys: Array<string | undefined> = [];
    const lose = async (route: Route) => {
      keys.push((await route.request().allHeaders())['idempotency-key']);
      // It arrives, the answer does not.
      if (keys.length === 1) await route.fetch();
      await (keys.length === 1 ? route.abort() : route.continue());
    };
    await page.route('**/api/file/upload', lose);
    await form.choose('cert_photos', [await pdf('degree.pdf')]);
    const degree = form.files('Certificate').filter({ hasText: 'degree.pdf' });
    await degree.getByText('upload fail,retry please').waitFor();
    await form.button('Upload degree.pdf again').click();
    await degree.getByText('success').waitFor();
    expect(keys[1]).toBe(keys[0]);
    await page.unroute('**/api/file/upload', lose);

    const held: Route[] = [];
    await page.route('**/api/file/upload', (route) => void held.push(route));
    await form.choose('transcript_photos', [await pdf('transcript.pdf')]);
    await form
      .files('Transcript')
      .getByText(/Uploading|Waiting/)
      .waitFor();
    await form.button('Save Draft').click();
    await page.getByText('Please wait for all images to be uploaded successfully...').waitFor();
    expect(await recordsOf(student)).toEqual([]);
    await form.button('Cancel the upload of transcript.pdf').click();
    await becomes(() => form.files('Transcript').count(), 0);
    await form.button('Save Draft').click();
    await page.getByText('Save Success!').waitFor();
    const [saved] = await recordsOf(student);
    const { data } = await student.get<PortalCertificate>('/api/cert/detail', { id: Number(saved?.id) });
    expect([data.passport_photos, data.cert_photos, data.transcript_photos]).toEqual([
      [expect.any(String)],
      [expect.any(String)],
      [],
    ]);
    expect(complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
    await close();
  });

  it('take no more files than a group may have, by dropping them too', async () => {
    const { page, form, close } = await openForm();
    const nine = await Promise.all(Array.from({ length: 9 }, (_, number) => png(`receipt ${number + 1}.png`)));
    await form.choose('payment_photos', nine);
    await page.getByText('At most 8 files. Not taken: receipt 9.png').waitFor();
    await becomes(() => form.files('Proof of payment').count(), 8);
    const photo = (await jpeg()).buffer.toString('base64');
    const transfer = await page.evaluateHandle(`(() => {
      const bytes = Uint8Array.from(atob('${photo}'), (char) => char.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], 'dropped.jpg', { type: 'image/jpeg' }));
      return transfer;
    })()`);
    await form.field('ministry_photos').dispatchEvent('drop', { dataTransfer: transfer });
    await form.files('Ministry stamping').filter({ hasText: 'dropped.jpg' }).getByText('success').waitFor();
    await close();
  });
});

describe('what is typed', () => {
  it('is there after a reload and after the session ended, and others never see it', async () => {
    const { page, context, student, form, expectRefusal, complaints, close } = await openForm();
    await form.field('major').fill('Marine Biology');
    await form.choose('passport_photos', [await png()]);
    await form.files('Passport').getByText('success').waitFor();
    page.once('dialog', (dialog) => void dialog.accept());
    const headStands = page.waitForResponse('**/api/v1/me/address-change');
    await page.reload();
    await headStands;
    await page.getByText('Your unsaved changes are restored').waitFor();
    await becomes(() => form.field('major').inputValue(), 'Marine Biology');
    await form.files('Passport').filter({ hasText: 'scan.png' }).waitFor();
    // Asked for without a session, the picture would be refused.
    const picture = form.files('Passport').locator('img');
    await becomes(() => picture.evaluate((img) => (img as unknown as { naturalWidth: number }).naturalWidth > 0), true);

    await context.clearCookies();
    expectRefusal('401 /api/cert/add');
    await form.field('cert_no').fill('UM-7');
    await form.button('Save Draft').click();
    await page.getByText('you need login again').waitFor();
    await page.waitForURL(`${site.server.url}/student-login?next=%2Fcert-add`);
    // Only then is the session forgotten and the login page here to stay.
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    await form.field('email').fill(student.email);
    await form.field('password').fill(student.password);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await page.waitForURL(`${site.server.url}/cert-add`);
    await page.getByText('Your unsaved changes are restored').waitFor();
    await becomes(() => form.field('major').inputValue(), 'Marine Biology');
    await becomes(() => form.field('cert_no').inputValue(), 'UM-7');
    // The passport may have been read still when the session ended: that is asked for as time goes.
    expect(complaints.filter((complaint) => !complaint.includes('401 (Unauthorized) (/api/v1/files/'))).toEqual([]);

    const other = await registerStudent(site.server);
    await context.clearCookies();
    await signInBrowser(context, other);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await form.acceptNotice();
    await becomes(() => form.field('major').inputValue(), '');
    expect(await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toMatch(
      /"draft:|Marine/u,
    );
    await close();
  });

  it('is not left behind without a question', async () => {
    const { page, form, complaints, close } = await openForm();
    const home = page.getByRole('banner').getByRole('link', { name: 'Home' });
    await form.field('major').fill('Law');
    await home.click();
    await page.getByRole('dialog').getByText('What you have typed is not saved yet.').waitFor();
    await page.getByRole('button', { name: 'Stay' }).click();
    await becomes(() => form.field('major').inputValue(), 'Law');
    let asked = 0;
    page.once('dialog', (dialog) => {
      asked += 1;
      void dialog.dismiss();
    });
    // It is refused, and never ends.
    void page.reload().catch(() => undefined);
    await becomes(async () => asked, 1);
    await home.click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL(`${site.server.url}/index`);
    await page.goto('/cert-add');
    await becomes(() => form.field('major').inputValue(), '');
    expect(complaints).toEqual([]);
    await close();
  });

  it('stays when the service is gone, and is saved once although an answer was lost', async () => {
    const { page, student, form, close } = await openForm();
    await form.field('major').fill('Law');
    await page.route('**/api/cert/add', (route) => route.abort(), { times: 1 });
    await form.button('Save Draft').click();
    await page.getByText('The service cannot be reached.').waitFor();
    await becomes(() => form.field('major').inputValue(), 'Law');
    expect(await recordsOf(student)).toEqual([]);
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route('**/api/cert/add', loseAnswer, { times: 1 });
    await form.button('Try again').click();
    await page.getByText('The service cannot be reached.').waitFor();
    await form.button('Try again').click();
    await page.getByText('Save Success!').waitFor();
    expect(await recordsOf(student)).toHaveLength(1);
    await close();
  });
});

it('shows what somebody else changed meanwhile, field by field, and keeps what was typed', async () => {
  const student = await registerStudent(site.server);
  const officer = await signIn(site.server.url, ADMIN);
  const record = await apply(student);
  const { page, expectRefusal, complaints, close } = await visit(site, { as: student });
  expectRefusal('409 /api/cert/update-apply');
  const form = new ApplicationPage(page);
  await form.open(`/cert-update?id=${record.id}`);
  await form.field('name').fill('Mei Lin Tan');
  await form.field('major').fill('Physics');
  await officer.post('/api/cert/update', {
    id: record.id,
    version: record.version,
    major: 'Chemistry',
    level: 'Diploma',
  });
  await form.button('Save & Apply').click();
  const notice = page.getByRole('alert').filter({ hasText: 'This record was changed meanwhile' });
  await notice.waitFor();
  const rows = await notice.getByRole('row').allInnerTexts();
  expect(rows.map((row) => row.split(/\s*[\t\n]+\s*/).filter(Boolean))).toEqual([
    ['Field', 'Yours', 'Saved now'],
    ['Name', 'Mei Lin Tan', expect.stringContaining('José')],
    ['Major', 'both changed', 'Physics', 'Chemistry'],
    ['Academic level', 'Master', 'Diploma'],
  ]);
  await becomes(() => form.field('major').inputValue(), 'Physics');
  await notice.getByRole('radio', { name: 'Chemistry' }).check();
  await form.button('Go on with these values').click();
  await notice.waitFor({ state: 'detached' });
  await form.button('Save & Apply').click();
  await page.getByText('Apply Success!').waitFor();
  const { data: saved } = await officer.get<PortalCertificate>('/api/cert/detail', { id: record.id });
  expect(saved).toMatchObject({ name: 'Mei Lin Tan', major: 'Chemistry', level: 'Diploma', cert_status: 'Verifying' });
  expect(complaints).toEqual([]);
  await close();
});
