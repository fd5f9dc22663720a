import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { completeForm, registerStudent } from '../support/applicant.js';
import { expectFault } from '../support/faults.js';
import { PortalClient, signIn } from '../support/portal.js';
import { browsersOf } from '../support/processes.js';
import { record } from '../support/records.js';
import { expectEachDoneOnce, type Verified } from '../support/reports.js';
import { ADMIN, type RunningServer, startAlone, waitFor } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

const LEASE_MS = 15_000;
const RESTART_MS = 45_000;

interface Lease {
  readonly id: number;
  readonly lease_until: number | null;
}

const openRenders = (server: RunningServer) =>
  rowsOf<Lease>(server.database, "SELECT id, lease_until FROM jobs WHERE name = 'report.render' AND state = 'open'");
const held = (rows: readonly Lease[]) => rows.filter(({ lease_until }) => lease_until !== null);

/**
 * Stops a server in its tracks where it renders, which it might have ended with by the time it is killed; else lets it
 * go on.
 */
async function frozenInRenders(server: RunningServer): Promise<readonly Lease[] | null> {
  server.process.kill('SIGSTOP');
  const rendering = held(await openRenders(server));
  if (rendering.length > 0) return rendering;
  server.process.kill('SIGCONT');
  return null;
}

async function expectNoBrowser(server: RunningServer): Promise<void> {
  await waitFor('the browser to end', async () => (await browsersOf(server.pid)).length === 0, 15_000);
}

describe('a server', () => {
  let server: RunningServer;
  const approved: Verified[] = [];
  const pids: RunningServer[] = [];

  beforeAll(async () => {
    server = await startAlone();
  });

  afterAll(() => server.dispose());

  const again = async (token: string | null) => {
    server = await startAlone({ dataDir: server.dataDir });
    pids.push(server);
    return new PortalClient(server.url, token);
  };

  it('killed after its answers, again and again, keeps what it promised', async () => {
    let officer = await signIn(server.url, ADMIN);
    const student = await registerStudent(server);
    const form = await completeForm(student);
    const waiting = await Promise.all(Array.from({ length: 15 }, () => record(student, 'add-apply', form)));
    const moments: number[] = [];
    while (waiting.length > 0) {
      const three = waiting.splice(0, 3);
      approved.push(...(await Promise.all(three.map(({ id }) => record(officer, 'update-auth', { id })))));
      moments.push(randomInt(400));
      await sleep(moments.at(-1));
      await server.kill();
      await expectNoBrowser(server);
      officer = await again(officer.token);
    }
    const begun = Date.now();
    expectFault('processKilled', await expectEachDoneOnce(server, officer, approved, 60_000));
    process.stdout.write(
      `killed after ${moments.join(', ')} ms; all done ${Date.now() - begun} ms after the last start\n`,
    );
  });

  it('killed in the middle of renders leaves leases that run out', async () => {
    let officer = await signIn(server.url, ADMIN);
    const student = await registerStudent(server);
    const form = await completeForm(student);
    const made = await Promise.all([1, 2].map(() => record(student, 'add-apply', form)));
    approved.push(...(await Promise.all(made.map(({ id }) => record(officer, 'update-auth', { id })))));
    const orphans = await waitFor('renders to begin', () => frozenInRenders(server));
    await server.kill();
    for (const { lease_until } of orphans) expect(Number(lease_until) - Date.now()).toBeLessThanOrEqual(LEASE_MS);
    const killed = Date.now();
    officer = await again(officer.token);
    await expectEachDoneOnce(server, officer, approved, LEASE_MS + RESTART_MS);
    process.stdout.write(`leases of a dead process were taken over ${Date.now() - killed} ms after its end\n`);
  });

  it('asked to stop while it renders finishes or hands over, ends with 0, and takes its browser along', async () => {
    let officer = await signIn(server.url, ADMIN);
    const student = await registerStudent(server);
    const form = await completeForm(student);
    const made = await Promise.all([1, 2, 3].map(() => record(student, 'add-apply', form)));
    approved.push(...(await Promise.all(made.map(({ id }) => record(officer, 'update-auth', { id })))));
    await waitFor('renders to begin', async () => held(await openRenders(server)).length > 0);
    const begun = Date.now();
    expect(await server.stop()).toBe(0);
    expect(Date.now() - begun).toBeLessThan(40_000);
    expect(await browsersOf(server.pid)).toEqual([]);
    expect(held(await openRenders(server))).toEqual([]);
    process.stdout.write(
      `stopped after ${Date.now() - begun} ms with ${(await openRenders(server)).length} renders handed over\n`,
    );
    officer = await again(officer.token);
    await expectEachDoneOnce(server, officer, approved, RESTART_MS);
  });

  it('leaves no browser behind, whichever way it ended', async () => {
    const running = await Promise.all(pids.filter((each) => each !== server).map((each) => browsersOf(each.pid)));
    expect(running.flat()).toEqual([]);
  });
});
