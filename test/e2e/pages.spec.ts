import { type Browser, chromium } from 'playwright-core';
import { unpackChromium } from '../../src/platform/pdf/packaged-chromium.js';
import { type RunningServer, startServer } from '../support/server.js';

/** The other screens are looked at in test/ui. */
const PAGES = ['/', '/manage/login', '/docs', '/docs/errors', '/docs/errors/stale_version'];
const WIDTHS = [1280, 390];

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer();
  const { executable, variables } = await unpackChromium();
  browser = await chromium.launch({
    executablePath: executable,
    env: { ...process.env, ...variables },
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
});

afterAll(async () => {
  await browser.close();
  await server.dispose();
});

describe.each(PAGES)('the page %s', (path) => {
  it.each(WIDTHS)('shows itself without complaint, foreign hosts or sideways scrolling at %i px', async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (origin !== server.url && protocol !== 'data:') complaints.push(`asked ${request.url()}`);
    });
    const answer = await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(200);
    expect((await page.title()).length).toBeGreaterThan(3);
    expect(await page.getByRole('heading').first().isVisible()).toBe(true);
    if (path !== '/docs') expect(await page.evaluate('document.documentElement.lang')).toMatch(/^(en|zh)/);
    // The API's documentation is a page for desks.
    const room = path === '/docs' ? 10_000 : width;
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(room);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

it('keeps what was not built for the public to itself', async () => {
  for (const path of [
    '/.env',
    '/.git/config',
    '/package.json',
    '/assets/../../package.json',
    '/assets/nope.js.map',
    '/manage/assets/x.js',
  ]) {
    const answer = await fetch(server.url + path);
    const text = await answer.text();
    expect([path, text.includes('"dependencies"') || text.includes('[core]')]).toEqual([path, false]);
    if (path.includes('assets/n') || path.includes('assets/x')) expect([path, answer.status]).toEqual([path, 404]);
  }
});

describe('the files of the interfaces', () => {
  /** The program, whether the page names it itself or has it fetched after its first paint. */
  const scriptOf = async (page: string) => {
    const html = await (await fetch(server.url + page)).text();
    return /[^" ]*\/assets\/index-[^" ]+\.js/.exec(html)?.[0] ?? '';
  };

  it.each(['/index', '/manage/'])('of %s come compressed as the browser can read them', async (page) => {
    const script = await scriptOf(page);
    const sizes: number[] = [];
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await fetch(server.url + script, { headers: { 'Accept-Encoding': encoding } });
      const { headers } = answer;
      expect(headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(headers.get('vary')).toBe('accept-encoding');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      sizes.push(Number(headers.get('content-length')));
      await answer.arrayBuffer();
    }
    const [br = 0, gzip = 0, plain = 0] = sizes;
    expect(br).toBeLessThan(gzip);
    expect(gzip).toBeLessThan(plain);
    expect((await fetch(`${server.url + script}.br`)).status).toBe(404);
  });

  it('are asked for again where their names do not change', async () => {
    const cache = async (path: string) => (await fetch(server.url + path)).headers.get('cache-control');
    expect(await cache('/index')).toBe('public, max-age=0');
    expect(await cache('/robots.txt')).toBe('public, max-age=3600');
  });
});
