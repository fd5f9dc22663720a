// On the stack: its mails are a worker's.
import { registerStudent } from '../support/applicant.js';
import { invitationTo, newIntegrator } from '../support/integrators.js';
import { erase, takeExport } from '../support/personal-data.js';
import { PortalClient } from '../support/portal.js';
import { staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { type RunningServer, startServer } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

let server: RunningServer;
let staff: PortalClient;
let anyone: PortalClient;
let asked = 0;

beforeAll(async () => {
  server = await startServer();
  staff = await staffWith(server, ['integrators.manage']);
  anyone = new PortalClient(server.url);
});
afterAll(() => server.dispose());

const wish = (changes: object = {}) => {
  asked += 1;
  const [organisation, email] = [`Kolej Baru ${asked}`, `ask-${asked}@baru.example`];
  const volume = '1000';
  return { organisation, person: 'Lim Mei Ling', email, purpose: 'Hiring.', volume, consent: true, ...changes };
};
const ask = (body: object) => resource(anyone, 'POST', 'access-requests', { body });
const confirm = (token: string) => resource(anyone, 'POST', 'access-requests/confirm', { body: { token } });
const waiting = async () => (await resource<{ id: number; email: string }[]>(staff, 'GET', 'access-requests')).body;
const rowOf = async ({ email }: { email: string }) =>
  (
    await rowsOf<{ id: number; state: string }>(server.database, 'SELECT * FROM access_requests WHERE email = ?', [
      email,
    ])
  )[0];

async function tokenTo(email: string): Promise<string> {
  const mail = await server.mailTo(email, ({ text }) => /\/access\/confirm\?/.test(text ?? ''));
  const link = /\S+\/access\/confirm\?token=\S+/.exec(mail.text ?? '')?.[0] ?? '';
  return new URL(link).searchParams.get('token') ?? '';
}

async function confirmed(body: ReturnType<typeof wish>): Promise<number> {
  expect((await ask(body)).status).toBe(202);
  expect((await confirm(await tokenTo(body.email))).status).toBe(200);
  return (await waiting()).find(({ email }) => email === body.email)?.id ?? 0;
}

it('is read once its address is confirmed, and not before', async () => {
  const body = wish();
  await ask(body);
  const token = await tokenTo(body.email);
  expect((await waiting()).map(({ email }) => email)).not.toContain(body.email);
  expect(await confirm(`${token}x`)).toMatchObject({ status: 403, body: { reason: 'link_expired' } });
  // Again does no harm.
  expect([(await confirm(token)).status, (await confirm(token)).status]).toEqual([200, 200]);
  const { consent: _, ...told } = body;
  expect((await waiting()).find(({ email }) => email === body.email)).toMatchObject(told);
});

it('admitted it is an integrator whose first member is invited, once', async () => {
  const body = wish();
  const id = await confirmed(body);
  const { status, body: made } = await resource<{ integratorId: number }>(staff, 'POST', `access-requests/${id}/admit`);
  expect(status).toBe(200);
  const { integratorId } = made;
  const integrator = (await resource(staff, 'GET', `integrators/${integratorId}`)).body;
  expect(integrator).toMatchObject({ name: body.organisation, contact: body.email, status: 'active' });
  expect(await invitationTo(server, body.email)).not.toBe('');
  const again = await resource(staff, 'POST', `access-requests/${id}/admit`);
  expect(again).toMatchObject({ status: 409, body: { reason: 'illegal_transition' } });
  const statement =
    "SELECT action FROM audit_events WHERE subject_type = 'access-request' AND subject_id = ? ORDER BY id";
  const events = await rowsOf<{ action: string }>(server.database, statement, [String(id)]);
  const actions = events.map(({ action }) => action).filter((action) => action !== 'record.read');
  expect(new Set(actions)).toEqual(
    new Set(['access-request.made', 'access-request.confirmed', 'access-request.admitted']),
  );
});

it('declined it is told why, in its language', async () => {
  const body = wish({ language: 'cn' });
  const id = await confirmed(body);
  const path = `access-requests/${id}/decline`;
  expect(await resource(staff, 'POST', path, { body: { reason: ' ' } })).toMatchObject({
    status: 400,
    body: { reason: 'invalid_input' },
  });
  expect((await resource(staff, 'POST', path, { body: { reason: 'Not yet.' } })).status).toBe(200);
  const mail = await server.mailTo(body.email, ({ text }) => text?.includes('Not yet.') === true);
  expect(mail.subject).toContain('未获批准');
  expect((await rowOf(body))?.state).toBe('declined');
});

it('an organisation that is known already is not told so; staff are', async () => {
  await newIntegrator(staff, { name: 'Kolej Lama' });
  const body = wish({ organisation: 'Kolej Lama' });
  const id = await confirmed(body);
  const admitted = await resource(staff, 'POST', `access-requests/${id}/admit`);
  expect(admitted).toMatchObject({ status: 409, body: { reason: 'already_exists' } });
  // Nothing of it was done.
  expect((await rowOf(body))?.state).toBe('asked');
});

it('is refused without consent, and seen by those who manage integrators alone', async () => {
  expect(await ask(wish({ consent: false }))).toMatchObject({ status: 400, body: { reason: 'invalid_input' } });
  const outsider = await staffWith(server, ['catalog.manage']);
  expect(await resource(outsider, 'GET', 'access-requests')).toMatchObject({
    status: 403,
    body: { reason: 'forbidden' },
  });
});

it('is in the copy that the account of its address takes, and goes with the account', async () => {
  const student = await registerStudent(server);
  const body = wish({ email: student.email });
  await confirmed(body);
  const { consent: _, ...told } = body;
  const { data } = await takeExport(student);
  expect(data.accessRequests).toEqual([expect.objectContaining(told)]);
  expect((await erase(student, { password: student.password })).status).toBe(200);
  expect(await rowOf(body)).toBeUndefined();
});

it('is taken ten times a minute from one network', async () => {
  const own = await startServer({ env: { RATE_LIMIT_SCALE: '1' } });
  const stranger = new PortalClient(own.url);
  const answers: number[] = [];
  for (let n = 0; n < 11; n += 1)
    answers.push((await resource(stranger, 'POST', 'access-requests', { body: wish() })).status);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
  await own.dispose();
});
