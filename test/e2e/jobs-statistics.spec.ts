import { completeForm, registerStudent } from '../support/applicant.js';
import { PortalClient, signIn } from '../support/portal.js';
import { record, rejectRecord, staffWith } from '../support/records.js';
import { resourceClient, resourceRefusal } from '../support/resource-client.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { onEachServerEngine } from '../support/server-engines.js';
import { rowsOf } from '../support/tables.js';

interface Statistics {
  readonly at: string;
  readonly since: string;
  readonly oldestWaitingId: number | null;
  readonly oldestWaitingSince: string | null;
  readonly ages: {
    from: number;
    to: number | null;
    appliedSince: string | null;
    appliedUntil: string | null;
    waiting: number;
  }[];
  readonly days: { day: string; applied: number; approved: number; rejected: number }[];
  readonly officers: { id: number | null; waiting: number; overdue: number; decided: number }[];
  readonly universities: { name: string; waiting: number; applied: number; decided: number }[];
  readonly reasons: { id: number | null; titleEn: string | null; titleCn: string | null; rejected: number }[];
  readonly medianDecisionSeconds: number | null;
  readonly slowDecisionSeconds: number | null;
  readonly failedJobs: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LONG_AGO = 1_500_000_000_000;

onEachServerEngine('jobs and statistics', (databaseSettings) => {
  let server: RunningServer;
  let officer: PortalClient;
  let reader: PortalClient;
  let reviewer: PortalClient;
  let student: PortalClient & { readonly email: string };
  let jobs: ReturnType<typeof resourceClient>;

  beforeAll(async () => {
    server = await startServer({ env: await databaseSettings() });
    officer = await signIn(server.url, ADMIN);
    reader = await staffWith(server, ['certificates.read']);
    reviewer = await staffWith(server, ['certificates.review']);
    student = await registerStudent(server);
    jobs = resourceClient(reviewer);
  });

  afterAll(() => server.dispose());

  /** A job that was given up long ago. */
  async function failJob(name: string, queue: string, payload: object, error: string): Promise<number> {
    await rowsOf(
      server.database,
      `INSERT INTO jobs (name, queue, payload, state, attempts, due_at, last_error, created_at)
       VALUES (?, ?, ?, 'failed', 10, ?, ?, ?)`,
      [name, queue, JSON.stringify(payload), LONG_AGO, error, LONG_AGO],
    );
    const [row] = await rowsOf<{ id: number }>(server.database, 'SELECT MAX(id) AS id FROM jobs');
    return row?.id ?? 0;
  }

  const list = async (filter: object, field = 'id', order: 'ASC' | 'DESC' = 'DESC') =>
    jobs.getList('jobs', { pagination: { page: 1, perPage: 100 }, sort: { field, order }, filter });
  const retry = async (id: number | string, client = reviewer) => {
    const answer = await client.raw(`/api/v1/jobs/${id}/retry`, { method: 'POST' });
    return { status: answer.status, body: (await answer.json()) as { reason?: string } };
  };

  it('shows the jobs, without the addresses of applicants', async () => {
    const id = await failJob(
      'mail.certificate',
      'mail',
      { certificateId: 1, event: 'applied' },
      '550 <mei@x.my> unknown',
    );
    const job = {
      id,
      name: 'mail.certificate',
      queue: 'mail',
      state: 'failed',
      attempts: 10,
      dueAt: new Date(LONG_AGO).toISOString(),
      createdAt: new Date(LONG_AGO).toISOString(),
      doneAt: null,
      lastError: '550 (address) unknown',
      payload: { certificateId: 1, event: 'applied' },
    };
    expect((await jobs.getOne('jobs', { id })).data).toEqual(job);
    expect(await list({ state: 'failed' })).toEqual({ data: [job], total: 1 });
    expect((await list({}, 'dueAt', 'ASC')).data[0]).toEqual(job);
    expect((await list({ id: [id, 999_999] })).data).toEqual([job]);
    expect((await list({ queue: 'pdf' })).data).toEqual([]);
    const codes = await list({ name: 'mail.code', state: 'done' });
    expect(codes.total).toBeGreaterThan(0);
    expect(JSON.stringify(codes.data)).not.toMatch(/@|\b\d{6}\b"/);
    expect((await resourceRefusal(list({ state: 'lost' }))).status).toBe(400);
    expect((await resourceRefusal(jobs.getOne('jobs', { id: 999_999 }))).status).toBe(404);
  });

  it('tries a failed job again at once, and no other', async () => {
    const id = await failJob('files.purge', 'maintenance', { fileIds: [] }, 'The disk was away');
    const answers = await Promise.all([retry(id), retry(id), retry(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const done = await waitFor('the job', async () => {
      const { data } = await jobs.getOne('jobs', { id });
      return data.state === 'done' && data;
    });
    expect(done).toMatchObject({ attempts: 1, doneAt: expect.any(String), lastError: 'The disk was away' });
    expect(await retry(id)).toMatchObject({ status: 409, body: { reason: 'illegal_transition' } });
    for (const none of [999_999, 'x', '1e3']) expect((await retry(none)).status).toBe(404);
    const trail = await rowsOf<{ action: string; actor_id: number }>(
      server.database,
      "SELECT action, actor_id FROM audit_events WHERE subject_type = 'job' AND subject_id = ?",
      [String(id)],
    );
    expect(trail).toEqual([{ action: 'job.retried', actor_id: expect.any(Number) }]);
  });

  it('shows jobs to reviewers alone', async () => {
    const id = await failJob('files.purge', 'maintenance', { fileIds: [] }, 'x');
    for (const [client, status] of [
      [new PortalClient(server.url), 401],
      [student, 403],
      [reader, 403],
    ] as const) {
      for (const path of ['', `/${id}`]) expect((await client.raw(`/api/v1/jobs${path}`)).status).toBe(status);
      expect((await retry(id, client)).status).toBe(status);
    }
    expect((await retry(id, officer)).status).toBe(200);
  });

  it('tells how the work stands', async () => {
    const read = async (client = reader) => (await (await client.raw('/api/v1/statistics')).json()) as Statistics;
    expect((await reviewer.raw('/api/v1/statistics')).status).toBe(200);
    expect((await student.raw('/api/v1/statistics')).status).toBe(403);
    expect((await new PortalClient(server.url).raw('/api/v1/statistics')).status).toBe(401);
    const empty = await read();
    expect(empty).toMatchObject({
      promisedDays: 5,
      oldestWaitingId: null,
      oldestWaitingSince: null,
      officers: [],
      universities: [],
      reasons: [],
      medianDecisionSeconds: null,
      slowDecisionSeconds: null,
      failedJobs: 1,
    });
    expect(empty.ages.map(({ from, to, waiting }) => [from, to, waiting])).toEqual([
      [0, 1, 0],
      [2, 3, 0],
      [4, 5, 0],
      [6, null, 0],
    ]);
    expect(empty.days).toHaveLength(30);
    expect(new Date(Date.parse(empty.at) + 8 * HOUR).toISOString().slice(0, 10)).toBe(empty.days.at(-1)?.day);

    const form = await completeForm(student);
    const ids: number[] = [];
    for (let made = 0; made < 5; made += 1) ids.push((await record(student, 'add-apply', form)).id);
    await record(student, 'add', form);
    const [young = 0, days = 0, old = 0, approved = 0, rejected = 0] = ids;
    const applied = async (id: number, ago: number) => {
      const moment = Date.now() - ago;
      await rowsOf(server.database, 'UPDATE certificates SET applied_at = ? WHERE id = ?', [moment, id]);
      return new Date(moment).toISOString();
    };
    await applied(days, 2 * DAY);
    const oldest = await applied(old, 20 * DAY);
    await applied(approved, 3 * HOUR);
    await applied(rejected, HOUR);
    await record(officer, 'update-auth', { id: approved });
    await rejectRecord(officer, rejected);
    // Made and verified in one step: nobody waited for it.
    await record(officer, 'add-auth', { ...form, email: student.email });

    const full = await read();
    expect(full).toMatchObject({ oldestWaitingId: old, oldestWaitingSince: oldest });
    expect(full.days.at(-1)).toMatchObject({ approved: 2, rejected: 1 });
    expect(Math.abs((full.medianDecisionSeconds ?? 0) - 2 * 3600)).toBeLessThan(60);
    expect(full.slowDecisionSeconds).toBeGreaterThan(full.medianDecisionSeconds ?? Number.POSITIVE_INFINITY);
    const [nobody, decider] = full.officers;
    expect(nobody).toEqual({ id: null, name: null, waiting: 3, overdue: 1, decided: 0 });
    expect(decider).toMatchObject({ waiting: 0, overdue: 0, decided: 3 });
    expect(full.universities).toMatchObject([{ name: form.university, waiting: 3, decided: 3 }]);
    expect(full.reasons).toEqual([{ id: null, titleEn: null, titleCn: null, rejected: 1 }]);
    expect(young).toBeGreaterThan(0);

    // Every figure is the number of exactly those rows that its filter finds.
    const found = async (filter: object) => {
      const asked = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } as const, filter };
      return (await resourceClient(reader).getList('certificates', asked)).total;
    };
    for (const { appliedSince, appliedUntil, waiting } of full.ages) {
      expect(await found({ status: 'Verifying', appliedSince, appliedUntil })).toBe(waiting);
    }
    const { since } = full;
    expect(await found({ decidedBy: decider?.id, decidedSince: since })).toBe(decider?.decided);
    for (const { name: universityName, applied: came, decided: went } of full.universities) {
      expect(await found({ universityName, appliedSince: since })).toBe(came);
      expect(await found({ universityName, decidedSince: since })).toBe(went);
    }
    for (const { day, applied: came, approved: good, rejected: bad } of full.days) {
      if (came + good + bad === 0) continue;
      const on = { decidedSince: day, decidedUntil: day };
      expect(await found({ appliedSince: day, appliedUntil: day })).toBe(came);
      expect(await found({ ...on, status: 'Verified' })).toBe(good);
      expect(await found({ ...on, status: 'Rejected' })).toBe(bad);
    }
    expect(await found({ view: 'free' })).toBe(3);
    expect(await found({ view: 'overdue' })).toBe(1);
    expect(await found({ status: 'Verifying', universityName: form.university })).toBe(3);
    expect(await found({ status: 'Rejected', decidedSince: full.since, rejectionReason: 0 })).toBe(1);
  });
});
