import type { Page } from 'playwright-core';
import { completeForm, type PortalCertificate, registerStudent, scanPng } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { LANGUAGES, resize, scrollsSideways, visit } from '../support/browser.js';
import { signIn } from '../support/portal.js';
import { ADMIN } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';
import { ApplicationPage, apply } from './application.page.js';

const site = testedSite();
let student: Awaited<ReturnType<typeof registerStudent>>;
let rejected: number;

beforeAll(async () => {
  student = await registerStudent(site.server);
  const officer = await signIn(site.server.url, ADMIN);
  await apply(student);
  const { data: scan } = await student.upload('passport', `${'passport-of-'.repeat(9)}me.png`, await scanPng());
  const form = { ...(await completeForm(student)), passport_photos: [scan.url] };
  const { data: record } = await student.post<PortalCertificate>('/api/cert/add-apply', form);
  rejected = record.id;
  await officer.post('/api/cert/reject', { ids: [rejected], reject_reason: 'The passport scan is not readable.' });
});

/** Text of another size than usual, as a browser's settings make it. */
async function enlarge(page: Page, percent: number): Promise<void> {
  await page.evaluate(`document.documentElement.style.fontSize = '${percent}%'`);
}

/** The width of the window, and the size of the text. */
const SIZES = [
  [320, 100],
  [390, 200],
  [640, 200],
  [1280, 200],
] as const;

// Each screen is loaded once and looked at in every size: what is wide at a size is wide however that came about.
it.each(LANGUAGES)('nothing scrolls sideways on home, list, profile and form, at any size (%s)', async (language) => {
  const found: string[] = [];
  const { page, complaints, close } = await visit(site, { language, as: student });
  const form = new ApplicationPage(page);
  for (const path of ['/index', '/cert-list', '/student-detail', '/cert-add', `/cert-update?id=${rejected}`]) {
    await page.setViewportSize({ width: SIZES[0][0], height: 800 });
    if (path.startsWith('/cert-add') || path.startsWith('/cert-update')) await form.open(path);
    else await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    if (path.startsWith('/cert-update'))
      await page
        .getByRole('link', { name: 'Open passport-of-' })
        .or(page.getByRole('link', { name: '打开 passport-of-' }))
        .waitFor();
    for (const [width, percent] of SIZES) {
      await enlarge(page, percent);
      await resize(page, { width, height: 800 });
      if (await scrollsSideways(page)) found.push(`${path} ${width} px, text at ${percent} %`);
    }
  }
  expect([...found, ...complaints]).toEqual([]);
  await close();
});

/** The fonts of ours for Chinese that the page has fetched. */
async function chineseFonts(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`[...new Set([...document.fonts]
    .filter(({ status, family }) => status === 'loaded' && family.includes('Noto Sans SC'))
    .map(({ family }) => family.replaceAll('"', '')))].sort()`);
}

describe('Chinese letters on English pages', () => {
  /** A visit in which nothing is put off for seconds. */
  async function open(path: string) {
    const visited = await visit(site, { as: student });
    await visited.context.addInitScript({
      content: `const later = window.setTimeout;
        window.setTimeout = (what, ms, ...rest) => (ms >= 1_500 ? 0 : later(what, ms, ...rest));`,
    });
    const asked: string[] = [];
    visited.page.on('request', (request) => {
      if (request.url().includes('noto-sans-sc')) asked.push(request.url());
    });
    await visited.page.goto(path);
    return { ...visited, asked };
  }

  it('never stand as boxes: the name of the language brings two letters, and nothing else is asked for', async () => {
    const { page, asked, close } = await open('/check');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await becomes(() => chineseFonts(page), ['Noto Sans SC Switch']);
    expect(asked).toEqual([]);
    await close();
  });

  it('have their font where a record holds them', async () => {
    const { page, asked, close } = await open('/cert-list');
    await page.getByText('王小明').first().waitFor();
    await becomes(() => chineseFonts(page), ['Noto Sans SC Switch', 'Noto Sans SC Variable']);
    // By ranges: the style sheet and what these few letters need.
    expect(asked.length).toBeLessThan(12);
    await close();
  });

  it('have it when they are typed', async () => {
    const { page, asked, close } = await open('/student-detail');
    await page.locator('#name').waitFor();
    expect(asked).toEqual([]);
    await page.locator('#name').fill('王小明');
    await becomes(() => chineseFonts(page), ['Noto Sans SC Switch', 'Noto Sans SC Variable']);
    await close();
  });
});

it('a Chinese page names the fonts of Chinese, and of no other script that has the same commas', async () => {
  const { page, close } = await visit(site, { language: 'cn' });
  await page.goto('/index');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const named = () => page.evaluate("document.documentElement.style.getPropertyValue('--script-fonts')");
  await becomes(named, 'var(--chinese-fonts), var(--switch-font)');
  await close();
});
