import { listEvents, type ShownEvent } from '../support/audit-events.js';
import { by, page } from '../support/certificate-resource.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { resourceClient, resourceRefusal } from '../support/resource-client.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { jobsDone } from '../support/server-data.js';
import { makeHolder, makeShare } from '../support/shared.js';
import { type Made, writableResources } from '../support/writable-resources.js';

// `ra-data-simple-rest` as it is published; `resourceClient` stands in for what it needs a browser for.
type Provider = ReturnType<typeof resourceClient>;

let server: RunningServer;
let officer: PortalClient;
let admin: Provider;
let holder: Provider;
let student: Awaited<ReturnType<typeof makeHolder>>;

beforeAll(async () => {
  server = await startServer();
  officer = await signIn(server.url, ADMIN);
  admin = resourceClient(officer);
  student = await makeHolder(server, officer);
  await makeShare(student.student, student.id);
  holder = resourceClient(student.student);
});

afterAll(() => server.dispose());

const writable = writableResources(async (resource, data) => (await admin.create(resource, { data })).data as Made);

describe.each(Object.entries(writable))('%s', (resource, { create, change, many, subject, references = [] }) => {
  it('are listed, read, changed in whole and removed', async () => {
    const made = await create();
    expect((await admin.getOne(resource, { id: made.id })).data).toEqual(made);
    expect((await admin.getMany(resource, { ids: [made.id, 2_000_000_000] })).data).toEqual([made]);
    const listed = await admin.getList(resource, { pagination: page(2), sort: by('id', 'DESC'), filter: {} });
    expect(listed.total).toBeGreaterThan(0);
    expect(listed.data[0]).toEqual(made);
    const data = { ...made, ...change };
    const changed = (await admin.update(resource, { id: made.id, data, previousData: made })).data;
    expect(changed).toMatchObject({ ...change, id: made.id, version: made.version + 1 });
    expect(await resourceRefusal(admin.update(resource, { id: made.id, data, previousData: made }))).toMatchObject({
      status: 409,
      body: { reason: 'stale_version' },
    });
    expect((await admin.delete(resource, { id: made.id })).data).toEqual({ id: made.id });
    expect(await resourceRefusal(admin.getOne(resource, { id: made.id }))).toMatchObject({ status: 404 });
  });

  it('are found by each of their references', async () => {
    const made = await create();
    for (const target of references) {
      const ask = { target, id: made[target] as number, pagination: page(100), sort: by('id', 'DESC'), filter: {} };
      const { data, total } = await admin.getManyReference(resource, ask);
      expect(total).toBeGreaterThan(0);
      expect(data.every((row) => row[target] === made[target])).toBe(true);
      expect(data[0]).toEqual(made);
    }
  });

  it('are changed many at once, in the given fields alone, and removed many at once', async () => {
    const made = [await create(), await create()];
    const ids = made.map(({ id }) => id);
    // Another has changed one meanwhile: without a version, the present state is changed.
    const [first] = made;
    await admin.update(resource, { id: first?.id ?? 0, data: change, previousData: {} });
    expect((await admin.updateMany(resource, { ids, data: many })).data).toEqual(ids);
    const after = (await admin.getMany(resource, { ids })).data.sort((a, b) => a.id - b.id) as Made[];
    for (const [place, row] of after.entries()) {
      const before = made[place];
      const expected = { ...before, ...(place === 0 ? change : {}), ...many, version: place === 0 ? 3 : 2 };
      const { updatedAt: _, ...rest } = row;
      expect(expected).toMatchObject(rest);
    }
    const trail = await listEvents(officer, { subjectType: subject, subjectId: String(ids[1]) });
    expect((trail.body as ShownEvent[]).length).toBeGreaterThanOrEqual(2);
    const versions = after.map(({ version }) => version);
    expect(versions).toEqual([3, 2]);
    const refused = await resourceRefusal(admin.updateMany(resource, { ids, data: { ...many, version: 1 } }));
    expect(refused).toMatchObject({ status: 409, body: { reason: 'stale_version' } });
    expect((await admin.deleteMany(resource, { ids })).data).toEqual(ids);
    expect((await admin.getMany(resource, { ids })).data).toEqual([]);
  });
});

