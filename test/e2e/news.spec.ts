// On the stack too: two writers at once meet at a row, and a worker takes the pictures out of S3.
import { photoJpeg, scanPng } from '../support/applicant.js';
import { publish } from '../support/articles.js';
import { accepted, bare, refused, SESSION_LOST } from '../support/envelope.js';
import { PortalClient, signIn } from '../support/portal.js';
import { staffWith } from '../support/records.js';
import { inEnglish } from '../support/said.js';
import { itEmbedded, type RunningServer, STUDENT, startServer, waitFor } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

interface PortalNews {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly content: string;
  readonly preview: string | null;
  readonly watch_number: number;
  readonly update_time: string;
  readonly user_id: number | null;
}
interface NewsList {
  readonly list: PortalNews[];
  readonly count: number;
}

const MISSING = 2_000_000_000;
const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

let server: RunningServer;
let anyone: PortalClient;
let student: PortalClient;
let reviewer: PortalClient;
let writer: PortalClient & { readonly email: string };
let writerId: number;

beforeAll(async () => {
  server = await startServer();
  anyone = new PortalClient(server.url);
  student = await signIn(server.url, STUDENT);
  reviewer = await staffWith(server, ['certificates.review', 'catalog.manage', 'users.manage']);
  writer = await staffWith(server, ['news.manage']);
  writerId = (await writer.get<{ id: number }>('/api/user/info')).data.id;
});

afterAll(() => server.dispose());

async function upload(kind: 'news' | 'editor'): Promise<string> {
  const bytes = await (kind === 'news' ? photoJpeg() : scanPng());
  const answer = await writer.upload(kind, 'a.jpg', bytes, '/api/editor/uploadImg');
  expect(answer.status).toBe(200);
  return answer.data.url;
}

async function add(fields: object = {}): Promise<PortalNews> {
  const answer = await writer.post<PortalNews>('/api/news/add', { title: 'A title', content: '<p>x</p>', ...fields });
  expect(answer).toMatchObject({ status: 200, code: 200, message: 'Save Success!' });
  return answer.data;
}

const detail = (id: number) => anyone.get<PortalNews>('/api/news/detail', { id });
const isOpen = async (url: string) => (await anyone.raw(url)).status === 200;

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
        update_time: MOMENT,
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

