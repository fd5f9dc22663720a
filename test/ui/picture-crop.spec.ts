import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, type Device, resize, scrollsSideways, visit } from '../support/browser.js';
import { testedSite } from '../support/tested-site.js';
import { ApplicationPage } from './application.page.js';

const site = testedSite();
const TABLE = { r: 70, g: 76, b: 84 };
const PAPER = { r: 244, g: 242, b: 236 };
const SIZE = { width: 1600, height: 1200 };
/** Where the page lies on the table. */
const PAGE = { left: 500, top: 150, width: 640, height: 900 };

/** A photograph of a page on a table, or of nothing but paper. */
async function photograph(ground: typeof TABLE, name = 'page.jpg') {
  const page = await sharp({ create: { width: PAGE.width, height: PAGE.height, channels: 3, background: PAPER } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { ...SIZE, channels: 3, background: ground } })
    .composite([{ input: page, left: PAGE.left, top: PAGE.top }])
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

async function openForm(device: Device) {
  const student = await registerStudent(site.server);
  const visited = await visit(site, { as: student, device });
  const form = new ApplicationPage(visited.page);
  await form.open('/cert-add');
  const stored = async (name: string) => {
    const address = await visited.page.getByRole('link', { name: `Open ${name}` }).getAttribute('href');
    const { width, height } = await sharp(
      Buffer.from(await (await student.raw(String(address))).arrayBuffer()),
    ).metadata();
    return { address: String(address), width, height };
  };
  return { ...visited, form, stored };
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Crop the picture: / });

/** Takes a picture with the camera; the dialog comes by itself. */
async function take(page: Page, form: ApplicationPage, file: Awaited<ReturnType<typeof photograph>>) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    form.button('Take a photo: Certificate').tap(),
  ]);
  await chooser.setFiles(file);
  const dialog = dialogOf(page);
  await dialog.getByAltText('The picture to be cropped').waitFor();
  return dialog;
}

