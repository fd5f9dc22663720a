import { FORM_TEXTS, type PortalCertificate } from '../../support/applicant.js';
import { expectFault, outcomeOf } from '../../support/faults.js';
import type { PortalAnswer } from '../../support/portal.js';
import { waitFor } from '../../support/server.js';
import { rowsOf } from '../../support/tables.js';
import { describeWithServers } from '../../support/with-servers.js';
import { Production } from './production.js';

const SAVES = 50;
/** Calls are given up after four and a half seconds; what is above that is a busy machine's. */
const ANSWER_MS = 12_000;

describeWithServers('a MariaDB', () => {
  let made: Production;
  let names = 0;
  beforeAll(async () => {
    made = await Production.start(1);
  });
  afterAll(() => made?.stop());

  const save = (at: number) => {
    const client = at % 2 === 0 ? made.student : made.beside(made.student);
    return client.post<PortalCertificate>('/api/cert/add', { ...FORM_TEXTS, name: `Saved ${names++}` });
  };
  const isDown = ({ status, code }: PortalAnswer) => status === 503 && code === 503;

  it('killed under fifty parallel saves has kept each that was answered, and nothing of the others is half there', async () => {
    const saved: PortalCertificate[] = [];
    const others: PortalAnswer[] = [];
    const saves = Array.from({ length: SAVES }, async (_, at) => {
      const answer = await save(at);
      if (answer.status === 200) saved.push(answer.data);
      else others.push(answer);
    });
    await waitFor('the first answers', async () => saved.length > 3);
    const restart = await made.mariadb.kill();
    await Promise.all(saves);
    expect(others.filter((answer) => !isDown(answer))).toEqual([]);
    expect(saved.length + others.length).toBe(SAVES);
    expect((await save(0)).status).toBe(503);
    const status = await fetch(`${made.apis[0]?.url}/api/v1/status`);
    expect(await status.json()).toEqual({ now: { site: 'down', files: 'down', reports: 'down' }, days: [] });
    made.mariadb = await restart();
    for (const at of [0, 1]) await waitFor('the API to answer', async () => (await save(at)).status === 200);
    for (const api of made.apis) {
      expect(api.log.match(/Database (fails: .+|works again)/g)).toEqual([
        expect.stringMatching(/^Database fails: .*(ECONNREFUSED|ECONNRESET|EPIPE|closed|lost)/i),
        'Database works again',
      ]);
    }
    const rows = await rowsOf<{ id: number; name: string }>(
      made.database,
      "SELECT id, name FROM certificates WHERE name LIKE 'Saved %' ORDER BY id",
    );
    const ids = rows.map(({ id }) => id);
    for (const { id, name } of saved) expect(rows).toContainEqual({ id, name });
    const words = 'SELECT DISTINCT certificate_id AS id FROM certificate_words';
    const listed = new Set((await rowsOf<{ id: number }>(made.database, words)).map(({ id }) => id));
    expect(rows.filter(({ id }) => !listed.has(id))).toEqual([]);
    const found = rows.map(({ name }) => name);
    expectFault('databaseKilled', {
      ...outcomeOf(found, found),
      lost: outcomeOf(
        saved.map(({ id }) => id),
        ids,
      ).lost,
    });
    process.stdout.write(`${saved.length} of ${SAVES} saves were answered before MariaDB was killed\n`);
  });

  it('frozen makes calls answer 503 in a few seconds, and everything is worked off when it is back', async () => {
    const [waiting] = await made.apply(1);
    await made.approve(waiting ? [waiting] : []);
    made.mariadb.freeze();
    const began = performance.now();
    const answers = await Promise.all([
      save(0),
      save(1),
      made.officer.get('/api/cert/list', { page_index: 1, page_size: 10 }),
      made.beside(made.officer).get('/api/user/info'),
    ]);
    expect(performance.now() - began).toBeLessThan(ANSWER_MS);
    expect(answers.filter((answer) => !isDown(answer))).toEqual([]);
    expect((await fetch(`${made.api.url}/health/ready`)).status).toBe(503);
    expect((await fetch(`${made.api.url}/health/live`)).status).toBe(200);
    made.mariadb.thaw();
    await waitFor('the API to answer', async () => (await save(0)).status === 200);
    expectFault('databaseFrozen', await made.expectEachDoneOnce());
    for (const api of made.apis) expect(api.log).not.toMatch(/ failed: /);
  });
});
