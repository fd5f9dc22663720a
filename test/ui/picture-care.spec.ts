import sharp from 'sharp';
import { seenSize, turnedJpeg } from '../integration/files/turned.factory.js';
import { registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, scrollsSideways, visit } from '../support/browser.js';
import { drawnPassport, PASSPORT_HOLDER } from '../support/passports.js';
import { inEnglish } from '../support/said.js';
import { testedSite } from '../support/tested-site.js';
import { ApplicationPage } from './application.page.js';

const MB = 1024 * 1024;

const site = testedSite();
async function openForm() {
  const student = await registerStudent(site.server);
  const visited = await visit(site, { as: student, device: 'phone' });
  const form = new ApplicationPage(visited.page);
  await form.open('/cert-add');
  return { ...visited, student, form };
}

it('makes a photograph that is too large smaller, and upright, before it is sent', async () => {
  const { page, student, form, complaints, close } = await openForm();
  // 4000 by 3000 pixels, held upright.
  const buffer = await turnedJpeg(6 * MB);
  expect(buffer.length).toBeGreaterThan(5 * MB);
  await form.choose('passport_photos', [{ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer }]);
  await form.files('Passport').filter({ hasText: 'IMG_0001.jpg' }).getByText('success').waitFor();
  const address = await page.getByRole('link', { name: /^Open IMG_0001.jpg/ }).getAttribute('href');
  const stored = Buffer.from(await (await student.raw(String(address))).arrayBuffer());
  expect(stored.length).toBeLessThan(5 * MB);
  expect(await seenSize(stored)).toEqual({ width: 2631, height: 3508 });
  expect(complaints).toEqual([]);
  await close();
});

it('says what helps where a picture of a camera cannot be read', async () => {
  const { form, complaints, close } = await openForm();
  const heic = { name: 'IMG_0002.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') };
  await form.choose('cert_photos', [heic]);
  await form.files('Certificate').filter({ hasText: heic.name }).getByText(inEnglish('heic_unreadable')).waitFor();
  await form.button(`Remove ${heic.name}`).click();
  await becomes(() => form.files('Certificate').count(), 0);
  expect(complaints).toEqual([]);
  await close();
});

it('takes a picture with the camera of a phone, the one in front for a face', async () => {
  const { page, form, complaints, close } = await openForm();
  for (const [label, facing] of [
    ['Passport', 'environment'],
    ['Photo', 'user'],
  ] as const) {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      form.button(`Take a photo: ${label}`).tap(),
    ]);
    await becomes(() => chooser.element().getAttribute('capture'), facing);
    const buffer = await turnedJpeg(1 * MB);
    await chooser.setFiles({ name: `${facing}.jpg`, mimeType: 'image/jpeg', buffer });
    await form.button('Use the whole picture').tap();
  }
  await form.files('Passport').filter({ hasText: 'environment.jpg' }).getByText('success').waitFor();
  await page.getByAltText('The photo as it was uploaded').waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});

it('offers no camera where there is a mouse', async () => {
  const student = await registerStudent(site.server);
  const { page, close } = await visit(site, { as: student });
  const form = new ApplicationPage(page);
  await form.open('/cert-add');
  await becomes(() => page.getByRole('button', { name: /^Take a photo/ }).count(), 0);
  await close();
});

it('says at once that a picture is dark, blurred or small, and takes it all the same', async () => {
  const { page, form, complaints, close } = await openForm();
  const passport = await drawnPassport(PASSPORT_HOLDER, 'scan');
  const pictures = {
    dark: await sharp(passport).linear(0.25, 0).jpeg().toBuffer(),
    blurred: await sharp(passport).blur(6).jpeg().toBuffer(),
    small: await sharp(passport).resize({ width: 500 }).jpeg().toBuffer(),
    fine: passport,
  };
  const files = Object.entries(pictures).map(([name, buffer]) => ({
    name: `${name}.jpg`,
    mimeType: 'image/jpeg',
    buffer,
  }));
  await form.choose('cert_photos', files);
  const card = (name: string) => form.files('Certificate').filter({ hasText: `${name}.jpg` });
  for (const look of ['dark', 'blurred', 'small']) await card(look).locator(`[data-look="${look}"]`).waitFor();
  await card('fine').getByText('success').waitFor();
  await becomes(() => page.locator('[data-look]').count(), 3);
  expect(await axeFindings(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});
