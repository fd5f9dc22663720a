import type { Page } from 'playwright-core';
import { becomes } from '../support/becomes.js';
import { axeFindings, resize, type Visit, visit } from '../support/browser.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
let opened: Visit;

beforeAll(async () => {
  opened = await visit(site);
  await opened.page.goto('/docs');
  // Hundreds of operations are drawn by a library.
  await opened.page.locator('.opblock').first().waitFor({ timeout: 180_000 });
});
// Foreign requests and what the content security policy refuses are complaints.
afterEach(() => expect(opened.complaints).toEqual([]));

const box = (page: Page) => page.getByRole('combobox', { name: 'Search the documentation (/)' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Found' }).getByRole('option');
const focused = (page: Page) => page.evaluate<string>('document.activeElement.textContent');

it('finds an operation, by the keyboard alone, and opens it', async () => {
  const { page } = opened;
  await page.keyboard.press('/');
  await page.keyboard.type('check up to 1000');
  await options(page).first().waitFor();
  expect(await options(page).first().textContent()).toContain('POST /api/v1/report-checks');
  await becomes(() => box(page).getAttribute('aria-activedescendant'), 'docs-found-0');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await becomes(() => options(page).first().getAttribute('aria-selected'), 'true');
  await page.keyboard.press('Enter');
  await page.locator('.opblock.is-open').waitFor();
  expect(await focused(page)).toContain('/api/v1/report-checks');
  await becomes(() => options(page).count(), 0);
});

it('finds what the guide says, under its heading; the first steps are the first heading', async () => {
  const { page } = opened;
  expect(await page.locator('.info h2').nth(1).or(page.locator('.info h2').first()).allTextContents()).toContain(
    'From a key to your first result in ten minutes',
  );
  await box(page).fill('ten minutes');
  await options(page).first().waitFor();
  expect(await options(page).first().textContent()).toContain('Guide');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('From a key to your first result in ten minutes');
  // By what stands below a heading, too.
  await box(page).fill('idempotency-replayed');
  await options(page).filter({ hasText: 'Repeating safely' }).waitFor();
  await options(page).filter({ hasText: 'Repeating safely' }).click();
  expect(await focused(page)).toBe('Repeating safely');
});

it('finds events and errors, says how many there are, and that there are none', async () => {
  const { page } = opened;
  await box(page).fill('report.withdrawn');
  await options(page).filter({ hasText: 'Webhook' }).first().click();
  await page.locator('.opblock.is-open').filter({ hasText: 'report.withdrawn' }).first().waitFor();
  await box(page).fill('xyzzy');
  await page.getByText('Nothing found for “xyzzy”').waitFor();
  await becomes(() => options(page).count(), 0);
  await page.keyboard.press('Escape');
  await becomes(() => box(page).inputValue(), '');
  await box(page).fill('too_many_rows');
  await page.getByText(/^\d+ found$/).waitFor();
  await resize(page, { width: 390, height: 844 });
  const found = await options(page).filter({ hasText: 'Error' }).first().boundingBox();
  expect((found?.x ?? -1) >= 0 && (found?.x ?? 0) + (found?.width ?? 999) <= 390).toBe(true);
  await resize(page, { width: 1280, height: 900 });
  await options(page).filter({ hasText: 'Error' }).first().click();
  await page.waitForURL('**/docs/errors/too_many_rows');
  await page.goto('/docs');
  await page.locator('.opblock').first().waitFor();
});

it('has a name and roles of which axe finds nothing', async () => {
  const { page } = opened;
  await box(page).fill('webhook');
  await options(page).first().waitFor();
  // The page below is not ours.
  const findings = (await axeFindings(page)).filter((finding) => /docs-/.test(finding));
  expect(findings).toEqual([]);
});
