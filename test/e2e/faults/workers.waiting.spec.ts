import { expectFault } from '../../support/faults.js';
import { browsersOf } from '../../support/processes.js';
import { waitFor } from '../../support/server.js';
import { describeWithServers } from '../../support/with-servers.js';
import type { RunningWorker } from '../../support/worker.js';
import { Production } from './production.js';

describeWithServers('a worker', () => {
  let made: Production;
  beforeAll(async () => {
    made = await Production.start(1);
    await made.approve(await made.apply(1));
    await made.expectEachDoneOnce();
  });
  afterAll(() => made?.stop());

  /** Stops a worker where it renders. What it might have ended with a moment later, it now holds. */
  async function frozenInRenders(worker: RunningWorker) {
    return waitFor(
      'a render to stop in',
      async () => {
        process.kill(worker.pid, 'SIGSTOP');
        const held = await made.renders();
        if (held.length > 0) return held;
        process.kill(worker.pid, 'SIGCONT');
        return null;
      },
      120_000,
    );
  }

  const only = (): RunningWorker => {
    const [worker] = made.workers;
    if (!worker || made.workers.length !== 1) throw new Error('there is to be one worker');
    return worker;
  };

  it('whose Chromium is frozen gives it up for another', async () => {
    const waiting = await made.apply(2);
    const frozen = await browsersOf(only().pid);
    expect(frozen.length).toBeGreaterThan(0);
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    await made.approve(waiting);
    expectFault('browserFrozen', await made.expectEachDoneOnce());
    expect(await browsersOf(only().pid)).not.toEqual(expect.arrayContaining(frozen));
  });

  it('that is frozen past its lease has its work done by another, and does none of it again', async () => {
    const waiting = await made.apply(3);
    await made.approve(waiting);
    const sleeper = only();
    const held = await frozenInRenders(sleeper);
    const other = made.addWorker();
    await made.expectEachDoneOnce();
    process.kill(sleeper.pid, 'SIGCONT');
    const told = async () => held.every(({ id }) => new RegExp(`Job ${id}[ :]`).test(sleeper.log));
    await waitFor('it to see that it lost its work', told, 60_000).catch((error: unknown) => {
      throw new Error(`${JSON.stringify(held)}\n${sleeper.log.slice(-4000)}`, { cause: error });
    });
    expectFault('workerFrozen', await made.expectEachDoneOnce());
    expect(await sleeper.end()).toBe(0);
    made.workers = [other];
  }, 300_000);

  it('killed three times in one render still brings the report, once', async () => {
    const [applied] = await made.apply(1);
    await made.approve(applied ? [applied] : []);
    const killed: number[] = [];
    for (let times = 0; times < 3; times += 1) {
      const [held] = await frozenInRenders(only());
      killed.push(held?.id ?? 0);
      await only().end('SIGKILL');
      made.workers = [];
      made.addWorker();
    }
    expect(new Set(killed).size).toBe(1);
    expectFault('workerKilled', await made.expectEachDoneOnce());
  }, 400_000);
});
