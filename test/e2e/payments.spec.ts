// On the stack: another process reads and matches than the one that lists.
import { inFours, paymentReference } from '../../src/domain/payment/payment-reference.js';
import { completeForm, registerStudent } from '../support/applicant.js';
import { paperPdf } from '../support/papers.js';
import { takeExport } from '../support/personal-data.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record, staffWith } from '../support/records.js';
import { resource, resourceRefused } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { say } from '../support/verdicts.js';

interface Payment {
  readonly id: number;
  readonly state: string;
  readonly judgedBy: string | null;
}

let server: RunningServer;
let officer: PortalClient;
beforeAll(async () => {
  server = await startServer();
  officer = await signIn(server.url, ADMIN);
});
afterAll(() => server.dispose());

const paymentFor = (id: number) => resource<Payment>(officer, 'GET', `payments/${id}`);
const listed = async (filter: object, client = officer) =>
  (await resource<Payment[]>(client, 'GET', 'payments', { query: { filter } })).body;

function becomes(id: number, state: string): Promise<Payment> {
  return waitFor(`the payment for ${id} to be ${state}`, async () => {
    const { body } = await paymentFor(id);
    return body.state === state ? body : null;
  });
}

function signal(id: number, kind: string, state = 'open') {
  return waitFor(`${kind} on ${id}`, async () => {
    const { body } = await resource<Array<{ kind: string; state: string }>>(
      officer,
      'GET',
      `certificates/${id}/signals`,
    );
    return body.find((one) => one.kind === kind && one.state === state) ?? null;
  });
}

/** An application of somebody new, whose proof of payment says this. */
async function paid(says: (reference: string) => string) {
  const student = await registerStudent(server);
  const form = await completeForm(student);
  const draft = await record(student, 'add', { ...form, payment_photos: [] });
  const expected = await becomes(draft.id, 'expected');
  const receipt = await paperPdf(says(paymentReference(draft.id)));
  const { data } = await student.upload('payment', 'receipt.pdf', receipt);
  const sent = { ...form, id: draft.id, version: draft.version, payment_photos: [data.url] };
  const { id, version } = await record(student, 'update-apply', sent);
  return { student, id, version, expected };
}

it('is expected from the first draft on, and matches once amount and reference were read', async () => {
  const { student, id, expected } = await paid(
    (reference) => `DuitNow\nRecipient reference ${inFours(reference)}\nRM 669.60\nReference ID: 20260304MBB0001`,
  );
  const reference = inFours(paymentReference(id));
  expect(expected).toMatchObject({ ...{ id, reference, judgedBy: null }, expected: '669.60', read: null });
  expect(await becomes(id, 'matched')).toMatchObject({
    ...{ judgedBy: 'reader', read: '669.60', paidFor: id, transaction: '20260304MBB0001' },
    ...{ type: 'verification', status: 'Verifying' },
  });
  const { data } = await takeExport(student);
  expect(data.payments).toMatchObject([{ certificateId: id, state: 'matched', read: 66_960 }]);
});

it('differs where another amount was read, until an officer accepts it', async () => {
  const { id, version } = await paid((reference) => `${reference} MYR 66.96`);
  expect(await becomes(id, 'differs')).toMatchObject({ judgedBy: 'reader', read: '66.96' });
  await say(officer, id, version, { group: 'payment', verdict: 'accepted', asOne: true });
  expect(await becomes(id, 'matched')).toMatchObject({ judgedBy: 'officer', read: '66.96' });
  await say(officer, id, version, { group: 'payment', verdict: 'refused', comment: 'Not ours' });
  expect(await becomes(id, 'differs')).toMatchObject({ judgedBy: 'officer' });
});

it('is seen where a machine makes nothing out', async () => {
  const { id } = await paid(() => 'Thank you');
  expect(await becomes(id, 'seen')).toMatchObject({ judgedBy: null, read: null, paidFor: null, transaction: null });
});

