import type { Page } from 'playwright-core';
import { scanPng } from '../support/applicant.js';
import { publish } from '../support/articles.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, scrollsSideways, type Visit, type VisitOptions, visit } from '../support/browser.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { ADMIN, STUDENT, waitFor } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
let officer: PortalClient;
let article: number;

beforeAll(async () => {
  officer = await signIn(site.server.url, ADMIN);
  const picture = await officer.upload('editor', 'a.png', await scanPng(), '/api/editor/uploadImg');
  const content = `<p>Offices are closed.</p><p><img src="${picture.data.url}" alt="A calendar"></p>`;
  article = (await publish(officer, { title: 'Closed on 31 August', content })).id;
});

async function open(path: string, options: VisitOptions = {}): Promise<Visit> {
  const opened = await visit(site, options);
  await opened.page.goto(path);
  await opened.page.getByRole('heading', { level: 1 }).waitFor();
  return opened;
}

/** What names the rows of the list on a desk. */
const rows = (page: Page) => page.getByRole('rowheader');

it.each([
  ['desk', 'en'],
  ['phone', 'cn'],
] as const)(
  'cooperations, an article and what is missing show themselves well at a %s in %s',
  async (device, language) => {
    const { page, complaints, expectRefusal, close } = await open('/index', { device, language });
    expectRefusal(
      '404 /news-detail',
      '404 /api/news/detail',
      '404 /api/university/info',
      '404 /api/university/cooperation',
    );
    const found: string[] = [];
    for (const path of [
      '/cooperation?id=1',
      `/news-detail?id=${article}`,
      '/news-detail?id=99999',
      '/cooperation?id=99999',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      found.push(...(await axeFindings(page)).map((finding) => `${path}: ${finding}`));
      if (await scrollsSideways(page)) found.push(`${path}: scrolls sideways`);
      if ((await page.locator('meta[name="description"]').count()) !== 1) found.push(`${path}: descriptions`);
    }
    expect([...found, ...complaints]).toEqual([]);
    await close();
  },
);

describe('the home page', () => {
  it.each([
    ['a visitor', undefined, '/student-login', null],
    ['a student', STUDENT, '/cert-list', '/cert-list'],
    ['staff', ADMIN, '/manage/student', '/manage/student'],
  ] as const)('leads %s where the role works', async (_, as, verify, own) => {
    const { page, close } = await open('/index', as ? { as } : {});
    const tiles = page.getByRole('navigation', { name: 'Queries' });
    if (as) await page.getByRole('button', { name: /^Account of/ }).waitFor();
    const student = tiles.getByRole(own ? 'link' : 'button', { name: /^Student Information Query/ });
    if (own) await becomes(() => student.getAttribute('href'), own);
    else await becomes(() => student.getAttribute('aria-haspopup'), 'dialog');
    await becomes(() => tiles.getByRole('link', { name: /^Agency Query/ }).getAttribute('href'), '/agency');
    await becomes(() => tiles.getByRole('link', { name: /^Cooperation Query/ }).getAttribute('href'), '/university');
    await page.getByRole('link', { name: 'Verify Certificate' }).click();
    await page.waitForURL(({ pathname }) => pathname === verify);
    await close();
  });

  it('tells its figures, fees and ministries, and the way to check a report', async () => {
    const { page, close } = await open('/index');
    for (const text of ['100+', '14,000+', '50+']) await page.getByText(text, { exact: true }).waitFor();
    await page.getByText(/MYR\s669\.60/).waitFor();
    await page.getByText(/MYR\s1,101\.60/).waitFor();
    const ministry = page.getByRole('link', { name: /^Ministry of Higher Education, Malaysia/ });
    expect(await ministry.getAttribute('rel')).toContain('noopener');
    await page.getByRole('link', { name: 'Check a PDF file' }).click();
    await page.waitForURL('**/check');
    await close();
  });

  it('tells how long a decision usually takes, and who stands behind it, once the service knows', async () => {
    const { page, close } = await visit(site);
    const tell = (said: object) =>
      page.route('**/api/v1/site', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ json: { ...(await answer.json()), ...said } });
      });
    await tell({ usualTime: { from: 3, to: 5 }, demonstration: false });
    await page.goto('/index');
    const door = page.getByRole('region', { name: 'I am a student' });
    await door.getByText('Usually decided within 3–5 working days.').waitFor();
    const behind = page.getByRole('region', { name: 'Who stands behind the reports' });
    await behind.getByText('MyVerify Demonstration Sdn. Bhd.').waitFor();
    await behind.getByText('000000000000 (0000000-X)').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    // Nothing is promised before there are decisions to tell from, and nobody named who is made up.
    await page.unrouteAll();
    await page.reload();
    await page.getByText('14,000+', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Fees' }).waitFor();
    await becomes(() => behind.count(), 0);
    await becomes(() => door.getByText('Usually decided').count(), 0);
    await close();
  });

  it('has a door for who was shown a report, with nothing that leads to a login', async () => {
    const { page, close } = await open('/index');
    const door = page.getByRole('region', { name: 'I check a report' });
    const field = door.getByRole('textbox', { name: 'Report number' });
    await door.getByRole('button', { name: 'Check', exact: true }).click();
    expect(await page.evaluate('document.activeElement.id')).toBe('home-number');
    // In the language of the page, not of the browser.
    await door.getByRole('alert').filter({ hasText: 'Type the number of the report.' }).waitFor();
    await becomes(() => field.getAttribute('aria-describedby'), 'home-number-missing');
    expect(await axeFindings(page)).toEqual([]);
    await becomes(() => door.getByRole('link').count(), 1);
    await becomes(() => door.getByRole('link').getAttribute('href'), '/check');
    await field.fill('myv-00000 00000-0001y');
    await door.getByText('Type the number of the report.').waitFor({ state: 'detached' });
    await field.press('Enter');
    await page.waitForURL('**/check/MYV-00000-00000-0001Y');
    await page.getByRole('heading', { name: 'Unknown' }).waitFor();
    await page.goBack();
    await field.fill('MYV-00000-00000-0002Y');
    await field.press('Enter');
    await page.getByRole('heading', { name: 'Mistyped' }).waitFor();
    await close();
  });

  it('can be read by night', async () => {
    const { page, close } = await open('/index', { scheme: 'dark' });
    const ground = await page.evaluate('getComputedStyle(document.body).backgroundColor');
    expect(ground).toBe('rgb(16, 22, 31)');
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });

  it('turns its banners at a press, and can be told to stop', async () => {
    const { page, close } = await open('/index');
    const carousel = page.getByRole('region', { name: 'What the service does' });
    // It is fetched for who comes near it.
    await page.getByRole('heading', { name: 'How it works' }).scrollIntoViewIfNeeded();
    await carousel.getByRole('button', { name: 'Next picture' }).click();
    await carousel.getByText('2 of 3').waitFor();
    await carousel.getByRole('button', { name: 'Previous picture' }).click();
    await carousel.getByText('1 of 3').waitFor();
    await carousel.getByRole('button', { name: 'Pause the pictures' }).click();
    await carousel.getByRole('button', { name: 'Let the pictures change' }).waitFor();
    await close();
  });
});

