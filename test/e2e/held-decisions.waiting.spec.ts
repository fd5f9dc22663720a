// On the stack: what is held is carried out by whichever process comes first, on a database that locks rows.
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { verb } from '../support/certificate-resource.js';
import { HeldOffice, HOLD, letPass, reasonOf, reportsOf, type Shown } from '../support/held-decisions.js';
import { detail, staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { type RunningServer, startServer, waitFor } from '../support/server.js';
import { acceptAll, say } from '../support/verdicts.js';

let server: RunningServer;
let office: HeldOffice;

beforeAll(async () => {
  server = await startServer({ env: HOLD });
  office = await HeldOffice.of(server);
});

afterAll(() => server.dispose());

interface Figures {
  readonly oldestWaitingId: number | null;
  readonly ages: ReadonlyArray<{ readonly waiting: number }>;
}

describe('a held approval', () => {
  it('changes nothing, tells staff who decided, and is carried out once', async () => {
    const one = await office.accepted();
    const answer = await office.approve(one);
    expect(answer).toMatchObject({ status: 200, body: { status: 'Verifying', version: one.version } });
    const { decisionPending } = await office.look(one.id, office.other);
    expect(decisionPending).toMatchObject({ action: 'approve', by: { id: expect.any(Number) } });
    const left = Date.parse(decisionPending.until) - Date.now();
    expect(left).toBeGreaterThan(30_000);
    expect(left).toBeLessThanOrEqual(60_000);
    expect(Math.abs(decisionPending.secondsLeft - left / 1000)).toBeLessThan(5);
    expect((await office.look(one.id, office.student)).decisionPending).toBeNull();
    expect((await detail(office.student, one.id)).cert_status).toBe('Verifying');
    expect(await reportsOf(one.id, server)).toBe(0);
    await letPass(server);
    await waitFor('the approval', async () => (await office.look(one.id)).status === 'Verified', 30_000);
    await office.jobsDone();
    expect((await office.look(one.id)).decisionPending).toBeNull();
    expect(await reportsOf(one.id, server)).toBe(1);
    const [verified, held] = await office.history(one.id);
    expect([verified?.action, held?.action]).toEqual(['certificate.verified', 'decision.held']);
    expect([verified?.actorId, held?.actorId]).toEqual([decisionPending.by.id, decisionPending.by.id]);
    expect((await office.look(one.id)).decidedBy).toBe(decisionPending.by.id);
  });

  it('is refused at once for what an approval is refused for', async () => {
    const one = await office.applied();
    expect(reasonOf(await office.approve(one))).toEqual([409, 'verdicts_missing']);
    await acceptAll(office.officer, one.id, one.version);
    expect(reasonOf(await office.approve({ id: one.id, version: one.version + 1 }))).toEqual([409, 'stale_version']);
    expect(reasonOf(await verb(office.officer, `/${one.id}/approve`, { version: one.version, hold: 'yes' }))).toEqual([
      400,
      'invalid_input',
    ]);
    expect(await office.decisionsOn(one.id)).toEqual([]);
  });

  it('acts at once without a hold', async () => {
    const one = await office.accepted();
    const { status, body } = await verb(office.officer, `/${one.id}/approve`, { version: one.version });
    expect([status, body.status]).toEqual([200, 'Verified']);
  });

  it('is decided for whoever works on the queue', async () => {
    const filter = { view: 'free' };
    const one = await office.heldApproval();
    const rows = await resource<Array<{ id: number }>>(office.other, 'GET', 'certificates', { query: { filter } });
    expect(rows.body.map(({ id }) => id)).not.toContain(one.id);
    const waiting = await resource<Shown[]>(office.other, 'GET', 'certificates', {
      query: { filter: { id: [one.id] } },
    });
    expect(waiting.body).toMatchObject([{ status: 'Verifying', decisionPending: { action: 'approve' } }]);
    const place = await resource<object>(office.other, 'GET', `certificates/${one.id}/place`);
    expect(place.body).toMatchObject({ position: null });
    for (;;) {
      const next = (await verb(office.other, '/next')).body as { id: number | null };
      expect(next.id).not.toBe(one.id);
      if (next.id === null) break;
      // Whatever else waits is taken out of the way.
      await verb(office.other, `/${next.id}/reject`, {
        version: (await office.look(next.id)).version,
        reason: 'No stamp.',
      });
    }
    expect((await verb(office.other, `/${one.id}/claim`)).body).toEqual({ id: one.id, claim: null });
    const assigned = await resource<{ reason: string }>(office.other, 'POST', 'certificates/assign', {
      body: { ids: [one.id], userId: null },
    });
    expect(assigned.status).toBe(200);
    const me = (await office.look(one.id)).decisionPending.by.id;
    const taken = await resource<{ reason: string }>(office.other, 'POST', 'certificates/assign', {
      body: { ids: [one.id], userId: me },
    });
    expect(reasonOf(taken)).toEqual([409, 'not_assignable']);
    const figures = await resource<Figures>(office.admin, 'GET', 'statistics');
    expect(figures.body.oldestWaitingId).toBeNull();
    expect(figures.body.ages.reduce((sum, { waiting }) => sum + waiting, 0)).toBe(0);
    await office.undo(one.id);
    const after = await resource<Figures>(office.admin, 'GET', 'statistics');
    expect(after.body.ages.reduce((sum, { waiting }) => sum + waiting, 0)).toBe(1);
    expect((await verb(office.other, '/next')).body.id).toBe(one.id);
  });
});

describe('a held rejection', () => {
  it('is carried out with its reason and its groups', async () => {
    const one = await office.applied();
    const verdict = { group: 'ministry', verdict: 'send_again', comment: 'The stamp is cut off.' };
    await say(office.officer, one.id, one.version, { ...verdict, answers: {} });
    const body = { version: one.version, groups: ['ministry'], reason: 'Please scan the stamp.', hold: true };
    expect(await verb(office.officer, `/${one.id}/reject`, body)).toMatchObject({
      status: 200,
      body: { status: 'Verifying', rejectReason: null, decisionPending: { action: 'reject' } },
    });
    await letPass(server);
    await waitFor('the rejection', async () => (await office.look(one.id)).status === 'Rejected', 30_000);
    expect(await office.look(one.id, office.student)).toMatchObject({
      rejectReason: 'Please scan the stamp.',
      rejections: [{ group: 'ministry' }],
    });
  });

  it('needs a reason at once', async () => {
    expect(reasonOf(await office.reject(await office.applied(), ' '))).toEqual([400, 'missing_fields']);
  });
});

describe('an undo', () => {
  it('leaves the record as it was', async () => {
    const one = await office.heldApproval();
    expect(await office.undo(one.id)).toMatchObject({
      status: 200,
      body: { status: 'Verifying', version: one.version, decisionPending: null },
    });
    expect((await office.actions(one.id))[0]).toBe('decision.undone');
    expect(reasonOf(await office.undo(one.id))).toEqual([409, 'decision_not_pending']);
    await letPass(server);
    await office.jobsDone();
    expect(await office.look(one.id)).toMatchObject({ status: 'Verifying', version: one.version });
    // The verdicts are there, so it can be approved again.
    expect((await office.approve(one)).status).toBe(200);
  });

  it('is for reviewers; of another it is told', async () => {
    const one = await office.heldApproval();
    const reader = await staffWith(server, ['certificates.read']);
    expect(reasonOf(await office.undo(one.id, reader))).toEqual([403, 'forbidden']);
    expect(reasonOf(await office.undo(one.id, office.student))).toEqual([403, 'forbidden']);
    expect((await office.undo(one.id, office.other)).status).toBe(200);
    const mail = await server.mailTo(office.officer.email, ({ text }) => text?.includes(`${one.id},`) ?? false);
    expect(mail.text).toContain('A colleague has undone your decision');
  });

  it('of two at once is one', async () => {
    const one = await office.heldApproval();
    const answers = await Promise.all([office.officer, office.other].map((client) => office.undo(one.id, client)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('at the moment at which the decision is carried out wins or loses, and nothing between', async () => {
    for (let round = 0; round < 4; round++) {
      const one = await office.heldApproval();
      await letPass(server);
      await sleep(randomInt(5_000));
      const { status } = await office.undo(one.id);
      await office.jobsDone();
      const isUndone = status === 200;
      expect((await office.look(one.id)).status).toBe(isUndone ? 'Verifying' : 'Verified');
      expect(await reportsOf(one.id, server)).toBe(isUndone ? 0 : 1);
      expect((await office.actions(one.id)).includes('certificate.verified')).toBe(!isUndone);
    }
  });
});
