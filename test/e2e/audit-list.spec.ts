import { dayOf } from '../../src/domain/shared/calendar.js';
import { registerStudent } from '../support/applicant.js';
import { AUDIT_PATH, listEvents, type ShownEvent } from '../support/audit-events.js';
import { PortalClient, signIn } from '../support/portal.js';
import { staffWith } from '../support/records.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { jobsDone } from '../support/server-data.js';

let server: RunningServer;
let anyone: PortalClient;
let officer: PortalClient;
let student: PortalClient;

/** Before the server made its first accounts, on whichever side of midnight that was. */
const began = new Date(Date.now() - 60 * 60_000);

beforeAll(async () => {
  server = await startServer();
  anyone = new PortalClient(server.url);
  officer = await signIn(server.url, ADMIN);
  student = await registerStudent(server);
  // Nothing is added to the trail any more but by these tests.
  await jobsDone(server);
});

afterAll(() => server.dispose());

const list = (filter: object, more?: Record<string, string>) => listEvents(officer, filter, more);

it('is for those who may read it', async () => {
  expect((await listEvents(anyone, {})).status).toBe(401);
  expect((await listEvents(student, {})).status).toBe(403);
  const reader = await staffWith(server, ['audit.read']);
  const other = await staffWith(server, ['users.manage', 'certificates.read', 'certificates.review']);
  expect((await listEvents(reader, {})).status).toBe(200);
  expect((await listEvents(other, {})).status).toBe(403);
  expect((await other.raw(`${AUDIT_PATH}/1`)).status).toBe(403);
});

it('comes in pages, newest first or oldest first, and says how many there are', async () => {
  const first = await list({}, { range: '[0,4]' });
  const total = Number(/^audit-events 0-4\/(\d+)$/.exec(first.range ?? '')?.[1]);
  expect(total).toBeGreaterThan(5);
  const ids = (first.body as ShownEvent[]).map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  const oldest = await list({}, { sort: '["id","ASC"]', range: '[0,0]' });
  expect(oldest.body).toMatchObject([{ action: 'user.added', actorId: null }]);
  const one = await officer.raw(`${AUDIT_PATH}/${ids[0]}`);
  expect(await one.json()).toEqual((first.body as ShownEvent[])[0]);
  expect((await list({ id: ids.slice(0, 2) })).body).toHaveLength(2);
});

it('is filtered by time, by days in Malaysia too', async () => {
  // This page is told of in the trail a moment later.
  const all = (await list({ reads: false })).range;
  expect((await list({ reads: false, since: dayOf(began), until: dayOf(new Date()) })).range).toBe(all);
  expect((await list({ until: '2020-01-01' })).range).toBe('audit-events */0');
  expect((await list({ since: new Date(Date.now() + 60_000).toISOString() })).body).toEqual([]);
});

it.each([
  [{ since: 'yesterday' }],
  [{ until: '2024-02-30' }],
  [{ since: 5 }],
  [{ actorId: 'x' }],
  [{ action: ['a'] }],
  [{ subjectId: {} }],
  [{ reads: 'yes' }],
  [{ secret: 1 }],
  [{ subjectType: 'x'.repeat(41) }],
])('refuses the filter %j', async (filter) => {
  expect(await list(filter)).toMatchObject({ status: 400, body: { reason: 'invalid_input' } });
});

it.each(['0', '999999', 'x', '-1', '1e3', '99999999999999999999'])('answers 404 for the event %s', async (id) => {
  const answer = await officer.raw(`${AUDIT_PATH}/${id}`);
  expect({ status: answer.status, body: await answer.json() }).toMatchObject({
    status: 404,
    body: { reason: 'not_found' },
  });
});

it('cannot be changed', async () => {
  const [event] = (await list({})).body as ShownEvent[];
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    expect((await officer.raw(`${AUDIT_PATH}/${event?.id}`, { method })).status).toBe(404);
  }
  expect((await officer.raw(AUDIT_PATH, { method: 'POST' })).status).toBe(404);
});