describe('the calls', () => {
  it('publish, change and remove an article', async () => {
    const [preview, other, image] = [await upload('news'), await upload('news'), await upload('editor')];
    const content = `<h2>公告</h2><p style="text-align: center">Text</p><img src="${image}">`;
    const sent = { title: ' <b>Plain</b>  text ', content, preview, watch_number: 99, user_id: 1, version: 7, id: 5 };
    const added = await writer.post<PortalNews>('/api/news/add', sent);
    const article = {
      id: expect.any(Number),
      version: 1,
      title: '<b>Plain</b> text',
      content,
      preview,
      watch_number: 0,
      update_time: MOMENT,
      user_id: writerId,
    };
    expect(bare(added)).toEqual(accepted('Save Success!', article));
    const { id } = added.data;
    expect(bare(await detail(id))).toEqual(accepted('success', { ...added.data, watch_number: 1 }));
    // Another process knows of the view when it is written.
    await waitFor('the view', async () => {
      const [row] = await rowsOf<{ watch_number: number }>(
        server.database,
        'SELECT watch_number FROM news WHERE id = ?',
        [id],
      );
      return row?.watch_number === 1;
    });
    const top = (await anyone.get<NewsList>('/api/news/list', { page_size: 1 })).data;
    const { content: _content, version: _version, user_id: _user, ...listed } = added.data;
    expect(top).toEqual({ list: [{ ...listed, watch_number: 1 }], count: 21 });

    const changed = await writer.post<PortalNews>('/api/news/update', { id, version: 1, preview: other });
    const now = { ...added.data, version: 2, preview: other, update_time: MOMENT, watch_number: 1 };
    expect(bare(changed)).toEqual(accepted('Update Success!', now));
    const blind = await writer.post<PortalNews>('/api/news/update', {
      id: String(id),
      title: 'New',
      content: 'new',
      preview: '',
    });
    expect(bare(blind)).toEqual(
      accepted('Update Success!', { ...now, version: 3, title: 'New', content: 'new', preview: null }),
    );

    expect(bare(await writer.post('/api/news/remove', { ids: [id] }))).toEqual(accepted('Delete Success!', null));
    expect(bare(await detail(id))).toEqual(refused(404, 'not_found', inEnglish('not_found', { what: 'News' })));
    expect((await anyone.get<NewsList>('/api/news/list')).data.count).toBe(20);
  });

  it('refuse what is wrong, by field and all at once', async () => {
    const { id } = await add();
    const before = await writer.get(`/api/v1/news/${id}`);
    const photo = await student.upload('photo', 'a.jpg', await photoJpeg());
    const wrong: [body: object, fields: string[]][] = [
      [{}, ['title', 'content']],
      [{ title: '', content: '' }, ['title', 'content']],
      [{ title: 'x'.repeat(201), content: '<script>alert(1)</script>', preview: 5 }, ['title', 'content', 'preview']],
      [{ title: ['x'], content: { a: 1 }, preview: ['x'] }, ['title', 'content', 'preview']],
      [{ title: 'x', content: ' <p> &nbsp; </p> ' }, ['content']],
      [{ title: 'x', content: `<p>${'王'.repeat(70_000)}</p>` }, ['content']],
      [{ title: 'x', content: '<img src="/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e">' }, ['content']],
      [{ title: 'x', content: 'x', preview: '/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e' }, ['preview']],
      [{ title: 'x', content: 'x', preview: 'https://evil.example/x.jpg' }, ['preview']],
      [{ title: 'x', content: 'x', preview: photo.data.url }, ['preview']],
      [
        { title: 'x', content: `<img src="${photo.data.url}">`, preview: await upload('editor') },
        ['content', 'preview'],
      ],
    ];
    for (const [body, fields] of wrong) {
      const answers = [writer.post<{ errors: object }>('/api/news/add', body)];
      if (fields.length > 0 && Object.keys(body).length > 0) {
        answers.push(writer.post<{ errors: object }>('/api/news/update', { ...body, id, version: 1 }));
      }
      for (const answer of await Promise.all(answers)) {
        expect(answer).toMatchObject({ status: 400, code: 400, data: { reason: 'invalid_input' } });
        expect(Object.keys(answer.data.errors).sort()).toEqual([...fields].sort());
      }
    }
    expect((await writer.get(`/api/v1/news/${id}`)).status).toBe(before.status);
    expect((await detail(id)).data).toMatchObject({ version: 1, title: 'A title', content: '<p>x</p>' });
  });

  it('refuse ids, pages and versions that there cannot be', async () => {
    const { id } = await add();
    for (const wrong of ['', '0', '-1', '1.5', 'x', '99999999999', '1&id=2']) {
      const answer = await anyone.raw(`/api/news/detail?id=${wrong}`);
      expect([wrong, answer.status]).toEqual([wrong, 400]);
    }
    expect((await anyone.raw('/api/news/detail')).status).toBe(400);
    expect(bare(await detail(MISSING))).toEqual(refused(404, 'not_found', inEnglish('not_found', { what: 'News' })));
    expect(await anyone.get('/api/news/list', { page_index: 1001 })).toMatchObject({
      status: 400,
      message: inEnglish('page_max', { max: 1000 }),
    });
    expect(await anyone.get('/api/news/list', { page_size: 101 })).toMatchObject({
      data: { errors: { page_size: expect.any(String) } },
    });
    for (const version of [2, 0, '1', 1.5, {}, 'x']) {
      const answer = await writer.post('/api/news/update', { id, version, title: 'x' });
      expect([version, answer.status]).toEqual([version, version === 2 ? 409 : 400]);
    }
    expect(await writer.post('/api/news/update', { id: MISSING, title: 'x' })).toMatchObject({ status: 404 });
    expect(await writer.post('/api/news/update', { title: 'x' })).toMatchObject({
      data: { errors: { id: expect.any(String) } },
    });
    for (const ids of [
      undefined,
      [],
      [0],
      ['x'],
      [id, id],
      'x',
      { a: 1 },
      [null],
      Array.from({ length: 101 }, (_, n) => n + 1),
    ]) {
      expect(await writer.post('/api/news/remove', { ids })).toMatchObject({
        status: 400,
        data: { errors: { ids: expect.any(String) } },
      });
    }
  });

  it('remove all or none', async () => {
    const [one, other] = [await add(), await add()];
    expect(await writer.post('/api/news/remove', { ids: [one.id, MISSING] })).toMatchObject({ status: 404 });
    expect((await detail(one.id)).status).toBe(200);
    expect((await writer.post('/api/news/remove', { ids: [one.id, other.id] })).status).toBe(200);
    for (const { id } of [one, other]) expect((await detail(id)).status).toBe(404);
  });

  it('that write are for staff who manage news', async () => {
    const { id, version } = await add();
    const calls: [path: string, body: object][] = [
      ['add', { title: 'x', content: 'x' }],
      ['add', {}],
      ['update', { id, version, title: 'Taken over' }],
      ['remove', { ids: [id] }],
    ];
    for (const [path, body] of calls) {
      for (const client of [student, reviewer]) {
        const answer = await client.post(`/api/news/${path}`, body);
        expect(bare(answer)).toEqual(refused(403, 'forbidden', inEnglish('not_allowed')));
      }
      expect(bare(await anyone.post(`/api/news/${path}`, body))).toEqual(SESSION_LOST);
    }
    expect((await detail(id)).data).toMatchObject({ version: 1, title: 'A title' });
  });

  it('let one of two writers win', async () => {
    const { id } = await add();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => writer.post('/api/news/update', { id, version: 1, title: `Writer ${n}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await detail(id)).data.version).toBe(2);
  });
});

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

  // The refusal comes while the body is still being sent: what a proxy makes of that is its own.
  itEmbedded('is refused in a body of more than a megabyte', async () => {
    const large = await writer.post('/api/news/add', { title: 'x', content: 'x'.repeat(1_100_000) });
    expect(large).toMatchObject({ status: 413, data: { reason: 'too_large' } });
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