describe('what is changed by verbs', () => {
  it.each([
    ['certificates', 'ownerId'],
    ['reports', 'certificateId'],
  ])('%s are read, and changed with a whole record and its version', async (resource, target) => {
    await jobsDone(server);
    const { data, total } = await admin.getList(resource, { pagination: page(5), sort: by('id', 'DESC'), filter: {} });
    expect(total).toBeGreaterThan(0);
    const [row] = data as Made[];
    const id = row?.id ?? 0;
    const one = (await admin.getOne(resource, { id })).data;
    expect(one).toMatchObject({ id, version: row?.version });
    expect((await admin.getMany(resource, { ids: [id] })).data.map((found) => found.id)).toEqual([id]);
    const ask = { target, id: one[target], pagination: page(5), sort: by('id', 'DESC'), filter: {} };
    expect((await admin.getManyReference(resource, ask)).data[0]).toMatchObject({ id });
    // What is verified is changed by nobody, with or without a version.
    const changeable = resource === 'certificates' ? (await admin.create(resource, { data: {} })).data.id : id;
    const unseen = await resourceRefusal(admin.updateMany(resource, { ids: [changeable], data: {} }));
    expect(unseen).toMatchObject({
      status: 428,
      body: { reason: 'version_required', errors: { version: expect.any(String) } },
    });
  });

  it('reports stay as they were issued', async () => {
    const { data } = await admin.getList('reports', { pagination: page(1), sort: by('id', 'DESC'), filter: {} });
    const [report] = data;
    const sent = { ...report, status: 'withdrawn', reason: 'x', number: 'MYV-1' };
    const kept = await admin.update('reports', { id: report.id, data: sent, previousData: report });
    expect(kept.data).toEqual(report);
    const stale = { ...report, version: report.version + 1 };
    expect(
      await resourceRefusal(admin.update('reports', { id: report.id, data: stale, previousData: report })),
    ).toEqual(expect.objectContaining({ status: 409, body: expect.objectContaining({ reason: 'stale_version' }) }));
  });

  it('certificates are saved by their owner, in whole, and removed without a version', async () => {
    const { data: draft } = await holder.create('certificates', { data: { name: 'Provider Draft' } });
    const data = { ...draft, major: 'Law', status: 'Verified' };
    const saved = await holder.update('certificates', { id: draft.id, data, previousData: draft });
    expect(saved.data).toMatchObject({ name: 'Provider Draft', major: 'Law', status: 'Unverified' });
    const late = await resourceRefusal(holder.update('certificates', { id: draft.id, data, previousData: draft }));
    expect(late).toMatchObject({ status: 409, body: { reason: 'stale_version' } });
    const { data: other } = await holder.create('certificates', { data: { name: 'Provider Other' } });
    const ids = [draft.id, other.id];
    expect((await holder.deleteMany('certificates', { ids })).data).toEqual(ids);
    expect((await holder.getMany('certificates', { ids })).data).toEqual([]);
  });

  it('shares are their holder’s to read, change and stop', async () => {
    const pagination = page(10);
    const { data } = await holder.getList('shares', { pagination, sort: by('id', 'DESC'), filter: {} });
    const [share] = data;
    expect(share).toMatchObject({ certificateId: student.id, version: 1, label: 'Universiti Malaya', state: 'live' });
    const ask = { target: 'certificateId', id: student.id, pagination, sort: by('endsAt'), filter: {} };
    expect((await holder.getManyReference('shares', ask)).data).toEqual(data);
    expect((await holder.getMany('shares', { ids: [share.id] })).data).toEqual([share]);
    expect((await holder.getOne('shares', { id: share.id })).data).toEqual(share);
    const sent = { ...share, label: 'UKM', download: true, opened: 99, state: 'ended' };
    const changed = await holder.update('shares', { id: share.id, data: sent, previousData: share });
    expect(changed.data).toEqual({ ...share, label: 'UKM', download: true, version: 2 });
    expect(
      await resourceRefusal(holder.update('shares', { id: share.id, data: sent, previousData: share })),
    ).toMatchObject({ status: 409, body: { reason: 'stale_version' } });
    const unseen = await resourceRefusal(holder.updateMany('shares', { ids: [share.id], data: { label: 'x' } }));
    expect(unseen).toMatchObject({ status: 428, body: { reason: 'version_required' } });
    const empty = { ...changed.data, label: ' ' };
    expect(
      await resourceRefusal(holder.update('shares', { id: share.id, data: empty, previousData: {} })),
    ).toMatchObject({
      status: 400,
      body: { errors: { label: expect.any(String) } },
    });
    expect(await resourceRefusal(admin.getOne('shares', { id: share.id }))).toMatchObject({ status: 403 });
    expect(await resourceRefusal(admin.getList('shares', { pagination, sort: by('id'), filter: {} }))).toMatchObject({
      status: 403,
    });
    expect((await holder.deleteMany('shares', { ids: [share.id] })).data).toEqual([share.id]);
    expect((await holder.getOne('shares', { id: share.id })).data).toMatchObject({ state: 'stopped', label: 'UKM' });
  });
});

it.each(['jobs', 'audit-events'])('%s are read', async (resource) => {
  const { data, total } = await admin.getList(resource, { pagination: page(3), sort: by('id'), filter: {} });
  expect(total).toBeGreaterThanOrEqual(3);
  const ids = data.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
  expect((await admin.getOne(resource, { id: ids[0] })).data).toEqual(data[0]);
  const many = await admin.getMany(resource, { ids });
  expect(many.data.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids);
});
