// On the stack: two writers at once meet at a row.
import { photoJpeg } from '../support/applicant.js';
import {
  addArticle,
  MOMENT,
  type NewsList,
  type PortalNews,
  startCleaner,
  uploadPicture,
} from '../support/articles.js';
import { accepted, bare, refused, SESSION_LOST } from '../support/envelope.js';
import { PortalClient, signIn } from '../support/portal.js';
import { staffWith } from '../support/records.js';
import { inEnglish } from '../support/said.js';
import { type RunningServer, STUDENT, startServer, waitFor } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

const MISSING = 2_000_000_000;
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
  await startCleaner(server);
  writerId = (await writer.get<{ id: number }>('/api/user/info')).data.id;
});

afterAll(() => server.dispose());

const upload = (kind: 'news' | 'editor') => uploadPicture(writer, kind);
const add = (fields: object = {}) => addArticle(writer, fields);
const detail = (id: number) => anyone.get<PortalNews>('/api/news/detail', { id });

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
      update_time: expect.stringMatching(MOMENT),
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
    const now = {
      ...added.data,
      version: 2,
      preview: other,
      update_time: expect.stringMatching(MOMENT),
      watch_number: 1,
    };
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
