import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NOTICE_VERSIONS } from '../../src/domain/privacy/notice.js';
import { completeForm } from '../support/applicant.js';
import { PortalClient, signIn } from '../support/portal.js';
import { record, staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, STUDENT, startAlone, waitFor } from '../support/server.js';
import { MailSink } from '../support/stack/mail-sink.js';
import { rowsOf } from '../support/tables.js';

const UNIVERSITY = 'Universiti Malaya (mails)';
const KEYS = { certNo: 'UM-2023-004512', awardingTime: '2023-10-15', level: 'Master' };
const RECEIPT = /\/confirm\/dispute#[\w.-]+/u;
const GONE = 'gone@mails.example';
const REGISTRAR = 'registrar@mails.example';

interface Made {
  readonly id: number;
  readonly state: string;
}

let sink: MailSink;
let server: RunningServer;
let officer: PortalClient;
let student: PortalClient;
let keeper: PortalClient;
let contactOf: (email: string) => Promise<number>;

const call = async (client: PortalClient, method: 'GET' | 'POST', path: string, body?: object): Promise<Made> => {
  const answer = await resource<Made>(client, method, path, body === undefined ? {} : { body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
};

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'myverify-mails-'));
  sink = await MailSink.start(join(dataDir, 'mails'));
  server = await startAlone({ dataDir, env: { SMTP_URL: sink.url } });
  officer = await signIn(server.url, ADMIN);
  student = await signIn(server.url, STUDENT);
  keeper = await staffWith(server, ['catalog.manage']);
  const place = { region: 'Kuala Lumpur', country: 'Malaysia', nature: 'public university' };
  const { id: universityId } = await call(officer, 'POST', 'universities', { name: UNIVERSITY, ...place });
  await call(student, 'POST', 'me/consents', {
    ...{ notice: 'enquiries', version: NOTICE_VERSIONS.enquiries, language: 'en' },
  });
  const office = { universityId, office: 'Registrar', language: 'en', verification: 'By telephone.' };
  contactOf = async (email) => {
    const { id } = await call(keeper, 'POST', 'contacts', { ...office, email });
    await call(officer, 'POST', `contacts/${id}/release`);
    return id;
  };
});

afterAll(async () => {
  await server.dispose();
  await sink.stop();
});

/** After it was killed: whoever was signed in still is, at another address. */
async function startAgain(): Promise<void> {
  server = await startAlone({ dataDir: server.dataDir, env: { SMTP_URL: sink.url } });
  const again = ({ token }: PortalClient) => new PortalClient(server.url, token);
  [officer, student, keeper] = [again(officer), again(student), again(keeper)];
}

async function ask(contactId: number): Promise<Made> {
  const form = { ...(await completeForm(student)), university: UNIVERSITY, level: KEYS.level };
  const applied = { ...form, cert_no: KEYS.certNo, awarding_time: KEYS.awardingTime };
  const { id: certificateId } = await record(student, 'add-apply', applied);
  return call(officer, 'POST', 'confirmations', { certificateId, contactId });
}

/** A mail that has come may still be in its job; a server that dies then sends it once more. */
async function mailsAreDone(): Promise<void> {
  const open = "SELECT id FROM jobs WHERE state <> 'done' AND name LIKE 'mail.confirmation%'";
  await waitFor('all mails', async () => (await rowsOf(server.database, open)).length === 0, 60_000);
}

const request = (id: number) => call(officer, 'GET', `confirmations/${id}`);
const becomesIn = (id: number, state: string) =>
  waitFor(`the request to be ${state}`, async () => (await request(id)).state === state, 60_000);

