import { registerStudent } from '../support/applicant.js';
import { verb } from '../support/certificate-resource.js';
import { PortalClient } from '../support/portal.js';
import { resourceClient } from '../support/resource-client.js';
import { rowsOf } from '../support/tables.js';
import { acceptAll } from '../support/verdicts.js';
import {
  applied,
  draft,
  form,
  officer,
  own,
  reader,
  server,
  startResources,
  student,
} from './certificate-resources.rig.js';

let stranger: PortalClient & { email: string };

beforeAll(async () => {
  await startResources();
  stranger = await registerStudent(server);
});

afterAll(() => server.dispose());

describe('the verbs', () => {
  it('lead from the draft to the report, and from a rejection back', async () => {
    const record = await applied();
    expect(record).toMatchObject({ status: 'Verifying', version: 2, appliedAt: expect.any(String) });
    const reason = '  The last page \r\n is missing ';
    const rejected = await verb(officer, `/${record.id}/reject`, { version: 2, reason });
    expect([rejected.status, rejected.body]).toEqual([
      200,
      expect.objectContaining({
        status: 'Rejected',
        version: 3,
        rejectReason: 'The last page\nis missing',
        decidedAt: expect.any(String),
        decidedBy: expect.any(Number),
        allowedActions: ['save', 'authenticate', 'reject', 'remove'],
      }),
    ]);
    await verb(student, `/${record.id}/apply`, { version: 3 });
    await acceptAll(officer, record.id, 4);
    const approved = await verb(officer, `/${record.id}/approve`, { version: 4, name: 'Somebody Else' });
    expect([approved.status, approved.body]).toEqual([
      200,
      expect.objectContaining({
        ...form,
        status: 'Verified',
        version: 5,
        rejectReason: null,
        allowedActions: ['download'],
        reportNumber: expect.stringMatching(/^MYV-/),
      }),
    ]);
    for (const [path, body, method] of [
      [`/${record.id}`, { version: 5, name: 'x' }, 'PUT'],
      [`/${record.id}/reject`, { version: 5, reason: 'x' }, 'POST'],
      ['/remove', { ids: [record.id] }, 'POST'],
    ] as const) {
      const refused = await verb(officer, path, body, method);
      expect([path, refused.status, refused.body.reason]).toEqual([path, 409, 'certificate_verified']);
    }
  });

  it('create and verify in one step', async () => {
    const { status, body } = await verb(officer, '/authenticate', { ...form, email: student.email });
    expect([status, body]).toEqual([201, expect.objectContaining({ status: 'Verified', version: 1 })]);
    expect((await verb(student, '/authenticate', form)).status).toBe(403);
    const nothing = await verb(officer, '/authenticate', { name: 'A' });
    expect([nothing.status, nothing.body.reason]).toEqual([400, 'missing_fields']);
  });

  it('ask for the version that was seen, and refuse an older one', async () => {
    const { id } = await applied();
    const changes: [PortalClient, string, object, string][] = [
      [student, '', { note: 'n' }, 'PUT'],
      [student, '/apply', {}, 'POST'],
      [officer, '', { note: 'n' }, 'PUT'],
      [officer, '/approve', {}, 'POST'],
      [officer, '/reject', { reason: 'r' }, 'POST'],
    ];
    for (const [client, path, body, method] of changes) {
      for (const version of [undefined, null, '2', 1.5, 0, -1, [2], {}, 1e300, true]) {
        const answer = await verb(client, `/${id}${path}`, { ...body, version }, method);
        // Where a version is all that is missing, a PUT says so as other programs know it.
        const isMissing = method === 'PUT' && (version === undefined || version === null);
        expect([path, version, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([
          path,
          version,
          isMissing ? 428 : 400,
          ['version'],
        ]);
      }
      for (const version of [1, 3]) {
        const answer = await verb(client, `/${id}${path}`, { ...body, version }, method);
        expect([path, version, answer.status, answer.body.reason]).toEqual([path, version, 409, 'stale_version']);
      }
    }
    const without = await verb(officer, `/${id}/reject`, {});
    expect([without.status, Object.keys(without.body.errors ?? {}).sort()]).toEqual([400, ['reason', 'version']]);
    expect((await own.getOne('certificates', { id })).data).toMatchObject({ version: 2, status: 'Verifying' });
  });

  it('judge who may before anything else', async () => {
    const { id } = await applied();
    const cases: [PortalClient, string, string, number][] = [
      [student, `/${id}/approve`, 'POST', 403],
      [student, `/${id}/reject`, 'POST', 403],
      [officer, `/${id}/apply`, 'POST', 403],
      [reader, `/${id}`, 'PUT', 403],
      [reader, `/${id}/approve`, 'POST', 403],
      [reader, `/${id}`, 'DELETE', 403],
      [stranger, `/${id}`, 'PUT', 404],
      [stranger, `/${id}/apply`, 'POST', 404],
      [stranger, `/${id}/reject`, 'POST', 404],
      [stranger, `/${id}`, 'DELETE', 404],
      [new PortalClient(server.url), `/${id}/approve`, 'POST', 401],
    ];
    for (const [client, path, method, status] of cases) {
      expect([path, method, (await verb(client, path, {}, method)).status]).toEqual([path, method, status]);
    }
    expect((await own.getOne('certificates', { id })).data).toMatchObject({ version: 2, status: 'Verifying' });
    const foreign = await stranger.raw(`/api/v1/certificates/${id}`);
    const missing = await stranger.raw('/api/v1/certificates/2000000000');
    const told = async (answer: Response) => ({
      ...((await answer.json()) as object),
      requestId: null,
      instance: null,
    });
    expect([foreign.status, await told(foreign)]).toEqual([missing.status, await told(missing)]);
  });

  it('remove all of the ids or none', async () => {
    const [one, two, foreign] = [await draft(), await draft(), await draft({}, resourceClient(stranger))];
    const remove = (body: object) => verb(student, '/remove', body);
    expect((await remove({ ids: [one.id, foreign.id] })).status).toBe(404);
    expect((await remove({ ids: [one.id, two.id], versions: [1, 7] })).body.reason).toBe('stale_version');
    for (const wrong of [
      {},
      { ids: [] },
      { ids: 'x' },
      { ids: [one.id], versions: [1, 2] },
      { ids: [one.id, one.id] },
    ]) {
      expect([wrong, (await remove(wrong)).status]).toEqual([wrong, 400]);
    }
    const deletion = (version: string) => verb(student, `/${one.id}?version=${version}`, {}, 'DELETE');
    expect((await deletion('5')).body.reason).toBe('stale_version');
    expect((await deletion('x')).status).toBe(400);
    expect(await own.getMany('certificates', { ids: [one.id, two.id] })).toMatchObject({ data: [{}, {}] });
    const removed = await remove({ ids: [one.id, two.id], versions: [1, 1] });
    expect([removed.status, removed.body]).toEqual([200, { ids: [one.id, two.id] }]);
    expect((await own.getMany('certificates', { ids: [one.id, two.id] })).data).toEqual([]);
  });
});
it('writes every change down', async () => {
  const { id } = await applied();
  await verb(officer, `/${id}/reject`, { version: 2, reason: 'Not readable' });
  await verb(student, '/remove', { ids: [id] });
  const trail = await rowsOf<{ action: string }>(
    server.database,
    "SELECT action FROM audit_events WHERE subject_type = 'certificate' AND subject_id = ? ORDER BY id",
    [String(id)],
  );
  expect(trail.map(({ action }) => action)).toEqual([
    'certificate.saved',
    'certificate.applied',
    'certificate.rejected',
    'certificate.removed',
  ]);
});
