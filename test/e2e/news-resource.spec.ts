import { photoJpeg } from '../support/applicant.js';
import { PortalClient, signIn } from '../support/portal.js';
import { staffWith } from '../support/records.js';
import { resourceClient, resourceRefusal } from '../support/resource-client.js';
import { type RunningServer, STUDENT, startServer, waitFor } from '../support/server.js';

let server: RunningServer;
let writer: PortalClient;
let api: ReturnType<typeof resourceClient>;

beforeAll(async () => {
  server = await startServer();
  writer = await staffWith(server, ['news.manage']);
  api = resourceClient(writer);
});

afterAll(() => server.dispose());

const create = (data: object = {}) =>
  api.create('news', { data: { title: 'A title', content: '<p>x</p>', ...data } }).then((answer) => answer.data);
const list = (filter: object = {}, sort: [string, 'ASC' | 'DESC'] = ['id', 'ASC'], perPage = 100) =>
  api.getList('news', { pagination: { page: 1, perPage }, sort: { field: sort[0], order: sort[1] }, filter });
const titles = async (...parameters: Parameters<typeof list>) =>
  (await list(...parameters)).data.map(({ title }) => title);

describe('articles as a resource', () => {
  it('are made, changed in whole or in part, and removed', async () => {
    const preview = (await writer.upload('news', 'a.jpg', await photoJpeg())).data.url;
    const made = await create({
      preview,
      language: 'cn',
      watchNumber: 9,
      userId: 1,
      content: '<p>x<script>1</script></p>',
    });
    expect(made).toEqual({
      id: expect.any(Number),
      version: 1,
      title: 'A title',
      content: '<p>x</p>',
      preview,
      language: 'cn',
      watchNumber: 0,
      updatedAt: expect.stringMatching(/Z$/),
      userId: expect.any(Number),
    });
    const { id } = made;
    expect((await api.getOne('news', { id })).data).toEqual(made);
    const whole = await api.update('news', { id, data: { ...made, title: 'Changed' }, previousData: made });
    expect(whole.data).toMatchObject({ version: 2, title: 'Changed', preview });
    const part = await api.update('news', {
      id,
      data: { version: 2, preview: null, language: '' },
      previousData: made,
    });
    const left = { version: 3, title: 'Changed', content: '<p>x</p>', preview: null, language: null };
    expect(part.data).toMatchObject(left);
    expect((await api.delete('news', { id, previousData: part.data })).data).toEqual({ id });
    expect(await resourceRefusal(api.getOne('news', { id }))).toMatchObject({ status: 404 });
    expect((await writer.raw('/api/v1/news', post({ title: 'x', content: 'x' }))).status).toBe(201);
  });

  it('are changed in the version that was seen', async () => {
    const made = await create();
    const change = (data: object) => api.update('news', { id: made.id, data, previousData: made });
    expect((await change({ preview: null })).data).toEqual({ ...made, version: 2, updatedAt: expect.any(String) });
    const all = await resourceRefusal(change({ title: '', content: '', preview: 'x', language: 'fr', version: 'x' }));
    expect(Object.keys(all.body.errors).sort()).toEqual(['content', 'language', 'preview', 'title', 'version']);
    await change({ version: 2, title: 'x' });
    expect(await resourceRefusal(change({ version: 2, title: 'y' }))).toMatchObject({
      status: 409,
      body: { reason: 'stale_version' },
    });
  });

  it('are listed with their contents, sorted and filtered', async () => {
    const all = await list();
    expect(all.total).toBe(all.data.length);
    expect(Object.keys(all.data[0])).toEqual([
      'id',
      'version',
      'title',
      'content',
      'preview',
      'language',
      'watchNumber',
      'updatedAt',
      'userId',
    ]);
    const [b, a] = [await create({ title: 'zz Beta 公告' }), await create({ title: 'ZZ alpha' })];
    expect(await titles({ title: 'zz' }, ['title', 'ASC'])).toEqual(['ZZ alpha', 'zz Beta 公告']);
    expect(await titles({ title: 'zz' }, ['updatedAt', 'ASC'])).toEqual(['zz Beta 公告', 'ZZ alpha']);
    expect(await titles({ title: '告 zz' })).toEqual(['zz Beta 公告']);
    expect(await titles({ title: 'bet zz' })).toEqual(['zz Beta 公告']);
    expect(await titles({ title: 'eta' })).toEqual([]);
    await new PortalClient(server.url).get('/api/news/detail', { id: b.id });
    // Another process knows of the view when it is written.
    await waitFor('the view', async () => (await api.getOne('news', { id: b.id })).data.watchNumber === 1);
    expect((await list({ id: [a.id, b.id] }, ['id', 'DESC'])).data.map(({ id }) => id)).toEqual([a.id, b.id]);
    const many = await api.getMany('news', { ids: [b.id, a.id, 2_000_000_000] });
    expect(many.data.map(({ id }) => id).sort()).toEqual([a.id, b.id].sort());
    const first = await list({}, ['watchNumber', 'DESC'], 1);
    expect(first).toMatchObject({ data: [expect.any(Object)], total: (all.total ?? 0) + 2 });
  });

  it('come a hundred at once at most, and the answer says which', async () => {
    const answer = await writer.raw(`/api/v1/news?range=${encodeURIComponent('[0,999]')}`);
    expect(answer.headers.get('content-range')).toMatch(/^news 0-\d+\/\d+$/);
    for (const query of [
      'sort=["content","ASC"]',
      'filter={"content":"x"}',
      'filter={"title":5}',
      'filter={"id":["x"]}',
      'range=[5,1]',
      'sort=x',
    ]) {
      const refused = await writer.raw(`/api/v1/news?${encodeURI(query)}`);
      expect([query, refused.status]).toEqual([query, 400]);
    }
  });

  it('are for staff who manage news, reading too', async () => {
    const { id } = await create();
    const reviewer = await staffWith(server, ['certificates.review', 'catalog.manage']);
    const clients = [await signIn(server.url, STUDENT), reviewer, new PortalClient(server.url)];
    const calls: [path: string, init: RequestInit][] = [
      ['', {}],
      [`/${id}`, {}],
      ['', post({ title: 'x', content: 'x' })],
      [`/${id}`, { ...post({ version: 1, title: 'x' }), method: 'PUT' }],
      [`/${id}`, { method: 'DELETE' }],
    ];
    for (const [at, client] of clients.entries()) {
      for (const [path, init] of calls) {
        const answer = await client.raw(`/api/v1/news${path}`, init);
        expect([path, init.method, answer.status]).toEqual([path, init.method, at < 2 ? 403 : 401]);
      }
    }
    expect((await api.getOne('news', { id })).data).toMatchObject({ version: 1, title: 'A title' });
  });

  it('are not found under what is no id', async () => {
    for (const id of ['0', 'x', '-1', '99999999999', '1e3', '%00', '2000000000']) {
      for (const init of [{}, { ...post({ version: 1, title: 'x' }), method: 'PUT' }, { method: 'DELETE' }]) {
        expect([id, (await writer.raw(`/api/v1/news/${id}`, init)).status]).toEqual([id, 404]);
      }
    }
  });
});

it('HTML is refused in a body of more than a megabyte', async () => {
  const large = await writer.post('/api/news/add', { title: 'x', content: 'x'.repeat(1_100_000) });
  expect(large).toMatchObject({ status: 413, data: { reason: 'too_large' } });
});

function post(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
