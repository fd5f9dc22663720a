import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { Env } from '../../src/config/env.js';
import { Database } from '../../src/platform/db/database.js';
import { completeForm, type PortalCertificate, registerStudent } from '../support/applicant.js';
import { commandDone } from '../support/commands.js';
import { expectFault, outcomeOf } from '../support/faults.js';
import { type Forwarder, startForwarder } from '../support/forwarder.js';
import { type Galera, needGalera, startGalera } from '../support/galera.js';
import { PortalClient, signIn } from '../support/portal.js';
import { detail, record } from '../support/records.js';
import { type RedisServer, start as startRedis } from '../support/redis.js';
import { expectEachDoneOnce, type Verified } from '../support/reports.js';
import { ADMIN, type RunningServer, startAlone, waitFor } from '../support/server.js';
import { rowsOf } from '../support/tables.js';
import { type RunningWorker, startWorker } from '../support/worker.js';

const SECRETS = {
  JWT_SECRET: 'the same secret for all of the processes',
  AUDIT_KEY: 'the same key for all of the processes',
};

needGalera();

describe('four APIs and four workers on two nodes of a cluster', () => {
  let galera: Galera;
  let redis: RedisServer;
  let dataDir: string;
  /** The addresses of the database on the two nodes. */
  let nodes: readonly [string, string];
  const apis: RunningServer[] = [];
  const workers: RunningWorker[] = [];
  let officers: PortalClient[];
  const approved: Verified[] = [];

  const settings = (databaseUrl: string) => ({
    ...SECRETS,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    STORAGE_URL: `file:${join(dataDir, 'files')}`,
    MAIL_DIR: join(dataDir, 'mails'),
    DATA_DIR: dataDir,
  });

  beforeAll(async () => {
    [galera, redis] = await Promise.all([startGalera(), startRedis()]);
    dataDir = await mkdtemp(join(tmpdir(), 'myverify-galera-'));
    const onFirst = await galera.first.createDatabase();
    const name = new URL(onFirst).pathname.slice(1);
    nodes = [onFirst, galera.second.url(name)];
    await commandDone('migrate', settings(onFirst));
    for (const url of [...nodes, ...nodes]) apis.push(await startAlone({ dataDir, env: settings(url) }));
    const publicUrl = apis[0]?.url ?? '';
    for (const url of [...nodes, ...nodes])
      workers.push(startWorker(dataDir, { ...settings(url), PUBLIC_URL: publicUrl }));
    const { token } = await signIn(publicUrl, ADMIN);
    officers = apis.map(({ url }) => new PortalClient(url, token));
  });

  afterAll(async () => {
    await Promise.all([...apis.map((api) => api.stop()), ...workers.map((worker) => worker.end())]);
    await Promise.all([galera?.stop(), redis?.stop()]);
    await rm(dataDir, { recursive: true, force: true });
  });

  const pick = <T>(from: readonly T[], index: number) => from[index % from.length] as T;

  it('show on a node that lags what was written on the other', async () => {
    const [first, second] = apis;
    if (!first || !second) throw new Error('no API');
    const student = await registerStudent(first);
    const { id, version } = await record(student, 'add', { name: 'Before' });
    const beside = new PortalClient(second.url, student.token);
    expect((await detail(beside, id)).name).toBe('Before');
    // Nothing that comes from the other node is written here meanwhile.
    const lagging = await createConnection({ uri: nodes[1].replace(/^mariadb:/, 'mysql:') });
    await lagging.query('FLUSH TABLES WITH READ LOCK');
    await record(student, 'update', { id, version, name: 'After' });
    const read = detail(beside, id);
    await sleep(1_000);
    await lagging.query('UNLOCK TABLES');
    expect((await read).name).toBe('After');
    await lagging.end();
  });

  it('show on one node what was just written on the other, again and again', async () => {
    const [first] = apis;
    if (!first) throw new Error('no API');
    const student = await registerStudent(first);
    const clients = apis.map(({ url }) => new PortalClient(url, student.token));
    let { id, version } = await record(student, 'add', { name: 'Name 0' });
    for (let round = 1; round <= 40; round += 1) {
      ({ id, version } = await record(pick(clients, round), 'update', { id, version, name: `Name ${round}` }));
      const read = await detail(pick(clients, round + 1), id);
      expect([round, read.name, read.version]).toEqual([round, `Name ${round}`, version]);
    }
  });

  it('take a change although the node was not ready for a moment', async () => {
    const database = new Database(Object.assign(new Env(), { databaseUrl: nodes[0], databasePoolSize: 3 }));
    await database.connect();
    const operator = await createConnection({ uri: nodes[0].replace(/^mariadb:/, 'mysql:') });
    const change = () => database.write((manager) => manager.query('SELECT COUNT(*) AS found FROM certificates'));
    await change();
    await operator.query('SET GLOBAL wsrep_reject_queries = ALL');
    const changed = change();
    await sleep(15);
    await expect(operator.query('SELECT id FROM users')).rejects.toMatchObject({ errno: 1047 });
    await operator.query('SET GLOBAL wsrep_reject_queries = NONE');
    expect(await changed).toEqual([{ found: expect.any(Number) }]);
    await operator.end();
    await database.close();
  });

  it('let one of two decide, wherever both come from', async () => {
    const [first] = apis;
    if (!first) throw new Error('no API');
    const student = await registerStudent(first);
    const form = await completeForm(student);
    for (let round = 0; round < 8; round += 1) {
      const { id } = await record(student, 'add-apply', form);
      const answers = await Promise.all(
        officers.map((officer) => officer.post<PortalCertificate>('/api/cert/update-auth', { id })),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect([round, statuses]).toEqual([round, [200, 409, 409, 409]]);
      approved.push(...answers.filter(({ status }) => status === 200).map(({ data }) => data));
    }
  });

  it('do each job once, and keep one audit trail', async () => {
    const [first] = apis;
    if (!first) throw new Error('no API');
    const students = await Promise.all(apis.map((api) => registerStudent(api)));
    const forms = await Promise.all(students.map((student) => completeForm(student)));
    const waiting = await Promise.all(
      Array.from({ length: 16 }, (_, index) => record(pick(students, index), 'add-apply', pick(forms, index))),
    );
    approved.push(
      ...(await Promise.all(waiting.map(({ id }, index) => record(pick(officers, index), 'update-auth', { id })))),
    );
    await expectEachDoneOnce(first, pick(officers, 0), approved, 180_000);
    for (const url of nodes) expect(await commandDone('check-audit', settings(url))).toMatch(/in order/);
    const [one, other] = await Promise.all(
      nodes.map((url) => rowsOf(url, 'SELECT id, action, hash FROM audit_events ORDER BY id')),
    );
    expect(one).toEqual(other);
    const faults = apis.flatMap(({ log }) => log.split('\n').filter((line) => / 500\b/.test(line)));
    expect(faults).toEqual([]);
  });
});

describe('an API behind a proxy, on a node that is killed', () => {
  let galera: Galera;
  let proxy: Forwarder;
  let server: RunningServer;

  beforeAll(async () => {
    galera = await startGalera();
    const database = await galera.first.createDatabase();
    proxy = await startForwarder(Number(new URL(database).port));
    const url = new URL(database);
    url.port = String(proxy.port);
    server = await startAlone({ env: { DATABASE_URL: url.href } });
  });

  afterAll(async () => {
    await server?.dispose();
    await proxy?.stop();
    await galera?.stop();
  });

  it('goes on with the other, and has lost nothing that it answered', async () => {
    const student = await registerStudent(server);
    const made: PortalCertificate[] = [await record(student, 'add', { name: 'Before' })];
    let going = true;
    const failures = new Set<number>();
    const writing = (async () => {
      for (let count = 0; going; count += 1) {
        const answer = await student.post<PortalCertificate>('/api/cert/add', { name: `Name ${count}` });
        if (answer.status === 200) made.push(answer.data);
        else failures.add(answer.status);
      }
    })();
    await waitFor('some records', async () => made.length > 10);
    await galera.first.kill();
    proxy.leadTo(Number(new URL(galera.second.url('')).port));
    const before = made.length;
    await waitFor('more records', async () => made.length > before + 10);
    going = false;
    await writing;
    expect([...failures].filter((status) => status !== 503)).toEqual([]);
    const name = new URL(server.database).pathname.slice(1);
    const kept = await rowsOf<{ id: number; name: string }>(
      galera.second.url(name),
      'SELECT id, name FROM certificates ORDER BY id',
    );
    const ids = new Set(kept.map(({ id }) => id));
    expect(made.filter(({ id }) => !ids.has(id))).toEqual([]);
    const saved = made.map((one) => String(one.name));
    expectFault(
      'nodeKilled',
      outcomeOf(
        saved,
        kept.map((row) => row.name),
      ),
    );
    const settings = { DATABASE_URL: server.database, DATA_DIR: server.dataDir };
    expect(await commandDone('check-audit', settings)).toMatch(/in order/);
  });
});