it('a request whose address the mail server refuses for good is undeliverable, and is sent again once that is mended', async () => {
  sink.unknown.add(GONE);
  const { id } = await ask(await contactOf(GONE));
  await becomesIn(id, 'undeliverable');
  const [event] = await rowsOf<{ actor_id: number | null }>(
    server.database,
    "SELECT actor_id FROM audit_events WHERE action = 'confirmation.undeliverable'",
  );
  expect(event?.actor_id).toBeNull();
  await server.mailTo(ADMIN.email, ({ subject }) => /^An enquiry could not be delivered: /.test(subject ?? ''));
  sink.unknown.delete(GONE);
  expect((await call(officer, 'POST', `confirmations/${id}/send-again`)).state).toBe('sent');
  await server.mailTo(GONE);
  expect((await request(id)).state).toBe('sent');
});

it('a server that is killed between an answer and its receipt sends the receipt once', async () => {
  const { id } = await ask(await contactOf(REGISTRAR));
  const { text = '' } = await server.mailTo(REGISTRAR);
  const token = /\/confirm\/([\w-]{22})\b/u.exec(text)?.[1] ?? '';
  const post = (path: string, body: object) =>
    fetch(`${server.url}/api/v1/confirm/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, ...body }),
    });
  const { fields } = (await (await post('key-values', { values: KEYS })).json()) as { fields: object };
  const others = Object.fromEntries(Object.keys(fields).map((field) => [field, { answer: 'confirmed' }]));
  const answer = { fields: others, name: 'Puan Lim', office: 'Registrar' };
  // No mail leaves: the receipt cannot be on its way when the server dies.
  await sink.stop();
  expect((await post('answer', answer)).status).toBe(200);
  await server.kill();
  const receipts = async () => (await server.mails()).filter((mail) => RECEIPT.test(mail.text ?? ''));
  expect(await receipts()).toEqual([]);

  sink = await MailSink.start(join(server.dataDir, 'mails'));
  await startAgain();
  await waitFor('the receipt', async () => (await receipts()).length > 0, 90_000);
  await mailsAreDone();
  expect((await receipts()).map(({ to }) => to?.[0]?.address)).toEqual([REGISTRAR]);
  expect((await request(id)).state).toBe('answered');
  expect((await post('answer', answer)).status).toBe(404);
});

it('an office that says nothing is reminded by the same link, and after 30 days the request has ended', async () => {
  const [quiet, silent] = ['quiet@mails.example', 'silent@mails.example'];
  const asked = [await ask(await contactOf(quiet)), await ask(await contactOf(silent))];
  const linkIn = (text = '') => /\/confirm\/([\w-]{22})\b/u.exec(text)?.[1];
  const [first, last] = [linkIn((await server.mailTo(quiet)).text), linkIn((await server.mailTo(silent)).text)];
  await mailsAreDone();
  await server.kill();
  for (const [place, days] of [8, 31].entries()) {
    const sentAt = Date.now() - days * 86_400_000;
    await rowsOf(server.database, 'UPDATE confirmations SET sent_at = ? WHERE id = ?', [sentAt, asked[place]?.id ?? 0]);
  }
  await startAgain();
  // Looked after a minute from the start.
  const expired = async () => (await request(asked[1]?.id ?? 0)).state === 'expired';
  await waitFor('the end of the request', expired, 120_000);
  const reminder = await server.mailTo(quiet, ({ subject }) => /^Reminder: /.test(subject ?? ''));
  expect(linkIn(reminder.text)).toBe(first);
  const look = async (token = '') => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ token });
    return (await fetch(`${server.url}/api/v1/confirm/look`, { method: 'POST', headers, body })).status;
  };
  expect([await look(first), await look(last)]).toEqual([200, 404]);
  await server.mailTo(ADMIN.email, ({ subject }) => /^Nobody has answered an enquiry: /.test(subject ?? ''));
  const mailsTo = async (address: string) =>
    (await server.mails()).filter((mail) => mail.to?.[0]?.address === address).length;
  await mailsAreDone();
  // Two were due by then: one is sent. What has ended reminds nobody.
  expect([await mailsTo(quiet), await mailsTo(silent)]).toEqual([2, 1]);
}, 300_000);
