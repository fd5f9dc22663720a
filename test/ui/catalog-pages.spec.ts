import type { Page } from 'playwright-core';
import { becomes } from '../support/becomes.js';
import { axeFindings, type Visit, type VisitOptions, visit } from '../support/browser.js';
import { inEnglish } from '../support/said.js';
import { waitFor } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();

async function open(path: string, options: VisitOptions = {}): Promise<Visit> {
  const opened = await visit(site, options);
  await opened.page.goto(path);
  await opened.page.getByRole('heading', { level: 1 }).waitFor();
  return opened;
}

/** What names the rows of the list on a desk. */
const rows = (page: Page) => page.getByRole('rowheader');

describe('the agencies', () => {
  it('are found by name, and show their universities', async () => {
    const { page, complaints, close } = await open('/agency');
    await page.getByLabel('Name of the agency').fill('merdeka');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/agency?name=merdeka');
    await waitFor('one agency', async () => (await rows(page).count()) === 1);
    expect(await rows(page).textContent()).toContain('Merdeka Bridge Education');
    const button = page.getByRole('button', { name: /^Universities of Merdeka/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await becomes(() => button.getAttribute('aria-expanded'), 'true');
    const university = page.getByRole('link', { name: /^Cooperations of / }).first();
    await university.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await university.click();
    await page.waitForURL(/\/cooperation\?id=\d+$/);
    expect(complaints).toEqual([]);
    await close();
  });

  it('say that nobody has a name, and come back', async () => {
    const { page, close } = await open('/agency?name=zzzz');
    await page.getByText('No agency has this name').waitFor();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await waitFor('ten agencies', async () => (await rows(page).count()) === 10);
    await becomes(() => page.getByLabel('Name of the agency').inputValue(), '');
    await close();
  });

  it('keep their rows where they cannot be read anew', async () => {
    const { page, expectRefusal, close } = await open('/agency');
    await waitFor('ten agencies', async () => (await rows(page).count()) === 10);
    await page.clock.install();
    await page.clock.fastForward('01:00');
    expectRefusal('500 /api/company/list');
    let failed = 0;
    await page.route(/\/api\/company\/list/, async (route) => {
      await route.fulfill({ status: 500 });
      failed += 1;
    });
    // Once the second is asked for, the first has been told.
    await waitFor('two failures', async () => {
      await page.evaluate('void window.dispatchEvent(new Event("visibilitychange"))');
      return failed > 1;
    });
    await becomes(() => rows(page).count(), 10);
    await becomes(() => page.getByText('This could not be loaded').count(), 0);
    await close();
  });

  it('come in pages: a jump above 1000 warns, the size can be chosen, and Back goes back', async () => {
    const { page, close } = await open('/agency');
    const first = await rows(page).first().textContent();
    const jump = page.getByRole('textbox', { name: 'Go to page' });
    await jump.fill('1001');
    await page.keyboard.press('Enter');
    await page
      .getByRole('alert')
      .getByText(inEnglish('page_max', { max: 1000 }))
      .waitFor();
    await jump.fill('3');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/agency?page=3');
    await page.getByText('30 in total · Page 3 of 3').waitFor();
    await page.getByRole('button', { name: 'Page 1', exact: true }).click();
    await waitFor('the first page', async () => (await rows(page).first().textContent()) === first);
    await page.goBack();
    await page.getByText('Page 3 of 3').waitFor();
    await page.getByLabel('Rows per page').selectOption('50');
    await waitFor('all', async () => (await rows(page).count()) === 30);
    await close();
  });
});

describe('the universities', () => {
  it('can be filtered by their kind, and a row leads to its cooperations', async () => {
    const { page, close } = await open('/university');
    const kinds = async () => new Set(await page.getByRole('row').locator('td:last-child').allTextContents());
    for (const [button, kind] of [
      ['Public', 'Public'],
      ['Private', 'Private'],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await waitFor(kind, async () => [...(await kinds())].join() === kind);
      await becomes(() => page.getByRole('button', { name: button, exact: true }).getAttribute('aria-pressed'), 'true');
    }
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByLabel('Name of the university').fill('teknologi malaysia');
    await page.keyboard.press('Enter');
    const row = page.getByRole('row', { name: /Universiti Teknologi Malaysia/ });
    // Anywhere on the row.
    await row.getByText('Johor').click({ force: true });
    await page.getByRole('heading', { level: 1, name: 'Cooperations of Universiti Teknologi Malaysia' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Cooperations of Universiti Teknologi Malaysia' }).waitFor();
    await waitFor('a cooperation', async () => (await rows(page).count()) > 0);
    await close();
  });

  it('are shown as all that was chosen says, however quickly', async () => {
    const { page, close } = await open('/university?nature=private');
    await waitFor('the list', async () => (await rows(page).count()) > 0);
    await page.getByLabel('Name of the university').fill('teknologi malaysia');
    const all = page.getByRole('button', { name: 'All', exact: true });
    await all.evaluate((element) => {
      const button = element as unknown as {
        click(): void;
        ownerDocument: { querySelector(selector: string): { requestSubmit(): void } | null };
      };
      button.click();
      button.ownerDocument.querySelector('main search form')?.requestSubmit();
    });
    await page.getByRole('row', { name: /Universiti Teknologi Malaysia/ }).waitFor();
    expect(new URL(page.url()).search).toBe('?name=teknologi+malaysia');
    await close();
  });

  it.each(['/cooperation', '/cooperation?id=x'])('must be chosen from first: %s returns', async (path) => {
    const { page, close } = await open(path);
    await page.waitForURL(`${site.server.url}/university`);
    await page.getByText('Please choose a university first').waitFor();
    await close();
  });

  it('come five at a time, as cards, on a phone', async () => {
    const { page, close } = await open('/university', { device: 'phone', language: 'cn' });
    await waitFor(
      'cards',
      async () => (await page.getByRole('list', { name: /大学/ }).getByRole('listitem').count()) === 5,
    );
    await becomes(() => rows(page).count(), 0);
    await page.getByRole('button', { name: '公立' }).click();
    await page.getByText('共 20 条 · 第 1 页，共 4 页').waitFor();
    await close();
  });
});
