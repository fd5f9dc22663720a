import { STATUS_OF } from '../../src/platform/http/errors/error-status.js';
import { type RunningServer, startServer } from '../support/server.js';

interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly reason: string;
}

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.dispose());

async function read(address: string) {
  const answer = await fetch(new URL(address, server.url));
  return { status: answer.status, type: answer.headers.get('content-type'), html: await answer.text() };
}

/** What a page shows as its example. */
function exampleIn(html: string): Problem {
  const [, text = ''] = /<pre>([\s\S]*?)<\/pre>/.exec(html) ?? [];
  return JSON.parse(text.replaceAll('&lt;', '<').replaceAll('&amp;', '&')) as Problem;
}

describe('the page of a reason', () => {
  it.each([
    ['GET', '/api/v1/certificates'],
    ['GET', '/api/v1/nothing'],
    ['GET', '/api/v1/reports/check/%E0%A4%A'],
    ['GET', '/api/v1/status-lists/99'],
    ['POST', '/api/v1/certificates'],
    ['POST', '/api/v1/reports/watch/stop'],
  ])('is what the type of a refused %s %s leads to', async (method, path) => {
    const answer = await fetch(server.url + path, { method });
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    const problem = (await answer.json()) as Problem;
    expect(problem.status).toBe(answer.status);
    const page = await read(problem.type);
    expect([page.status, page.type]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.html).toContain(`<h1>${problem.title}</h1>`);
    expect(page.html).toContain(`<dd><code>${problem.reason}</code></dd>`);
    expect(page.html).toContain(`<dd>${problem.status} `);
  });

  it.each(Object.entries(STATUS_OF))('%s is there, with its status %d and an example', async (reason, status) => {
    const { html, ...answer } = await read(`/docs/errors/${reason}`);
    expect(answer).toEqual({ status: 200, type: 'text/html; charset=utf-8' });
    expect(html).toContain(`<dd><code>${reason}</code></dd>`);
    expect(html).toMatch(new RegExp(`<dd>${status} [A-Z]`));
    expect(html).toMatch(/<\/h1>\n<p>[A-Z].{10,}\.<\/p>/);
    expect(exampleIn(html)).toMatchObject({ type: `/docs/errors/${reason}`, reason, status });
    expect(html).not.toMatch(/<script|\son\w+=|`/);
  });

  it.each(['nothing', 'toString', '__proto__', 'NOT_FOUND', 'not_found/', '<b>', `${'a'.repeat(199)}`])(
    'is not there for %s',
    async (reason) => {
      const { status, type } = await read(`/docs/errors/${encodeURI(reason)}`);
      expect([status, type]).toEqual([404, 'application/json; charset=utf-8']);
    },
  );
});

describe('the list of the reasons', () => {
  it('leads to every one', async () => {
    const { status, type, html } = await read('/docs/errors');
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
    const links = [...html.matchAll(/<a href="\/docs\/errors\/(\w+)">/g)].map(([, reason]) => reason);
    expect(links.sort()).toEqual(Object.keys(STATUS_OF).sort());
  });

  it('is named in the introduction to the API', async () => {
    const { html } = await read('/docs-json');
    expect((JSON.parse(html) as { info: { description: string } }).info.description).toContain('(/docs/errors)');
  });
});