it('gives reason to look twice: another amount, and a receipt that pays for two', async () => {
  const receipt = (reference: string) => `${reference} RM 66.96 Transaction No: TWICE20260304001`;
  const one = await paid(receipt);
  const other = await paid(receipt);
  const expected = { ...{ group: 'payment', state: 'open' }, amount: { expected: '669.60', read: '66.96' } };
  expect(await signal(one.id, 'amount_differs')).toMatchObject(expected);
  expect(await signal(other.id, 'receipt_used')).toMatchObject({ certificateIds: [one.id], amount: null });
  expect(await signal(one.id, 'receipt_used')).toMatchObject({ certificateIds: [other.id] });
  const third = await paid(() => `${paymentReference(one.id)} MYR 669.60`);
  expect(await signal(third.id, 'receipt_used')).toMatchObject({ certificateIds: [one.id] });
  const fourth = await paid(() => `${paymentReference(2_000_000_000)} MYR 66.96`);
  await signal(fourth.id, 'amount_differs');
  const { body } = await resource<Array<{ kind: string }>>(officer, 'GET', `certificates/${fourth.id}/signals`);
  expect(body.map(({ kind }) => kind)).not.toContain('receipt_used');
  await say(officer, one.id, one.version, { group: 'payment', verdict: 'refused', comment: 'Too little' });
  expect(await signal(one.id, 'amount_differs', 'taken')).toMatchObject({ kind: 'amount_differs' });
});

it('is found by state and by reference, however that is written', async () => {
  const { id } = await paid((reference) => `${reference} RM 1.00`);
  await becomes(id, 'differs');
  const reference = paymentReference(id);
  for (const written of [reference, inFours(reference), reference.toLowerCase()]) {
    expect(await listed({ reference: written })).toMatchObject([{ id }]);
  }
  expect((await listed({ state: 'differs' })).map((one) => one.id)).toContain(id);
  expect(await listed({ state: 'expected', reference })).toEqual([]);
  expect(await listed({ reference: `RF00MV${id}` })).toEqual([]);
  expect(await listed({ id: [id, id + 1000] })).toMatchObject([{ id }]);
});

it('is found by who has applied, by the number of the application, and by the reference', async () => {
  const { id } = await paid((reference) => `${reference} RM 2.00`);
  await resource(officer, 'PUT', `certificates/${id}`, { body: { version: 2, name: 'Quentin Zyler' } });
  for (const q of ['zyl quen', 'Zyler', String(id), inFours(paymentReference(id))]) {
    expect((await listed({ q })).map((one) => one.id)).toEqual([id]);
  }
  expect(await listed({ q: 'zyler wang' })).toEqual([]);
  expect(await listed({ q: 'zyler', state: 'matched' })).toEqual([]);
  expect(await listed({ q: String(id), reference: paymentReference(id + 1) })).toEqual([]);
});

it('is for staff who may read applications', async () => {
  const [student, reader, other] = await Promise.all([
    registerStudent(server),
    staffWith(server, ['certificates.read']),
    staffWith(server, ['news.manage']),
  ]);
  for (const stranger of [student, other]) {
    expect(await resource(stranger, 'GET', 'payments')).toEqual(resourceRefused(403, 'forbidden'));
  }
  expect((await resource(reader, 'GET', 'payments')).status).toBe(200);
  expect(await paymentFor(2_000_000_000)).toEqual(resourceRefused(404, 'not_found'));
  const wrong = await resource(officer, 'GET', 'payments', { query: { filter: { state: 'paid' } } });
  expect(wrong).toEqual(resourceRefused(400, 'invalid_input', { 'filter.state': expect.any(String) }));
});

it('goes with its record', async () => {
  const student = await registerStudent(server);
  const draft = await record(student, 'add', { name: 'Draft' });
  await becomes(draft.id, 'expected');
  await student.post('/api/cert/remove', { ids: [draft.id] });
  expect(await paymentFor(draft.id)).toEqual(resourceRefused(404, 'not_found'));
});
