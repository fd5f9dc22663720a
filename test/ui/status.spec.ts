import { becomes } from '../support/becomes.js';
import { atEachWidth, axeFindings, scrollsSideways, visit } from '../support/browser.js';
import { testedSite } from '../support/tested-site.js';

const STATES = { site: 'up', files: 'down', reports: 'slow' };
const site = testedSite();

it('is found in the footer, and says that everything works', async () => {
  const { page, complaints, close } = await visit(site);
  await page.goto('/index');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Service status' }).click();
  await page.getByRole('heading', { level: 1, name: 'Service status' }).waitFor();
  await page.getByRole('status').filter({ hasText: 'Everything works' }).waitFor();
  await becomes(() => page.getByText('works', { exact: true }).count(), 3);
  expect(complaints).toEqual([]);
  await close();
});

it.each([
  ['en', 'Something does not work', '2026-11-24: does not work', '2026-11-23: not known'],
  ['cn', '部分服务无法使用', '2026-11-24：无法使用', '2026-11-23：无记录'],
] as const)('tells in %s what does not, by words as well as by colour', async (language, all, day, unknown) => {
  const { page, complaints, close } = await visit(site, { language });
  const days = [
    { day: '2026-11-23', states: null },
    { day: '2026-11-24', states: STATES },
  ];
  await page.route('**/api/v1/status', (route) => route.fulfill({ json: { now: STATES, days } }));
  await page.goto('/status');
  await page.getByText(all).waitFor();
  await becomes(() => page.getByRole('listitem').filter({ hasText: day }).count(), 1);
  await becomes(() => page.getByRole('listitem').filter({ hasText: unknown }).count(), 3);
  await atEachWidth(page, async () => {
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });
  expect(complaints).toEqual([]);
  await close();
});

it('says so when the past days cannot be told', async () => {
  const { page, close } = await visit(site);
  const now = { site: 'down', files: 'down', reports: 'down' };
  await page.route('**/api/v1/status', (route) => route.fulfill({ json: { now, days: [] } }));
  await page.goto('/status');
  await page.getByText('The past days cannot be told right now.').waitFor();
  await becomes(() => page.getByRole('list', { name: 'The last fourteen days, the newest on the right' }).count(), 0);
  await close();
});
