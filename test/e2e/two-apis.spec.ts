import { newIntegrator, newKey } from '../support/integrators.js';
import { createDatabase, MARIADB_VARIABLE } from '../support/mariadb.js';
import { PortalClient, signIn } from '../support/portal.js';
import { type RedisServer, start as startRedis } from '../support/redis.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, STUDENT, startAlone } from '../support/server.js';
import { describeWithServers } from '../support/with-servers.js';

const mariadb = process.env[MARIADB_VARIABLE];
/** 600 calls a minute become 12. */
const SCALE = '0.02';
const ALL = 12;

/** What else two processes share: certificate-claims, idempotency and races show it. */
describeWithServers('two APIs on one MariaDB and one Redis', () => {
  let redis: RedisServer;
  let apis: RunningServer[] = [];

  beforeAll(async () => {
    redis = await startRedis();
  });
  beforeEach(() => redis.clear());
  afterEach(async () => {
    await Promise.all(apis.map((api) => api.dispose()));
    apis = [];
  });
  afterAll(() => redis.stop());

  async function start(scale: string): Promise<[PortalClient, PortalClient]> {
    const env = {
      DATABASE_URL: await createDatabase(mariadb ?? ''),
      REDIS_URL: redis.url,
      RATE_LIMIT_SCALE: scale,
      JWT_SECRET: 'the same secret for both of the processes',
      AUDIT_KEY: 'the same key for both of the processes',
    };
    const first = await startAlone({ env });
    apis.push(first);
    const second = await startAlone({ env });
    apis.push(second);
    return [new PortalClient(first.url), new PortalClient(second.url)];
  }

  it('end a session for both at once', async () => {
    const [one, other] = await start('1000');
    for (let round = 0; round < 5; round += 1) {
      const student = await signIn(one.url, STUDENT);
      const beside = new PortalClient(other.url, student.token);
      expect((await beside.get('/api/user/info')).status).toBe(200);
      expect((await beside.post('/api/user/logout')).status).toBe(200);
      expect((await student.get('/api/user/info')).status).toBe(401);
    }
    const student = await signIn(one.url, STUDENT);
    const { id } = (await student.get<{ id: number }>('/api/user/info')).data;
    const beside = new PortalClient(other.url, student.token);
    const changed = await beside.post('/api/user/change-password', {
      userId: id,
      oldPassword: STUDENT.password,
      newPassword: 'Rambutan-2027',
      checkPwd: 'Rambutan-2027',
    });
    expect([changed.status, changed.message]).toEqual([200, 'Change Success!']);
    expect((await student.get('/api/user/info')).status).toBe(401);
  });

  it('end a key for both at once', async () => {
    const [one, other] = await start('1000');
    const admin = await signIn(one.url, ADMIN);
    const { id } = await newIntegrator(admin);
    for (let round = 0; round < 5; round += 1) {
      const made = await newKey(admin, id, { mode: 'test' });
      const program = new PortalClient(other.url, made.key);
      expect((await resource(program, 'GET', 'webhooks')).status).toBe(200);
      expect((await resource(admin, 'POST', `api-keys/${made.id}/revoke`)).status).toBe(200);
      expect((await resource(program, 'GET', 'webhooks')).status).toBe(401);
    }
  });

  it('count the requests of an address together', async () => {
    const [one, other] = await start(SCALE);
    const statuses: number[] = [];
    for (let call = 0; call < ALL + 4; call += 1) {
      statuses.push((await (call % 2 === 0 ? one : other).raw('/api/university/list')).status);
    }
    expect(statuses).toEqual([...Array.from({ length: ALL }, () => 200), 429, 429, 429, 429]);
  });
});
