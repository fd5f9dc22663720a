import type { Page, Route } from 'playwright-core';
import { registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, scrollsSideways, type Visit, type VisitOptions, visit } from '../support/browser.js';
import { call } from '../support/personal-data.js';
import { waitFor } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
let open: Visit;
let page: Page;
/** Visitors share a browser profile for each way of looking: its cache spares each test the whole program. */
const visitors = new Map<string, Visit>();

afterEach(() => {
  expect(open.complaints).toEqual([]);
});

async function goTo(path: string, options: VisitOptions = {}): Promise<void> {
  const look = JSON.stringify(options);
  open = visitors.get(look) ?? (await visit(site, options));
  visitors.set(look, open);
  page = open.page;
  await page.goto(path);
}

const tab = (name: RegExp) => page.getByRole('tab', { name });
const isSelected = (name: RegExp) => tab(name).getAttribute('aria-selected');
const article = (tag: 'en' | 'ms') => page.locator(`article[lang="${tag}"]`);

describe('the privacy policy', () => {
  it.each([
    ['/user-privacy', 'en', /7 working days/],
    ['/user-privacy?lang=english', 'en', /Personal Data Protection Act 2010/],
    ['/user-privacy?lang=anything', 'en', /7 working days/],
    ['/user-privacy?lang=malay', 'ms', /7 hari bekerja/],
  ] as const)('at %s is in the language %s', async (path, tag, words) => {
    await goTo(path);
    await article(tag).getByText(words).first().waitFor();
    await becomes(() => page.locator('article').count(), 1);
    await becomes(() => isSelected(tag === 'ms' ? /Malay/ : /English/), 'true');
  });

  it.each([
    [
      'english',
      'en',
      [
        '90 days after they last confirmed it',
        'Links by which you share a report',
        'kept in the browser, encrypted',
        'made on the page /access',
        '90 days after our decision',
      ],
    ],
    [
      'malay',
      'ms',
      [
        '90 hari selepas pengesahan terakhir',
        'Pautan yang anda gunakan',
        'dikekalkan dalam pelayar, disulitkan',
        'di halaman /access',
        '90 hari selepas keputusan kami',
      ],
    ],
  ] as const)('in %s fits a phone with all that it names', async (language, tag, words) => {
    await goTo(`/user-privacy?lang=${language}`, { device: 'phone' });
    for (const text of words) await article(tag).getByText(text).first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });

  it('writes the chosen tab into the address, by keyboard as well', async () => {
    await goTo('/user-privacy');
    await article('en').waitFor();
    await tab(/English/).focus();
    await page.keyboard.press('ArrowRight');
    await article('ms').waitFor();
    await page.waitForURL(`${site.server.url}/user-privacy?lang=malay`);
    await tab(/English/).click();
    await article('en').waitFor();
    await page.waitForURL(`${site.server.url}/user-privacy?lang=english`);
  });

  it('has a table of contents whose links lead to the sections', async () => {
    await goTo('/user-privacy', { device: 'phone' });
    const contents = page.getByRole('navigation', { name: 'Contents' });
    // Not waitForFunction: it calls eval in the page, which our content security policy forbids.
    const focused = page.locator('#complaints:focus');
    await contents.getByRole('link', { name: 'Questions and complaints' }).click();
    await focused.waitFor({ state: 'attached' });
    const headings = await page.locator('article h2').allTextContents();
    const links = await contents.getByRole('link').allTextContents();
    await page.reload();
    await focused.waitFor({ state: 'attached' });
    expect(headings).toEqual(links.map((link, at) => `${at + 1}. ${link}`));
  });
});

describe('the terms', () => {
  it.each([
    [
      '',
      'en',
      [
        'September 10, 2023',
        'governed by the laws of Malaysia',
        'for 30 days',
        'seat of the arbitration is Kuala Lumpur',
        'at least 13 years old',
      ],
    ],
    [
      '?lang=malay',
      'ms',
      [
        '10 September 2023',
        'ditadbir oleh undang-undang Malaysia',
        'selama 30 hari',
        'Tempat duduk timbang tara ialah Kuala Lumpur',
        'sekurang-kurangnya 13 tahun',
      ],
    ],
  ] as const)('at /user-terms%s, in the language %s, say what binds', async (query, tag, words) => {
    await goTo(`/user-terms${query}`);
    for (const text of words) await article(tag).getByText(text).first().waitFor();
  });

  it('are in English or Malay under a Chinese interface, which says so', async () => {
    await goTo('/user-terms?lang=malay', { language: 'cn', device: 'phone' });
    await page.getByRole('heading', { level: 1, name: '服务条款' }).waitFor();
    await page.getByText('以下正文为马来文', { exact: false }).waitFor();
    await article('ms').getByText('Terma dan Syarat').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });
});