it('offers the edges of the paper that the camera has taken, and sends what is inside', async () => {
  const { page, form, stored, complaints, close } = await openForm('phone');
  const dialog = await take(page, form, await photograph(TABLE));
  await dialog.getByText('We have found the edges of the paper.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await dialog.getByRole('button', { name: 'Use this part' }).tap();
  await form.files('Certificate').getByText('success').waitFor();
  const { width, height } = await stored('page.jpg');
  // With a margin of a hundredth on each side, found in a picture of 240 points.
  for (const [cut, real] of [
    [width, PAGE.width + 0.02 * SIZE.width],
    [height, PAGE.height + 0.02 * SIZE.height],
  ] as const) {
    expect(Math.abs((cut ?? 0) - real)).toBeLessThan(16);
  }
  expect(complaints).toEqual([]);
  await close();
});

it('forces nothing: the whole picture goes by its button, and closing throws it away, to take it again', async () => {
  const { page, form, stored, complaints, close } = await openForm('phone');
  const first = await take(page, form, await photograph(TABLE, 'whole.jpg'));
  await first.getByText('We have found the edges of the paper.').waitFor();
  await first.getByRole('button', { name: 'Use the whole picture' }).tap();
  await form.files('Certificate').filter({ hasText: 'whole.jpg' }).getByText('success').waitFor();
  expect(await stored('whole.jpg')).toMatchObject(SIZE);
  const second = await take(page, form, await photograph(PAPER, 'closed.jpg'));
  await becomes(() => second.getByText('We have found the edges of the paper.').count(), 0);
  await becomes(() => second.getByRole('button', { name: 'Use this part' }).isDisabled(), true);
  await second.getByRole('button', { name: 'Close' }).tap();
  await second.waitFor({ state: 'detached' });
  await form.button('Take a photo: Certificate').and(page.locator(':focus')).waitFor();
  const third = await take(page, form, await photograph(PAPER, 'again.jpg'));
  await third.getByRole('button', { name: 'Use the whole picture' }).tap();
  await form.files('Certificate').filter({ hasText: 'again.jpg' }).getByText('success').waitFor();
  expect(await stored('again.jpg')).toMatchObject(SIZE);
  await becomes(() => form.files('Certificate').count(), 2);
  expect(complaints).toEqual([]);
  await close();
});

it('keeps the picture that was taken on a tablet where a finger meets what is beside the dialog', async () => {
  const { page, form, complaints, close } = await openForm('phone');
  await resize(page, { width: 900, height: 1200 });
  const dialog = await take(page, form, await photograph(PAPER));
  await page.touchscreen.tap(8, 600);
  await dialog.getByRole('button', { name: 'Use the whole picture' }).tap();
  await form.files('Certificate').getByText('success').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('sends the whole picture where the dialog cannot be loaded, and keeps what was typed', async () => {
  const { page, form, stored, close } = await openForm('phone');
  await page.locator('#major').fill('Law');
  await page.route(/CropDialog.*\.js/, (route) => route.abort());
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    form.button('Take a photo: Certificate').tap(),
  ]);
  await chooser.setFiles(await photograph(TABLE));
  await page.getByText('This one is used as it is.').waitFor();
  await form.files('Certificate').getByText('success').waitFor();
  expect(await stored('page.jpg')).toMatchObject(SIZE);
  await becomes(() => page.locator('#major').inputValue(), 'Law');
  await close();
});

it('has corners and edges that a finger finds, and that follow it', async () => {
  const { page, form, stored, complaints, close } = await openForm('phone');
  const dialog = await take(page, form, await photograph(PAPER));
  const handles = dialog.getByRole('button', { name: /move it with the arrow keys/ });
  await becomes(() => handles.count(), 8);
  for (const handle of await handles.all()) {
    const box = await handle.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  const picture = await dialog.getByAltText('The picture to be cropped').boundingBox();
  if (!picture) throw new Error('there is no picture');
  await drag(page, 'Lower right corner', { x: picture.x + picture.width / 2, y: picture.y + picture.height / 2 });
  await dialog.getByRole('button', { name: 'Use this part' }).tap();
  await form.files('Certificate').getByText('success').waitFor();
  const { width = 0, height = 0 } = await stored('page.jpg');
  expect(Math.abs(width - SIZE.width / 2)).toBeLessThan(20);
  expect(Math.abs(height - SIZE.height / 2)).toBeLessThan(20);
  expect(complaints).toEqual([]);
  await close();
});

/** By the finger, as Chromium tells of it. */
async function drag(page: Page, name: string, to: { x: number; y: number }) {
  const handle = await page.getByRole('button', { name }).boundingBox();
  if (!handle) throw new Error(`there is no ${name}`);
  const from = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
  }
  await touch('touchEnd', []);
}

it('cuts a picture that was sent, by keyboard alone, and puts it into the same place', async () => {
  const { page, form, stored, complaints, close } = await openForm('desk');
  await form.choose('cert_photos', [await photograph(TABLE, 'first.jpg'), await photograph(TABLE, 'second.jpg')]);
  await form.files('Certificate').filter({ hasText: 'second.jpg' }).getByText('success').waitFor();
  await form.files('Certificate').filter({ hasText: 'first.jpg' }).getByText('success').waitFor();
  const before = await stored('first.jpg');
  const names = () => page.getByRole('link', { name: /^Open (first|second)\.jpg/ }).allInnerTexts();
  const order = await names();
  await form.button('Crop first.jpg').press('Enter');
  const dialog = dialogOf(page);
  await dialog.getByText('We have found the edges of the paper.').waitFor();
  // By Tab from the button that closes: the part, its corners and edges, the two buttons.
  await dialog.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Tab');
  await dialog.getByRole('group', { name: 'The part that is used' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Upper edge' }).and(page.locator(':focus')).waitFor();
  for (let times = 0; times < 10; times += 1) await page.keyboard.press('Shift+ArrowDown');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Use this part' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await form.hasFocus('cert_photos');
  await becomes(async () => (await stored('first.jpg')).address !== before.address, true);
  const after = await stored('first.jpg');
  expect(after.height).toBeLessThan(PAGE.height - 100);
  expect(Math.abs((after.width ?? 0) - PAGE.width)).toBeLessThan(60);
  expect(await names()).toEqual(order);
  expect(complaints).toEqual([]);
  await close();
});

it('leaves what was sent where the dialog is closed, and the focus where it was', async () => {
  const { page, form, stored, complaints, close } = await openForm('desk');
  await form.choose('cert_photos', [await photograph(TABLE)]);
  await form.files('Certificate').getByText('success').waitFor();
  const { address } = await stored('page.jpg');
  await form.button('Crop page.jpg').press('Enter');
  await dialogOf(page).getByText('We have found the edges of the paper.').waitFor();
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  await form.button('Crop page.jpg').and(page.locator(':focus')).waitFor();
  expect((await stored('page.jpg')).address).toBe(address);
  await becomes(() => form.files('Certificate').count(), 1);
  expect(complaints).toEqual([]);
  await close();
});
