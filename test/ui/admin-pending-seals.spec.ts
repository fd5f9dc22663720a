import type { Page } from 'playwright-core';
import type { PortalCertificate } from '../support/applicant.js';
import { formToReview } from '../support/applications.js';
import { message, row, screenStands, visitOffice } from '../support/back-office.js';
import { atEachWidth, axeFindings, LANGUAGES, scrollsSideways } from '../support/browser.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record, staffWith } from '../support/records.js';
import { ADMIN, STUDENT, waitFor } from '../support/server.js';
import { rowsOf } from '../support/tables.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite({ env: { PUPPETEER_EXECUTABLE_PATH: '/bin/false', LOG_LEVEL: 'error' } });
let officer: PortalClient;
let verified: PortalCertificate;

/** As after its last try. */
const failJob = () =>
  rowsOf(
    site.server.database,
    "UPDATE jobs SET state = 'failed', attempts = 6, last_error = 'The browser did not start' WHERE name = 'report.render' AND lease_until IS NULL",
  );
const renderJobs = () =>
  rowsOf<{ state: string }>(site.server.database, "SELECT state FROM jobs WHERE name = 'report.render'");

beforeAll(async () => {
  // A browser that ends at once: no report gets its PDF here.
  officer = await signIn(site.server.url, ADMIN);
  const student = await signIn(site.server.url, STUDENT);
  const { id, version } = await record(student, 'add-apply', {
    ...(await formToReview(student)),
    name: 'Citra Waiting',
  });
  verified = await record(officer, 'update-auth', { id, version });
  await waitFor('the job to be given up', async () => {
    await failJob();
    return (await renderJobs()).every(({ state }) => state === 'failed');
  });
});

const numberOf = ({ verifi_no }: PortalCertificate) => String(verifi_no);
const tryAgain = (page: Page) => page.getByRole('button', { name: `Try again ${numberOf(verified)}` });

it.each(LANGUAGES)('shows what has no PDF, in %s, on a desk and on a phone', async (language) => {
  const { page, complaints, close } = await visitOffice(site, '/pending-seal', { as: ADMIN, language });
  await atEachWidth(page, async () => {
    await screenStands(page);
    await page.getByText(numberOf(verified)).first().waitFor();
    await page
      .getByText(language === 'en' ? 'Given up' : '失败')
      .first()
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });
  expect(complaints).toEqual([]);
  await close();
});

it('has a report made that was given up, by the keyboard, once', async () => {
  const { page, complaints, close } = await visitOffice(site, '/pending-seal', { as: ADMIN });
  await row(page, numberOf(verified)).getByText('The browser did not start').waitFor();
  await tryAgain(page).focus();
  await page.keyboard.press('Enter');
  await message(page, 'The PDF is ordered');
  await tryAgain(page).waitFor({ state: 'detached' });
  expect(await renderJobs()).toEqual([{ state: 'open' }]);
  expect(complaints).toEqual([]);
  await close();
});

it('is for those who review', async () => {
  const account = await staffWith(site.server, ['certificates.read']);
  expect((await account.raw('/api/v1/pending-seals')).status).toBe(403);
  const { page, close } = await visitOffice(site, '/student', { as: ADMIN });
  await page.getByRole('link', { name: 'Pending seals' }).waitFor();
  await close();
});
