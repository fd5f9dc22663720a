// On the stack: what is held is carried out by whichever process comes first, on a database that locks rows.
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { completeForm } from '../support/applicant.js';
import { verb } from '../support/certificate-resource.js';
import { HeldOffice, HOLD, letPass, reasonOf, reportsOf } from '../support/held-decisions.js';
import { record, staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { type RunningServer, startServer } from '../support/server.js';
import { rowsOf } from '../support/tables.js';
import { acceptAll, say } from '../support/verdicts.js';

let server: RunningServer;
let office: HeldOffice;

beforeAll(async () => {
  server = await startServer({ env: HOLD });
  office = await HeldOffice.of(server);
});

afterAll(() => server.dispose());

describe('a record that changes in the meantime', () => {
  const told = (id: number, words: string) =>
    server.mailTo(office.officer.email, ({ text }) =>
      Boolean(text && new RegExp(`\\b${id}\\b`).test(text) && text.includes(words)),
    );

  it('ends what is held, and the officer is told', async () => {
    const one = await office.heldApproval();
    await record(office.student, 'update', { id: one.id, ...(await completeForm(office.student)), major: 'Law' });
    expect(await office.decisionsOn(one.id)).toEqual([]);
    expect(await office.actions(one.id)).toContain('decision.dropped');
    expect((await told(one.id, 'It was changed')).subject).toBe('A decision of yours was not carried out');
    await letPass(server);
    await office.jobsDone();
    expect((await office.look(one.id)).status).toBe('Unverified');
  });

  it('as a draft ends it when it would be carried out', async () => {
    const form = await completeForm(office.student);
    const draft = await record(office.student, 'add', form);
    await acceptAll(office.officer, draft.id, draft.version);
    expect((await office.approve(draft)).status).toBe(200);
    await record(office.student, 'update', { id: draft.id, ...form, major: 'Law' });
    await letPass(server);
    await office.isEnded(draft.id);
    await told(draft.id, 'It was changed');
    expect((await office.look(draft.id)).status).toBe('Unverified');
  });

  it('by another decision is as that says; a second one is not held', async () => {
    const one = await office.heldApproval();
    expect(reasonOf(await office.approve(one, office.other))).toEqual([409, 'decision_pending']);
    expect(reasonOf(await office.reject(one))).toEqual([409, 'decision_pending']);
    const direct = await verb(office.other, `/${one.id}/reject`, { version: one.version, reason: 'Too blurred.' });
    expect([direct.status, direct.body.status]).toEqual([200, 'Rejected']);
    await told(one.id, 'decided by somebody else');
    await letPass(server);
    await office.jobsDone();
    expect((await office.look(one.id)).status).toBe('Rejected');
  });

  it('by its removal leaves nothing behind', async () => {
    const one = await office.heldApproval();
    const { status } = await resource(office.student, 'DELETE', `certificates/${one.id}`);
    expect(status).toBe(200);
    await told(one.id, 'It was removed');
    await letPass(server);
    await office.jobsDone();
    expect(await office.decisionsOn(one.id)).toEqual([]);
  });

  it('at the moment of the decision is changed or decided', async () => {
    for (let round = 0; round < 3; round++) {
      const one = await office.heldApproval();
      const form = { ...(await completeForm(office.student)), major: 'Law' };
      await letPass(server);
      await sleep(randomInt(5_000));
      const saved = await office.student.post('/api/cert/update', { id: one.id, version: one.version, ...form });
      await office.jobsDone();
      const isSaved = saved.status === 200;
      expect((await office.look(one.id)).status).toBe(isSaved ? 'Unverified' : 'Verified');
      expect(await reportsOf(one.id, server)).toBe(isSaved ? 0 : 1);
    }
  });
});

describe('what a decision needs', () => {
  const droppedFor = async (id: number) => {
    await office.isEnded(id);
    await office.jobsDone();
    expect((await office.look(id, office.admin)).status).toBe('Verifying');
    const [last] = await office.history(id);
    expect([last?.action, last?.actorId]).toEqual(['decision.dropped', null]);
    return last?.after.cause;
  };

  it('is asked again: a verdict that came in the meantime keeps it back', async () => {
    const one = await office.heldApproval();
    const verdict = { group: 'passport', verdict: 'send_again', comment: 'It has run out.', answers: {} };
    await say(office.other, one.id, one.version, verdict);
    await letPass(server);
    expect(await droppedFor(one.id)).toBe('refused');
    const mail = await server.mailTo(office.officer.email, ({ text }) => Boolean(text?.includes(`${one.id},`)));
    expect(mail.text).toContain('was not there any more');
  });

  it('is an officer who may review', async () => {
    const leaving = await staffWith(server, ['certificates.read', 'certificates.review']);
    const one = await office.accepted();
    expect((await office.approve(one, leaving)).status).toBe(200);
    await rowsOf(server.database, `UPDATE users SET status = 'disabled' WHERE email = ?`, [leaving.email]);
    await letPass(server);
    expect(await droppedFor(one.id)).toBe('officer');
  });
});
