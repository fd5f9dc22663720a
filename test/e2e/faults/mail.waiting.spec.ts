import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, createConnection } from 'mysql2/promise';
import { expectFault, type Outcome } from '../../support/faults.js';
import { waitFor } from '../../support/server.js';
import { MailSink } from '../../support/stack/mail-sink.js';
import { rowsOf } from '../../support/tables.js';
import { describeWithServers } from '../../support/with-servers.js';
import { Production } from './production.js';

/** DRAIN_SECONDS and 30 s, and what is a busy machine's. */
const EXIT_MS = 42_000;
/** As many as a worker sends at once. */
const MAILS = 4;

describeWithServers('a mail', () => {
  let made: Production;
  beforeAll(async () => {
    made = await Production.start(1);
    await made.approve(await made.apply(1));
    await made.expectEachDoneOnce();
  });
  afterAll(() => made?.stop());
  afterEach(() => {
    made.sink.thinksMs = 0;
  });

  /** The Message-IDs of all mails since the mark, as often as they came. */
  const mark = async () => {
    const before = (await made.api.mails()).length;
    return async () => (await made.api.mails()).slice(before).map(({ messageId }) => messageId);
  };
  /** By their Message-IDs, of so many mails. */
  const outcome = (ordered: number, ids: readonly (string | undefined)[]): Outcome => {
    const { size } = new Set(ids);
    return { lost: ordered - size, doubled: ids.length - size };
  };
  const allDone = () =>
    waitFor(
      'all jobs to be done',
      async () => (await rowsOf(made.database, "SELECT id FROM jobs WHERE state <> 'done'")).length === 0,
      150_000,
    );

  it('whose server is away comes once it is back, once', async () => {
    const sent = await mark();
    const { url, folder } = made.sink;
    await made.sink.stop();
    await made.apply(2);
    const tried =
      "SELECT id FROM jobs WHERE queue = 'mail' AND state = 'open' AND attempts > 0 AND last_error IS NOT NULL";
    await waitFor('both to have failed', async () => (await rowsOf(made.database, tried)).length === 2);
    made.sink = await MailSink.start(folder, Number(new URL(url).port));
    await allDone();
    expectFault('mailAway', outcome(2, await sent()));
  });

  it('whose server takes 14 s to answer is sent once', async () => {
    const sent = await mark();
    made.sink.thinksMs = 14_000;
    await made.apply(3);
    await allDone();
    expect(await sent()).toHaveLength(3);
    expect(new Set(await sent()).size).toBe(3);
    expectFault('mailSlow', outcome(3, await sent()));
  });

  it('that was sent when the database had no connection free is not sent again', async () => {
    const sent = await mark();
    made.sink.thinksMs = 4_000;
    await made.apply(MAILS);
    await waitFor('mails under way', async () => (await sent()).length === MAILS);
    const hogs = await takeAllConnections(made.mariadb.url(''));
    // The answer comes, and then the database is asked in vain: it is given up after four and a half seconds.
    await sleep(10_000);
    await hogs.release();
    await allDone();
    expect(await sent()).toHaveLength(MAILS);
    expect(new Set(await sent()).size).toBe(MAILS);
    expectFault('noConnections', outcome(MAILS, await sent()));
  });

  it('whose answer is outstanding at a shutdown holds nobody up, and comes again as the same', async () => {
    const sent = await mark();
    made.sink.thinksMs = 300_000;
    await made.apply(1);
    await waitFor('the mail', async () => (await sent()).length === 1);
    const began = performance.now();
    expect(await made.workers[0]?.end()).toBe(0);
    expect(performance.now() - began).toBeLessThan(EXIT_MS);
    made.sink.thinksMs = 0;
    made.workers = [];
    made.addWorker();
    await allDone();
    const ids = await sent();
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expectFault('mailStopped', outcome(1, ids));
  });
});

/** Takes every connection that the server has to give, those in use too. */
async function takeAllConnections(url: string): Promise<{ release(): Promise<void> }> {
  const first = await createConnection(url);
  first.on('error', () => undefined);
  const mine: Connection[] = [first];
  const [limits] = await first.query('SELECT @@max_connections AS most');
  const { most } = (limits as { most: number }[])[0] ?? { most: 0 };
  await first.query('SET GLOBAL max_connections = 30');
  for (;;) {
    const own = mine.map(({ threadId }) => threadId).join();
    const [others] = await first.query(
      `SELECT id FROM information_schema.processlist WHERE id NOT IN (${own}) AND user <> 'system user'`,
    );
    const ids = (others as { id: number }[]).map(({ id }) => id);
    for (const id of ids) await first.query(`KILL ${id}`).catch(() => undefined);
    const more = await createConnection(url).catch(() => null);
    more?.on('error', () => undefined);
    if (more) mine.push(more);
    if (!more && ids.length === 0) break;
  }
  return {
    release: async () => {
      await first.query(`SET GLOBAL max_connections = ${most}`);
      for (const connection of mine) connection.destroy();
    },
  };
}
