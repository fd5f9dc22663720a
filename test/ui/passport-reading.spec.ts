import { registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { atEachWidth, axeFindings, LANGUAGES, scrollsSideways, visit } from '../support/browser.js';
import { scanPng } from '../support/papers.js';
import { drawnPassport, PASSPORT_HOLDER, twoPassports } from '../support/passports.js';
import { testedSite } from '../support/tested-site.js';
import { ApplicationPage } from './application.page.js';

const site = testedSite();
const picture = async (person = PASSPORT_HOLDER) => ({
  name: 'passport.jpg',
  mimeType: 'image/jpeg',
  buffer: await drawnPassport(person, 'photograph'),
});

async function openForm(options: Partial<Parameters<typeof visit>[1]> = {}) {
  const student = await registerStudent(site.server);
  const visited = await visit(site, { as: student, device: 'phone', ...options });
  const form = new ApplicationPage(visited.page);
  await form.open('/cert-add');
  return { ...visited, form };
}

it('fills the form with what the passport says, by one tap after the picture', async () => {
  const { page, form, complaints, close } = await openForm();
  await form.choose('passport_photos', [await picture()]);
  const read = page.locator('[data-passport="read"]');
  await read.getByText('Read from your passport').waitFor();
  expect(await read.getByRole('row').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringContaining(PASSPORT_HOLDER.number), expect.stringContaining('WANG XIAOMING')]),
  );
  expect(await axeFindings(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await read.getByRole('button', { name: 'Use these' }).tap();
  await read.getByText('Filled in from your passport').waitFor();
  await becomes(() => page.locator('#passport').inputValue(), PASSPORT_HOLDER.number);
  await becomes(() => page.locator('#name').inputValue(), 'WANG XIAOMING');
  await becomes(() => page.locator('#birth').inputValue(), '2001-04-30');
  await becomes(() => page.locator('#nationality').inputValue(), 'China');

  await page.locator('#passport').fill('E00000001');
  const differs = read.locator('[data-differs="passport"]');
  await differs.getByText('In the form: E00000001').waitFor();
  await becomes(() => read.locator('[data-differs]').count(), 1);
  await differs.getByRole('button', { name: `Use “${PASSPORT_HOLDER.number}” for Passport number` }).tap();
  await becomes(() => page.locator('#passport').inputValue(), PASSPORT_HOLDER.number);
  expect(complaints).toEqual([]);
  await close();
});

it.each(LANGUAGES)('tells of an expired passport in %s, and fits a desk and a phone', async (language) => {
  const { page, form, complaints, close } = await openForm({ language });
  await form.choose('passport_photos', [await picture({ ...PASSPORT_HOLDER, expiry: '200101' })]);
  await page.locator('[data-passport="read"]').getByText('2020-01-01').waitFor();
  await atEachWidth(page, async () => {
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });
  expect(complaints).toEqual([]);
  await close();
});

it('says kindly that nothing could be read, and holds nothing up', async () => {
  const { page, form, complaints, close } = await openForm();
  await form.choose('passport_photos', [{ name: 'blank.png', mimeType: 'image/png', buffer: await scanPng() }]);
  await page.locator('[data-passport="nothing"]').getByText('you can also go on without one').waitFor();
  await form.button('Save Draft').first().click();
  await page.getByText('Save Success!').first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it.each([
  ['en', 'add a picture with yours alone'],
  ['cn', '请上传只含您本人护照的照片'],
] as const)('offers nothing where two passports lie on one page, and says so in %s', async (language, words) => {
  const { page, form, complaints, close } = await openForm({ language });
  await form.choose('passport_photos', [{ name: 'two.jpg', mimeType: 'image/jpeg', buffer: await twoPassports() }]);
  await page.locator('[data-passport="several"]').getByText(words).waitFor();
  await becomes(() => page.locator('[data-passport]').getByRole('button').count(), 0);
  await becomes(() => page.locator('#passport').inputValue(), '');
  expect(complaints).toEqual([]);
  await close();
});
