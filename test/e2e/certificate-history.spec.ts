import { completeForm, registerStudent } from '../support/applicant.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record, staffWith } from '../support/records.js';
import { type ResourceAnswer, resource, resourceRefused } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

let server: RunningServer;
let officer: PortalClient;
let reader: PortalClient & { email: string };
let reviewer: PortalClient & { email: string };
let student: PortalClient & { email: string };
let form: Record<string, unknown>;

beforeAll(async () => {
  server = await startServer({ env: { PUPPETEER_EXECUTABLE_PATH: '/bin/false', LOG_LEVEL: 'fatal' } });
  officer = await signIn(server.url, ADMIN);
  reader = await staffWith(server, ['certificates.read']);
  reviewer = await staffWith(server, ['certificates.review']);
  student = await registerStudent(server);
  form = await completeForm(student);
});

afterAll(() => server.dispose());

type Step = Record<string, unknown> & { readonly id: number };

const history = (client: PortalClient, id: number, query: Record<string, unknown> = {}) =>
  resource<Step[]>(client, 'GET', `certificates/${id}/history`, { query });
const change = (client: PortalClient, method: 'PUT' | 'POST', path: string, body: object) =>
  resource<{ version: number }>(client, method, `certificates/${path}`, { body });

async function decided(): Promise<number> {
  const { id } = await record(student, 'add', { name: 'First' });
  await record(student, 'update-apply', { ...form, id, version: 1 });
  await change(officer, 'PUT', `${id}`, { version: 2, university: 'UKM', note: 'corrected' });
  await change(reviewer, 'POST', `${id}/reject`, { version: 3, reason: 'The transcript lacks its last page.' });
  await change(student, 'POST', `${id}/apply`, { version: 4 });
  await record(officer, 'update-auth', { id, version: 5 });
  return id;
}

describe('the history of a certificate', () => {
  let id: number;
  beforeAll(async () => {
    id = await decided();
  });

  it('tells staff each step: who, when, what, why', async () => {
    const { status, range, body } = await history(reader, id, { sort: ['at', 'ASC'] });
    expect([status, range]).toEqual([200, 'history 0-6/7']);
    expect(
      body.map(({ action, version, statusBefore, statusAfter }) => [action, version, statusBefore, statusAfter]),
    ).toEqual([
      ['certificate.saved', 1, null, 'Unverified'],
      ['certificate.applied', 2, 'Unverified', 'Verifying'],
      ['certificate.saved', 3, 'Verifying', 'Verifying'],
      ['certificate.rejected', 4, 'Verifying', 'Rejected'],
      ['certificate.applied', 5, 'Rejected', 'Verifying'],
      ['certificate.checked', null, null, null],
      ['certificate.verified', 6, 'Verifying', 'Verified'],
    ]);
    expect(body.map(({ actorName }) => actorName)).toEqual([
      student.email,
      student.email,
      'Demo Officer',
      reviewer.email,
      student.email,
      'Demo Officer',
      'Demo Officer',
    ]);
    const { body: own } = await resource<{ ownerId: number; reportNumber: string }>(
      reader,
      'GET',
      `certificates/${id}`,
    );
    expect(body[3]).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      action: 'certificate.rejected',
      actorId: expect.any(Number),
      actorName: reviewer.email,
      version: 4,
      statusBefore: 'Verifying',
      statusAfter: 'Rejected',
      changed: [],
      reason: 'The transcript lacks its last page.',
      reportNumber: null,
      before: { status: 'Verifying', version: 3, ownerId: own.ownerId },
      after: {
        status: 'Rejected',
        version: 4,
        ownerId: own.ownerId,
        changed: [],
        reason: 'The transcript lacks its last page.',
      },
    });
    expect(body[2]?.changed).toEqual(['university', 'note']);
    expect(body[6]).toMatchObject({ reportNumber: own.reportNumber, reason: null });
  });

  it('comes a page at a time, the newest first where nothing is said', async () => {
    const actions = (answer: ResourceAnswer<Step[]>) => answer.body.map(({ version }) => version);
    expect(actions(await history(reviewer, id))).toEqual([6, null, 5, 4, 3, 2, 1]);
    const page = await history(reviewer, id, { range: [1, 2], sort: ['id', 'DESC'] });
    expect([page.range, actions(page)]).toEqual(['history 1-2/7', [null, 5]]);
    expect(await history(reviewer, id, { range: [0, 1000] })).toEqual(
      resourceRefused(400, 'invalid_input', { range: expect.any(String) }),
    );
    expect((await history(reviewer, id, { sort: ['action', 'ASC'] })).status).toBe(400);
  });

  it('is for staff, and of records that are there', async () => {
    expect(await history(student, id)).toEqual(resourceRefused(403, 'forbidden'));
    expect(await history(await staffWith(server, ['audit.read']), id)).toEqual(resourceRefused(403, 'forbidden'));
    expect(await history(officer, 999_999)).toEqual(resourceRefused(404, 'not_found'));
    expect(await history(student, 999_999)).toEqual(resourceRefused(403, 'forbidden'));
  });
});

describe('a change that is based on an older version', () => {
  const stale = (currentVersion: number, changedFields: string[]) => ({
    status: 409,
    range: null,
    body: expect.objectContaining({
      message: expect.any(String),
      reason: 'stale_version',
      errors: {},
      stale: { currentVersion, changedFields },
      requestId: expect.any(String),
    }),
  });

  it('is told what was changed since', async () => {
    const { id } = await record(student, 'add-apply', form);
    await change(officer, 'PUT', `${id}`, { version: 1, university: 'UKM', passportRemark: 'p. 2' });
    expect(await change(student, 'PUT', `${id}`, { version: 1, note: 'late' })).toEqual(
      stale(2, ['university', 'passportRemark']),
    );
    await change(reviewer, 'POST', `${id}/reject`, { version: 2, reason: 'Too blurred' });
    expect(await change(officer, 'POST', `${id}/approve`, { version: 2 })).toEqual(
      stale(3, ['status', 'rejectReason']),
    );
    await change(student, 'POST', `${id}/apply`, { version: 3 });
    expect(await change(officer, 'POST', `${id}/reject`, { version: 1, reason: 'x' })).toEqual(
      stale(4, ['university', 'passportRemark', 'status', 'rejectReason']),
    );
    expect(await change(student, 'POST', `${id}/apply`, { version: 3 })).toEqual(stale(4, ['status']));
    const removal = await officer.raw(`/api/v1/certificates/${id}?version=3`, { method: 'DELETE' });
    expect([removal.status, await removal.json()]).toMatchObject([409, { stale: { currentVersion: 4 } }]);
  });

  it('is told that a student got the record by registering', async () => {
    const email = `late-${Date.now()}@example.com`;
    const { id } = await record(officer, 'add', { email });
    await rowsOf(server.database, 'UPDATE certificates SET owner_id = 77, version = version + 1 WHERE id = ?', [id]);
    expect(await change(officer, 'PUT', `${id}`, { version: 1, note: 'x' })).toEqual(stale(2, ['ownerId']));
  });

  it('learns nothing where it may not change the record at all', async () => {
    const { id } = await record(student, 'add-apply', form);
    const stranger = await registerStudent(server);
    expect(await change(stranger, 'PUT', `${id}`, { version: 9 })).toEqual(resourceRefused(404, 'not_found'));
    expect(await change(reader, 'PUT', `${id}`, { version: 9 })).toEqual(resourceRefused(403, 'forbidden'));
    // A version that is yet to come was changed by nobody.
    expect(await change(officer, 'PUT', `${id}`, { version: 9, note: 'x' })).toEqual(stale(1, []));
  });
});
