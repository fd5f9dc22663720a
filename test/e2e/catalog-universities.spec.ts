import {
  CatalogKeeper,
  DELETED,
  errorsOf,
  type List,
  LOOKED_UP,
  type University,
  UPDATED,
} from '../support/catalog.js';
import { PortalClient } from '../support/portal.js';
import { refusal, staffWith } from '../support/records.js';
import { inEnglish } from '../support/said.js';
import { type RunningServer, startServer } from '../support/server.js';

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

describe('universities', () => {
  it('are listed in two dialects', async () => {
    const newer = await anyone.get<{ university_list: University[]; count: number }>('/api/university/list', {
      page_index: 1,
      page_size: 100,
    });
    expect(newer).toMatchObject({ status: 200, code: 200 });
    expect(newer.data.count).toBeGreaterThanOrEqual(60);
    const older = await anyone.get<List<University>>('/api/university/list', { currentPage: 1, pageSize: 100 });
    expect(older).toMatchObject(LOOKED_UP);
    expect(older.data).toEqual({ list: newer.data.university_list, allCount: newer.data.count });
    expect(newer.data.university_list.find(({ uname }) => uname === 'Universiti Malaya')).toEqual({
      uid: expect.any(Number),
      version: 1,
      uname: 'Universiti Malaya',
      name: 'Universiti Malaya',
      uregion: 'Kuala Lumpur',
      ucountry: 'Malaysia',
      unature: 'public university',
    });
  });

  it('are found by name, by nature and by id', async () => {
    const { data: found } = await anyone.get<List<University>>('/api/university/search', { name: 'univ malaya' });
    const { data: called } = await anyone.get<List<University>>('/api/university/search', { name: 'um' });
    expect(called.list.map(({ uname }) => uname)).toContain('Universiti Malaya');
    const [malaya] = found.list.filter(({ uname }) => uname === 'Universiti Malaya');
    expect(await anyone.get('/api/university/info', { id: malaya?.uid ?? 0 })).toMatchObject({
      ...LOOKED_UP,
      data: malaya,
    });
    const count = async (nature: string) => {
      const answer = await anyone.get<List<University>>('/api/university/nature', { nature });
      expect(answer).toMatchObject(LOOKED_UP);
      return answer.data.allCount;
    };
    expect(await count('Public')).toBe(20);
    expect(await count('PUBLIC UNIVERSITY')).toBe(20);
    expect((await count('private')) + 20).toBe(await count('All'));
    expect(errorsOf(await anyone.get('/api/university/nature', { nature: 'state' }))).toHaveProperty('nature');
    expect(await anyone.get('/api/university/info', { id: 0 })).toMatchObject(refusal(400, 'invalid_input'));
    expect(await anyone.get('/api/university/info')).toMatchObject(refusal(400, 'invalid_input'));
    expect(await anyone.get('/api/university/info', { id: 2_000_000_000 })).toMatchObject({
      ...refusal(404, 'not_found'),
      message: inEnglish('not_found', { what: 'University' }),
    });
  });

  it('are added, changed and removed', async () => {
    const body = { uname: '新山 Campus', uregion: 'Johor', ucountry: 'Malaysia', unature: 'private university' };
    const { uid, ...rest } = await catalog.add<University>('university', body);
    expect(rest).toEqual({ ...body, name: body.uname, version: 1 });
    const changed = await keeper.post('/api/admin/update/university', {
      uid,
      version: 1,
      uregion: ' Johor \t Bahru ',
      unature: 'public university',
    });
    expect(changed).toMatchObject({
      ...UPDATED,
      data: { version: 2, unature: 'public university', uname: body.uname, uregion: 'Johor Bahru' },
    });
    expect(await keeper.post('/api/admin/add/university', { ...body, ucountry: 'MALAYSIA' })).toMatchObject(
      refusal(409, 'already_exists'),
    );
    expect(errorsOf(await keeper.post('/api/admin/add/university', { unature: 'private' }))).toEqual({
      uname: inEnglish('required', { label: 'name' }),
      uregion: inEnglish('required', { label: 'region' }),
      ucountry: inEnglish('required', { label: 'country' }),
      unature: inEnglish('choice_expected', { label: 'nature', choices: 'public university or private university' }),
    });
    expect(await keeper.post('/api/admin/delete/university', { ids: [uid] })).toMatchObject(DELETED);
    expect(await anyone.get('/api/university/info', { id: uid })).toMatchObject(refusal(404, 'not_found'));
  });
});
