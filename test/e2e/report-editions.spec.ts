import { HOLDER, type PortalCertificate, registerStudent } from '../support/applicant.js';
import {
  check,
  correct,
  type Edition,
  eventsOf,
  linkTo,
  lookedUp,
  outcomes,
  reasonOf,
  rendered,
  reportInList,
  verified,
  withdraw,
} from '../support/editions.js';
import { PortalClient, signIn } from '../support/portal.js';
import { detail, refusal } from '../support/records.js';
import { resource, resourceRefused } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { staffByPermission } from '../support/staff.js';

let server: RunningServer;
let anyone: PortalClient;
let officer: PortalClient;

beforeAll(async () => {
  server = await startServer();
  anyone = new PortalClient(server.url);
  officer = await signIn(server.url, ADMIN);
});

afterAll(() => server.dispose());

describe('a withdrawn report', () => {
  const holder = { passport: 'W10000001' };
  const reason = 'The degree was revoked.\n学位已被撤销。';
  let student: Awaited<ReturnType<typeof registerStudent>>;
  let certificate: PortalCertificate;
  let edition: Edition;
  let other: Edition;
  let link: string;

  beforeAll(async () => {
    student = await registerStudent(server);
    const made = await verified(student, officer, holder);
    const second = await verified(student, officer, { ...holder, major: 'Law' });
    ({ certificate } = made);
    other = await rendered(officer, second.certificate.id);
    edition = await rendered(officer, certificate.id);
    link = await linkTo(student, certificate);
    expect((await anyone.raw(link)).status).toBe(200);
    const answer = await withdraw(officer, edition.id, reason);
    expect(answer).toMatchObject({
      status: 200,
      body: { id: edition.id, edition: 1, status: 'withdrawn', reason, supersededAt: null, allowedActions: [] },
    });
  });

  it('is not found by a public look-up, but another one of its holder is', async () => {
    expect(await lookedUp(anyone, holder)).toEqual([other.number]);
  });

  it.each(['student', 'staff'])('is not downloaded by %s', async (who) => {
    const reader = who === 'student' ? student : officer;
    expect(await reader.post('/api/cert/download', { id: certificate.id })).toMatchObject(
      refusal(409, 'report_withdrawn'),
    );
    expect(await reasonOf(await reader.raw(`/api/cert/pdf?id=${certificate.id}`))).toEqual([409, 'report_withdrawn']);
  });

  it('is not opened by a link that was given out before', async () => {
    expect(await reasonOf(await anyone.raw(link))).toEqual([409, 'report_withdrawn']);
  });

  it('shows as withdrawn in the list, the record and the history that staff see', async () => {
    const report = { status: 'withdrawn', edition: 1, since: expect.stringMatching(/^20/), reason };
    const query = { filter: { id: [certificate.id, other.certificateId] }, sort: ['id', 'ASC'] };
    const { body: listed } = await resource<{ report: unknown }[]>(officer, 'GET', 'certificates', { query });
    expect(listed).toMatchObject([{ report }, { report: { status: 'current', reason: null } }]);
    const path = `certificates/${certificate.id}`;
    expect((await resource(officer, 'GET', path)).body).toMatchObject({ status: 'Verified', report });
    const { body: history, range } = await resource<Record<string, unknown>[]>(officer, 'GET', `${path}/history`);
    expect(range).toBe('history 0-3/4');
    expect(history.map(({ action }) => action)).toEqual([
      'report.withdrawn',
      'certificate.verified',
      'certificate.checked',
      'certificate.applied',
    ]);
    expect(history[0]).toMatchObject({ actorName: 'Demo Officer', reason, version: null, changed: [] });
    const second = { query: { range: [1, 1] } };
    const { body: behind } = await resource<Record<string, unknown>[]>(officer, 'GET', `${path}/history`, second);
    expect(behind).toMatchObject([{ action: 'certificate.verified' }]);
  });

  it('is told by a check of its number, with day and reason', async () => {
    const answer = await check(edition.number, anyone);
    expect(answer).toMatchObject({
      status: 200,
      body: { result: 'withdrawn', edition: 1, reason, withdrawnAt: expect.stringMatching(/^20/) },
    });
    expect(outcomes(answer)).toEqual({
      found: 'passed',
      current_edition: 'passed',
      in_force: 'failed',
      fields: 'passed',
    });
    expect(answer.body.editions).toEqual([
      { edition: 1, status: 'withdrawn', issuedAt: expect.stringMatching(/^20/), reason },
    ]);
  });

  it('is told to its holder by mail, with the reason', async () => {
    const mail = await server.mailTo(student.email, ({ subject }) => /withdrawn/.test(subject ?? ''));
    for (const words of [edition.number, 'revoked', '学位已被撤销', `/check/${edition.number}`]) {
      expect(mail.text).toContain(words);
    }
  });

  it('is told to its holder in the list of certificates, with day and reason', async () => {
    expect(await reportInList(student, certificate)).toEqual({
      status: 'withdrawn',
      edition: 1,
      since: expect.stringMatching(/^20/),
      reason,
    });
    expect(await reportInList(student, { id: other.certificateId })).toMatchObject({ status: 'current', reason: null });
  });

  it('is neither withdrawn again nor corrected', async () => {
    expect(await withdraw(officer, edition.id)).toEqual(resourceRefused(409, 'report_withdrawn'));
    const { version } = await detail(officer, certificate.id);
    expect(await correct(officer, edition.id, version, { major: 'Art' })).toEqual(
      resourceRefused(409, 'report_withdrawn'),
    );
    expect(await check(edition.number, anyone)).toMatchObject({ body: { result: 'withdrawn', edition: 1, reason } });
  });

  it('stands in the audit trail with what it was before', async () => {
    expect((await eventsOf(officer, edition)).slice(-1)).toMatchObject([
      {
        action: 'report.withdrawn',
        actorId: expect.any(Number),
        before: { status: 'current' },
        after: { number: edition.number, edition: 1, status: 'withdrawn', reason },
      },
    ]);
  });
});

