import { type Asked, CLAIMED, Enquirer } from '../support/enquiries.js';
import { takeExport } from '../support/personal-data.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record, staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { acceptAll } from '../support/verdicts.js';

const DAY_MS = 86_400_000;

let server: RunningServer;
let officer: PortalClient;
let asker: PortalClient;
let enquirer: Enquirer;
let contact: number;
let student: Awaited<ReturnType<Enquirer['student']>>;

beforeAll(async () => {
  server = await startServer();
  officer = await signIn(server.url, ADMIN);
  asker = await staffWith(server, ['certificates.review', 'confirmations.manage']);
  enquirer = await Enquirer.of(server, 'Universiti Malaya (confirmations)');
  contact = await enquirer.contact('registrar@confirmations.example');
  student = await enquirer.student();
});

afterAll(() => server.dispose());

type Shown = Readonly<Record<string, unknown>> & { readonly version: number };

const call = <T = Shown>(client: PortalClient, method: 'GET' | 'POST', path: string, body?: object) =>
  resource<T>(client, method, path, body === undefined ? {} : { body });
const request = (id: number) => enquirer.request(id);
const look = async (token: string) => (await enquirer.send('look', { token })).status;
const asked = () => enquirer.ask(student, contact);

it('gives the level to what was confirmed, and blocks an approval by what differs until it is settled', async () => {
  const { id, certificate, token } = await asked();
  await enquirer.answer(token, { ...CLAIMED, certNo: 'UM-9' });
  const { version } = (await call(officer, 'GET', `certificates/${certificate}`)).body;
  await acceptAll(asker, certificate, version);
  const approve = () => call(officer, 'POST', `certificates/${certificate}/approve`, { version });
  const refused = await approve();
  expect([refused.status, refused.body.reason, Object.keys(refused.body.errors as object)]).toEqual([
    409,
    'confirmation_differs',
    ['certNo'],
  ]);
  const settled = await call(asker, 'POST', `confirmations/${id}/settle`, { field: 'certNo', note: 'A misprint.' });
  expect(settled.status).toBe(200);
  const { levels } = (await call(officer, 'GET', `certificates/${certificate}`)).body as unknown as {
    levels?: Record<string, { level: string; sources: object[] }>;
  };
  expect(levels?.awardingTime).toMatchObject({
    level: 'confirmed',
    sources: expect.arrayContaining([expect.objectContaining({ party: 'university', reference: 'R-7' })]),
  });
  expect(levels?.certNo?.level).toBe('confirmed');
  expect((await approve()).body.status).toBe('Verified');
});

it('is shown as overdue by its days, and its link still works', async () => {
  const { id, token } = await asked();
  const sentAt = Date.now() - 15 * DAY_MS;
  inData(server, (data) => data.prepare('UPDATE confirmations SET sent_at = ? WHERE id = ?').run(sentAt, id));
  expect(await request(id)).toMatchObject({ state: 'sent', overdue: true });
  const overdue = await call<Asked[]>(asker, 'GET', 'confirmations?filter={"overdue":true}');
  expect(overdue.body.map((one) => one.id)).toContain(id);
  expect(await look(token)).toBe(200);
});

describe('what the applicant does', () => {
  const form = async (id: number) =>
    (await student.get<Record<string, unknown>>('/api/cert/detail', { id })).data as { version: number };

  it('to an asked field cancels the request at the save; it is proposed after the next apply, and sent by an officer alone', async () => {
    const { id, certificate, token } = await asked();
    await record(student, 'update', { ...(await form(certificate)), major: 'Mathematics' });
    expect(await request(id)).toMatchObject({ state: 'cancelled', cancelCause: 'change', proposed: false });
    expect(await look(token)).toBe(404);
    await record(student, 'update-apply', await form(certificate));
    expect(await request(id)).toMatchObject({ state: 'cancelled', proposed: true });
    const open = `confirmations?filter=${encodeURIComponent(JSON.stringify({ certificateId: certificate }))}`;
    expect((await call<Asked[]>(asker, 'GET', open)).body.map(({ state }) => state)).toEqual(['cancelled']);
    const anew = await enquirer.askAbout(certificate, contact);
    expect(await look(anew.token)).toBe(200);
    expect(await request(anew.id)).toMatchObject({ state: 'opened', claimed: { major: 'Mathematics' } });
  });

  it('to take it back ends the request too, though nothing is changed', async () => {
    const { id, certificate, token } = await asked();
    await record(student, 'update', await form(certificate));
    expect(await request(id)).toMatchObject({ state: 'cancelled', cancelCause: 'change', proposed: false });
    expect(await look(token)).toBe(404);
    await record(student, 'update-apply', await form(certificate));
    expect(await request(id)).toMatchObject({ state: 'cancelled', proposed: true });
  });

  it('and what an officer changes of the record ends it as well', async () => {
    const { id, certificate } = await asked();
    const { data } = await asker.get<{ version: number }>('/api/cert/detail', { id: certificate });
    await record(asker, 'update', { ...data, major: 'Statistics' });
    expect(await request(id)).toMatchObject({ state: 'cancelled', cancelCause: 'change' });
  });

  it('to end the record or the account ends what is open about it', async () => {
    const leaving = await enquirer.student();
    const [removed, erased] = [await enquirer.ask(leaving, contact), await enquirer.ask(leaving, contact)];
    expect([await look(removed.token), await look(erased.token)]).toEqual([200, 200]);
    expect((await resource(leaving, 'DELETE', `certificates/${removed.certificate}`)).status).toBe(200);
    expect([await look(removed.token), await look(erased.token)]).toEqual([404, 200]);
    const gone = await resource(leaving, 'POST', 'me/erase', { body: { password: leaving.password } });
    expect(gone.status).toBeLessThan(300);
    expect(await look(erased.token)).toBe(404);
  });
});

