import { PortalClient } from '../support/portal.js';
import { inEnglish } from '../support/said.js';
import { type RunningServer, startServer } from '../support/server.js';

interface University {
  readonly uid: number;
  readonly uname: string;
  readonly name: string;
  readonly uregion: string;
  readonly ucountry: string;
  readonly unature: string;
}

interface Newer {
  readonly university_list: University[];
  readonly count: number;
}

interface Older {
  readonly list: University[];
  readonly allCount: number;
}

type Query = Record<string, string | number>;

const PATH = '/api/university/list';
const PUBLIC = 'public university';
const PRIVATE = 'private university';

let server: RunningServer;
let anyone: PortalClient;

beforeAll(async () => {
  server = await startServer();
  anyone = new PortalClient(server.url);
});

afterAll(() => server.dispose());

const newer = (query: Query = {}) => anyone.get<Newer>(PATH, { page_index: 1, page_size: 100, ...query });

async function names(query: Query): Promise<string[]> {
  return (await newer(query)).data.university_list.map(({ uname }) => uname);
}

describe('the list of universities', () => {
  it('answers page_index with code 200, university_list and count', async () => {
    const answer = await newer({ page_size: 10 });
    expect(answer).toMatchObject({ status: 200, code: 200, message: 'success', errMsg: 'success' });
    expect(Object.keys(answer.data).sort()).toEqual(['count', 'university_list']);
    expect(answer.data.university_list).toHaveLength(10);
    expect(answer.data.count).toBeGreaterThanOrEqual(60);
  });

  it.each<[string, Query]>([
    ['currentPage', { currentPage: 1, pageSize: 7 }],
    ['nothing', {}],
    ['a name alone', { name: 'universiti' }],
  ])('answers %s with code 0, list and allCount', async (_, query) => {
    const answer = await anyone.get<Older>(PATH, query);
    expect(answer).toMatchObject({ status: 200, code: 0, message: 'success', errMsg: 'success' });
    expect(Object.keys(answer.data).sort()).toEqual(['allCount', 'list']);
    expect(answer.data.list).toHaveLength(Math.min(Number(query.pageSize ?? 10), answer.data.allCount));
  });

  it('says the same in both dialects, and to whoever is signed in', async () => {
    const { data } = await newer({ page_index: 2, page_size: 10 });
    const older = (await anyone.get<Older>(PATH, { currentPage: 2, pageSize: 10 })).data;
    expect(older).toEqual({ list: data.university_list, allCount: data.count });
  });

  it('knows the 20 public universities and at least 40 private ones', async () => {
    const all = (await newer()).data;
    expect(all.university_list).toHaveLength(all.count);
    const of = (nature: string) => all.university_list.filter(({ unature }) => unature === nature);
    expect(of(PUBLIC)).toHaveLength(20);
    expect(of(PRIVATE).length).toBeGreaterThanOrEqual(40);
    expect(of(PUBLIC).length + of(PRIVATE).length).toBe(all.count);
    for (const university of all.university_list) {
      expect(university).toEqual({
        uid: expect.any(Number),
        version: 1,
        uname: university.name,
        name: expect.stringMatching(/\S{3}/),
        uregion: expect.stringMatching(/^[A-Z]/),
        ucountry: 'Malaysia',
        unature: expect.stringMatching(/^(public|private) university$/),
      });
    }
    expect(new Set(all.university_list.map(({ uid }) => uid)).size).toBe(all.count);
    expect(new Set(all.university_list.map(({ uname }) => uname.toLowerCase())).size).toBe(all.count);
  });

  it('is in the order of names, and its pages put together are the whole', async () => {
    const whole = await names({});
    const folded = whole.map((name) => name.toLowerCase());
    expect(folded).toEqual([...folded].sort());
    const pages = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((page_index) => names({ page_index, page_size: 15 })));
    expect(pages.flat()).toEqual(whole);
    expect((await newer({ page_index: 1000 })).data).toEqual({ university_list: [], count: whole.length });
  });
});

describe('the nature', () => {
  it.each([
    ['public', PUBLIC],
    ['PUBLIC', PUBLIC],
    ['Public University', PUBLIC],
    [' public university ', PUBLIC],
    ['private', PRIVATE],
    ['Private', PRIVATE],
    ['PRIVATE UNIVERSITY', PRIVATE],
  ])('%s picks every %s and nothing else', async (nature, wanted) => {
    const all = (await newer()).data.university_list;
    const { data } = await newer({ nature });
    expect(data.university_list).toEqual(all.filter(({ unature }) => unature === wanted));
    expect(data.count).toBe(data.university_list.length);
  });

  it.each(['all', 'All', 'ALL', ''])('"%s" picks all', async (nature) => {
    expect((await newer({ nature })).data).toEqual((await newer()).data);
  });

  it.each(['state', 'publi', 'public,private', '%'])('"%s" is none', async (nature) => {
    const text = inEnglish('nature_needed');
    expect(await newer({ nature })).toMatchObject({
      status: 400,
      code: 400,
      message: text,
      data: { reason: 'invalid_input', errors: { nature: text } },
    });
  });

  it('goes together with a name', async () => {
    const found = await newer({ nature: 'Public', name: 'technology' });
    expect(found.data.count).toBe(found.data.university_list.length);
    for (const { unature } of found.data.university_list) expect(unature).toBe(PUBLIC);
  });
});

describe('the name', () => {
  it.each([
    ['malaya', 'Universiti Malaya'],
    ['MALAYA', 'Universiti Malaya'],
    ['univ mala', 'Universiti Malaya'],
    ['mala  univ', 'Universiti Malaya'],
    ['ｍａｌａｙａ', 'Universiti Malaya'],
    ['putra', 'Universiti Putra Malaysia'],
    ['curt', 'Curtin University Malaysia'],
    ['drb-hicom', 'DRB-HICOM University of Automotive Malaysia'],
    ['aims', 'AIMST University'],
  ])('%s finds %s by the beginnings of its words', async (name, wanted) => {
    const found = await names({ name });
    expect(found).toContain(wanted);
    const words = name
      .normalize('NFKC')
      .toLowerCase()
      .trim()
      .split(/[\s-]+/);
    for (const university of found) {
      const own = university.toLowerCase().split(/[^\p{L}\p{N}]+/u);
      for (const word of words) expect(own.some((part) => part.startsWith(word))).toBe(true);
    }
  });

  it.each(['alaya', 'zzzz', '王', "x' OR '1'='1"])('%s finds nothing', async (name) => {
    expect((await newer({ name })).data).toEqual({ university_list: [], count: 0 });
  });

  it.each(['', '   '])('that is blank ("%s") finds all', async (name) => {
    expect((await newer({ name })).data).toEqual((await newer()).data);
  });

  it('may have 200 characters', async () => {
    expect(await newer({ name: 'a'.repeat(200) })).toMatchObject({ status: 200 });
    expect(await newer({ name: 'a'.repeat(201) })).toMatchObject({
      status: 400,
      data: { errors: { name: inEnglish('name_too_long', { name: 'name' }) } },
    });
  });
});
