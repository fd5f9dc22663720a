import { type RunningServer, startServer } from '../support/server.js';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.dispose());

async function filesNamed(path: string): Promise<string[]> {
  const answer = await fetch(server.url + path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0');
  return [...(await answer.text()).matchAll(/[" ](\/assets\/[^" ]+)/g)].map(([, file]) => file ?? '');
}

it('pages that visits begin with name the files of their screen, all of which are there', async () => {
  const first = await filesNamed('/index');
  for (const [path, screen] of [
    ['/university?page=2', 'UniversityPage'],
    ['/check', 'CheckPage'],
    ['/check?from=mail', 'CheckPage'],
    ['/check/', 'CheckPage'],
    ['/check/MYV-00000-00000-00000', 'CheckNumberPage'],
    ['/university/MYV', 'UniversityPage'],
    ['/news-detail?id=1', 'NewsDetailPage'],
  ] as const) {
    const files = await filesNamed(path);
    expect(files).toEqual(expect.arrayContaining(first));
    expect(files.some((file) => file.startsWith(`/assets/${screen}-`))).toBe(true);
    for (const file of files) expect((await fetch(server.url + file)).status).toBe(200);
  }
});

it('every other page is the start page, whatever it is called', async () => {
  const first = await filesNamed('/index');
  for (const path of ['/cert-list', '/pages/check.html', '/constructor', '/..%2fcheck', '/checks', '/check+']) {
    expect(await filesNamed(path)).toEqual(first);
  }
});
