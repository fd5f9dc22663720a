import { formToReview } from '../support/applications.js';
import { message, row, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { signIn } from '../support/portal.js';
import { record, rejectRecord } from '../support/records.js';
import { ADMIN, STUDENT } from '../support/server.js';
import { rowsOf } from '../support/tables.js';
import { testedSite } from '../support/tested-site.js';
import { button } from './button.js';

const LONG_AGO = 1_500_000_000_000;

const site = testedSite();
let failed: number;

beforeAll(async () => {
  const student = await signIn(site.server.url, STUDENT);
  const officer = await signIn(site.server.url, ADMIN);
  const form = await formToReview(student);
  await record(student, 'add-apply', { ...form, name: 'Aminah Waiting' });
  const rejected = await record(student, 'add-apply', { ...form, name: 'Budi Rejected' });
  await rejectRecord(officer, rejected.id, 'The stamp is missing');
  const { id, version } = await record(student, 'add', { ...form, name: 'Citra Verified' });
  await record(officer, 'update-auth', { ...form, name: 'Citra Verified', id, version });
  failed = await failJob();
});

/** A job that was given up long ago, and can be done by now. */
async function failJob(): Promise<number> {
  const database = site.server.database;
  await rowsOf(
    database,
    `INSERT INTO jobs (name, queue, payload, state, attempts, due_at, last_error, created_at)
     VALUES ('files.purge', 'maintenance', '{"fileIds":[]}', 'failed', 10, ?, 'The disk was away', ?)`,
    [LONG_AGO, LONG_AGO],
  );
  const [row] = await rowsOf<{ id: number }>(database, 'SELECT MAX(id) AS id FROM jobs');
  return row?.id ?? 0;
}

it('a failed job is seen on the dashboard and tried again', async () => {
  const { page, complaints, close } = await visitOffice(site, '/', { as: ADMIN });
  await page.getByText('Given up after all tries').waitFor();
  await page.getByRole('button', { name: 'Show as a table' }).click();
  const today = page.getByRole('region', { name: 'In and out, by day' }).getByRole('row').nth(1);
  const cells = [expect.stringMatching(/^\d{4}-\d\d-\d\d$/u), '3', '1', '1'];
  await becomes(() => today.getByRole('cell').allTextContents(), cells);
  const figure = page.locator('.MuiCard-root').filter({ hasText: 'Given up after all tries' });
  await figure.getByRole('link', { name: '1', exact: true }).click();
  await row(page, 'Delete files').getByText('The disk was away').waitFor();
  await page.getByText('1 in all').waitFor();
  await button(page, `Try again ${failed}`).click();
  await message(page, 'The job is tried again now');
  await page.getByText('All is well').waitFor();
  await button(page, 'Show all').click();
  await row(page, 'Match payment').first().waitFor();
  const purges = encodeURIComponent(JSON.stringify({ name: 'files.purge' }));
  await page.goto(`/manage/job?filter=${purges}`);
  await row(page, 'Delete files').first().getByText('Done').waitFor();
  expect(complaints).toEqual([]);
  await close();
});
