import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { unpackChromium } from '../../src/platform/pdf/packaged-chromium.js';
import { loadOnce } from './load-once.js';
import type { RunningServer } from './server.js';
import { slowDown } from './slow-browser.js';
import { noteRequest } from './views.js';

const { keptBrowser } = await loadOnce<typeof import('./kept-browser.js')>('./kept-browser.ts');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The widths that every screen is looked at in: a desk and a phone. */
export const WIDTHS = { desk: 1280, phone: 390 } as const;
export type Device = keyof typeof WIDTHS;
const HEIGHTS: Readonly<Record<Device, number>> = { desk: 900, phone: 844 };
const DEVICES = Object.keys(WIDTHS) as Device[];
/** For each thing that a page is waited for. */
const PATIENCE_MS = 60_000;
export const LANGUAGES = ['en', 'cn'] as const;
/** What pdf.js says of a document that is left while it is drawn, as on a slow line: nobody misses anything. */
const LEFT_WHILE_DRAWN = 'Worker task was terminated';

/**
 * Each page lives for a second or two: what V8's optimizing compilers make of its scripts costs more than it saves, and
 * its first collections of garbage find little. Of what a browser test computes in Chromium, a fifth.
 */
const SHORT_LIVED =
  '--no-maglev --no-turbofan --min-semi-space-size=16 --max-semi-space-size=32 --initial-heap-size=256';
/**
 * Playwright keeps Chromium out of it, since containers often have no more than 64 MB, and has it share memory through
 * files on the disk.
 */
const SHARED_MEMORY = '/dev/shm';
const ROOM = 2 ** 30;

/** The browser that also renders the reports, so that nothing else has to be installed; test files share it. */
export async function launchBrowser(): Promise<Browser> {
  const { executable, variables } = await unpackChromium();
  return keptBrowser({
    executablePath: executable,
    env: { ...process.env, ...variables },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      `--js-flags=${SHORT_LIVED}`,
    ],
    ignoreDefaultArgs: (await hasRoom(SHARED_MEMORY)) ? ['--disable-dev-shm-usage'] : [],
  });
}

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= ROOM;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What nobody may see: console errors and warnings, errors of scripts, requests to other hosts. */
  readonly complaints: string[];
  /**
   * Chromium writes each refused request to the console. Those that a test provokes are named here: `401
   * /api/user/login`.
   */
  expectRefusal(...refusals: readonly string[]): void;
  close(): Promise<void>;
}

export interface VisitOptions {
  readonly device?: Device;
  /** The language chosen on this device before. */
  readonly language?: (typeof LANGUAGES)[number];
  /** What the visitor's machine prefers. */
  readonly scheme?: 'light' | 'dark';
  /** Signs in before the first page is opened. */
  readonly as?: { readonly email: string; readonly password: string };
}

/** What is visited, and with what. */
export interface Site {
  readonly server: RunningServer;
  readonly browser: Browser;
}

/** Those that are open, of the tests of this file. */
const visits = new Set<Visit>();

/** For `afterEach`: closes what the test has opened, and fails it where a page has complained. */
export async function closeVisits(): Promise<void> {
  const opened = [...visits];
  const complaints = opened.flatMap((one) => one.complaints);
  await Promise.all(opened.map(({ close }) => close()));
  expect(complaints).toEqual([]);
}

/** Opens a new profile of the browser with one page, on which `page.goto('/index')` goes to the server. */
export async function visit({ browser, server }: Site, options: VisitOptions = {}): Promise<Visit> {
  const { device = 'desk', language = 'en', scheme = 'light', as } = options;
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: WIDTHS[device], height: HEIGHTS[device] },
    hasTouch: device === 'phone',
    colorScheme: scheme,
    acceptDownloads: true,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await slowDown(context);
  await context.addInitScript({
    content: `if (!localStorage.getItem('language')) localStorage.setItem('language', '${language}');`,
  });
  if (as) await signInBrowser(context, as);
  const page = await context.newPage();
  const complaints: string[] = [];
  const expected: string[] = [];
  /** Of what was complained, what stands for a refused request. */
  const refused = new Map<string, string>();
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || message.text().includes(LEFT_WHILE_DRAWN)) return;
    const status = /Failed to load resource: .*status of (\d+)/.exec(message.text())?.[1];
    const path = message.location().url.replace(server.url, '').split('?')[0];
    const refusal = `${status} ${path}`;
    if (expected.includes(refusal)) return;
    const complaint = `${message.text()} (${path})`;
    if (status) refused.set(complaint, refusal);
    complaints.push(complaint);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    noteRequest(request.url());
    const { protocol, origin } = new URL(request.url());
    if (origin !== server.url && !['data:', 'blob:'].includes(protocol)) complaints.push(`asked ${request.url()}`);
  });
  const visited: Visit = {
    page,
    context,
    complaints,
    expectRefusal: (...refusals) => {
      expected.push(...refusals);
      // It may have come before it was named, where opening the page provokes it.
      const rest = complaints.filter((complaint) => !refusals.includes(refused.get(complaint) ?? ''));
      complaints.splice(0, complaints.length, ...rest);
    },
    close: () => {
      visits.delete(visited);
      return context.close();
    },
  };
  visits.add(visited);
  return visited;
}

/** Puts a session into the browser as the login page does. */
export async function signInBrowser(
  context: BrowserContext,
  credentials: { readonly email: string; readonly password: string },
): Promise<void> {
  const answer = await context.request.post('/api/user/login', { data: credentials });
  if (!answer.ok()) throw new Error(`sign-in of ${credentials.email}: ${answer.status()} ${await answer.text()}`);
  // Once: what signing out does later must stay done.
  await context.addInitScript({
    content: `if (!sessionStorage.getItem('signed-in-by-test')) {
      sessionStorage.setItem('signed-in-by-test', 'yes');
      localStorage.setItem('session-until', '${Date.now() + 3_600_000}');
    }`,
  });
}

/** What fades in has the contrast it will have only afterwards; what moves for ever is not waited for. */
const SETTLED = `Promise.all(document.getAnimations()
  .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
  .map((animation) => animation.finished.catch(() => undefined)))`;

/**
 * What axe finds on the page as it is: rule, weight and the first place of each, minor findings left out. A list that
 * loads during the look fades its buttons in: what is found is looked at once more, and stands only if it stays.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  if (await page.evaluate<boolean>("typeof axe === 'undefined'")) await page.evaluate(AXE);
  const found = await axeLook(page);
  return found.length === 0 ? found : axeLook(page);
}

async function axeLook(page: Page): Promise<string[]> {
  await page.evaluate(SETTLED);
  const { violations } = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as AxeResults;
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.target.join(' ')} (${nodes.length})`);
}

/**
 * Looks at a page as it stands in the width of each device: to load it once and change the width takes a tenth of what
 * two visits take. That pages can be begun with on a phone, the tests of the shells show.
 */
export async function atEachWidth(page: Page, look: (device: Device) => Promise<void>): Promise<void> {
  for (const device of DEVICES) {
    await resize(page, { width: WIDTHS[device], height: HEIGHTS[device] });
    await look(device);
  }
}

/** Scripts that watch the width have run before the second frame. */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

/** Whether the page can be scrolled sideways, which it never should. */
export async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth');
}
