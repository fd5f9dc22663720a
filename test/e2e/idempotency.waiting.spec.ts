import { randomUUID } from 'node:crypto';
import { paperPdf, registerStudent, scanPng } from '../support/applicant.js';
import { expectFault, outcomeOf } from '../support/faults.js';
import { type KeyedAnswer, send, upload } from '../support/keyed-calls.js';
import { PortalClient, signIn } from '../support/portal.js';
import { type RunningServer, STUDENT, startServer } from '../support/server.js';
import { onEachServerEngine } from '../support/server-engines.js';
import { rowsOf } from '../support/tables.js';

const reasonOf = ({ body }: KeyedAnswer) => JSON.parse(body).data.reason;

onEachServerEngine('an Idempotency-Key', (databaseSettings, engine) => {
  let server: RunningServer;
  let second: RunningServer;
  let database: string;
  let student: PortalClient & { readonly email: string; readonly password: string };

  beforeAll(async () => {
    const env = await databaseSettings();
    server = await startServer({ env });
    database = server.database;
    second = await startServer({ env, dataDir: server.dataDir });
    student = await registerStudent(server);
  });
  afterAll(async () => {
    await second?.stop();
    await server?.dispose();
  });

  const drafts = async (name: string) => {
    const rows = await rowsOf<{ n: number }>(database, 'SELECT COUNT(*) AS n FROM certificates WHERE name = ?', [name]);
    return Number(rows[0]?.n);
  };

  it('gives one effect and twenty equal answers to twenty requests at once, on two processes', async () => {
    const key = randomUUID();
    const elsewhere = new PortalClient(second.url, student.token);
    const requests = Array.from({ length: 20 }, (_, n) =>
      send(n % 2 ? student : elsewhere, '/api/cert/add', key, { name: 'Twenty At Once' }),
    );
    const answers = await Promise.all(requests);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(new Set(answers.map(({ type }) => type))).toEqual(new Set(['application/json; charset=utf-8']));
    expect(answers.filter(({ replayed }) => replayed === 'true')).toHaveLength(19);
    expect(JSON.parse(answers[0]?.body ?? '')).toMatchObject({ code: 200, data: { name: 'Twenty At Once' } });
    expect(await drafts('Twenty At Once')).toBe(1);
  });

  it('makes as many as asked for without a key, and for each key one', async () => {
    await send(student, '/api/cert/add', null, { name: 'Without' });
    await send(student, '/api/cert/add', null, { name: 'Without' });
    expect(await drafts('Without')).toBe(2);
    const [one, other] = [
      await send(student, '/api/cert/add', 'a', { name: 'With' }),
      await send(student, '/api/cert/add', 'A', { name: 'With' }),
    ];
    expect([one.replayed, other.replayed]).toEqual([null, null]);
    expect(await drafts('With')).toBe(2);
  });

  it('refuses another body, path or query under the same key, and does nothing', async () => {
    const key = randomUUID();
    expect(await send(student, '/api/cert/add', key, { name: 'The First' })).toMatchObject({ status: 200 });
    for (const [path, body] of [
      ['/api/cert/add', { name: 'The Second' }],
      ['/api/cert/add-apply', { name: 'The First' }],
      ['/api/cert/add?x=1', { name: 'The First' }],
    ] as const) {
      const answer = await send(student, path, key, body);
      expect(answer).toMatchObject({ status: 422, replayed: null });
      expect(reasonOf(answer)).toBe('idempotency_mismatch');
    }
    expect(await drafts('The Second')).toBe(0);
    expect(await drafts('The First')).toBe(1);
  });

  it('keeps refusals, byte for byte', async () => {
    const key = randomUUID();
    const first = await send(student, '/api/cert/remove', key, { ids: [999_999_999] });
    const again = await send(student, '/api/cert/remove', key, { ids: [999_999_999] });
    expect(first).toMatchObject({ status: 404, replayed: null });
    expect(again).toEqual({ ...first, replayed: 'true' });
    const invalid = randomUUID();
    const refused = await send(student, '/api/user/update', invalid, { birth: 'yesterday' });
    expect(refused.status).toBe(400);
    expect((await send(student, '/api/user/update', invalid, { birth: 'yesterday' })).body).toBe(refused.body);
  });

  it('keeps the keys of users apart', async () => {
    const other = await signIn(server.url, STUDENT);
    const key = randomUUID();
    const mine = await send(student, '/api/cert/add', key, { name: 'Mine' });
    const theirs = await send(other, '/api/cert/add', key, { name: 'Mine' });
    expect(theirs).toMatchObject({ status: 200, replayed: null });
    expect(theirs.body).not.toBe(mine.body);
  });

  it('gives back long answers in any script', async () => {
    const key = randomUUID();
    const long = '长篇备注😀'.repeat(160);
    const form = Object.fromEntries(
      ['note', 'passport_remark', 'cert_remark', 'transcript_remark', 'ministry_remark', 'payment_remark'].map(
        (field) => [field, long],
      ),
    );
    const first = await send(student, '/api/cert/add', key, form);
    const again = await send(student, '/api/cert/add', key, form);
    expect(first.status).toBe(200);
    expect(first.body).toContain(long);
    expect(again).toEqual({ ...first, replayed: 'true' });
  });

  it.each([['a b'], ['x'.repeat(101)], ['\u00e9'], ['']])('refuses the key %j', async (key) => {
    const answer = await send(student, '/api/cert/add', key, { name: 'Bad Key' });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body).data.errors).toHaveProperty('Idempotency-Key');
    expect(await drafts('Bad Key')).toBe(0);
  });

  it('takes a key of a hundred characters, and asks for a session first', async () => {
    const key = '~!{}"'.repeat(20);
    expect(await send(student, '/api/cert/add', key, { name: 'Long Key' })).toMatchObject({ status: 200 });
    expect(await send(new PortalClient(server.url), '/api/cert/add', key, {})).toMatchObject({ status: 401 });
  });

  it('is of no meaning where nothing changes or no session is needed', async () => {
    const read = await student.raw('/api/cert/list', { headers: { 'idempotency-key': 'a b' } });
    expect(read.status).toBe(200);
    const { email, password } = student;
    const key = randomUUID();
    const [one, other] = [
      await send(student, '/api/user/login', key, { email, password }),
      await send(student, '/api/user/login', key, { email, password }),
    ];
    expect([one.replayed, other.replayed]).toEqual([null, null]);
    expect(one.body).not.toBe(other.body);
  });

  it('covers uploads: the same file is stored once, another one is refused', async () => {
    const key = randomUUID();
    const [paper, other] = [await paperPdf('Degree'), await scanPng()];
    const count = async () => Number((await rowsOf<{ n: number }>(database, 'SELECT COUNT(*) AS n FROM files'))[0]?.n);
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(student, key, paper)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await count()).toBe(before + 1);
    expect(reasonOf(await upload(student, key, other))).toBe('idempotency_mismatch');
    expect(reasonOf(await upload(student, key, paper, 'transcript'))).toBe('idempotency_mismatch');
    expect(reasonOf(await send(student, '/api/file/upload', key))).toBe('idempotency_mismatch');
    expect(await count()).toBe(before + 1);
  });

  it('tells whoever repeats what a dead process committed without answering', async () => {
    const key = randomUUID();
    expect(await send(student, '/api/cert/add', key, { name: 'Cut Off' })).toMatchObject({ status: 200 });
    // As it is when the process dies between the commit and the answer.
    await rowsOf(
      database,
      "UPDATE idempotency_keys SET state = 'committed', lease_until = 0 WHERE idempotency_key = ?",
      [key],
    );
    const answer = await send(student, '/api/cert/add', key, { name: 'Cut Off' });
    expect(answer).toMatchObject({ status: 409, replayed: null });
    expect(reasonOf(answer)).toBe('already_done');
    expect(await drafts('Cut Off')).toBe(1);
  });

  it('lets another take over what a dead process left undone', async () => {
    const key = randomUUID();
    expect(await send(student, '/api/cert/remove', key, { ids: [999_999_998] })).toMatchObject({ status: 404 });
    // As it is when the process dies before anything is committed.
    const mine = '(SELECT id FROM idempotency_keys WHERE idempotency_key = ?)';
    await rowsOf(database, `DELETE FROM idempotency_answers WHERE key_id IN ${mine}`, [key]);
    await rowsOf(database, "UPDATE idempotency_keys SET state = 'running', lease_until = 0 WHERE idempotency_key = ?", [
      key,
    ]);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(student, '/api/cert/remove', key, { ids: [999_999_998] })),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(answers.filter(({ replayed }) => replayed === null)).toHaveLength(1);
  });

  // It takes its 25 seconds and asks nothing of the engine.
  if (engine === 'SQLite') {
    it('says to come back when the first request takes too long', async () => {
      const key = randomUUID();
      expect(await send(student, '/api/cert/remove', key, { ids: [999_999_997] })).toMatchObject({ status: 404 });
      await rowsOf(
        database,
        "UPDATE idempotency_keys SET state = 'running', lease_until = ? WHERE idempotency_key = ?",
        [Date.now() + 60_000, key],
      );
      const begun = Date.now();
      const answer = await send(student, '/api/cert/remove', key, { ids: [999_999_997] });
      expect(answer.status).toBe(409);
      expect(reasonOf(answer)).toBe('in_progress');
      expect(Number(answer.retryAfter)).toBeGreaterThan(0);
      expect(Date.now() - begun).toBeGreaterThan(20_000);
      expect(Date.now() - begun).toBeLessThan(30_000);
    });
  }

  it('never does twice what was under way when the process was killed', async () => {
    const victim = await startServer({ env: { DATABASE_URL: database }, dataDir: server.dataDir });
    const there = new PortalClient(victim.url, student.token);
    const names = Array.from({ length: 30 }, (_, n) => `Killed-${n}-${randomUUID()}`);
    const requests = names.map((name) => send(there, '/api/cert/add', name, { name }).catch(() => null));
    // Some are answered by then, some are under way, some are not there yet.
    await Promise.any(requests);
    await victim.kill();
    await Promise.all(requests);
    const repeated = await Promise.all(names.map((name) => send(student, '/api/cert/add', name, { name })));
    for (const answer of repeated) expect([200, 409]).toContain(answer.status);
    for (const answer of repeated.filter(({ status }) => status === 409)) {
      expect(reasonOf(answer)).toBe('already_done');
    }
    const made = await Promise.all(names.map(drafts));
    expect(made).toEqual(names.map(() => 1));
    const found = names.flatMap((name, at) => Array.from({ length: made[at] ?? 0 }, () => name));
    expectFault('keyedCallsKilled', outcomeOf(names, found));
  });
});
