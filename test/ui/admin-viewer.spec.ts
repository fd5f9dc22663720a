import type { Locator, Page } from 'playwright-core';
import { formToReview } from '../support/applications.js';
import { screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, closeVisits } from '../support/browser.js';
import { loadOnce } from '../support/load-once.js';
import { signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { ADMIN, STUDENT, waitFor } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const { pagesPdf } = await loadOnce<typeof import('../support/papers.js')>('./papers.ts');

const site = testedSite();
let id: number;
let page: Page;

beforeAll(async () => {
  const student = await signIn(site.server.url, STUDENT);
  const form = await formToReview(student);
  const { data } = await student.upload('certificate', 'copy.pdf', await pagesPdf('Certified Copy'));
  const cert_photos = [...form.cert_photos, data.url];
  id = (await record(student, 'add-apply', { ...form, name: 'Aminah Viewed', cert_photos })).id;
});

beforeEach(async () => {
  ({ page } = await visitOffice(site, `/student/${id}`, { as: ADMIN }));
  await screenStands(page);
});

afterEach(closeVisits);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const document = (name: string) => page.getByRole('region', { name, exact: true });
const widthOf = async (paper: Locator) => (await paper.boundingBox())?.width ?? 0;
const scrolled = () =>
  page.evaluate<number[]>(`(() => {
    const { scrollLeft, scrollTop } = document.querySelector('[role=region][aria-label="Photo, 1 of 1"]');
    return [scrollLeft, scrollTop];
  })()`);

async function middleOf(paper: Locator): Promise<{ x: number; y: number }> {
  const box = await paper.boundingBox();
  if (!box) throw new Error('nothing is drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

it('a document is enlarged by the wheel, moved by dragging, and seen whole after a double click', async () => {
  const photo = document('Photo, 1 of 1');
  const image = photo.getByRole('img');
  await image.waitFor();
  const before = await widthOf(image);
  const { x, y } = await middleOf(photo);
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await waitFor('a larger photo', async () => (await widthOf(image)) > before * 1.5);
  const [left = 0, top = 0] = await scrolled();
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 90, { steps: 4 });
  await page.mouse.up();
  await becomes(scrolled, [left + 60, top + 90]);
  await page.mouse.move(x, y);
  await becomes(scrolled, [left + 60, top + 90]);
  await page.mouse.dblclick(x, y);
  await waitFor('the whole photo', async () => {
    const [drawn, room] = await Promise.all([image.boundingBox(), photo.boundingBox()]);
    return drawn !== null && room !== null && drawn.height <= room.height && drawn.width <= room.width;
  });
  // Whoever turns the wheel alone learns it from the list of keys.
  await page.keyboard.press('?');
  const row = page.getByRole('dialog', { name: 'Keyboard shortcuts' }).locator('dt', { hasText: 'Ctrl/Cmd + wheel' });
  await row.locator('xpath=following-sibling::dd[1]').getByText('Zoom the document').waitFor();
});

it('text of a PDF is selected, not moved', async () => {
  await button('Certificate').click();
  const words = document('Certificate, 1 of 2').getByText('Bachelor of Science');
  await words.waitFor();
  await words.click({ clickCount: 3 });
  await becomes(() => page.evaluate<string>('getSelection().toString().trim()'), 'Bachelor of Science');
  expect(await axeFindings(page)).toEqual([]);
});

it('the files of a group are shown small and opened from there', async () => {
  await becomes(() => button('Photo, 1 of 1').count(), 0);
  await button('Certificate').click();
  await document('Certificate, 1 of 2').locator('canvas').waitFor();
  await button('Certificate, 2 of 2').locator('canvas').waitFor();
  await button('Certificate, 2 of 2').click();
  await document('Certificate, 2 of 2').getByText('Certified Copy').waitFor();
  await becomes(() => button('Certificate, 2 of 2').getAttribute('aria-current'), 'true');
});

it('a document stays beside the others until it is closed', async () => {
  await document('Photo, 1 of 1').getByRole('img').waitFor();
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowRight');
  const [photo, passport] = [document('Photo, 1 of 1'), document('Passport, 1 of 1')];
  await Promise.all([photo.getByRole('img').waitFor(), passport.getByRole('img').waitFor()]);
  const [left, right] = await Promise.all([photo.boundingBox(), passport.boundingBox()]);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  expect(await axeFindings(page)).toEqual([]);
  await button('Close what is kept beside').click();
  await photo.waitFor({ state: 'detached' });
  await passport.getByRole('img').waitFor();
});
