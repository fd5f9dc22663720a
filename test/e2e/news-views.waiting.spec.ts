import { ARTICLES } from '../../src/seed/news.js';
import { publish } from '../support/articles.js';
import { createDatabase, MARIADB_VARIABLE } from '../support/mariadb.js';
import { PortalClient, signIn } from '../support/portal.js';
import { ADMIN, type RunningServer, startAlone, waitFor } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

/** Much longer than the time between two writings of views. */
const WRITTEN_MS = 20_000;

interface News {
  readonly id: number;
  readonly version: number;
  readonly watch_number: number;
}

const read = async (server: RunningServer, id: number) =>
  (await new PortalClient(server.url).get<News>('/api/news/detail', { id })).data.watch_number;
const listed = async (server: RunningServer) =>
  (await new PortalClient(server.url).get<{ list: News[] }>('/api/news/list')).data.list[0]?.watch_number;

async function counted(server: RunningServer): Promise<News> {
  return publish(await signIn(server.url, ADMIN), { title: 'Counted', content: 'x' });
}

async function stored(database: string, id: number): Promise<number> {
  const rows = await rowsOf<{ watch_number: number }>(database, 'SELECT watch_number FROM news WHERE id = ?', [id]);
  return rows[0]?.watch_number ?? Number.NaN;
}

describe('views', () => {
  const running: RunningServer[] = [];
  const start = async (options: Parameters<typeof startAlone>[0] = {}) => {
    const server = await startAlone(options);
    running.push(server);
    return server;
  };
  afterAll(async () => {
    for (const server of running.splice(0).reverse()) await server.dispose();
  });
  let server: RunningServer;
  beforeAll(async () => {
    server = await start();
  });

  it('of a hundred who read at once are a hundred, each told apart', async () => {
    const { id } = await counted(server);
    const told = await Promise.all(Array.from({ length: 100 }, () => read(server, id)));
    expect(told.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
    expect(await listed(server)).toBe(100);
    await waitFor('the views to be written', async () => (await stored(server.database, id)) === 100, WRITTEN_MS);
    expect(await read(server, id)).toBe(101);
  });

  it('rise by one with each read, while they are written and while the article is changed', async () => {
    const { id } = await counted(server);
    const officer = await signIn(server.url, ADMIN);
    const end = Date.now() + 5_000;
    let expected = 0;
    let version = 1;
    while (Date.now() < end || version === 1) {
      expected += 1;
      expect(await read(server, id)).toBe(expected);
      if (expected % 50 === 0) {
        const changed = await officer.post<News>('/api/news/update', { id, version, title: `Version ${version}` });
        expect(changed).toMatchObject({ status: 200, data: { watch_number: expected } });
        version += 1;
      }
    }
    await waitFor('the views', async () => (await stored(server.database, id)) === expected, WRITTEN_MS);
  });

  it('are written when the server is stopped', async () => {
    const { id } = await counted(server);
    await Promise.all(Array.from({ length: 30 }, () => read(server, id)));
    expect(await server.stop()).toBe(0);
    expect(await stored(server.database, id)).toBe(30);
    server = await start({ dataDir: server.dataDir });
  });

  it('of the last seconds alone are lost when it is killed, and nothing else', async () => {
    const { id } = await counted(server);
    await Promise.all(Array.from({ length: 20 }, () => read(server, id)));
    await waitFor('the first views', async () => (await stored(server.database, id)) === 20, WRITTEN_MS);
    const officer = await signIn(server.url, ADMIN);
    await Promise.all(Array.from({ length: 7 }, () => read(server, id)));
    const changed = await officer.post<News>('/api/news/update', { id, version: 1, title: 'The last word' });
    expect(changed.status).toBe(200);
    await server.kill();
    const again = await start({ dataDir: server.dataDir });
    const { data } = await new PortalClient(again.url).get<News & { title: string }>('/api/news/detail', { id });
    expect(data).toMatchObject({ version: 2, title: 'The last word' });
    // Seven more may have been written just before the kill.
    expect(data.watch_number - 1).toBeGreaterThanOrEqual(20);
    expect(data.watch_number - 1).toBeLessThanOrEqual(27);
  });

  const mariadb = process.env[MARIADB_VARIABLE];
  (mariadb ? it : it.skip)(
    'of several processes add up',
    async () => {
      const DATABASE_URL = await createDatabase(mariadb ?? '');
      const JWT_SECRET = 'the same secret for every process of this test';
      const first = await start({ env: { DATABASE_URL, JWT_SECRET, AUDIT_KEY: JWT_SECRET } });
      const second = await start({ env: { DATABASE_URL, JWT_SECRET, AUDIT_KEY: JWT_SECRET } });
      const { id } = await counted(first);
      const readers = [first, second].flatMap((server) => Array.from({ length: 50 }, () => read(server, id)));
      await Promise.all(readers);
      await waitFor('all views', async () => (await stored(DATABASE_URL, id)) === 100, WRITTEN_MS);
      for (const server of [first, second]) {
        await waitFor('them to be listed', async () => (await listed(server)) === 100, WRITTEN_MS);
      }
      const count = await rowsOf<{ n: number }>(DATABASE_URL, 'SELECT COUNT(*) AS n FROM news');
      // Those that come with an empty database, once, and this one.
      expect(count).toEqual([{ n: ARTICLES.length + 1 }]);
    },
    120_000,
  );
});