describe('the row of universities', () => {
  const section = (page: Page) =>
    page.locator('section', { has: page.getByRole('heading', { name: 'Recommended universities' }) }).last();
  const place = async (page: Page) => (await section(page).locator('ul').first().boundingBox())?.x ?? Number.NaN;
  const moved = async (page: Page) => {
    const before = await place(page);
    await page.waitForTimeout(400);
    return Math.abs((await place(page)) - before);
  };

  async function openRow(prepare: (page: Page) => Promise<void> = async () => undefined) {
    const opened = await visit(site);
    await prepare(opened.page);
    await opened.page.goto('/index');
    // The row is fetched for who comes near it.
    await section(opened.page).getByRole('heading').scrollIntoViewIfNeeded();
    await section(opened.page).getByRole('button').first().scrollIntoViewIfNeeded();
    await opened.page.mouse.move(2, 300);
    return opened;
  }

  it('moves by itself until someone points at it, reaches it by keyboard or stops it', async () => {
    const { page, close } = await openRow();
    await waitFor('it to move', async () => (await moved(page)) > 10);
    const box = await section(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 90);
    await waitFor('it to stand still', async () => (await moved(page)) === 0);
    await page.mouse.move(2, 300);
    await waitFor('it to move', async () => (await moved(page)) > 10);
    await page.getByRole('link', { name: 'All universities' }).focus();
    await page.keyboard.press('Tab');
    await waitFor('it to stand still', async () => (await moved(page)) === 0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await waitFor('it to stand still', async () => (await moved(page)) === 0);
    await section(page).getByRole('button', { name: 'Start scrolling' }).waitFor();
    await close();
  });

  it('keeps still for who wants no motion, and its arrows move 1200 px', async () => {
    const { page, close } = await openRow((page) => page.emulateMedia({ reducedMotion: 'reduce' }));
    expect(await moved(page)).toBe(0);
    const before = await place(page);
    await section(page).getByRole('button', { name: 'Scroll on' }).click();
    await waitFor('the next ones', async () => Math.abs(before - (await place(page)) - 1200) < 0.5);
    await section(page).getByRole('button', { name: 'Scroll back' }).click();
    await waitFor('the first ones', async () => Math.abs((await place(page)) - before) < 0.5);
    await close();
  });
});

describe('the news', () => {
  it('come newest first, ten on a desk, and open as an article', async () => {
    const { page, complaints, close } = await open('/index');
    await waitFor('ten', async () => (await rows(page).count()) === 10);
    await rows(page).first().getByRole('link', { name: 'Closed on 31 August' }).click();
    await page.getByRole('heading', { level: 1, name: 'Closed on 31 August' }).waitFor();
    await page.getByText('Offices are closed.').waitFor();
    await becomes(() => page.title(), 'Closed on 31 August · MyVerify');
    await page.locator('meta[name="description"][content="Offices are closed."]').waitFor({ state: 'attached' });
    await page.getByText(/Published on \d{4}-\d\d-\d\d · Views: [1-9]/).waitFor();
    const width = () => page.evaluate<number>(`document.querySelector('img[alt="A calendar"]').naturalWidth`);
    await waitFor('the picture', async () => (await width()) > 0);
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await page.waitForURL('**/index');
    expect(complaints).toEqual([]);
    await close();
  });

  it('come in pages of five on a phone', async () => {
    const { page, close } = await open('/index', { device: 'phone' });
    const list = page.getByRole('list', { name: 'News, newest first' });
    await waitFor('five', async () => (await list.getByRole('listitem').count()) === 5);
    await page.getByRole('button', { name: 'Page 3', exact: true }).click();
    await waitFor('the last', async () => (await list.getByRole('listitem').count()) === 1);
    await close();
  });

  it('show what failed and can be tried again', async () => {
    const { page, expectRefusal, close } = await visit(site);
    expectRefusal('500 /api/news/detail');
    // The page waits for it, and the screen asks once more.
    await page.route('**/api/news/detail*', (route) => route.fulfill({ status: 500, json: {} }), { times: 2 });
    await page.goto(`/news-detail?id=${article}`);
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Offices are closed.').waitFor();
    await close();
  });
});
