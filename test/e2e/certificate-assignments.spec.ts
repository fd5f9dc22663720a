// On the stack: officers who take the same application at once wait for locks of rows, which SQLite does not have.
import { makeRole } from '../support/accounts.js';
import { completeForm, registerStudent } from '../support/applicant.js';
import { type AssignedRow, type Officer, officerNamed } from '../support/assignments.js';
import { listEvents, type ShownEvent } from '../support/audit-events.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { type ResourceAnswer, resource, resourceRefused } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

let server: RunningServer;
let admin: PortalClient;
let student: PortalClient;
let form: Record<string, unknown>;
let lim: Officer;
let tan: Officer;

beforeAll(async () => {
  server = await startServer({ env: { PUPPETEER_EXECUTABLE_PATH: '/bin/false', LOG_LEVEL: 'fatal' } });
  admin = await signIn(server.url, ADMIN);
  student = await registerStudent(server);
  form = await completeForm(student);
  lim = await officerNamed(admin, 'Officer Lim');
  tan = await officerNamed(admin, 'Officer Tan');
});

afterAll(() => server.dispose());

const apply = async () => (await record(student, 'add-apply', form)).id;
const assign = (client: PortalClient, ids: unknown, userId: unknown, more: object = {}) =>
  resource(client, 'POST', 'certificates/assign', { body: { ids, userId, ...more } });
const one = async (id: number, client = admin) =>
  (await resource<AssignedRow>(client, 'GET', `certificates/${id}`)).body;
const assignee = async (id: number) => (await one(id)).assignedTo;
const listed = async (client: PortalClient, filter: object): Promise<ResourceAnswer<AssignedRow[]>> =>
  resource(client, 'GET', 'certificates', { query: { filter, sort: ['appliedAt', 'ASC'] } });
const assignments = async (id: number) => {
  const filter = { subjectType: 'certificate', subjectId: String(id), action: 'certificate.assigned' };
  return (await listEvents(admin, filter, { sort: '["id","ASC"]' })).body as ShownEvent[];
};

