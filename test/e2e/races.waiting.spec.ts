import { randomInt } from 'node:crypto';
import { completeForm, type PortalCertificate, registerStudent } from '../support/applicant.js';
import { type PortalAnswer, type PortalClient, signIn } from '../support/portal.js';
import { detail, record } from '../support/records.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { onEachServerEngine } from '../support/server-engines.js';
import { rowsOf } from '../support/tables.js';

const ROUNDS = 200;

/** No browser: these tests are about who wins, and 200 renders would only take the processors from the races. */
const WITHOUT_RENDERING = { PUPPETEER_EXECUTABLE_PATH: '/bin/false', LOG_LEVEL: 'fatal' };

function shuffled<T>(items: readonly T[]): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(randomInt(rest.length), 1));
}

onEachServerEngine('races', (databaseSettings, engine) => {
  let server: RunningServer;
  let officer: PortalClient;
  let student: PortalClient;
  let form: Awaited<ReturnType<typeof completeForm>>;

  beforeAll(async () => {
    server = await startServer({ env: { ...WITHOUT_RENDERING, ...(await databaseSettings()) } });
    officer = await signIn(server.url, ADMIN);
    student = await registerStudent(server);
    form = await completeForm(student);
  });

  afterAll(() => server.dispose());

  /** Sends all at the same moment, in any order; answers in the order given. */
  async function atOnce<T>(calls: readonly (() => Promise<PortalAnswer<T>>)[]): Promise<PortalAnswer<T>[]> {
    const answers = new Map<number, PortalAnswer<T>>();
    const begin = async ([at, call]: [number, () => Promise<PortalAnswer<T>>]) => void answers.set(at, await call());
    await Promise.all(shuffled([...calls.entries()]).map(begin));
    return calls.flatMap((_, at) => answers.get(at) ?? []);
  }

  const statusesOf = (answers: readonly PortalAnswer<unknown>[]) =>
    answers.map(({ status }) => status).sort((one, next) => one - next);

  it(`${ROUNDS} times, one of approve, reject and edit wins and the others are told`, async () => {
    const records: PortalCertificate[] = [];
    while (records.length < ROUNDS) {
      const some = Array.from({ length: 10 }, () => record(student, 'add-apply', form));
      records.push(...(await Promise.all(some)));
    }
    const wins = { approve: 0, reject: 0, edit: 0 };
    const after = { approve: 'Verified', reject: 'Rejected', edit: 'Verifying' };
    const names = ['approve', 'reject', 'edit'] as const;
    for (const { id, version } of records) {
      const answers = await atOnce<unknown>([
        () => officer.post('/api/cert/update-auth', { id, version }),
        () => officer.post('/api/cert/reject', { ids: [id], version, reject_reason: 'Race' }),
        () => officer.post('/api/cert/update', { id, version, note: 'Edited' }),
      ]);
      expect(statusesOf(answers)).toEqual([200, 409, 409]);
      const winner = names[answers.findIndex(({ status }) => status === 200)] ?? 'edit';
      wins[winner]++;
      for (const { status, data } of answers) {
        if (status === 409)
          expect(data).toMatchObject({ reason: expect.stringMatching(/^(stale_version|certificate_verified)$/) });
      }
      const now = await detail(officer, id);
      expect(now).toMatchObject({
        version: version + 1,
        cert_status: after[winner],
        note: winner === 'edit' ? 'Edited' : null,
        reject_reason: winner === 'reject' ? 'Race' : null,
      });
      expect(now.verifi_no === null).toBe(winner !== 'approve');
    }
    process.stdout.write(`races on ${engine}: ${ROUNDS} rounds, won by ${JSON.stringify(wins)}\n`);
    const reports = await rowsOf<{ certificate_id: number; many: number }>(
      server.database,
      'SELECT certificate_id, COUNT(*) AS many FROM reports GROUP BY certificate_id',
    );
    expect(reports.every(({ many }) => Number(many) === 1)).toBe(true);
    expect(reports).toHaveLength(wins.approve);
    const list = await officer.get<{ count: number }>('/api/cert/list', { cert_status: 'Verified' });
    expect(list.data.count).toBe(wins.approve);
  });

  it('20 equal removals have one effect', async () => {
    const { id } = await record(student, 'add', form);
    const calls = Array.from(
      { length: 20 },
      (_, at) => () => (at % 2 === 0 ? student : officer).post('/api/cert/remove', { ids: [id] }),
    );
    const [first, ...rest] = statusesOf(await atOnce(calls));
    expect(first).toBe(200);
    for (const status of rest) expect([404, 409]).toContain(status);
    expect((await officer.get('/api/cert/detail', { id })).status).toBe(404);
  });

  it('20 removals of the same three, named in any order, have one effect', async () => {
    const made = await Promise.all([1, 2, 3].map(() => record(student, 'add', form)));
    const calls = Array.from(
      { length: 20 },
      () => () => student.post('/api/cert/remove', { ids: shuffled(made.map(({ id }) => id)) }),
    );
    const [first, ...rest] = statusesOf(await atOnce(calls));
    expect(first).toBe(200);
    for (const status of rest) expect([404, 409]).toContain(status);
    for (const { id } of made) expect((await officer.get('/api/cert/detail', { id })).status).toBe(404);
  });

  it('20 applications in the same version have one effect', async () => {
    const { id, version } = await record(student, 'add', form);
    const calls = Array.from({ length: 20 }, () => () => student.post('/api/cert/update-apply', { id, version }));
    expect(statusesOf(await atOnce(calls))).toEqual([200, ...Array(19).fill(409)]);
    expect(await detail(student, id)).toMatchObject({ version: version + 1, cert_status: 'Verifying' });
    const jobs = await rowsOf<{ payload: string }>(
      server.database,
      "SELECT payload FROM jobs WHERE name = 'mail.certificate'",
    );
    const mine = jobs.map(({ payload }) => JSON.parse(payload)).filter(({ certificateId }) => certificateId === id);
    expect(mine).toEqual([{ certificateId: id, event: 'applied' }]);
  });

  it('6 edits without a version are all done, one on what the other has left', async () => {
    const edits = Object.entries({
      name: 'Its name',
      passport: 'X7654321',
      university: 'Its university',
      major: 'Its major',
      cert_no: 'Its cert_no',
      note: 'Its note',
    });
    for (let round = 0; round < 10; round++) {
      const { id, version } = await record(student, 'add', {});
      const calls = edits.map(
        ([field, text]) =>
          () =>
            student.post('/api/cert/update', { id, [field]: text }),
      );
      expect(statusesOf(await atOnce(calls))).toEqual(edits.map(() => 200));
      expect(await detail(student, id)).toMatchObject({
        version: version + edits.length,
        ...Object.fromEntries(edits),
      });
    }
  });

  it('20 approvals without a version issue one report', async () => {
    const { id } = await record(student, 'add-apply', form);
    const calls = Array.from({ length: 20 }, () => () => officer.post('/api/cert/update-auth', { id }));
    expect(statusesOf(await atOnce(calls))).toEqual([200, ...Array(19).fill(409)]);
    const reports = await rowsOf<{ number: string }>(
      server.database,
      'SELECT number FROM reports WHERE certificate_id = ?',
      [id],
    );
    expect(reports).toEqual([{ number: (await detail(student, id)).verifi_no }]);
  });

  it('a removal and a form that names the same files never leave a record without its files', async () => {
    for (let round = 0; round < 10; round++) {
      const photo = (
        await student.upload('photo', 'p.png', Buffer.from(await (await student.raw(form.avatar)).arrayBuffer()))
      ).data.url;
      const { id } = await record(student, 'add', { avatar: photo });
      const [removed, added] = await atOnce<PortalCertificate>([
        () => student.post('/api/cert/remove', { ids: [id] }),
        () => student.post('/api/cert/add', { avatar: photo }),
      ]);
      expect(removed?.status).toBe(200);
      const file = await student.raw(photo);
      await file.arrayBuffer();
      expect([added?.status, file.status]).toEqual(added?.status === 200 ? [200, 200] : [400, 404]);
    }
  });
});
