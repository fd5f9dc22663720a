// On the stack too: what is held is carried out by whichever process comes first, on a database that locks rows.
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { completeForm, type PortalCertificate, registerStudent } from '../support/applicant.js';
import { verb } from '../support/certificate-resource.js';
import { PortalClient, signIn } from '../support/portal.js';
import { detail, record, staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, itEmbedded, type RunningServer, startAlone, startServer, waitFor } from '../support/server.js';
import { rowsOf } from '../support/tables.js';
import { acceptAll, say } from '../support/verdicts.js';

const HOLD = { DECISION_HOLD_SECONDS: '60' };

let server: RunningServer;
let admin: PortalClient;
let officer: Awaited<ReturnType<typeof staffWith>>;
let other: typeof officer;
let student: Awaited<ReturnType<typeof registerStudent>>;

beforeAll(async () => {
  server = await startServer({ env: HOLD });
  admin = await signIn(server.url, ADMIN);
  officer = await staffWith(server, ['certificates.read', 'certificates.review']);
  other = await staffWith(server, ['certificates.read', 'certificates.review', 'reviews.assign']);
  student = await registerStudent(server);
}, 120_000);

afterAll(() => server.dispose());

interface Shown {
  readonly status: string;
  readonly version: number;
  readonly decisionPending: {
    readonly action: string;
    readonly by: { readonly id: number };
    readonly until: string;
    readonly secondsLeft: number;
  };
  readonly [field: string]: unknown;
}

interface Figures {
  readonly oldestWaitingId: number | null;
  readonly ages: ReadonlyArray<{ readonly waiting: number }>;
}

const look = async (id: number, client: PortalClient = officer) =>
  (await resource<Shown>(client, 'GET', `certificates/${id}`)).body;
const reasonOf = ({ status, body }: { readonly status: number; readonly body: { readonly reason?: string } }) => [
  status,
  body.reason,
];
const history = async (id: number) =>
  (await resource<Array<{ action: string; actorId: number | null }>>(admin, 'GET', `certificates/${id}/history`)).body;
const actions = async (id: number) => (await history(id)).map(({ action }) => action);

async function applied(): Promise<PortalCertificate> {
  return record(student, 'add-apply', await completeForm(student));
}

/** An application each group of which somebody has accepted. */
async function accepted(): Promise<PortalCertificate> {
  const one = await applied();
  await acceptAll(officer, one.id, one.version);
  return one;
}

const approve = ({ id, version }: { readonly id: number; readonly version: number }, client: PortalClient = officer) =>
  verb(client, `/${id}/approve`, { version, hold: true });
const reject = ({ id, version }: { readonly id: number; readonly version: number }, reason = 'No stamp.') =>
  verb(officer, `/${id}/reject`, { version, reason, hold: true });
const undo = (id: number, client: PortalClient = officer) => verb(client, `/${id}/undo`);

/** An application whose approval is held. */
async function heldApproval(): Promise<PortalCertificate> {
  const one = await accepted();
  expect((await approve(one)).status).toBe(200);
  return one;
}

const decisionsOn = (id: number) =>
  rowsOf<{ id: number }>(server.database, 'SELECT id FROM held_decisions WHERE certificate_id = ?', [id]);

/** As if the time to undo were over. */
async function letPass(running = server): Promise<void> {
  const now = Date.now();
  await rowsOf(running.database, 'UPDATE held_decisions SET held_until = ?', [now]);
  await rowsOf(running.database, `UPDATE jobs SET due_at = ? WHERE name = 'certificate.decide' AND state = 'open'`, [
    now,
  ]);
}

const isEnded = (id: number) =>
  waitFor('what is held to end', async () => (await decisionsOn(id)).length === 0, 30_000);
const jobsDone = () =>
  waitFor('the jobs to end', async () => {
    const open = `SELECT id FROM jobs WHERE name = 'certificate.decide' AND state <> 'done'`;
    return (await rowsOf(server.database, open)).length === 0;
  });
const reportsOf = async (id: number, { database } = server) =>
  (await rowsOf(database, 'SELECT id FROM reports WHERE certificate_id = ?', [id])).length;

