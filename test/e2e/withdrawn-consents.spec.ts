// On the stack: an officer and the applicant meet at rows of MariaDB.
import { registerStudent } from '../support/applicant.js';
import { CLAIMED, Enquirer } from '../support/enquiries.js';
import { call } from '../support/personal-data.js';
import { PortalClient } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { type RunningServer, startServer } from '../support/server.js';

interface Consent {
  readonly id: number;
  readonly withdrawnAt: string | null;
}

const ENQUIRIES = { notice: 'enquiries', version: '2026-11-29', language: 'en' };
const TERMS = { notice: 'terms', version: '2023-09-10', language: 'ms' };

let server: RunningServer;
let asking: Enquirer;
let contact: number;

beforeAll(async () => {
  server = await startServer();
  asking = await Enquirer.of(server, 'University of Withdrawals');
  contact = await asking.contact('registrar@withdrawals.example');
});

afterAll(() => server.dispose());

const give = (who: PortalClient, body: unknown) => call<Consent>(who, 'POST', '/api/v1/me/consents', body);
const given = async (who: PortalClient) => (await call<Consent[]>(who, 'GET', '/api/v1/me/consents')).body;

const withdraw = (who: PortalClient, body: unknown) =>
  call<Consent[]>(who, 'POST', '/api/v1/me/consents/withdraw', body);

it('a withdrawn consent keeps when it was given and when withdrawn, and takes it again', async () => {
  const student = await registerStudent(server);
  const { body: first } = await give(student, ENQUIRIES);
  await give(student, TERMS);
  const before = Date.now();
  const { status, body } = await withdraw(student, { notice: 'enquiries' });
  expect(status).toBe(200);
  expect(body).toEqual([
    { ...first, withdrawnAt: expect.stringMatching(/Z$/) },
    expect.objectContaining({ ...TERMS, withdrawnAt: null }),
  ]);
  const at = Date.parse(body[0]?.withdrawnAt ?? '');
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(Date.now());
  // Once more, and from several tabs: nothing more happens.
  for (const again of await Promise.all([1, 2, 3].map(() => withdraw(student, { notice: 'enquiries' })))) {
    expect([again.status, again.body]).toEqual([200, body]);
  }
  const second = await give(student, ENQUIRIES);
  expect([second.status, second.body.withdrawnAt]).toEqual([201, null]);
  expect(second.body.id).not.toBe(first.id);
  expect(await given(student)).toEqual([...body, second.body]);
});

it('withdrawing ends what is open, on its page too, and keeps what was answered', async () => {
  const student = await asking.student();
  const { certificate, id, token } = await asking.ask(student, contact);
  expect((await asking.answer(token)).status).toBe(200);
  const open = await asking.askAbout(certificate, contact);
  expect((await withdraw(student, { notice: 'enquiries' })).status).toBe(200);
  expect(await asking.request(open.id)).toMatchObject({ state: 'cancelled', cancelCause: 'consent' });
  const late = await asking.send('key-values', { token: open.token, values: CLAIMED });
  expect(late.status).toBe(404);
  const answered = await asking.request(id);
  expect([answered.state, answered.answers.length]).toEqual(['answered', 1]);

  const body = { certificateId: certificate, contactId: contact };
  const refused = await resource<{ reason: string }>(asking.officer, 'POST', 'confirmations', { body });
  expect([refused.status, refused.body.reason]).toEqual([409, 'consent_missing']);
  await give(student, ENQUIRIES);
  expect((await asking.askAbout(certificate, contact)).id).toBeGreaterThan(open.id);
});

it('withdrawing at the same time as an officer asks leaves nothing open', async () => {
  for (let round = 0; round < 6; round += 1) {
    const student = await asking.student();
    const { certificate, id } = await asking.ask(student, contact);
    await resource(asking.officer, 'POST', `confirmations/${id}/cancel`, { body: {} });
    const body = { certificateId: certificate, contactId: contact };
    const [asked, withdrawn] = await Promise.all([
      resource<{ id: number; reason: string }>(asking.officer, 'POST', 'confirmations', { body }),
      withdraw(student, { notice: 'enquiries' }),
    ]);
    expect(withdrawn.status).toBe(200);
    expect([201, 409]).toContain(asked.status);
    if (asked.status === 409) expect(asked.body.reason).toBe('consent_missing');
    else expect(await asking.request(asked.body.id)).toMatchObject({ state: 'cancelled', cancelCause: 'consent' });
  }
});

it.each([
  ['the terms', { notice: 'terms' }],
  ['the policy', { notice: 'privacy' }],
  ['what there is not', { notice: 'cookies' }],
  ['nothing', {}],
  ['a list', { notice: ['enquiries'] }],
])('nobody withdraws %s', async (_, body) => {
  const student = await registerStudent(server);
  await give(student, TERMS);
  const answer = await call<{ reason: string; errors: object }>(student, 'POST', '/api/v1/me/consents/withdraw', body);
  expect([answer.status, answer.body.reason]).toEqual([400, 'invalid_input']);
  expect(Object.keys(answer.body.errors)).toEqual(['notice']);
  expect((await given(student)).map(({ withdrawnAt }) => withdrawnAt)).toEqual([null]);
});

it('withdrawing needs a session', async () => {
  expect((await withdraw(new PortalClient(server.url), { notice: 'enquiries' })).status).toBe(401);
});
