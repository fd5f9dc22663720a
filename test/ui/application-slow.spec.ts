import type { Page } from 'playwright-core';
import { type PortalCertificate, photoJpeg, registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { visit } from '../support/browser.js';
import { waitFor } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';
import { ApplicationPage, type GivenFile, GROUPS, pdf, recordsOf } from './application.page.js';

/** A phone at the edge of its cell. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024 };

const site = testedSite();

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
}

/** Takes some seconds on such a line; the server draws it anew and smaller. */
async function largePhoto(name: string): Promise<GivenFile> {
  const photo = await photoJpeg();
  return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([photo, Buffer.alloc(400 * 1024, 7)]) };
}

it('on a slow line waits are shown, uploads have their percentage and an end, and nothing is lost or sent twice', async () => {
  const student = await registerStudent(site.server);
  const { page, complaints, close } = await visit(site, { device: 'phone', as: student });
  const form = new ApplicationPage(page);
  await slowDown(page);
  const began = Date.now();
  await page.goto('/cert-add', { waitUntil: 'commit' });

  // The mark of the service is there long before the form is, and places are kept while the rest is on its way.
  await page.getByText('MyVerify').first().waitFor();
  await becomes(() => form.field('name').count(), 0);
  await page.locator('[role=status], .mantine-Skeleton-root').first().waitFor();
  await form.acceptNotice();
  await form.field('name').waitFor();
  expect(Date.now() - began).toBeGreaterThan(2_000);

  await form.field('name').fill('Mei Lin');
  await form.field('major').fill('Law');
  await form.choose('avatar', [await largePhoto('me.jpg')]);
  await form.choose('passport_photos', [await largePhoto('passport.jpg')]);
  const passport = form.files('Passport').filter({ hasText: 'passport.jpg' });

  // The percentage grows; meanwhile one may type on.
  const percent = async () => Number(/Uploading, (\d+)%/.exec((await passport.textContent()) ?? '')?.[1] ?? Number.NaN);
  const early = await waitFor('the upload to get on', async () => ((await percent()) > 0 ? await percent() : null));
  await form.field('cert_no').fill('UM-7');
  await waitFor('the percentage to grow', async () => (await percent()) > early);

  // What is on its way is waited for, or cancelled.
  await form.button('Save Draft').tap();
  await page.getByText('Please wait for all images to be uploaded successfully...').waitFor();
  expect(await recordsOf(student)).toEqual([]);
  await form.button('Cancel the upload of passport.jpg').tap();
  await passport.waitFor({ state: 'detached' });
  await page.getByAltText('The photo as it was uploaded').waitFor();

  // A page that is left half-way comes back with what was typed.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload({ waitUntil: 'commit' });
  await page.getByText('Your unsaved changes are restored').waitFor();
  const typed = () => Promise.all(['name', 'major', 'cert_no'].map((field) => form.field(field).inputValue()));
  await becomes(typed, ['Mei Lin', 'Law', 'UM-7']);

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/cert/add')) sent.push(request.url());
  });
  await form.button('Save Draft').dblclick();
  await page.getByText('Save Success!').waitFor();
  await page.waitForURL(`${site.server.url}/cert-list`);
  expect(sent).toHaveLength(1);
  const records = await recordsOf(student);
  expect(records).toHaveLength(1);
  const { data: saved } = await student.get<PortalCertificate>('/api/cert/detail', { id: Number(records[0]?.id) });
  expect(saved).toMatchObject({ name: 'Mei Lin', major: 'Law', cert_no: 'UM-7', cert_status: 'Unverified' });
  expect(complaints).toEqual([]);
  await close();
});

it('on a slow line every group arrives, three files at a time, and the application with them', async () => {
  const student = await registerStudent(site.server);
  const { page, complaints, close } = await visit(site, { device: 'phone', as: student });
  const form = new ApplicationPage(page);
  await form.open('/cert-add');
  await slowDown(page);
  for (const group of GROUPS) await form.choose(group, [await pdf(`${group}.pdf`)]);
  await page
    .getByText(/^\d files? (is|are) being uploaded$/)
    .first()
    .waitFor();
  for (const group of GROUPS) await page.getByRole('link', { name: `Open ${group}.` }).waitFor();
  await form.button('Save Draft').tap();
  await page.getByText('Save Success!').waitFor();
  const [record] = await recordsOf(student);
  const { data: saved } = await student.get<PortalCertificate>('/api/cert/detail', { id: Number(record?.id) });
  for (const group of GROUPS) expect(saved[group as 'cert_photos']).toHaveLength(1);
  expect(complaints).toEqual([]);
  await close();
});