describe('an officer', () => {
  it('takes what is free and gives it back; the record and lists say so, the version stays', async () => {
    const id = await apply();
    const before = await one(id);
    expect(before).toMatchObject({ assignedTo: null, dueOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
    expect(await assign(lim.client, [id], lim.id)).toMatchObject({ status: 200, body: { ids: [id], userId: lim.id } });
    const mine = { id: lim.id, name: lim.name };
    expect(await one(id, tan.client)).toEqual({ ...before, assignedTo: mine });
    expect((await listed(tan.client, { id: [id] })).body).toMatchObject([{ id, assignedTo: mine }]);
    expect(await one(id, student)).toMatchObject({ assignedTo: null, dueOn: null });
    expect((await assign(lim.client, [id], lim.id)).status).toBe(200);
    expect((await assign(lim.client, [id], null)).status).toBe(200);
    expect(await assignee(id)).toBeNull();
    expect(await assignments(id)).toMatchObject([
      { actorId: lim.id, before: { assignedTo: null }, after: { assignedTo: lim.id } },
      { actorId: lim.id, before: { assignedTo: lim.id }, after: { assignedTo: null } },
    ]);
  });

  it('does not take what a colleague has, and is told the name', async () => {
    const id = await apply();
    await assign(tan.client, [id], tan.id);
    const refused = resourceRefused(409, 'not_assignable', { [id]: `Certificate ${id} is assigned to Officer Tan` });
    expect(await assign(lim.client, [id], lim.id)).toEqual(refused);
    expect(await assign(lim.client, [id], null)).toEqual(refused);
    expect(await assign(lim.client, [id], tan.id)).toEqual(resourceRefused(403, 'forbidden'));
    expect(await assignee(id)).toMatchObject({ id: tan.id });
  });

  it('of two who take the same at once is one, and the other is told who', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await apply();
      const answers = await Promise.all([assign(lim.client, [id], lim.id), assign(tan.client, [id], tan.id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = answers[0]?.status === 200 ? lim : tan;
      expect(await assignee(id)).toEqual({ id: winner.id, name: winner.name });
      expect(answers.find(({ status }) => status === 409)?.body.message).toContain(winner.name);
    }
  });

  it('keeps it until the decision, also while the applicant has it back', async () => {
    const id = await apply();
    await assign(lim.client, [id], lim.id);
    await record(student, 'update', { id, note: 'taken back' });
    expect(await assignee(id)).toMatchObject({ id: lim.id });
    await record(student, 'update-apply', { ...form, id });
    expect(await assignee(id)).toMatchObject({ id: lim.id });
    const { version } = await one(id);
    const body = { version, reason: 'Too blurred' };
    expect((await resource(tan.client, 'POST', `certificates/${id}/reject`, { body })).status).toBe(200);
    expect(await assignee(id)).toBeNull();
    expect(await assign(lim.client, [id], lim.id)).toEqual(
      resourceRefused(409, 'not_assignable', { [id]: expect.stringContaining(`${id}`) }),
    );
  });
});

describe('whoever assigns others', () => {
  it('assigns several, all or none, and every offending row is named', async () => {
    const head = await officerNamed(admin, 'Head', ['certificates.read', 'reviews.assign']);
    const [first, second, decided] = [await apply(), await apply(), await apply()];
    await resource(admin, 'POST', `certificates/${decided}/reject`, { body: { version: 1, reason: 'Blurred' } });
    const stale = await assign(head.client, [first, decided, second, 999_999], lim.id);
    expect(stale).toEqual(
      resourceRefused(409, 'not_assignable', { [decided]: expect.any(String), 999999: expect.any(String) }),
    );
    expect([await assignee(first), await assignee(second)]).toEqual([null, null]);
    expect((await assign(head.client, [first, second], lim.id)).status).toBe(200);
    expect((await assign(head.client, [first], tan.id, { seen: [lim.id] })).status).toBe(200);
    expect(await assign(head.client, [first, second], lim.id, { seen: [lim.id, lim.id] })).toEqual(
      resourceRefused(409, 'not_assignable', { [first]: `Certificate ${first} is assigned to Officer Tan` }),
    );
    expect((await assign(head.client, [first, second], null)).status).toBe(200);
    expect([await assignee(first), await assignee(second)]).toEqual([null, null]);
  });

  it('chooses among those who review', async () => {
    const [reader, id] = [await officerNamed(admin, 'Reader', ['certificates.read']), await apply()];
    const { status, body } = await resource<{ id: number; name: string; waiting: number }[]>(
      admin,
      'GET',
      'reviewers',
      {
        query: { range: [0, 99] },
      },
    );
    expect([status, body.map(({ name }) => name)]).toEqual([
      200,
      expect.arrayContaining(['Officer Lim', 'Officer Tan']),
    ]);
    expect(body.map((one) => one.id)).not.toContain(reader.id);
    const some = await resource<unknown[]>(lim.client, 'GET', 'reviewers', { query: { filter: { id: [tan.id] } } });
    expect(some.body).toEqual([{ id: tan.id, name: tan.name, waiting: expect.any(Number) }]);
    for (const userId of [reader.id, 999_999]) {
      const refused = resourceRefused(400, 'invalid_input', { userId: expect.any(String) });
      expect(await assign(admin, [id], userId)).toEqual(refused);
    }
    expect((await resource(student, 'GET', 'reviewers')).status).toBe(403);
  });

  it.each<[object, string]>([
    [{ ids: 'x' }, 'ids'],
    [{ ids: [] }, 'ids'],
    [{ ids: [1, 1] }, 'ids'],
    [{ ids: [0] }, 'ids'],
    [{ ids: Array.from({ length: 101 }, (_, n) => n + 1) }, 'ids'],
    [{ userId: 'x' }, 'userId'],
    [{ userId: undefined }, 'userId'],
    [{ userId: [1] }, 'userId'],
    [{ seen: [1, 2] }, 'seen'],
    [{ seen: ['x'] }, 'seen'],
  ])('is refused %j', async (changes, field) => {
    const body = { ids: [1], userId: 1, ...changes };
    expect(await resource(admin, 'POST', 'certificates/assign', { body })).toEqual(
      resourceRefused(400, 'invalid_input', { [field]: expect.any(String) }),
    );
  });
});

describe('an assignment ends', () => {
  it.each<[string, (leaving: Officer) => Promise<ResourceAnswer>]>([
    ['is disabled', ({ id }) => resource(admin, 'PUT', `users/${id}`, { body: { version: 1, status: 'disabled' } })],
    [
      'gets a role that does not review',
      async ({ id }) => {
        const { id: roleId } = await makeRole(admin, ['certificates.read']);
        return resource(admin, 'PUT', `users/${id}`, { body: { version: 1, roleId } });
      },
    ],
    [
      'has a role that reviews no longer',
      ({ roleId }) =>
        resource(admin, 'PUT', `roles/${roleId}`, { body: { version: 1, permissions: ['certificates.read'] } }),
    ],
  ])('when the officer %s', async (_, leave) => {
    const leaving = await officerNamed(admin, 'Officer Leaving');
    const [mine, theirs] = [await apply(), await apply()];
    await assign(leaving.client, [mine], leaving.id);
    await assign(tan.client, [theirs], tan.id);
    expect((await leave(leaving)).status).toBe(200);
    expect([await assignee(mine), await assignee(theirs)]).toEqual([null, expect.objectContaining({ id: tan.id })]);
    expect(await assignments(mine)).toHaveLength(2);
  });
});
