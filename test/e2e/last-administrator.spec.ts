import { makeUser, PASSWORD, type UserRecord } from '../support/accounts.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { type ResourceAnswer, resource, resourceRefused } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { onEachServerEngine } from '../support/server-engines.js';
import { rowsOf } from '../support/tables.js';

const ROUNDS = 15;
const SETTINGS = { PUPPETEER_EXECUTABLE_PATH: '/bin/false', LOG_LEVEL: 'fatal' };

onEachServerEngine('the last administrator', (databaseSettings) => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer({ env: { ...SETTINGS, ...(await databaseSettings()) } });
  });

  afterAll(() => server.dispose());

  const active = () =>
    rowsOf<{ id: number }>(server.database, "SELECT id FROM users WHERE role_id = 0 AND status = 'active' ORDER BY id");
  const infoOf = async (client: PortalClient) => (await client.get<{ id: number }>('/api/user/info')).data.id;

  it('cannot be removed, disabled or given another role', async () => {
    const admin = await signIn(server.url, ADMIN);
    const id = await infoOf(admin);
    const own = (await resource<UserRecord>(admin, 'GET', `users/${id}`)).body;
    const refused = resourceRefused(409, 'last_administrator');
    for (const changes of [{ status: 'disabled' }, { roleId: 1 }]) {
      const body = { version: own.version, ...changes };
      expect(await resource(admin, 'PUT', `users/${id}`, { body })).toEqual(refused);
    }
    expect(await resource(admin, 'DELETE', `users/${id}`)).toEqual(refused);
    expect((await resource(admin, 'GET', `users/${id}`)).body).toEqual(own);
  });

  it('is left when administrators act on each other at once', async () => {
    const students = { version: 0, roleId: 1 };
    const disabled = { version: 0, status: 'disabled' };
    const outcomes = new Map<number, number>();
    let boss = await signIn(server.url, ADMIN);
    for (let round = 0; round < ROUNDS; round += 1) {
      const others = [await makeUser(boss, 0), await makeUser(boss, 0)];
      const clients = [boss];
      for (const { email } of others) clients.push(await signIn(server.url, { email, password: PASSWORD }));
      const ids = await Promise.all(clients.map(infoOf));
      const versions = await Promise.all(
        ids.map(async (id) => (await resource<UserRecord>(boss, 'GET', `users/${id}`)).body.version),
      );
      const body = round % 2 === 0 ? students : disabled;
      // Each demotes both others: whoever comes first is left alone.
      const calls = clients.flatMap((client, n) =>
        ids.flatMap((id, m) =>
          n === m ? [] : [() => resource(client, 'PUT', `users/${id}`, { body: { ...body, version: versions[m] } })],
        ),
      );
      const answers: ResourceAnswer[] = await Promise.all(calls.map((call) => call()));
      for (const { status } of answers) outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
      const left = await active();
      expect(left.length).toBeGreaterThanOrEqual(1);
      const survivor = clients[ids.indexOf(left[0]?.id ?? 0)];
      if (!survivor) throw new Error('a stranger is left');
      boss = survivor;
      expect(await infoOf(boss)).toBe(left[0]?.id);
      for (const { id } of left.slice(1)) {
        const { version } = (await resource<UserRecord>(boss, 'GET', `users/${id}`)).body;
        await resource(boss, 'PUT', `users/${id}`, { body: { ...students, version } });
      }
    }
    expect([...outcomes.keys()].filter((status) => ![200, 401, 403, 409].includes(status))).toEqual([]);
    expect(outcomes.get(200) ?? 0).toBeGreaterThanOrEqual(ROUNDS);
  });

  it('gives each role made at once a code of its own', async () => {
    const [left] = await active();
    const [row] = await rowsOf<{ email: string }>(server.database, 'SELECT email FROM users WHERE id = ?', [
      left?.id ?? 0,
    ]);
    const password = row?.email === ADMIN.email ? ADMIN.password : PASSWORD;
    const admin = await signIn(server.url, { email: row?.email ?? '', password });
    const make = (n: number) =>
      resource<{ id: number }>(admin, 'POST', 'roles', { body: { name: `At once ${n}`, permissions: [] } });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => make(n)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(12);
  });
});
