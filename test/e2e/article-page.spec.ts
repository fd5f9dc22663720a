import { addArticle, type PortalNews, startCleaner, uploadPicture } from '../support/articles.js';
import { PortalClient } from '../support/portal.js';
import { staffWith } from '../support/records.js';
import { type RunningServer, startServer } from '../support/server.js';

/** What the template has in place of words; styles have braces as well. */
const UNFILLED = /\{\{[#/{]?[a-z]/;

let server: RunningServer;
let writer: PortalClient;

beforeAll(async () => {
  server = await startServer();
  writer = await staffWith(server, ['news.manage']);
  await startCleaner(server);
});

afterAll(() => server.dispose());

const pageAt = async (path: string, status = 200) => {
  const answer = await fetch(server.url + path);
  expect([path, answer.status]).toEqual([path, status]);
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  return answer.text();
};

it('the page of an article holds it, and what is said of it where its address is sent', async () => {
  const preview = await uploadPicture(writer, 'news');
  const content = '<h2>Fees</h2><p>From <strong>1 May</strong> {{title}} &amp; more</p>';
  const { id } = await addArticle(writer, { title: 'Fees "go" <i>down</i>', content, preview });
  const page = await pageAt(`/news-detail?id=${id}`);
  const title = 'Fees &quot;go&quot; &lt;i&gt;down&lt;/i&gt;';
  expect(page).toContain(`<title>${title} · MyVerify</title>`);
  expect(page).toContain('<meta name="description" content="Fees From 1 May {{title}} &amp; more" />');
  expect(page).toContain(`<meta property="og:title" content="${title}" />`);
  expect(page).toContain(`<meta property="og:url" content="${server.url}/news-detail?id&#x3D;${id}" />`);
  expect(page).toContain(`<meta property="og:image" content="${server.url}${preview}" />`);
  expect(page).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(page).toContain(content);
  expect(page).toContain(`<img src="${preview}"`);
  const asked = { headers: { 'Accept-Encoding': 'identity' } };
  const plain = await fetch(`${server.url}/news-detail?id=${id}`, asked);
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, page]);
  expect((await fetch(`${server.url}/news-detail?id=${id}`)).headers.get('content-encoding')).toBe('gzip');
  // The program counts the view.
  const { data } = await new PortalClient(server.url).get<PortalNews>('/api/news/detail', { id });
  expect(data.watch_number).toBe(1);
});

it('one without a picture names none, and in Chinese says so', async () => {
  const { id } = await addArticle(writer, { title: '认证费用', content: '<p>自五月一日起</p>' });
  const page = await pageAt(`/news-detail?id=${id}`);
  expect(page).not.toMatch(/og:image|href=""|src=""/);
  expect(page).toMatch(/<h1[^>]* lang="zh-Hans"[^>]*>认证费用<\/h1>/);
  expect(page).not.toMatch(UNFILLED);
});

it('of what is no article there is the page without one, as "not found"', async () => {
  const { id } = await addArticle(writer);
  const [bare = '', ...others] = await Promise.all(
    [
      '/news-detail',
      '/news-detail?id=0',
      '/news-detail?id=999999999',
      '/news-detail?id=99999999999999999999',
      `/news-detail?id=${id}&id=${id}`,
      '/news-detail?id=%00',
    ].map((path) => pageAt(path, 404)),
  );
  expect(await pageAt(`/news-detail/?id=${id}`)).toBe(bare);
  expect(bare).toContain('NewsDetailPage');
  expect(bare).not.toMatch(UNFILLED);
  expect(bare).not.toContain('<article');
  for (const other of others) expect(other).toBe(bare);
  // Whoever has the page already gets it whole as well.
  const kept = (await fetch(`${server.url}/news-detail/?id=${id}`)).headers.get('etag') ?? '';
  expect(kept).toMatch(/^W\/"/);
  const conditions = { 'If-None-Match': kept, 'If-Modified-Since': new Date().toUTCString(), Range: 'bytes=0-9' };
  for (const [name, value] of Object.entries(conditions)) {
    const again = await fetch(`${server.url}/news-detail?id=0`, { headers: { [name]: value } });
    expect([name, again.status, (await again.text()).length]).toEqual([name, 404, bare.length]);
  }
  expect(await pageAt('/pages/news-detail.hbs')).toBe(await pageAt('/cert-list'));
});