describe('a held approval', () => {
  it('changes nothing, tells staff who decided, and is carried out once', async () => {
    const one = await accepted();
    const answer = await approve(one);
    expect(answer).toMatchObject({ status: 200, body: { status: 'Verifying', version: one.version } });
    const { decisionPending } = await look(one.id, other);
    expect(decisionPending).toMatchObject({ action: 'approve', by: { id: expect.any(Number) } });
    const left = Date.parse(decisionPending.until) - Date.now();
    expect(left).toBeGreaterThan(30_000);
    expect(left).toBeLessThanOrEqual(60_000);
    expect(Math.abs(decisionPending.secondsLeft - left / 1000)).toBeLessThan(5);
    expect((await look(one.id, student)).decisionPending).toBeNull();
    expect((await detail(student, one.id)).cert_status).toBe('Verifying');
    expect(await reportsOf(one.id)).toBe(0);
    await letPass();
    await waitFor('the approval', async () => (await look(one.id)).status === 'Verified', 30_000);
    await jobsDone();
    expect((await look(one.id)).decisionPending).toBeNull();
    expect(await reportsOf(one.id)).toBe(1);
    const [verified, held] = await history(one.id);
    expect([verified?.action, held?.action]).toEqual(['certificate.verified', 'decision.held']);
    expect([verified?.actorId, held?.actorId]).toEqual([decisionPending.by.id, decisionPending.by.id]);
    expect((await look(one.id)).decidedBy).toBe(decisionPending.by.id);
  });

  it('is refused at once for what an approval is refused for', async () => {
    const one = await applied();
    expect(reasonOf(await approve(one))).toEqual([409, 'verdicts_missing']);
    await acceptAll(officer, one.id, one.version);
    expect(reasonOf(await approve({ id: one.id, version: one.version + 1 }))).toEqual([409, 'stale_version']);
    expect(reasonOf(await verb(officer, `/${one.id}/approve`, { version: one.version, hold: 'yes' }))).toEqual([
      400,
      'invalid_input',
    ]);
    expect(await decisionsOn(one.id)).toEqual([]);
  });

  it('acts at once without a hold', async () => {
    const one = await accepted();
    const { status, body } = await verb(officer, `/${one.id}/approve`, { version: one.version });
    expect([status, body.status]).toEqual([200, 'Verified']);
  });

  it('is decided for whoever works on the queue', async () => {
    const filter = { view: 'free' };
    const one = await heldApproval();
    const rows = await resource<Array<{ id: number }>>(other, 'GET', 'certificates', { query: { filter } });
    expect(rows.body.map(({ id }) => id)).not.toContain(one.id);
    const waiting = await resource<Shown[]>(other, 'GET', 'certificates', { query: { filter: { id: [one.id] } } });
    expect(waiting.body).toMatchObject([{ status: 'Verifying', decisionPending: { action: 'approve' } }]);
    const place = await resource<object>(other, 'GET', `certificates/${one.id}/place`);
    expect(place.body).toMatchObject({ position: null });
    for (;;) {
      const next = (await verb(other, '/next')).body as { id: number | null };
      expect(next.id).not.toBe(one.id);
      if (next.id === null) break;
      // Whatever else waits is taken out of the way.
      await verb(other, `/${next.id}/reject`, { version: (await look(next.id)).version, reason: 'No stamp.' });
    }
    expect((await verb(other, `/${one.id}/claim`)).body).toEqual({ id: one.id, claim: null });
    const assigned = await resource<{ reason: string }>(other, 'POST', 'certificates/assign', {
      body: { ids: [one.id], userId: null },
    });
    expect(assigned.status).toBe(200);
    const me = (await look(one.id)).decisionPending.by.id;
    const taken = await resource<{ reason: string }>(other, 'POST', 'certificates/assign', {
      body: { ids: [one.id], userId: me },
    });
    expect(reasonOf(taken)).toEqual([409, 'not_assignable']);
    const figures = await resource<Figures>(admin, 'GET', 'statistics');
    expect(figures.body.oldestWaitingId).toBeNull();
    expect(figures.body.ages.reduce((sum, { waiting }) => sum + waiting, 0)).toBe(0);
    await undo(one.id);
    const after = await resource<Figures>(admin, 'GET', 'statistics');
    expect(after.body.ages.reduce((sum, { waiting }) => sum + waiting, 0)).toBe(1);
    expect((await verb(other, '/next')).body.id).toBe(one.id);
  });
});

