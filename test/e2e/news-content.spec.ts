// On the stack: a worker takes the pictures out of S3.
import { addArticle, type PortalNews, startCleaner, uploadPicture } from '../support/articles.js';
import { PortalClient } from '../support/portal.js';
import { staffWith } from '../support/records.js';
import { type RunningServer, startServer, waitFor } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

let server: RunningServer;
let anyone: PortalClient;
let writer: PortalClient & { readonly email: string };
let writerId: number;

beforeAll(async () => {
  server = await startServer();
  anyone = new PortalClient(server.url);
  writer = await staffWith(server, ['news.manage']);
  await startCleaner(server);
  writerId = (await writer.get<{ id: number }>('/api/user/info')).data.id;
});

afterAll(() => server.dispose());

const upload = (kind: 'news' | 'editor') => uploadPicture(writer, kind);
const add = (fields: object = {}) => addArticle(writer, fields);
const detail = (id: number) => anyone.get<PortalNews>('/api/news/detail', { id });
const isOpen = async (url: string) => (await anyone.raw(url)).status === 200;

describe('HTML', () => {
  it('is cleaned before it is kept, when it is added and when it is changed', async () => {
    const hostile =
      '<p onclick="alert(1)">a<script>alert(1)</script><img src="data:image/png;base64,xx" onerror=alert(1)>' +
      '<a href="javascript:alert(1)">b</a><a href="https://example.com/x">c</a><svg onload=alert(1)></svg></p>' +
      '<p style="background:url(https://evil.example/x)">d</p><iframe src="https://evil.example/"></iframe>';
    const clean = '<p>ab<a href="https://example.com/x" rel="noopener noreferrer nofollow">c</a></p><p>d</p>';
    const added = await add({ title: '<img src=x onerror=alert(1)>', content: hostile });
    expect(added).toMatchObject({ title: '<img src=x onerror=alert(1)>', content: clean });
    const { id } = await add();
    const changed = await writer.post<PortalNews>('/api/news/update', { id, content: hostile });
    expect(changed.data.content).toBe(clean);
    for (const which of [added.id, id]) expect((await detail(which)).data.content).toBe(clean);
    const stored = await rowsOf<{ content: string }>(server.database, 'SELECT content FROM news WHERE id IN (?, ?)', [
      added.id,
      id,
    ]);
    expect(stored.map(({ content }) => content)).toEqual([clean, clean]);
  });

  it('may be long', async () => {
    const content = '<p>All of this stays</p>'.repeat(8_000);
    expect((await add({ content })).content).toBe(content);
    const padded = `<p>short</p><script>${'x'.repeat(900_000)}</script>`;
    expect((await add({ content: padded })).content).toBe('<p>short</p>');
  });

  it('that would keep the cleaner busy is refused, and everyone else is served meanwhile', async () => {
    const hostile = '<b><i>'.repeat(90_000);
    const refusal = writer.post('/api/news/add', { title: 'x', content: hostile });
    const start = performance.now();
    let longest = 0;
    let busy = true;
    void refusal.finally(() => {
      busy = false;
    });
    while (busy) {
      const asked = performance.now();
      expect((await anyone.get('/api/news/list')).status).toBe(200);
      longest = Math.max(longest, performance.now() - asked);
    }
    expect(await refusal).toMatchObject({ status: 400, data: { errors: { content: expect.any(String) } } });
    expect(performance.now() - start).toBeLessThan(40_000);
    // In its own process, the cleaner would have kept them waiting for ten seconds.
    expect(longest).toBeLessThan(5_000);
  });
});

describe('pictures', () => {
  it('are seen by everyone, and go with the last article that shows them', async () => {
    const [preview, image, spare] = [await upload('news'), await upload('editor'), await upload('editor')];
    const one = await add({ preview, content: `<p>x</p><img src="${image}"><img src="${server.url}${spare}">` });
    expect(one.content).toBe(`<p>x</p><img src="${image}"><img src="${spare}">`);
    const other = await add({ content: `<img src="${image}">` });
    for (const url of [preview, image, spare]) expect(await isOpen(url)).toBe(true);
    await writer.post('/api/news/update', { id: one.id, content: `<img src="${image}">` });
    await waitFor('the picture to go', async () => !(await isOpen(spare)));
    await writer.post('/api/news/remove', { ids: [one.id] });
    await waitFor('the preview to go', async () => !(await isOpen(preview)));
    expect(await isOpen(image)).toBe(true);
    await writer.post('/api/news/remove', { ids: [other.id] });
    await waitFor('the last picture to go', async () => !(await isOpen(image)));
    await waitFor('their rows to go', async () => {
      const ids = [preview, image, spare].map((url) => url.slice('/api/file/'.length));
      return (await rowsOf(server.database, 'SELECT id FROM files WHERE id IN (?, ?, ?)', ids)).length === 0;
    });
  });
});

describe('the audit trail', () => {
  it('tells of each change who did it, and of no view', async () => {
    const { id } = await add({ title: 'Told' });
    await detail(id);
    await writer.post('/api/news/update', { id, title: 'Told again' });
    await writer.post('/api/news/remove', { ids: [id] });
    const events = await rowsOf<{ action: string; actor_id: number; before_values: string; after_values: string }>(
      server.database,
      "SELECT * FROM audit_events WHERE subject_type = 'news' AND subject_id = ? ORDER BY id",
      [String(id)],
    );
    expect(events.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['news.added', writerId],
      ['news.updated', writerId],
      ['news.removed', writerId],
    ]);
    expect(JSON.parse(events[1]?.before_values ?? '')).toMatchObject({ version: 1, title: 'Told' });
    expect(JSON.parse(events[1]?.after_values ?? '')).toMatchObject({ version: 2, changed: ['title'] });
  });
});