it('is answered otherwise as well, by an officer who says how', async () => {
  const { id } = await asked();
  const fields = { certNo: { answer: 'confirmed' }, level: { answer: 'differs', value: 'Degree' } };
  const told = await call<Asked>(asker, 'POST', `confirmations/${id}/record`, {
    way: 'telephone',
    name: 'Lim',
    fields,
  });
  expect([told.status, told.body.state, told.body.answers[0]]).toEqual([
    200,
    'answered',
    expect.objectContaining({ way: 'telephone', recordedBy: expect.any(Number) }),
  ]);
});

it('is answered otherwise after its link as well: the later answer counts, the first one stays', async () => {
  const { id, certificate, token } = await asked();
  await enquirer.answer(token, { ...CLAIMED, level: 'Degree' });
  const { version } = (await call(officer, 'GET', `certificates/${certificate}`)).body;
  await acceptAll(asker, certificate, version);
  const approve = (by = officer) => call(by, 'POST', `certificates/${certificate}/approve`, { version });
  expect((await approve()).body.reason).toBe('confirmation_differs');
  const before = await request(id);
  const told = await call<Asked>(asker, 'POST', `confirmations/${id}/record`, {
    ...{ way: 'telephone', name: 'Puan Lim', note: 'We mistyped the level.' },
    fields: { level: { answer: 'confirmed' } },
  });
  expect(told.status).toBe(200);
  const [first, later] = told.body.answers;
  expect(told.body).toMatchObject({ state: 'answered', endedAt: before.endedAt, differing: false });
  expect(first).toEqual(before.answers[0]);
  expect(later).toMatchObject({ way: 'telephone', fields: { level: { likeness: 'equal' } } });
  expect(await look(token)).toBe(404);
  const settled = await call(officer, 'POST', `confirmations/${id}/settle`, { field: 'level', note: 'It is over.' });
  expect(settled.status).toBe(400);
  // By their own word nobody lifts what the office said otherwise.
  expect((await approve(asker)).body.reason).toBe('confirmation_differs');
  expect((await approve()).body.status).toBe('Verified');
  const history = await call<Array<{ action: string }>>(officer, 'GET', `certificates/${certificate}/history`);
  expect(history.body.map(({ action }) => action)).toContain('confirmation.recorded');
});

it('is in what its student is told to be held, without links and who answered', async () => {
  const { certificate, token } = await asked();
  await enquirer.answer(token, { ...CLAIMED, level: 'Degree' });
  const { data, text } = await takeExport(student);
  const held = data.confirmations as Array<Record<string, unknown>>;
  expect(held.find(({ certificateId }) => certificateId === certificate)).toMatchObject({
    party: 'university',
    state: 'answered',
    claimed: CLAIMED,
    keyValues: { ...CLAIMED, level: 'Degree' },
    answers: [{ way: 'link', fields: { level: { likeness: 'differs', value: 'Degree' } }, reference: 'R-7' }],
  });
  expect(text).not.toContain('Puan Lim');
  expect(text).not.toMatch(/nonce|tokenHash/);
});

it('is a step of the history each time, without what is claimed and answered, and in no log by its link', async () => {
  const { certificate, token } = await asked();
  expect(await look(token)).toBe(200);
  await enquirer.answer(token, { ...CLAIMED, certNo: 'UM-9' });
  const history = await call<Array<{ action: string }>>(officer, 'GET', `certificates/${certificate}/history`);
  const steps = history.body.filter(({ action }) => action.startsWith('confirmation.')).map(({ action }) => action);
  const order = ['asked', 'opened', 'key-values', 'answered'].map((step) => `confirmation.${step}`);
  expect(steps.reverse()).toEqual(order);
  for (const value of [CLAIMED.certNo, 'UM-9', 'Puan Lim']) expect(JSON.stringify(history.body)).not.toContain(value);
  expect(server.log).not.toContain(token);
});
