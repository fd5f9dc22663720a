import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ChromiumPrinter } from '../../../src/platform/pdf/chromium.printer.js';
import { RenderLimits } from '../../../src/platform/pdf/render-limits.js';
import { ReportTemplate } from '../../../src/platform/pdf/report.template.js';
import { describeWithPoppler, textOf } from './poppler.js';
import { reportDocument } from './report.factory.js';

// A cold start unpacks the browser; a busy machine takes its time.
const chromiumPath = process.env.PUPPETEER_EXECUTABLE_PATH ?? null;

describeWithPoppler('a document that reaches out', () => {
  const printer = new ChromiumPrinter(chromiumPath, new RenderLimits());
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end('reached');
  });
  let origin = '';

  const print = (html: string) => printer.print(html, new AbortController().signal);
  const settled = () => new Promise((resolve) => setTimeout(resolve, 500));

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    requests.length = 0;
  });
  afterAll(async () => {
    await printer.close();
    server.closeAllConnections();
    server.close();
  });

  test('the server of this test counts', async () => {
    await fetch(`${origin}/control`);
    expect(requests).toEqual(['/control']);
  });

  test('fields that name addresses are only printed', async () => {
    const template = await ReportTemplate.load();
    const name = `"><img src=${origin}/name>`;
    const major = `url(${origin}/major)`;
    const text = textOf(await print(await template.html(reportDocument({ name, major }))));
    expect(text).toContain(`"><img src=${origin}/name>`);
    await settled();
    expect(requests).toEqual([]);
  });

  const injections: Record<string, (url: string) => string> = {
    image: (url) =>
      `<img src="${url}"><picture><source srcset="${url}"><img></picture><svg><image href="${url}"/></svg>`,
    'style sheet': (url) => `<link rel="stylesheet" href="${url}"><style>@import "${url}";</style>`,
    'css address': (url) =>
      `<p style="background:url(${url});list-style:url(${url})">x</p><style>@font-face{font-family:q;src:url(${url})}p{font-family:q}</style>`,
    frame: (url) => `<iframe src="${url}"></iframe><object data="${url}"></object><embed src="${url}">`,
    'nested frame': (url) => `<iframe srcdoc='<img src="${url}"><iframe src="${url}"></iframe>'></iframe>`,
    'data frame': (url) =>
      `<iframe src="data:text/html;base64,${Buffer.from(`<img src="${url}">`).toString('base64')}"></iframe>`,
    media: (url) => `<video src="${url}" poster="${url}" autoplay></video><audio src="${url}" autoplay></audio>`,
    hints: (url) =>
      `<link rel="prefetch" href="${url}"><link rel="preload" as="image" href="${url}"><link rel="preconnect" href="${url}"><link rel="dns-prefetch" href="${url}">`,
    script: (url) =>
      `<script src="${url}"></script><script>new Image().src='${url}';document.write('SCRIPT'+'RAN')</script><img src=x onerror="document.write('SCRIPT'+'RAN')">`,
    refresh: (url) => `<meta http-equiv="refresh" content="0;url=${url}">`,
  };

  test.each(Object.keys(injections))('%s: no request leaves, and the page prints', async (kind) => {
    const url = `${origin}/${encodeURIComponent(kind)}`;
    const pdf = await print(`<!doctype html><body><p>Still here.</p>${injections[kind]?.(url)}</body>`);
    await settled();
    expect(requests).toEqual([]);
    const text = textOf(pdf);
    expect(text).not.toContain('SCRIPTRAN');
    if (kind !== 'refresh') expect(text).toContain('Still here.');
  });

  test('no file of the machine is shown', async () => {
    const pdf = await print('<p>Still here.</p><iframe src="file:///etc/passwd" width="500" height="500"></iframe>');
    expect(textOf(pdf)).not.toContain('root:');
  });

  test('nothing of one document is seen by the next', async () => {
    await print('<p>Secret of the first.</p>');
    expect(textOf(await print('<p>Second.</p>')).trim()).toBe('Second.');
  });
});
