import type { Page } from 'puppeteer-core';
import type { CleanHtml } from '../../../src/domain/news/article.js';
import { TAGS } from '../../../src/platform/html/html-rules.js';
import { type LaunchedBrowser, launchBrowser, removeProfile } from '../../../src/platform/pdf/browser.launcher.js';
import { translateChild } from '../../support/source-processes.js';
import { XSS } from '../../support/xss.corpus.js';
import { CHILD, cleanAll, ORIGIN } from './cleaning.js';

const ATTRIBUTES = 'style href title target rel src alt width height start span colspan rowspan scope'.split(' ');
const STYLE =
  /^(?:(?:text-align|color|background-color|font-weight|font-style|text-decoration|width): [\w #%.,()-]+;? ?)*$/;
const IMAGE = /^https:\/\/verify\.example\/api\/file\/[0-9a-z]{26}$/;

let cleaned: readonly CleanHtml[];
let chromium: LaunchedBrowser;

beforeAll(async () => {
  const child = await translateChild(CHILD);
  cleaned = await cleanAll(child.script, XSS);
  await child.remove();
  chromium = await launchBrowser(process.env.PUPPETEER_EXECUTABLE_PATH ?? null, 60_000);
});
afterAll(async () => {
  await chromium?.browser.close();
  if (chromium) await removeProfile(chromium.profile);
});

/** What an element is, as a browser has read it. */
interface Found {
  readonly tag: string;
  readonly attributes: ReadonlyArray<readonly [name: string, value: string]>;
  readonly href: string;
  readonly src: string;
}

/** Runs inside the page: puts the HTML in, pokes at all of it, and tells what is there. */
const POKE = `(html, own) => {
  window.alarms = [];
  for (const name of ['alert', 'confirm', 'prompt', 'msgbox']) window[name] = () => window.alarms.push(name);
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = html;
  const all = [...place.querySelectorAll('*')];
  for (const element of all) {
    for (const event of ['click', 'mouseover', 'pointerenter', 'focus', 'error', 'load', 'toggle', 'animationstart', 'beforetoggle']) {
      element.dispatchEvent(new Event(event, { cancelable: true }));
    }
  }
  const found = all.map((element) => ({
    tag: element.namespaceURI.endsWith('xhtml') ? element.tagName.toLowerCase() : 'foreign:' + element.tagName,
    attributes: [...element.attributes].map(({ name, value }) => [name, value]),
    href: typeof element.href === 'string' ? element.href : '',
    src: typeof element.src === 'string' ? element.src : '',
  }));
  return new Promise((resolve) => setTimeout(() => {
    place.remove();
    resolve({ found, alarms: window.alarms });
  }, 20));
}`;

/** A page of our origin without any policy, so that only the cleaning stands between the HTML and the reader. */
async function openPage(asked: string[], body = ''): Promise<Page> {
  const page = await chromium.browser.newPage();
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    asked.push(request.url());
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    void request.respond(isPage ? { contentType: 'text/html; charset=utf-8', body: `<body>${body}` } : { status: 404 });
  });
  await page.goto(`${ORIGIN}/`);
  return page;
}

async function poke(page: Page, html: string): Promise<{ found: Found[]; alarms: string[] }> {
  return (await page.evaluate(`(${POKE})(${JSON.stringify(html)})`)) as { found: Found[]; alarms: string[] };
}

function faultsOf({ tag, attributes, href, src }: Found): string[] {
  const rel = attributes.find(([name]) => name === 'rel')?.[1];
  return [
    ...(TAGS.includes(tag) ? [] : [`element ${tag}`]),
    ...attributes.filter(([name]) => !ATTRIBUTES.includes(name)).map(([name]) => `attribute ${name} of ${tag}`),
    ...attributes
      .filter(([name, value]) => name === 'style' && !STYLE.test(value))
      .map(([, value]) => `style ${value}`),
    ...(href === '' || (tag === 'a' && /^https?:\/\/[^/@]+\//.test(href)) ? [] : [`link ${href}`]),
    ...(tag !== 'a' || rel === 'noopener noreferrer nofollow' ? [] : [`rel ${rel}`]),
    ...(tag !== 'img' || IMAGE.test(src) ? [] : [`image ${src}`]),
  ];
}

describe('cross-site scripting in articles', () => {
  it('has a corpus of enough vectors, each once', () => {
    expect(new Set(XSS).size).toBe(XSS.length);
    expect(XSS.length).toBeGreaterThan(120);
  });

  it('is seen by this test where HTML is not cleaned', async () => {
    const asked: string[] = [];
    const page = await openPage(asked);
    const raised: string[] = [];
    for (const html of [
      '<img src=x onerror=alert(1)>',
      '<svg onload=alert(1)></svg>',
      '<p onmouseover=alert(1)>x</p>',
    ]) {
      raised.push(...(await poke(page, html)).alarms);
    }
    const { found } = await poke(page, '<a href="javascript:alert(1)">x</a><img src="https://evil.example/x">');
    expect(raised.length).toBeGreaterThanOrEqual(3);
    expect(found.flatMap(faultsOf)).toEqual([
      'link javascript:alert(1)',
      'rel undefined',
      'image https://evil.example/x',
    ]);
    expect(asked).toContain('https://evil.example/x');
    await page.close();
  });

  it('leaves nothing that runs, fetches or leads elsewhere, read by a browser', async () => {
    const asked: string[] = [];
    const page = await openPage(asked);
    const faults: string[] = [];
    for (const [at, { html }] of cleaned.entries()) {
      const { found, alarms } = await poke(page, html);
      for (const fault of [...found.flatMap(faultsOf), ...alarms]) faults.push(`${XSS[at]} -> ${html}: ${fault}`);
    }
    expect(faults).toEqual([]);
    expect(asked.filter((url) => url !== `${ORIGIN}/` && !IMAGE.test(url))).toEqual([]);
    await page.close();
  });

  it('leaves nothing either where all of it is part of a page from the start', async () => {
    const asked: string[] = [];
    const alarm = '<script>window.alarms = []; window.alert = () => window.alarms.push(1)</script>';
    const page = await openPage(asked, alarm + cleaned.map(({ html }) => `<article>${html}</article>`).join(''));
    expect(await page.evaluate('window.alarms')).toEqual([]);
    expect(await page.evaluate('document.querySelectorAll("article").length')).toBe(XSS.length);
    expect(asked.filter((url) => url !== `${ORIGIN}/` && !/favicon/.test(url) && !IMAGE.test(url))).toEqual([]);
    await page.close();
  });

  it('changes nothing when it is cleaned again', async () => {
    const child = await translateChild(CHILD);
    const again = await cleanAll(
      child.script,
      cleaned.map(({ html }) => html),
    );
    await child.remove();
    expect(again).toEqual(cleaned);
  });
});
