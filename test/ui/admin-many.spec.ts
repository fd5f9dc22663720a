import type Database from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { COUNT_AFRESH } from '../../src/modules/certificates/certificate-counts.queries.js';
import { message, row, screenStands, visitOffice } from '../support/back-office.js';
import { inEnglish } from '../support/said.js';
import { ADMIN } from '../support/server.js';
import { inSqlite } from '../support/server-data.js';
import { testedSite } from '../support/tested-site.js';

const ROWS = 100_000;
const { MYVERIFY_TEST_DELAY_MS = '0', MYVERIFY_TEST_CPU_SLOWDOWN = '1' } = process.env;
/** For one thing that an officer does; longer by what the browser is slowed down on purpose. */
const LIMIT_MS = 5_000 * Number(MYVERIFY_TEST_CPU_SLOWDOWN) + 2 * Number(MYVERIFY_TEST_DELAY_MS);

const site = testedSite();

beforeAll(async () => {
  inSqlite(site.server, (data) => data.transaction(() => fill(data))());
});

/** Names say nothing of the status: `Abdullah 000001` to `Tan 100000`, an application a minute. */
function fill(data: Database.Database): void {
  data.exec(`
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${ROWS}),
    named AS (
      SELECT n, CASE n % 4 WHEN 0 THEN 'Tan' WHEN 1 THEN 'Abdullah' WHEN 2 THEN 'Okafor' ELSE 'Nguyen' END || printf(' %06d', n) AS name,
        CASE n / 4 % 4 WHEN 0 THEN 'Unverified' WHEN 1 THEN 'Verifying' WHEN 2 THEN 'Rejected' ELSE 'Verified' END AS status
      FROM numbers
    )
    INSERT INTO certificates (id, version, status, created_by, type, name, name_key, university, university_key,
      applied_at, created_at, updated_at)
    SELECT n, 1, status, 1, 'verification', name, lower(name), 'Universiti Malaya', 'universiti malaya',
      CASE status WHEN 'Unverified' THEN NULL ELSE 1700000000000 + n * 60000 END, 1700000000000, 1700000000000 + n
    FROM named;
    INSERT INTO certificate_words (word, certificate_id)
      SELECT substr(name_key, 1, instr(name_key, ' ') - 1), id FROM certificates
      UNION ALL SELECT substr(name_key, instr(name_key, ' ') + 1), id FROM certificates;
    ${COUNT_AFRESH};
    ANALYZE;
  `);
}

/** What an officer does, and what they wait for. */
async function soon(page: Page, act: () => Promise<unknown>, text: string): Promise<void> {
  const start = performance.now();
  await act();
  await row(page, text).first().waitFor();
  const taken = performance.now() - start;
  if (taken > LIMIT_MS) throw new Error(`${text} took ${Math.round(taken)} ms`);
}

it('a hundred thousand certificates are paged, sorted and filtered without waiting', async () => {
  const { page, complaints, close } = await visitOffice(site, '/account', { as: ADMIN });
  await screenStands(page);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await soon(page, () => menu.getByText('Certifications').click(), 'Tan 100000');
  await page.getByText('100,000 in all').waitFor();

  const jump = page.getByLabel('Go to page', { exact: true });
  const jumpTo = async (number: string) => {
    await jump.fill(number);
    await jump.press('Enter');
  };
  await soon(page, () => jumpTo('1000'), 'Okafor 090010');
  await jumpTo('1001');
  await message(page, inEnglish('page_max', { max: 1000 }));
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  await soon(page, () => page.getByRole('option', { name: '50' }).click(), 'Tan 100000');
  await soon(page, () => jumpTo('1000'), 'Okafor 050050');

  await soon(page, () => page.getByRole('button', { name: 'Sort by name' }).click(), 'Abdullah 000001');
  await soon(page, () => page.getByRole('button', { name: 'Sort by name' }).click(), 'Tan 100000');
  await soon(page, () => jumpTo('600'), 'Okafor 080198');
  const applied = page.getByRole('button', { name: 'Sort by applied' });
  await applied.click();
  await soon(page, () => applied.click(), 'Nguyen 099999');

  await soon(page, () => page.getByLabel('Search by name').fill('Okaf'), 'Okafor 099998');
  await page.getByText('25,000 in all').waitFor();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await soon(page, () => page.getByRole('option', { name: 'Rejected' }).click(), 'Okafor 099994');
  await page.getByText('6,250 in all').waitFor();
  await soon(page, () => page.getByLabel('Search by name').fill('okafor 000010'), 'Okafor 000010');
  await page.getByText('1 in all').waitFor();

  await page.goto('/manage/');
  await page.getByText('Applications waiting').waitFor({ timeout: LIMIT_MS });
  await page.getByRole('link', { name: '25,000', exact: true }).waitFor({ timeout: LIMIT_MS });
  expect(complaints).toEqual([]);
  await close();
});
