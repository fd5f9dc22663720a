import {
  CatalogKeeper,
  type Company,
  DELETED,
  errorsOf,
  type List,
  LOOKED_UP,
  SAVED,
  UPDATED,
} from '../support/catalog.js';
import { PortalClient } from '../support/portal.js';
import { refusal, staffWith } from '../support/records.js';
import { inEnglish } from '../support/said.js';
import { type RunningServer, startServer } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

let server: RunningServer;
let anyone: PortalClient;
let keeper: PortalClient;
let catalog: CatalogKeeper;

beforeAll(async () => {
  server = await startServer();
  anyone = new PortalClient(server.url);
  keeper = await staffWith(server, ['catalog.manage']);
  catalog = new CatalogKeeper(keeper);
});

afterAll(() => server.dispose());

describe('what a new installation shows to everyone', () => {
  it('is thirty agencies by name, in either dialect of paging', async () => {
    const first = await anyone.get<List<Company>>('/api/company/list');
    expect(first).toMatchObject({ ...LOOKED_UP, data: { allCount: 30 } });
    expect(first.data.list).toHaveLength(10);
    expect(Object.keys(first.data.list[0] ?? {})).toEqual(['cid', 'version', 'cname', 'cregion']);
    const dialects: Record<string, number>[] = [
      { page_index: 1, page_size: 30 },
      { currentPage: 1, pageSize: 30 },
    ];
    for (const query of dialects) {
      const all = await anyone.get<List<Company>>('/api/company/list', query);
      expect(all).toMatchObject({ ...LOOKED_UP, data: { allCount: 30 } });
      const names = all.data.list.map(({ cname }) => cname.toLowerCase());
      expect(names).toHaveLength(30);
      expect(names).toEqual([...names].sort());
      expect(names.every((name) => name.includes('(demo)'))).toBe(true);
    }
    const last = await anyone.get<List<Company>>('/api/company/list', { currentPage: 4, pageSize: 9 });
    expect(last.data).toMatchObject({ list: { length: 3 }, allCount: 30 });
    expect((await anyone.get('/api/company/list', { currentPage: 5, pageSize: 9 })).data).toEqual({
      list: [],
      allCount: 30,
    });
  });

  it('is fifteen cooperations and forty agents', async () => {
    const [counts] = await rowsOf<{ cooperations: number; agents: number }>(
      server.database,
      'SELECT (SELECT COUNT(*) FROM cooperations) AS cooperations, (SELECT COUNT(*) FROM agents) AS agents',
    );
    expect(counts).toEqual({ cooperations: 15, agents: 40 });
  });

  it.each(['/api/company/list', '/api/company/search', '/api/university/search', '/api/university/nature'])(
    '%s refuses pages that there cannot be',
    async (path) => {
      expect(await anyone.get(path, { currentPage: 1001 })).toMatchObject({
        ...refusal(400, 'page_too_large'),
        message: inEnglish('page_max', { max: 1000 }),
      });
      const wrong = await anyone.get(path, { page_index: 0, page_size: 101 });
      expect(wrong).toMatchObject(refusal(400, 'invalid_input'));
      expect(Object.keys(errorsOf(wrong))).toEqual(['page_index', 'page_size']);
      expect(await anyone.raw(`${path}?name=a&name=b`)).toMatchObject({ status: 400 });
    },
  );
});

