import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../ui');
/** What a page shows, read once: a moment later it may show what is meant. */
const READ_ONCE =
  /expect\(await [^\n]+\.(?:count|isVisible|isChecked|inputValue|getAttribute)\([^()\n]*\)\)\.(?:toBe|toEqual)\(/u;

it('browser tests read what a page shows until it is as wanted', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.spec.ts'));
  expect(files.length).toBeGreaterThan(50);
  const found = files.filter((name) => READ_ONCE.test(readFileSync(join(FOLDER, name), 'utf8')));
  expect(found).toEqual([]);
});

it('a test that reads once is found', () => {
  expect(READ_ONCE.test("  expect(await page.getByRole('row').count()).toBe(2);")).toBe(true);
  expect(READ_ONCE.test("  await becomes(() => page.getByRole('row').count(), 2);")).toBe(false);
});
