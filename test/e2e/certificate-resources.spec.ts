import { completeForm, registerStudent } from '../support/applicant.js';
import { by, camelCase, page, type Row, verb } from '../support/certificate-resource.js';
import { PortalClient } from '../support/portal.js';
import { record } from '../support/records.js';
import { resourceClient, resourceRefusal } from '../support/resource-client.js';
import { waitFor } from '../support/server.js';
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

beforeAll(startResources);

afterAll(() => server.dispose());

describe('a record', () => {
  it('is made, read, changed and removed by the client of react-admin', async () => {
    const made = await draft({ ...form, status: 'Verified', reportNumber: 'MYV-1', ownerId: 1, id: 1, version: 99 });
    expect(made).toMatchObject({
      ...form,
      version: 1,
      status: 'Unverified',
      type: 'verification',
      reportNumber: null,
      rejectReason: null,
      appliedAt: null,
      decidedAt: null,
      decidedBy: null,
      allowedActions: ['save', 'apply', 'remove'],
    });
    const read = (await own.getOne('certificates', { id: made.id })).data;
    const { levels, ...rest } = read;
    const beside = {
      ...{ report: null, assignedTo: null, dueOn: null, proposal: null, openSignals: null, separateVerification: null },
      ...{ checks: [], confirmations: [], enquiries: [] },
    };
    expect(rest).toEqual({ ...made, ...beside });
    expect(levels.passport).toMatchObject({ level: 'claimed', sources: [{ kind: 'form', party: 'applicant' }] });

    const saved = (
      await own.update('certificates', {
        id: made.id,
        data: { ...read, major: '数学', status: 'Verified', passportRemark: 'see page 2', certNo: '' },
        previousData: read,
      })
    ).data as Row;
    expect(saved).toEqual({
      ...made,
      version: 2,
      major: '数学',
      passportRemark: 'see page 2',
      certNo: null,
      updatedAt: saved.updatedAt,
    });
    // Another one, for the files go with the last record that names them.
    const { id } = await draft();
    expect((await own.delete('certificates', { id })).data).toEqual({ id });
    expect((await resourceRefusal(own.getOne('certificates', { id }))).status).toBe(404);
  });

  it('has its version as its ETag', async () => {
    const { id } = await draft();
    await verb(student, `/${id}`, { version: 1, major: 'Physics' }, 'PUT');
    const answer = await student.raw(`/api/v1/certificates/${id}`);
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"2"']);
  });

  it('takes parts of itself and leaves the rest', async () => {
    const { id } = await draft(form);
    const { body } = await verb(student, `/${id}`, { version: 1, note: 'only this' }, 'PUT');
    expect(body).toMatchObject({ ...form, note: 'only this', version: 2 });
  });

  it('is told everything that is wrong with it at once, by the names of its fields', async () => {
    const wrong = { name: 5, birth: '2023-02-29', passportPhotos: ['/etc/passwd'], gender: 'x', certNo: 'a\u0000' };
    const refused = await resourceRefusal(own.create('certificates', { data: wrong }));
    expect([refused.status, refused.body.reason]).toEqual([400, 'invalid_input']);
    expect(Object.keys(refused.body.errors).sort()).toEqual(Object.keys(wrong).sort());
    const { id } = await draft();
    const change = await verb(student, `/${id}`, { ...wrong }, 'PUT');
    expect(change.status).toBe(400);
    expect(Object.keys(change.body.errors ?? {}).sort()).toEqual([...Object.keys(wrong), 'version'].sort());
    const application = await verb(student, `/${id}/apply`, { version: 1 });
    expect([application.status, application.body.reason]).toEqual([400, 'missing_fields']);
    expect(Object.keys(application.body.errors ?? {})).toContain('ministryPhotos');
  });

  it('shows reviewers the academic verification beside a stamping', async () => {
    const other = await registerStudent(server);
    const theirs = camelCase(await completeForm(other));
    const api = resourceClient(other);
    const stamping = await draft({ ...theirs, type: 'stamping' }, api);
    const seen = async () => (await resourceClient(officer).getOne('certificates', { id: stamping.id })).data;
    expect((await seen()).separateVerification).toBeNull();
    const verification = await draft(theirs, api);
    expect((await seen()).separateVerification).toBeNull();
    await verb(other, `/${verification.id}/apply`, { version: 1 });
    expect((await seen()).separateVerification).toEqual({
      id: verification.id,
      status: 'Verifying',
      reportNumber: null,
    });
    await acceptAll(officer, verification.id, 2);
    const approved = await verb(officer, `/${verification.id}/approve`, { version: 2 });
    const { reportNumber } = approved.body;
    expect((await seen()).separateVerification).toEqual({ id: verification.id, status: 'Verified', reportNumber });
    // It is shown, not asked for.
    await acceptAll(officer, stamping.id, 1);
    const { status } = await verb(officer, `/${stamping.id}/approve`, { version: 1 });
    expect(status).toBe(200);
  });
});
describe('reports', () => {
  it('are listed and read by staff', async () => {
    const { id } = await applied();
    await acceptAll(officer, id, 2);
    const { body } = await verb(officer, `/${id}/approve`, { version: 2 });
    const find = async (filter: object, as = reader) =>
      resourceClient(as).getList('reports', { pagination: page(5), sort: by('issuedAt', 'DESC'), filter });
    const rendered = await waitFor('the PDF', async () => {
      const { data } = await find({ certificateId: id });
      return data[0]?.renderedAt ? data[0] : null;
    });
    expect(rendered).toEqual({
      id: expect.any(Number),
      number: body.reportNumber,
      certificateId: id,
      edition: 1,
      status: 'current',
      issuedAt: expect.any(String),
      supersededAt: null,
      withdrawnAt: null,
      reason: null,
      renderedAt: expect.any(String),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      size: expect.any(Number),
      holder: form.name,
      version: expect.any(Number),
      allowedActions: [],
    });
    expect((await resourceClient(reader).getOne('reports', { id: rendered.id })).data).toEqual(rendered);
    const typed = String(body.reportNumber).toLowerCase().replaceAll('-', ' ');
    expect(await find({ number: typed })).toEqual({ data: [rendered], total: 1 });
    expect((await find({ status: 'withdrawn' })).total).toBe(0);
    expect((await find({ status: 'current' })).total).toBeGreaterThan(0);
    expect((await resourceRefusal(find({ number: 'MYV-1' }))).status).toBe(400);
    expect((await resourceRefusal(find({}, student))).status).toBe(403);
    expect((await resourceRefusal(resourceClient(reader).getOne('reports', { id: 999_999 }))).status).toBe(404);
    const check = await new PortalClient(server.url).raw(`/api/v1/reports/check/${body.reportNumber}`);
    expect(await check.json()).toMatchObject({ result: 'valid', sha256: rendered.sha256 });
  });
});
it('leaves the portal calls as they were', async () => {
  const { id } = await record(student, 'add-apply', { ...(await completeForm(student)) });
  expect(await record(student, 'update', { id })).toMatchObject({ version: 2, cert_status: 'Unverified' });
  expect((await student.post('/api/cert/remove', { ids: [id], version: 0 })).status).toBe(409);
});