describe('the legal notice before the form', () => {
  const ACCEPT = {
    en: 'I understand and agree to abide by the above content',
    ms: 'Saya faham dan bersetuju untuk mematuhi kandungan di atas',
  };
  const dialog = () => page.getByRole('dialog');
  const consents = async (student: Awaited<ReturnType<typeof registerStudent>>) =>
    (await call<Array<{ notice: string; language: string }>>(student, 'GET', '/api/v1/me/consents')).body;

  it('is left by accepting alone, which is stored', async () => {
    const student = await registerStudent(site.server);
    await goTo('/cert-add', { as: student });
    await article('en').waitFor();
    for (const words of [
      '07 January 2024',
      'formal review only',
      'not refunded',
      'You alone bear the consequences',
      'Intellectual property complaints',
      'Prohibited content',
      'Rights ownership',
      'Content restrictions',
      'Limitation of liability',
    ]) {
      await article('en').getByText(words).first().waitFor();
    }
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 450);
    await page.waitForTimeout(300);
    await becomes(() => dialog().isVisible(), true);
    expect(await consents(student)).toEqual([]);
    await dialog().getByRole('button', { name: ACCEPT.en }).click();
    await dialog().waitFor({ state: 'hidden' });
    expect(await consents(student)).toMatchObject([{ notice: 'legal-notice', version: '2024-01-07', language: 'en' }]);
  });

  it('is in Malay by its address, links to the policy in Malay, and is agreed to in Malay', async () => {
    const student = await registerStudent(site.server);
    await goTo('/cert-add?lang=malay', { as: student, language: 'cn', device: 'phone' });
    await article('ms').waitFor();
    const link = article('ms').getByRole('link', { name: /Dasar Privasi/ });
    await becomes(() => link.getAttribute('href'), '/user-privacy?lang=malay');
    await page.getByText('本声明以英文和马来文提供', { exact: false }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
    await tab(/Law and Disclaimer of Liability/).click();
    await article('en').waitFor();
    await tab(/Undang-undang/).click();
    await dialog().getByRole('button', { name: ACCEPT.ms }).click();
    await dialog().waitFor({ state: 'hidden' });
    expect(await consents(student)).toMatchObject([{ notice: 'legal-notice', language: 'ms' }]);
  });

  it('is accepted only once its text is there, in each language', async () => {
    const student = await registerStudent(site.server);
    open = await visit(site, { as: student });
    page = open.page;
    const held: Route[] = [];
    await page.route(/legal-notice\.(?:english|malay)/u, (route) => void held.push(route));
    const arrives = async (text: string) => {
      await waitFor(`the ${text} text to be asked for`, async () => held.length === 1);
      await held.pop()?.continue();
    };
    await page.goto('/cert-add');
    for (const [tag, text] of [
      ['en', 'english'],
      ['ms', 'malay'],
    ] as const) {
      const accept = dialog().getByRole('button', { name: ACCEPT[tag] });
      await accept.and(page.locator(':disabled')).waitFor();
      await becomes(() => article(tag).count(), 0);
      await arrives(text);
      await article(tag).waitFor();
      await accept.and(page.locator(':enabled')).waitFor();
      await tab(/Undang-undang/).click();
    }
    await dialog().getByRole('button', { name: ACCEPT.ms }).click();
    await dialog().waitFor({ state: 'hidden' });
    expect(await consents(student)).toMatchObject([{ notice: 'legal-notice', language: 'ms' }]);
    await open.close();
  });

  it('stays, and says so, where the acceptance could not be stored', async () => {
    await goTo('/cert-add', { as: await registerStudent(site.server) });
    await article('en').waitFor();
    open.expectRefusal('503 /api/v1/me/consents');
    await page.route(
      '**/api/v1/me/consents',
      (route) => route.fulfill({ status: 503, json: { reason: 'unavailable', message: 'Please try again later' } }),
      { times: 1 },
    );
    await dialog().getByRole('button', { name: ACCEPT.en }).click();
    await dialog().getByText('Please try again later').waitFor();
    await dialog().getByRole('button', { name: ACCEPT.en }).click();
    await dialog().waitFor({ state: 'hidden' });
  });
});
