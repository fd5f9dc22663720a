import { completeForm, type PortalCertificate, registerStudent } from '../support/applicant.js';
import { createDatabase, MARIADB_VARIABLE } from '../support/mariadb.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { browsersOf } from '../support/processes.js';
import { record, success } from '../support/records.js';
import { type RedisServer, start as startRedis } from '../support/redis.js';
import { expectEachDoneOnce, type Verified } from '../support/reports.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { rowsOf } from '../support/tables.js';
import { describeWithServers } from '../support/with-servers.js';
import { type RunningWorker, startWorker } from '../support/worker.js';

const mariadb = process.env[MARIADB_VARIABLE];

describeWithServers('an API and two workers, with MariaDB and Redis', () => {
  let redis: RedisServer;
  let database: string;
  let server: RunningServer;
  let officer: PortalClient;
  let student: PortalClient & { email: string };
  let form: Awaited<ReturnType<typeof completeForm>>;
  let settings: Record<string, string>;
  const workers: RunningWorker[] = [];
  const approved: Verified[] = [];

  beforeAll(async () => {
    redis = await startRedis();
    database = await createDatabase(mariadb ?? '');
    settings = { DATABASE_URL: database, REDIS_URL: redis.url };
    server = await startServer({ env: settings });
    const shared = { ...settings, PUBLIC_URL: server.url };
    workers.push(startWorker(server.dataDir, shared), startWorker(server.dataDir, shared));
    officer = await signIn(server.url, ADMIN);
    student = await registerStudent(server);
    form = await completeForm(student);
  });

  afterAll(async () => {
    const codes = await Promise.all(workers.map((worker) => worker.end()));
    await server.dispose();
    await redis.stop();
    expect(codes.slice(1)).toEqual(codes.slice(1).map(() => 0));
  });

  const applications = (count: number): Promise<PortalCertificate[]> =>
    Promise.all(Array.from({ length: count }, () => record(student, 'add-apply', form)));

  async function approve(waiting: readonly PortalCertificate[]): Promise<void> {
    approved.push(...(await Promise.all(waiting.map(({ id }) => record(officer, 'update-auth', { id })))));
  }

  const rendersDone = async () =>
    (await rowsOf(database, "SELECT id FROM jobs WHERE name = 'report.render' AND state = 'done'")).length;

  const heldRenders = () =>
    rowsOf<{ id: number }>(database, "SELECT id FROM jobs WHERE name = 'report.render' AND lease_token IS NOT NULL");

  it('do the main job, and the API renders nothing', async () => {
    const [first] = await applications(1);
    await approve(first ? [first] : []);
    await server.mailTo(student.email, ({ text }) => text?.includes(approved[0]?.verifi_no ?? '?') ?? false);
    expect(await student.post('/api/cert/download', { id: first?.id })).toMatchObject(success('success'));
    await approve(await applications(6));
    await expectEachDoneOnce(server, officer, approved, 90_000);
    expect(await browsersOf(server.pid)).toEqual([]);
    expect((await Promise.all(workers.map(({ pid }) => browsersOf(pid)))).flat().length).toBeGreaterThan(0);
    const shares = workers.map(({ log }) => log.match(/report\.render.* done/g)?.length ?? 0);
    expect(shares[0]).toBeGreaterThan(-1);
    expect((shares[0] ?? 0) + (shares[1] ?? 0)).toBe(approved.length);
    expect(server.log).not.toContain('report.render');
    process.stdout.write(`renders by worker: ${shares.join(' and ')}\n`);
  });

  it('make up for a worker that is killed in the middle of a render', async () => {
    const waiting = await applications(6);
    await approve(waiting);
    await waitFor('renders to begin', async () => {
      if ((await heldRenders()).length > 2) return true;
      // They were done between two looks.
      if ((await rendersDone()) === approved.length) await approve(await applications(6));
      return false;
    });
    const [killed] = workers;
    const begun = Date.now();
    await killed?.end('SIGKILL');
    await waitFor('its browser to end', async () => (await browsersOf(killed?.pid ?? 0)).length === 0, 15_000);
    await expectEachDoneOnce(server, officer, approved, 90_000);
    process.stdout.write(`made up for a killed worker in ${Date.now() - begun} ms\n`);
  });

  it('lose nothing with a Redis that comes back empty', async () => {
    const waiting = await applications(8);
    workers.push(startWorker(server.dataDir, { ...settings, PUBLIC_URL: server.url }));
    await approve(waiting.slice(0, 4));
    await redis.kill();
    const begun = Date.now();
    await approve(waiting.slice(4));
    expect(Date.now() - begun).toBeLessThan(15_000);
    const done = await rendersDone();
    await waitFor('work without Redis', async () => (await rendersDone()) > done || done === approved.length, 30_000);
    redis = await startRedis(Number(new URL(redis.url).port));
    await expectEachDoneOnce(server, officer, approved, 90_000);
    await approve(await applications(2));
    await expectEachDoneOnce(server, officer, approved, 90_000);
    expect(await browsersOf(server.pid)).toEqual([]);
  });
});
