import { becomes } from '../support/becomes.js';
import { axeFindings, scrollsSideways, visit } from '../support/browser.js';
import { newestEdition, withdraw } from '../support/editions.js';
import { signIn } from '../support/portal.js';
import { ADMIN } from '../support/server.js';
import { makeHolder, makeShare } from '../support/shared.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
let holder: Awaited<ReturnType<typeof makeHolder>>;

beforeAll(async () => {
  const officer = await signIn(site.server.url, ADMIN);
  holder = await makeHolder(site.server, officer);
  await makeShare(holder.student, holder.id, { label: 'Aunt Mei' });
  await withdraw(officer, (await newestEdition(officer, holder.id)).id, 'The degree was revoked.');
});

it.each([
  {
    language: 'en',
    device: 'desk',
    create: 'New link',
    words: [
      /This report was withdrawn on \d{4}-\d{2}-\d{2}/,
      'Reason: The degree was revoked.',
      'No new link can be made',
    ],
  },
  {
    language: 'cn',
    device: 'phone',
    create: '新建链接',
    words: [/此报告已于 \d{4}-\d{2}-\d{2} 撤回/, '原因：The degree was revoked.', '无法再为其新建链接'],
  },
] as const)(
  'offers no link for a withdrawn report, and says why: $language',
  async ({ language, device, create, words }) => {
    const { page, complaints, close } = await visit(site, { as: holder.student, language, device });
    await page.goto(`/cert-share?id=${holder.id}`);
    const notice = page.getByRole('alert');
    for (const text of words) await notice.getByText(text).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Aunt Mei' }).waitFor();
    await becomes(() => page.getByRole('button', { name: create }).count(), 0);
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  },
);
