import { registerStudent } from '../support/applicant.js';
import { listEvents, type ShownEvent } from '../support/audit-events.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { staffWith } from '../support/records.js';
import { resource, resourceRefused } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { inData } from '../support/server-data.js';

interface Shown {
  readonly id: number;
  readonly userId: number;
  readonly userName: string | null;
  readonly kind: string;
  readonly askedAt: string;
  readonly dueAt: string;
  readonly doneAt: string | null;
  readonly doneBy: number | null;
  readonly doneByName: string | null;
}

const DAY = 24 * 3_600_000;

let server: RunningServer;
let officer: PortalClient;
let student: Awaited<ReturnType<typeof registerStudent>>;
let userId: number;

beforeAll(async () => {
  server = await startServer();
  officer = await signIn(server.url, ADMIN);
  student = await registerStudent(server);
  userId = (await student.get<{ id: number }>('/api/user/info')).data.id;
});

afterAll(() => server.dispose());

const list = (filter: object, client = officer) =>
  resource<Shown[]>(client, 'GET', 'data-requests', { query: { filter, sort: ['id', 'ASC'], range: [0, 9] } });

it('are for those who manage users', async () => {
  expect((await list({}, student)).status).toBe(403);
  expect((await list({}, await staffWith(server, ['certificates.review']))).status).toBe(403);
  expect((await list({}, await staffWith(server, ['users.manage']))).status).toBe(200);
});

it('tell who asked for what, until when, and that the service did it', async () => {
  await (await student.raw('/api/v1/me/export')).arrayBuffer();
  await waitFor('the end of the export', async () => (await list({ userId, open: false })).body.length === 1);
  const [asked] = (await list({ userId })).body;
  expect(asked).toMatchObject({ userId, kind: 'export', doneBy: null, doneByName: null });
  expect(Date.parse(asked?.dueAt ?? '') - Date.parse(asked?.askedAt ?? '')).toBe(21 * DAY);
  expect((await list({ q: student.email, kind: 'export' })).body).toEqual([asked]);
  expect((await list({ q: 'nobody of that name' })).body).toEqual([]);
  expect((await resource(officer, 'GET', `data-requests/${asked?.id}`)).body).toEqual(asked);
  expect((await list({ open: true, userId })).range).toBe('data-requests */0');
});

it('that the service could not finish are done by a person, once, who is written down', async () => {
  const [asked] = (await list({ userId })).body;
  const id = asked?.id ?? 0;
  inData(server, (data) => data.prepare('UPDATE data_requests SET done_at = NULL WHERE id = ?').run(id));
  const done = await resource<Shown>(officer, 'POST', `data-requests/${id}/done`);
  expect(done.body).toMatchObject({ id, doneAt: expect.any(String), doneBy: expect.any(Number) });
  expect(done.body.doneByName).toEqual(expect.any(String));
  expect(await resource(officer, 'POST', `data-requests/${id}/done`)).toEqual(
    resourceRefused(409, 'illegal_transition'),
  );
  expect(await resource(officer, 'POST', 'data-requests/999999/done')).toEqual(resourceRefused(404, 'not_found'));
  const events = (await listEvents(officer, { action: 'data-request.done' })).body as ShownEvent[];
  expect(events).toMatchObject([{ subjectType: 'data-request', subjectId: String(id), after: { kind: 'export' } }]);
});

it('to be forgotten are done when nothing is left, and outlive the account', async () => {
  const body = { password: student.password };
  expect((await resource(student, 'POST', 'me/erase', { body })).status).toBe(200);
  const [, erasure] = (await list({ userId })).body;
  expect(erasure).toMatchObject({ kind: 'erasure', doneAt: expect.any(String), doneBy: null });
});
