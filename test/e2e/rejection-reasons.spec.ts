import { type PortalClient, signIn } from '../support/portal.js';
import { staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { resourceClient, resourceRefusal } from '../support/resource-client.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

let server: RunningServer;
let reviewer: PortalClient;
let api: ReturnType<typeof resourceClient>;

const LIST = {
  pagination: { page: 1, perPage: 50 },
  sort: { field: 'position', order: 'ASC' },
  filter: {},
} as const;
const TEXTS = {
  titleEn: 'Unsigned form',
  titleCn: '表格未签名',
  titleMs: 'Borang tidak ditandatangani',
  textEn: 'Please sign the form.\nThen upload it anew.',
  textCn: '请在表格上签名后重新上传。',
  textMs: 'Sila tandatangani borang dan muat naik semula.',
};

/** No demonstration data: the saved reasons are there all the same. */
const SETTINGS = { DEMO_DATA: 'off', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };

beforeAll(async () => {
  server = await startServer({ env: SETTINGS });
  reviewer = await staffWith(server, ['certificates.review']);
  api = resourceClient(reviewer);
});

afterAll(() => server.dispose());

it('a new installation has ten of them, each in three languages', async () => {
  const { data, total } = await api.getList('rejection-reasons', LIST);
  expect([data.length, total]).toEqual([10, 10]);
  expect(data.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(new Set(data.map(({ titleEn }) => titleEn)).size).toBe(10);
  for (const reason of data) {
    expect(Object.keys(reason).sort()).toEqual(['id', 'position', ...Object.keys(TEXTS), 'version'].sort());
    for (const field of ['titleCn', 'textCn']) expect(reason[field]).toMatch(/^[\p{Script=Han}\p{P}\d dpi]+$/u);
    for (const field of ['titleEn', 'titleMs', 'textEn', 'textMs']) expect(reason[field]).toMatch(/^[\w ,.;-]+$/);
    // Whole sentences that a rejection takes as they are.
    expect(reason.textEn).toMatch(/Please .*\.$/);
    expect(reason.textCn).toMatch(/请.*。$/);
    expect(reason.textMs).toMatch(/Sila .*\.$/);
  }
});

it('one is made, read, changed and removed by the client of react-admin', async () => {
  const made = (await api.create('rejection-reasons', { data: TEXTS })).data;
  expect(made).toEqual({ ...TEXTS, id: made.id, version: 1, position: 11 });
  expect((await api.getOne('rejection-reasons', { id: made.id })).data).toEqual(made);
  expect((await api.getMany('rejection-reasons', { ids: [made.id] })).data).toEqual([made]);
  const data = { ...made, titleEn: 'No signature', position: 0 };
  const changed = (await api.update('rejection-reasons', { id: made.id, data, previousData: made })).data;
  expect(changed).toEqual({ ...data, version: 2 });
  const { data: all } = await api.getList('rejection-reasons', LIST);
  expect(all[0]).toEqual(changed);
  const late = await resourceRefusal(api.update('rejection-reasons', { id: made.id, data: made, previousData: made }));
  expect([late.status, late.body.reason]).toEqual([409, 'stale_version']);
  expect((await api.delete('rejection-reasons', { id: made.id })).data).toEqual({ id: made.id });
  const gone = await resourceRefusal(api.getOne('rejection-reasons', { id: made.id }));
  expect([gone.status, gone.body.reason]).toEqual([404, 'not_found']);
});

it('one with wrong fields is told all of them at once', async () => {
  const wrong = { ...TEXTS, titleEn: '', titleCn: 'x'.repeat(101), textMs: null, textCn: 5, position: -1 };
  const refused = await resourceRefusal(api.create('rejection-reasons', { data: wrong }));
  expect([refused.status, refused.body.reason]).toEqual([400, 'invalid_input']);
  expect(Object.keys(refused.body.errors).sort()).toEqual(['position', 'textCn', 'textMs', 'titleCn', 'titleEn']);
  const unversioned = await resource(reviewer, 'PUT', 'rejection-reasons/1', { body: { titleEn: 'x', version: 'x' } });
  expect([unversioned.status, unversioned.body.errors]).toEqual([400, { version: expect.any(String) }]);
  const unknown = await resource(reviewer, 'PUT', 'rejection-reasons/999', { body: { version: 1 } });
  expect(unknown.status).toBe(404);
});

it('changes are written down, and are for reviewers', async () => {
  const { data } = await api.create('rejection-reasons', { data: TEXTS });
  const admin = await signIn(server.url, ADMIN);
  const events = await resource<Record<string, unknown>[]>(admin, 'GET', 'audit-events', {
    query: { filter: { subjectType: 'rejection-reason', subjectId: String(data.id) } },
  });
  expect(events.body).toMatchObject([{ action: 'rejection-reason.added', before: null, after: TEXTS }]);
  const reader = await staffWith(server, ['certificates.read']);
  expect((await resource(reader, 'GET', 'rejection-reasons')).status).toBe(403);
  expect((await resource(reader, 'POST', 'rejection-reasons', { body: TEXTS })).status).toBe(403);
});

it('who removes them all is rid of them after a new start, too', async () => {
  const { data } = await api.getList('rejection-reasons', LIST);
  for (const { id } of data) await api.delete('rejection-reasons', { id });
  await server.stop();
  const { dataDir } = server;
  server = await startServer({ dataDir, env: SETTINGS });
  const admin = await signIn(server.url, ADMIN);
  expect((await resource(admin, 'GET', 'rejection-reasons')).body).toEqual([]);
});
