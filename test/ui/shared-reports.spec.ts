import { becomes } from '../support/becomes.js';
import { axeFindings, scrollsSideways, type VisitOptions, visit } from '../support/browser.js';
import { correct, newestEdition } from '../support/editions.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { makeHolder, makeShare } from '../support/shared.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
let officer: PortalClient;

beforeAll(async () => {
  officer = await signIn(site.server.url, ADMIN);
});

async function openShared(url: string, options: VisitOptions = {}) {
  const opened = await visit(site, options);
  await opened.page.goto(new URL(url).pathname);
  return opened;
}

it('shows the recipient what was corrected, and tells them to look at the edition of their copy', async () => {
  const other = await makeHolder(site.server, officer, { passport: 'UI4' });
  const share = await makeShare(other.student, other.id);
  const { id } = await newestEdition(officer, other.id);
  const { body } = await resource<{ version: number }>(officer, 'GET', `certificates/${other.id}`);
  await correct(officer, id, body.version, { major: 'Law' }, 'The major was wrong.');
  for (const [options, words] of [
    [{}, ['The newest edition: could not be checked', 'Edition 2: current', 'Edition 1: superseded', 'only edition 2']],
    [
      { device: 'phone', language: 'cn' },
      ['为最新版次：未能核验', '第 2 版：当前版', '第 1 版：已被取代', '只有第 2 版有效'],
    ],
  ] as const) {
    const { page, complaints, close } = await openShared(share.url, options);
    await page.getByText('The major was wrong.').waitFor();
    const shown = await page.locator('main').textContent();
    for (const each of words) expect(shown).toContain(each);
    // The photo, beside which the one on the paper is held.
    await becomes(() => page.evaluate('document.querySelector("main img[src*=photo]")?.naturalWidth > 0'), true);
    // Which edition they hold is nothing that this page asks.
    await becomes(() => page.getByRole('combobox').count(), 0);
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  }
});

it('says what a link shows of a withdrawn report', async () => {
  const other = await makeHolder(site.server, officer, { passport: 'UI2' });
  const share = await makeShare(other.student, other.id);
  inData(site.server, (data) =>
    data
      .prepare("UPDATE reports SET status = 'withdrawn', withdrawn_at = ?, reason = ? WHERE certificate_id = ?")
      .run(Date.now(), 'Issued in error', other.id),
  );
  const { page, complaints, close } = await openShared(share.url, { device: 'phone', language: 'cn' });
  await page.getByRole('heading', { name: '已撤回' }).waitFor();
  await page.getByText('Issued in error', { exact: true }).waitFor();
  await page.getByText('目前有效，未被撤回：未通过').waitFor();
  expect(complaints).toEqual([]);
  await close();
});
