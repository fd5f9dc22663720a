// On the stack: what a rejection is made of is read from MariaDB, under a lock of the record.
import { completeForm, type PortalCertificate, registerStudent, scanPng } from '../support/applicant.js';
import { takeExport } from '../support/personal-data.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record, staffWith } from '../support/records.js';
import type { Detail } from '../support/rejected.js';
import { type ResourceAnswer, resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { rowsOf } from '../support/tables.js';
import { acceptAll, say } from '../support/verdicts.js';

let server: RunningServer;
let officer: PortalClient;
let reviewer: PortalClient;
let student: Awaited<ReturnType<typeof registerStudent>>;
let form: Record<string, unknown>;

beforeAll(async () => {
  server = await startServer();
  officer = await signIn(server.url, ADMIN);
  reviewer = await staffWith(server, ['certificates.review']);
  student = await registerStudent(server);
  form = await completeForm(student);
});

afterAll(() => server.dispose());

const applied = () => record(student, 'add-apply', form);
const call = (client: PortalClient, id: number, verb: string, body: object) =>
  resource<Detail>(client, 'POST', `certificates/${id}/${verb}`, { body });
const reject = (id: number, body: object, client = reviewer) => call(client, id, 'reject', body);
const apply = (id: number, version: number) => call(student, id, 'apply', { version });
const change = async (id: number, body: object, client: PortalClient = student) =>
  (await resource<Detail>(client, 'PUT', `certificates/${id}`, { body })).body;
const detail = async (id: number, client: PortalClient = student) =>
  (await resource<Detail>(client, 'GET', `certificates/${id}`)).body;
/** Status, reason and the names of the errors. */
const refused = ({ status, body }: ResourceAnswer<Detail>) => [status, body.reason, Object.keys(body.errors ?? {})];
const sendBack = (id: number, version: number, group = 'passport') =>
  say(reviewer, id, version, { group, verdict: 'send_again', comment: 'Page 2 is cut off', internalNote: 'Again!' });
/** Sent back for the passport and refused for the payment. */
async function marked(): Promise<{ id: number; version: number }> {
  const { id, version } = await applied();
  await sendBack(id, version);
  await say(reviewer, id, version, { group: 'payment', verdict: 'refused', comment: 'Paid by somebody else' });
  const { status, body } = await reject(id, { version, groups: ['payment', 'passport'] });
  expect(status).toBe(200);
  return body;
}

describe('a rejection', () => {
  it('is made of the verdicts of its groups', async () => {
    const { id, version } = await marked();
    const told = await detail(id);
    expect(told).toMatchObject({ version, status: 'Rejected' });
    expect(told.rejectReason).toBe(
      'Passport – please send it again:\nPage 2 is cut off\n\nProof of payment – not accepted:\nPaid by somebody else',
    );
    expect(told.rejections).toEqual([
      { group: 'passport', verdict: 'send_again', reasons: [], comment: 'Page 2 is cut off', changed: false },
      { group: 'payment', verdict: 'refused', reasons: [], comment: 'Paid by somebody else', changed: false },
    ]);
    const portal = await student.get<PortalCertificate & Detail>('/api/cert/detail', { id });
    expect(portal.data.rejections).toEqual(told.rejections);
    expect((await detail(id, officer)).rejections).toEqual(told.rejections);
    const { body: steps } = await resource<Array<Record<string, unknown>>>(
      officer,
      'GET',
      `certificates/${id}/history`,
    );
    expect(steps[0]).toMatchObject({ action: 'certificate.rejected', after: { groups: ['payment', 'passport'] } });
    expect(JSON.stringify([told, portal.data, steps])).not.toContain('Again!');
  });

  it('tells saved reasons in three languages, and in the language of the applicant', async () => {
    const chinese = await registerStudent(server);
    await chinese.post('/api/user/update', { language: 'cn' });
    const { id, version } = await record(chinese, 'add-apply', await completeForm(chinese));
    const saved = (await resource<Array<{ id: number; textCn: string }>>(officer, 'GET', 'rejection-reasons')).body[0];
    await say(reviewer, id, version, { group: 'photo', verdict: 'send_again', reasons: [saved?.id] });
    const { body } = await reject(id, { version, groups: ['photo'] });
    const [told] = body.rejections;
    expect(told?.reasons).toMatchObject([
      { textEn: expect.any(String), textCn: saved?.textCn, textMs: expect.any(String) },
    ]);
    const owner = await rowsOf<{ language: string }>(server.database, 'SELECT language FROM users WHERE email = ?', [
      chinese.email,
    ]);
    expect(owner).toEqual([{ language: 'cn' }]);
    expect(body.rejectReason).toBe(`照片，请重新提交：\n${saved?.textCn}`);
    const byReason = { query: { filter: { rejectionReason: saved?.id, id: [id] } } };
    expect((await resource<Detail[]>(officer, 'GET', 'certificates', byReason)).body).toHaveLength(1);
  });

  it('keeps the text that the officer has made of it', async () => {
    const { id, version } = await applied();
    await sendBack(id, version);
    const { body } = await reject(id, { version, groups: ['passport'], reason: 'Please scan the whole page.' });
    expect([body.rejectReason, body.rejections.map(({ group }) => group)]).toEqual([
      'Please scan the whole page.',
      ['passport'],
    ]);
  });

  it.each([
    [{ groups: ['passport', 'photo'] }],
    [{ groups: ['passport'], reason: 'Mend the passport' }],
    [{ groups: ['diploma'] }],
    [{ groups: ['photo', 'photo'], reason: 'x' }],
    [{ groups: 'photo', reason: 'x' }],
  ])('is refused for %j where nobody has sent that back', async (body) => {
    const { id, version } = await applied();
    await acceptAll(reviewer, id, version, ['passport']);
    expect(refused(await reject(id, { version, ...body }))).toEqual([400, 'invalid_input', ['groups']]);
    expect((await detail(id)).status).toBe('Verifying');
  });

  it('with a text alone marks nothing, and nothing has to change', async () => {
    const { id, version } = await applied();
    await sendBack(id, version);
    expect(refused(await reject(id, { version, groups: [] }))).toEqual([400, 'missing_fields', ['reason']]);
    const { body } = await reject(id, { version, reason: 'The major is another' });
    expect(body.rejections).toEqual([]);
    expect((await apply(id, body.version)).status).toBe(200);
  });

  it('by the portal takes groups as well, of all the records or none', async () => {
    const [one, other] = [await applied(), await applied()];
    const ids = [one.id, other.id];
    await sendBack(one.id, one.version);
    const sent = () => officer.post<{ errors?: object }>('/api/cert/reject', { ids, groups: ['passport'] });
    const { status, data } = await sent();
    expect([status, Object.keys(data.errors ?? {})]).toEqual([400, [String(other.id)]]);
    expect((await detail(one.id)).status).toBe('Verifying');
    await sendBack(other.id, other.version);
    expect((await sent()).status).toBe(200);
    for (const id of ids) expect((await detail(id)).rejections).toMatchObject([{ group: 'passport' }]);
  });

  it('is told by mail group by group', async () => {
    const { id } = await marked();
    const { rejectReason } = await detail(id);
    const { text } = await server.mailTo(student.email, (mail) => mail.text?.includes('Proof of payment') === true);
    for (const line of rejectReason?.split('\n') ?? []) expect(text).toContain(line);
    expect(text).not.toContain('Again!');
  });
});

describe('applying again', () => {
  it('is refused until something of each marked group has changed', async () => {
    const { id, version } = await marked();
    expect(refused(await apply(id, version))).toEqual([409, 'nothing_changed', ['passport', 'payment']]);
    const saved = await change(id, { version, major: 'Law', passportRemark: 'Scanned anew' });
    expect(saved).toMatchObject({
      status: 'Rejected',
      rejections: [
        { group: 'passport', changed: true },
        { group: 'payment', changed: false },
      ],
    });
    expect(refused(await apply(id, saved.version))).toEqual([409, 'nothing_changed', ['payment']]);
    const { data: receipt } = await student.upload('payment', 'receipt.png', await scanPng());
    const again = await change(id, { version: saved.version, paymentPhotos: [receipt.url] });
    const sent = await apply(id, again.version);
    expect([sent.status, sent.body.status, sent.body.rejections]).toEqual([200, 'Verifying', []]);
    expect(
      await rowsOf(
        server.database,
        'SELECT r.verdict_id FROM rejecting_verdicts r JOIN verdicts v ON v.id = r.verdict_id WHERE v.certificate_id = ?',
        [id],
      ),
    ).toEqual([]);
  });

  it('judges what is sent in with the application, also by the portal', async () => {
    const { id, version } = await marked();
    const send = (body: object) =>
      student.post<{ reason: string; errors: object }>('/api/cert/update-apply', { id, version, ...body });
    const first = await send({ passport: 'E00000007' });
    expect([first.status, first.data.reason, Object.keys(first.data.errors)]).toEqual([
      409,
      'nothing_changed',
      ['payment'],
    ]);
    const second = await send({ passport: 'E00000007', payment_remark: 'Paid by my father' });
    expect(second.status).toBe(200);
  });

  it('is not kept up where the file is the same one, uploaded anew', async () => {
    const { id, version } = await applied();
    await sendBack(id, version, 'photo');
    const { body } = await reject(id, { version, groups: ['photo'] });
    const before = await student.get<PortalCertificate>('/api/cert/detail', { id });
    const same = await student.raw(String(before.data.avatar));
    const bytes = Buffer.from(await same.arrayBuffer());
    const { data } = await student.upload('photo', 'again.jpg', bytes);
    const saved = await change(id, { version: body.version, avatar: data.url });
    expect(refused(await apply(id, saved.version))).toEqual([409, 'nothing_changed', ['photo']]);
  });

  it('is free again once a later rejection marks other groups, or none', async () => {
    const { id, version } = await marked();
    await sendBack(id, version, 'photo');
    const second = await reject(id, { version, groups: ['photo'] });
    expect(second.body.rejections.map(({ group }) => group)).toEqual(['photo']);
    const third = await reject(id, { version: second.body.version, reason: 'The name is another' });
    expect((await apply(id, third.body.version)).status).toBe(200);
  });
});

describe('personal data', () => {
  it('tell what a rejection was made of, and forget it with the account', async () => {
    const holder = await registerStudent(server);
    const { id, version } = await record(holder, 'add-apply', await completeForm(holder));
    await sendBack(id, version);
    await reject(id, { version, groups: ['passport'] });
    const { text, data } = await takeExport(holder);
    expect(data.rejections).toEqual([
      { certificateId: id, group: 'passport', verdict: 'send_again', reasons: [], comment: 'Page 2 is cut off' },
    ]);
    expect(text).not.toContain('Again!');
    const left = () => rowsOf(server.database, 'SELECT id FROM verdicts WHERE certificate_id = ?', [id]);
    expect(await left()).toHaveLength(1);
    const erased = await holder.raw('/api/v1/me/erase', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: holder.password }),
    });
    expect(erased.status).toBeLessThan(300);
    expect(await left()).toEqual([]);
    expect(
      await rowsOf(
        server.database,
        'SELECT verdict_id FROM rejecting_verdicts WHERE verdict_id NOT IN (SELECT id FROM verdicts)',
      ),
    ).toEqual([]);
  });
});