describe('who may, and with what', () => {
  let certificate: PortalCertificate;
  let edition: Edition;

  beforeAll(async () => {
    ({ certificate, edition } = await verified(await registerStudent(server), officer, { passport: 'P10000001' }));
  });

  it('only staff who may withdraw', async () => {
    const staff = await staffByPermission(server);
    const others = [anyone, staff['certificates.review'], staff['certificates.read'], staff['audit.read']];
    for (const other of others) {
      const status = other === anyone ? 401 : 403;
      expect((await withdraw(other, edition.id)).status).toBe(status);
      expect((await correct(other, edition.id, certificate.version, { major: 'Art' })).status).toBe(status);
    }
    const seen = await resource<Edition>(staff['certificates.read'], 'GET', `reports/${edition.id}`);
    expect(seen.body.allowedActions).toEqual([]);
    const allowed = await resource<Edition>(officer, 'GET', `reports/${edition.id}`);
    expect(allowed.body.allowedActions).toEqual(['withdraw', 'correct', 'reissue']);
  });

  it('a correction needs the version that was seen, a reason and a change', async () => {
    const { version } = certificate;
    const send = (...sent: [version: unknown, fields: unknown, reason?: unknown]) =>
      correct(officer, edition.id, ...sent);
    const refused = (reason: string, ...fields: string[]) =>
      resourceRefused(400, reason, Object.fromEntries(fields.map((field) => [field, expect.any(String)])));
    expect(await send(version, {})).toEqual(refused('invalid_input', 'fields'));
    expect(await send(version, { email: 'x@example.com' })).toEqual(refused('invalid_input', 'fields'));
    expect(await send(version, { name: HOLDER.name })).toEqual(refused('invalid_input', 'fields'));
    expect(await send(version, { name: '' })).toEqual(refused('missing_fields', 'name'));
    expect(await send(version, { major: 'Art' }, ' ')).toEqual(refused('missing_fields', 'reason'));
    expect(await send(undefined, { major: 'Art' })).toEqual(refused('invalid_input', 'version'));
    expect((await send(version + 1, { major: 'Art' })).body).toMatchObject({ reason: 'stale_version' });
    expect(await correct(officer, 999_999, 1, { major: 'Art' })).toEqual(resourceRefused(404, 'not_found'));
    expect(await withdraw(officer, edition.id, '')).toEqual(refused('missing_fields', 'reason'));
    expect(await withdraw(officer, edition.id, 'x'.repeat(2001))).toEqual(refused('invalid_input', 'reason'));
    expect(await withdraw(officer, 999_999)).toEqual(resourceRefused(404, 'not_found'));
    expect(await detail(officer, certificate.id)).toMatchObject({ version });
  });

  it('who was too late with a correction is told what the other one has changed', async () => {
    const { certificate, edition } = await verified(await registerStudent(server), officer, { passport: 'P10000002' });
    expect((await correct(officer, edition.id, certificate.version, { major: 'Art' })).status).toBe(201);
    const next = await rendered(officer, certificate.id);
    const late = await correct(officer, next.id, certificate.version, { name: 'Somebody Else' });
    expect(late).toMatchObject({
      status: 409,
      body: {
        reason: 'stale_version',
        stale: { currentVersion: certificate.version + 1, changedFields: ['major'] },
      },
    });
  });

  it('a correction sent twice with one key is done once', async () => {
    const send = async () => {
      const body = JSON.stringify({ version: certificate.version, fields: { major: 'Art' }, reason: 'Wrong major' });
      const headers = { 'content-type': 'application/json', 'idempotency-key': `correct-${edition.id}` };
      const answer = await officer.raw(`/api/v1/reports/${edition.id}/correct`, { method: 'POST', headers, body });
      return { status: answer.status, edition: (await answer.json()) as Edition };
    };
    const answers = [await send(), await send()];
    expect(answers[0]).toMatchObject({ status: 201, edition: { edition: 2 } });
    expect(answers[1]).toEqual(answers[0]);
    expect((await check(edition.number, anyone)).body.edition).toBe(2);
  });
});