describe('a held rejection', () => {
  it('is carried out with its reason and its groups', async () => {
    const one = await applied();
    const verdict = { group: 'ministry', verdict: 'send_again', comment: 'The stamp is cut off.' };
    await say(officer, one.id, one.version, { ...verdict, answers: {} });
    const body = { version: one.version, groups: ['ministry'], reason: 'Please scan the stamp.', hold: true };
    expect(await verb(officer, `/${one.id}/reject`, body)).toMatchObject({
      status: 200,
      body: { status: 'Verifying', rejectReason: null, decisionPending: { action: 'reject' } },
    });
    await letPass();
    await waitFor('the rejection', async () => (await look(one.id)).status === 'Rejected', 30_000);
    expect(await look(one.id, student)).toMatchObject({
      rejectReason: 'Please scan the stamp.',
      rejections: [{ group: 'ministry' }],
    });
  });

  it('needs a reason at once', async () => {
    expect(reasonOf(await reject(await applied(), ' '))).toEqual([400, 'missing_fields']);
  });
});

describe('an undo', () => {
  it('leaves the record as it was', async () => {
    const one = await heldApproval();
    expect(await undo(one.id)).toMatchObject({
      status: 200,
      body: { status: 'Verifying', version: one.version, decisionPending: null },
    });
    expect((await actions(one.id))[0]).toBe('decision.undone');
    expect(reasonOf(await undo(one.id))).toEqual([409, 'decision_not_pending']);
    await letPass();
    await jobsDone();
    expect(await look(one.id)).toMatchObject({ status: 'Verifying', version: one.version });
    // The verdicts are there, so it can be approved again.
    expect((await approve(one)).status).toBe(200);
  });

  it('is for reviewers; of another it is told', async () => {
    const one = await heldApproval();
    const reader = await staffWith(server, ['certificates.read']);
    expect(reasonOf(await undo(one.id, reader))).toEqual([403, 'forbidden']);
    expect(reasonOf(await undo(one.id, student))).toEqual([403, 'forbidden']);
    expect((await undo(one.id, other)).status).toBe(200);
    const mail = await server.mailTo(officer.email, ({ text }) => text?.includes(`${one.id},`) ?? false);
    expect(mail.text).toContain('A colleague has undone your decision');
  });

  it('of two at once is one', async () => {
    const one = await heldApproval();
    const answers = await Promise.all([officer, other].map((client) => undo(one.id, client)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('at the moment at which the decision is carried out wins or loses, and nothing between', async () => {
    for (let round = 0; round < 4; round++) {
      const one = await heldApproval();
      await letPass();
      await sleep(randomInt(5_000));
      const { status } = await undo(one.id);
      await jobsDone();
      const isUndone = status === 200;
      expect((await look(one.id)).status).toBe(isUndone ? 'Verifying' : 'Verified');
      expect(await reportsOf(one.id)).toBe(isUndone ? 0 : 1);
      expect((await actions(one.id)).includes('certificate.verified')).toBe(!isUndone);
    }
  }, 60_000);
});

describe('a record that changes in the meantime', () => {
  const told = (id: number, words: string) =>
    server.mailTo(officer.email, ({ text }) =>
      Boolean(text && new RegExp(`\\b${id}\\b`).test(text) && text.includes(words)),
    );

  it('ends what is held, and the officer is told', async () => {
    const one = await heldApproval();
    await record(student, 'update', { id: one.id, ...(await completeForm(student)), major: 'Law' });
    expect(await decisionsOn(one.id)).toEqual([]);
    expect(await actions(one.id)).toContain('decision.dropped');
    expect((await told(one.id, 'It was changed')).subject).toBe('A decision of yours was not carried out');
    await letPass();
    await jobsDone();
    expect((await look(one.id)).status).toBe('Unverified');
  });

  it('as a draft ends it when it would be carried out', async () => {
    const form = await completeForm(student);
    const draft = await record(student, 'add', form);
    await acceptAll(officer, draft.id, draft.version);
    expect((await approve(draft)).status).toBe(200);
    await record(student, 'update', { id: draft.id, ...form, major: 'Law' });
    await letPass();
    await isEnded(draft.id);
    await told(draft.id, 'It was changed');
    expect((await look(draft.id)).status).toBe('Unverified');
  });

  it('by another decision is as that says; a second one is not held', async () => {
    const one = await heldApproval();
    expect(reasonOf(await approve(one, other))).toEqual([409, 'decision_pending']);
    expect(reasonOf(await reject(one))).toEqual([409, 'decision_pending']);
    const direct = await verb(other, `/${one.id}/reject`, { version: one.version, reason: 'Too blurred.' });
    expect([direct.status, direct.body.status]).toEqual([200, 'Rejected']);
    await told(one.id, 'decided by somebody else');
    await letPass();
    await jobsDone();
    expect((await look(one.id)).status).toBe('Rejected');
  });

  it('by its removal leaves nothing behind', async () => {
    const one = await heldApproval();
    const { status } = await resource(student, 'DELETE', `certificates/${one.id}`);
    expect(status).toBe(200);
    await told(one.id, 'It was removed');
    await letPass();
    await jobsDone();
    expect(await decisionsOn(one.id)).toEqual([]);
  });

  it('at the moment of the decision is changed or decided', async () => {
    for (let round = 0; round < 3; round++) {
      const one = await heldApproval();
      const form = { ...(await completeForm(student)), major: 'Law' };
      await letPass();
      await sleep(randomInt(5_000));
      const saved = await student.post('/api/cert/update', { id: one.id, version: one.version, ...form });
      await jobsDone();
      const isSaved = saved.status === 200;
      expect((await look(one.id)).status).toBe(isSaved ? 'Unverified' : 'Verified');
      expect(await reportsOf(one.id)).toBe(isSaved ? 0 : 1);
    }
  }, 60_000);
});

describe('what a decision needs', () => {
  const droppedFor = async (id: number) => {
    await isEnded(id);
    await jobsDone();
    expect((await look(id, admin)).status).toBe('Verifying');
    const [last] = (
      await resource<Array<{ action: string; actorId: number | null; after: { cause?: string } }>>(
        admin,
        'GET',
        `certificates/${id}/history`,
      )
    ).body;
    expect([last?.action, last?.actorId]).toEqual(['decision.dropped', null]);
    return last?.after.cause;
  };

  it('is asked again: a verdict that came in the meantime keeps it back', async () => {
    const one = await heldApproval();
    const verdict = { group: 'passport', verdict: 'send_again', comment: 'It has run out.', answers: {} };
    await say(other, one.id, one.version, verdict);
    await letPass();
    expect(await droppedFor(one.id)).toBe('refused');
    const mail = await server.mailTo(officer.email, ({ text }) => Boolean(text?.includes(`${one.id},`)));
    expect(mail.text).toContain('was not there any more');
  });

  it('is an officer who may review', async () => {
    const leaving = await staffWith(server, ['certificates.read', 'certificates.review']);
    const one = await accepted();
    expect((await approve(one, leaving)).status).toBe(200);
    await rowsOf(server.database, `UPDATE users SET status = 'disabled' WHERE email = ?`, [leaving.email]);
    await letPass();
    expect(await droppedFor(one.id)).toBe('officer');
  });
});

describe('a server that is killed', () => {
  itEmbedded('carries out what it held, once', async () => {
    let alone = await startAlone({ env: HOLD });
    try {
      let chief = await signIn(alone.url, ADMIN);
      const applicant = await registerStudent(alone);
      const form = await completeForm(applicant);
      const made = await Promise.all([1, 2, 3].map(() => record(applicant, 'add-apply', form)));
      for (const { id, version } of made) {
        await acceptAll(chief, id, version);
        expect((await approve({ id, version }, chief)).status).toBe(200);
      }
      await alone.kill();
      alone = await startAlone({ env: HOLD, dataDir: alone.dataDir });
      chief = new PortalClient(alone.url, chief.token);
      expect((await look(made[0]?.id ?? 0, chief)).decisionPending.action).toBe('approve');
      // In the middle of it, perhaps.
      await letPass(alone);
      await sleep(randomInt(5_000));
      await alone.kill();
      alone = await startAlone({ env: HOLD, dataDir: alone.dataDir });
      chief = new PortalClient(alone.url, chief.token);
      for (const { id } of made) {
        await waitFor('the approval', async () => (await look(id, chief)).status === 'Verified', 60_000);
        expect(await reportsOf(id, alone)).toBe(1);
      }
    } finally {
      await alone.dispose();
    }
  });
});
