import { readFile } from 'node:fs/promises';
import { TEST_REPORTS } from '../../src/domain/report-check/test-reports.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, closeVisits, type Visit, visit } from '../support/browser.js';
import { MEMBER_PASSWORD, newMember } from '../support/integrators.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { ADMIN } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
let admin: PortalClient;

beforeAll(async () => {
  admin = await signIn(site.server.url, ADMIN);
});

afterEach(closeVisits);

async function open(email: string): Promise<Visit> {
  const opened = await visit(site, { as: { email, password: MEMBER_PASSWORD } });
  await opened.page.goto('/integrator?part=checks');
  await opened.page.getByRole('tabpanel').waitFor();
  return opened;
}

const NUMBER = TEST_REPORTS[0]?.number ?? '';
const ROWS = 250;
const TABLE = [
  'number,name,level,birth',
  `${NUMBER},Wang Xiaoming,Master,`,
  `${NUMBER},Somebody Else,Bachelor,`,
  `${NUMBER},,,soon`,
  ...Array.from({ length: ROWS - 3 }, () => `${NUMBER},王小明,Master,`),
].join('\n');

it('pastes a table, sees it fill field by field, and downloads it', async () => {
  const { email } = await newMember(site.server, admin);
  const { page, expectRefusal } = await open(email);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByText('Paste a table, or choose a file').waitFor();
  await page.getByText('Test', { exact: true }).click();
  await page.getByLabel('Table (CSV)').fill('nothing\nuseful');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByText('The table needs a first line of titles', { exact: false }).waitFor();
  await page.getByLabel('Table (CSV)').fill(TABLE);
  const rows = page.getByRole('table', { name: 'Results' }).getByRole('row');
  // It breaks off: what has no answer is on its way no more, until one goes on.
  expectRefusal('503 /api/v1/report-checks');
  const unavailable = { status: 503, json: { reason: 'unavailable', message: 'Try again' } };
  await page.route('**/api/v1/report-checks?*', (route) => route.fulfill(unavailable), { times: 1 });
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByText(`0 of ${ROWS - 1} reports were checked.`).waitFor();
  await rows.nth(1).getByText('Not done').waitFor();
  await page.getByRole('button', { name: 'Go on with the rest' }).click();
  await page.getByText(`${ROWS - 1} of ${ROWS - 1} reports were checked.`).waitFor();
  const [first, second, third] = [
    await rows.nth(1).textContent(),
    await rows.nth(2).textContent(),
    await rows.nth(3).textContent(),
  ];
  expect(first).toContain('Valid');
  expect(first).toMatch(/Name: close \(another script\) · /);
  expect(first).toMatch(/Academic level: equal · /);
  expect(second).toMatch(/Name: different/);
  expect(third).toContain('Not done');
  expect(third).toContain('birth: a day is expected');
  await becomes(() => rows.count(), 101);
  await page.getByRole('button', { name: 'Show 100 more' }).click();
  await becomes(() => rows.count(), 201);
  expect(await axeFindings(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the results (CSV)' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(ROWS + 1);
  expect(lines[1]).toMatch(new RegExp(`^2,${NUMBER},,valid,,,close,script,`));
  expect(lines[3]).toMatch(/^4,,,not_done,day_expected,birth,/);
});

it('takes a file, by the button and dropped, and no file of another encoding', async () => {
  const { email } = await newMember(site.server, admin);
  const { page } = await open(email);
  await page.getByText('Test', { exact: true }).click();
  const choose = async (name: string, buffer: Buffer) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose a file' }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'text/csv', buffer });
  };
  await choose('gb.csv', Buffer.from([0x6e, 0x75, 0x6d, 0xcd, 0xf5]));
  await page.getByText('The file is not UTF-8', { exact: false }).waitFor();
  await choose('one.csv', Buffer.from(`number,name\n${NUMBER},王小明\n`));
  await page.getByText('1 of 1 reports were checked.').waitFor();
  await page.evaluate(`{
    const files = new DataTransfer();
    files.items.add(new File(['number,name\\n${NUMBER},A\\n${NUMBER},B\\n'], 'two.csv'));
    const target = [...document.querySelectorAll('textarea')][0];
    target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files }));
  }`);
  await page.getByText('2 of 2 reports were checked.').waitFor();
});