describe('agencies', () => {
  it('are found by the beginnings of words, Chinese too', async () => {
    const found = async (name: string) => {
      const answer = await anyone.get<List<Company>>('/api/company/search', { name });
      expect(answer).toMatchObject(LOOKED_UP);
      expect(answer.data.allCount).toBe(answer.data.list.length);
      return answer.data.list.map(({ cname }) => cname);
    };
    expect(await found('MERDEKA')).toEqual(['Merdeka Bridge Education (Demo)']);
    expect(await found('educ bridg')).toEqual(['Merdeka Bridge Education (Demo)']);
    expect(await found('erdeka')).toEqual([]);
    expect(await found('留学')).toEqual(['古晋远航留学 (Demo)', '启明留学咨询 Qiming Study Advisers (Demo)']);
    expect(await found('qim 咨询')).toEqual(['启明留学咨询 Qiming Study Advisers (Demo)']);
    expect(await found('%')).toEqual([]);
    expect((await anyone.get<List<Company>>('/api/company/search', { name: ' ' })).data.allCount).toBe(30);
  });

  it('tell which universities they work for', async () => {
    const { cid, ...rest } = await catalog.company();
    const [second, first] = [await catalog.university('Zeta Campus'), await catalog.university('Alpha Campus')];
    expect(await anyone.get('/api/company/info', { id: cid })).toMatchObject({ ...LOOKED_UP, data: { agents: [] } });
    for (const { uid } of [second, first]) await catalog.add('agent', { cid, uid });
    const info = await anyone.get('/api/company/info', { id: cid });
    expect(info).toMatchObject(LOOKED_UP);
    expect(info.data).toEqual({
      cid,
      ...rest,
      agents: [
        { cid, uid: first.uid, uname: 'Alpha Campus' },
        { cid, uid: second.uid, uname: 'Zeta Campus' },
      ],
    });
  });

  it('are added, changed and removed', async () => {
    const body = { cname: '  Kuala \t Link  ', cregion: 'Perak', cid: 1, version: 9 };
    const added = await keeper.post<Company>('/api/admin/add/company', body);
    expect(added).toMatchObject(SAVED);
    const { cid } = added.data;
    expect(added.data).toEqual({ cid, version: 1, cname: 'Kuala Link', cregion: 'Perak' });
    const changed = await keeper.post('/api/admin/update/company', { cid, version: 1, cregion: 'Kedah' });
    expect(changed).toMatchObject(UPDATED);
    expect(changed.data).toEqual({ cid, version: 2, cname: 'Kuala Link', cregion: 'Kedah' });
    const renamed = await keeper.post('/api/admin/update/company', { cid, cname: ' 吉打桥 \n' });
    expect(renamed.data).toEqual({ cid, version: 3, cname: '吉打桥', cregion: 'Kedah' });
    expect((await anyone.get('/api/company/search', { name: '打' })).data).toMatchObject({ list: [{ cid }] });
    expect((await anyone.get('/api/company/search', { name: 'kuala link' })).data).toMatchObject({ allCount: 0 });
    expect(await keeper.post('/api/admin/delete/company', [cid])).toMatchObject(DELETED);
    expect(await anyone.get('/api/company/info', { id: cid })).toMatchObject({
      ...refusal(404, 'not_found'),
      message: inEnglish('not_found', { what: 'Company' }),
    });
    expect((await anyone.get('/api/company/search', { name: '打' })).data).toMatchObject({ allCount: 0 });
  });

  it('are refused with every wrong field at once', async () => {
    const empty = await keeper.post('/api/admin/add/company', {});
    expect(empty).toMatchObject(refusal(400, 'invalid_input'));
    expect(errorsOf(empty)).toEqual({
      cname: inEnglish('required', { label: 'name' }),
      cregion: inEnglish('required', { label: 'region' }),
    });
    const wrong = await keeper.post('/api/admin/add/company', { cname: 'x'.repeat(201), cregion: ['Johor'] });
    expect(errorsOf(wrong)).toEqual({
      cname: inEnglish('too_long', { label: 'name', max: 200 }),
      cregion: inEnglish('text_expected', { label: 'region' }),
    });
    const { cid } = await catalog.company();
    const change = await keeper.post('/api/admin/update/company', { cid, version: 'new', cname: '' });
    expect(Object.keys(errorsOf(change)).sort()).toEqual(['cname', 'version']);
    expect(errorsOf(await keeper.post('/api/admin/update/company', { cname: 'x' }))).toHaveProperty('cid');
    expect(await keeper.post('/api/admin/update/company', { cid: 2_000_000_000, cname: 'x' })).toMatchObject(
      refusal(404, 'not_found'),
    );
  });

  it('of one name are one to a region', async () => {
    const { cid, cname } = await catalog.company('Twice Study');
    const again = await keeper.post('/api/admin/add/company', { cname: 'TWICE  study', cregion: 'johor' });
    expect(again).toMatchObject(refusal(409, 'already_exists'));
    expect(errorsOf(again)).toEqual({ cname: inEnglish('company_taken') });
    const branch = await catalog.add<Company>('company', { cname, cregion: 'Melaka' });
    expect(await keeper.post('/api/admin/update/company', { cid: branch.cid, cregion: 'Johor' })).toMatchObject(
      refusal(409, 'already_exists'),
    );
    expect(await keeper.post('/api/admin/update/company', { cid, cname: 'twice STUDY' })).toMatchObject(UPDATED);
  });

  it('are not overwritten from an older version', async () => {
    const { cid } = await catalog.company();
    expect(await keeper.post('/api/admin/update/company', { cid, version: 1, cregion: 'Sabah' })).toMatchObject(
      UPDATED,
    );
    expect(await keeper.post('/api/admin/update/company', { cid, version: 1, cregion: 'Labuan' })).toMatchObject(
      refusal(409, 'stale_version'),
    );
    expect((await anyone.get('/api/company/info', { id: cid })).data).toMatchObject({ cregion: 'Sabah', version: 2 });
  });
});
