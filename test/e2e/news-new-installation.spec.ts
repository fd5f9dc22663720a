// On the stack: MariaDB sorts and counts the articles.
import { MOMENT, type NewsList, type PortalNews, publish } from '../support/articles.js';
import { accepted, bare } from '../support/envelope.js';
import { PortalClient, signIn } from '../support/portal.js';
import { staffWith } from '../support/records.js';
import { type RunningServer, STUDENT, startServer } from '../support/server.js';

let server: RunningServer;
let anyone: PortalClient;
let student: PortalClient;
let writer: PortalClient & { readonly email: string };

beforeAll(async () => {
  server = await startServer();
  anyone = new PortalClient(server.url);
  student = await signIn(server.url, STUDENT);
  writer = await staffWith(server, ['news.manage']);
});

afterAll(() => server.dispose());

describe('what a new installation shows', () => {
  it('is ten articles in each language, the newest first, without their contents', async () => {
    const first = await anyone.get<NewsList>('/api/news/list');
    expect(bare(first)).toEqual(accepted('success', { list: expect.any(Array), count: 20 }));
    expect(first.data.list).toHaveLength(10);
    for (const item of first.data.list) {
      expect(item).toEqual({
        id: expect.any(Number),
        title: expect.any(String),
        preview: null,
        watch_number: expect.any(Number),
        update_time: expect.stringMatching(MOMENT),
      });
    }
    const times = first.data.list.map(({ update_time }) => update_time);
    expect(times).toEqual([...times].sort().reverse());
    const second = await anyone.get<NewsList>('/api/news/list', { page_index: 2, page_size: 4 });
    expect(second.data).toEqual({ list: first.data.list.slice(4, 8), count: 20 });
    const older = await anyone.get<NewsList>('/api/news/list', { currentPage: 2, pageSize: 4 });
    expect(older.data).toEqual(second.data);
  });

  it.each([
    ['en', 'Welcome to MyVerify'],
    ['cn', '欢迎使用 MyVerify'],
  ])('can be asked for in one language: %s', async (language, title) => {
    const { data } = await anyone.get<NewsList>('/api/news/list', { language });
    expect(data).toMatchObject({ count: 10, list: [{ title }, ...Array.from({ length: 9 }, () => ({}))] });
    const [own, both] = await Promise.all(
      [{ language }, { language: null }].map(({ language: of }) =>
        publish<PortalNews>(writer, { title: `Of ${of}`, content: '<p>x</p>', language: of }),
      ),
    );
    const other = language === 'en' ? 'cn' : 'en';
    const idsOf = async (of: string) =>
      (await anyone.get<NewsList>('/api/news/list', { language: of, page_size: 100 })).data.list.map(({ id }) => id);
    expect(await idsOf(language)).toEqual(expect.arrayContaining([own?.id, both?.id]));
    expect(await idsOf(other)).toEqual(expect.arrayContaining([both?.id]));
    expect(await idsOf(other)).not.toContain(own?.id);
    await writer.post('/api/news/remove', { ids: [own?.id, both?.id] });
    expect((await anyone.get('/api/news/list', { language: 'fr' })).status).toBe(400);
  });

  it('can be read by everyone', async () => {
    const { list } = (await anyone.get<NewsList>('/api/news/list')).data;
    for (const client of [anyone, student, writer, new PortalClient(server.url, 'nonsense')]) {
      const answer = await client.get<PortalNews>('/api/news/detail', { id: list[0]?.id ?? 0 });
      expect(answer).toMatchObject({ status: 200, code: 200, data: { title: 'Welcome to MyVerify', user_id: null } });
    }
  });
});
