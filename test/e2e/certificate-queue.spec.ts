import { completeForm, registerStudent } from '../support/applicant.js';
import { type AssignedRow, type Officer, officerNamed } from '../support/assignments.js';
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
  server = await startServer();
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
const listed = async (client: PortalClient, filter: object): Promise<ResourceAnswer<AssignedRow[]>> =>
  resource(client, 'GET', 'certificates', { query: { filter, sort: ['appliedAt', 'ASC'] } });
const ids = ({ body }: ResourceAnswer<AssignedRow[]>) => body.map(({ id }) => id);

describe('the queue', () => {
  it('has views, which lists and counts take', async () => {
    const quiet = await officerNamed(admin, 'Officer Quiet');
    const [mine, free] = [await apply(), await apply()];
    await assign(quiet.client, [mine], quiet.id);
    expect(ids(await listed(quiet.client, { view: 'mine' }))).toEqual([mine]);
    expect(ids(await listed(quiet.client, { assignedTo: quiet.id }))).toEqual([mine]);
    const all = await listed(quiet.client, { view: 'free', id: [mine, free] });
    expect(ids(all)).toEqual([free]);
    expect(ids(await listed(quiet.client, { view: 'mine', status: 'Rejected' }))).toEqual([]);
    expect(ids(await listed(quiet.client, { view: 'overdue', id: [mine, free] }))).toEqual([]);
    await record(student, 'update', { id: free, note: 'taken back' });
    expect(ids(await listed(quiet.client, { view: 'applicant', id: [mine, free] }))).toEqual([free]);
    const { version } = await one(mine);
    await resource(quiet.client, 'POST', `certificates/${mine}/reject`, { body: { version, reason: 'Blurred' } });
    expect(ids(await listed(quiet.client, { view: 'decidedToday', decidedBy: quiet.id }))).toEqual([mine]);
    const filters = {
      mine: { view: 'mine' },
      decided: { view: 'decidedToday', decidedBy: quiet.id },
      none: { id: [999_999] },
    };
    for (const bound of [{}, { upTo: 1000 }]) {
      const query = { filters, ...bound };
      expect(await resource(quiet.client, 'GET', 'certificates/counts', { query })).toMatchObject({
        status: 200,
        body: { mine: 0, decided: 1, none: 0 },
      });
    }
    const refused = await resource(quiet.client, 'GET', 'certificates/counts', { query: { filters, upTo: 7 } });
    expect(refused).toEqual(resourceRefused(400, 'invalid_input', { upTo: expect.any(String) }));
  });

  it('gives the next one with its place, out of what is mine and what is free, as the filters say', async () => {
    const alone = { university: 'Universiti Antrian' };
    const queue: number[] = [];
    for (let n = 0; n < 4; n += 1) queue.push((await record(student, 'add-apply', { ...form, ...alone })).id);
    const [first = 0, second = 0, third = 0, fourth = 0] = queue;
    await assign(tan.client, [first], tan.id);
    await assign(lim.client, [third], lim.id);
    const next = async (client: PortalClient, body: object = {}) =>
      (await resource(client, 'POST', 'certificates/next', { body: { filter: alone, ...body } })).body;
    expect(await next(lim.client)).toMatchObject({ id: second, position: 1, total: 3 });
    expect(await next(lim.client, { after: second })).toMatchObject({ id: third, position: 2, total: 3 });
    expect(await next(lim.client, { filter: { ...alone, view: 'mine' } })).toMatchObject({ id: third, total: 1 });
    expect(await next(lim.client, { filter: { ...alone, assignedTo: tan.id } })).toMatchObject({ id: first, total: 1 });
    expect(await next(lim.client, { filter: { ...alone, view: 'applicant' } })).toEqual({
      id: null,
      claim: null,
      position: null,
      total: 0,
    });
    const place = (id: number, filter: object) =>
      resource(lim.client, 'GET', `certificates/${id}/place`, { query: { filter } });
    expect((await place(fourth, alone)).body).toEqual({ position: 3, total: 3 });
    expect((await place(first, alone)).body).toEqual({ position: null, total: 3 });
    expect((await place(first, { ...alone, assignedTo: tan.id })).body).toEqual({ position: 1, total: 1 });
    expect(await place(999_999, {})).toEqual(resourceRefused(404, 'not_found'));
    expect(await place(first, { status: 'Verified' })).toEqual(
      resourceRefused(400, 'invalid_input', { 'filter.status': expect.any(String) }),
    );
  });

  it.each(['x', '[]', 'null', '{"a":1}', '{"a":{"view":"all"}}', JSON.stringify(Array(21).fill({}))])(
    'counts no %s',
    async (filters) => {
      const answer = await admin.raw(`/api/v1/certificates/counts?filters=${encodeURIComponent(filters)}`);
      expect([answer.status, ((await answer.json()) as { reason: string }).reason]).toEqual([400, 'invalid_input']);
    },
  );
});
