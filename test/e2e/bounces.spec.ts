import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressTokenTo, answerAddress, confirmAddress } from '../support/address-changes.js';
import { completeForm, registerStudent } from '../support/applicant.js';
import { freshCode } from '../support/codes.js';
import { runCommand } from '../support/commands.js';
import { Dovecot } from '../support/dovecot.js';
import { takeExport } from '../support/personal-data.js';
import { PortalClient, signIn } from '../support/portal.js';
import { describeWithPrograms } from '../support/programs.js';
import { record } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startAlone, waitFor } from '../support/server.js';
import { MailSink } from '../support/stack/mail-sink.js';
import { rowsOf } from '../support/tables.js';

interface Signal {
  readonly kind: string;
  readonly group: string | null;
  readonly state: string;
}

const BOUNCE_ADDRESS = 'bounce@verify.example.org';
const SAMPLES = join(import.meta.dirname, '../fixtures/bounces');

let sink: MailSink;
let server: RunningServer;
let officer: PortalClient;

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'myverify-bounces-'));
  sink = await MailSink.start(join(dataDir, 'mails'));
  server = await startAlone({ dataDir, env: { SMTP_URL: sink.url, BOUNCE_ADDRESS } });
  officer = await signIn(server.url, ADMIN);
});

afterAll(async () => {
  await server.dispose();
  await sink.stop();
});

/** As the pipe of a mail server does: the whole message on the standard input. */
const bounce = (message: Uint8Array, env: Readonly<Record<string, string>> = {}, args: readonly string[] = []) =>
  runCommand('bounce', { ...server.settings, BOUNCE_ADDRESS, ...env }, args, message);
const sample = async (returnPath: string, name = 'postfix-no-such-user.eml') =>
  Buffer.from((await readFile(join(SAMPLES, name), 'latin1')).replaceAll('@RETURN@', returnPath), 'latin1');

/** A student with an application under review, and the sender of the envelope of the mail about it. */
async function applied() {
  const student = await registerStudent(server);
  const { id } = await record(student, 'add-apply', { ...(await completeForm(student)) });
  const { returnPath = '' } = await server.mailTo(student.email, ({ subject }) => String(subject).includes('received'));
  return { student, id, returnPath };
}

const own = async (client: PortalClient) =>
  (await resource<{ bouncedSince: string | null }>(client, 'GET', 'me/address-change')).body.bouncedSince;
const stateOf = async (id: number) => {
  const { body } = await resource<Signal[]>(officer, 'GET', `certificates/${id}/signals`);
  return body.find(({ kind }) => kind === 'mail_returned')?.state ?? 'none';
};
const becomes = (id: number, state: string) => waitFor(`a signal ${state}`, async () => (await stateOf(id)) === state);
const listed = async (what: string, filter: object) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  const { body } = await resource<{ id: number; email: string }[]>(officer, 'GET', `${what}?${query}`);
  return body;
};

it('is told to the student and to staff, and ends with the change of the address', async () => {
  const { student, id, returnPath } = await applied();
  expect(returnPath).toMatch(/^bounce\+a\w+-\w+-[a-z2-7]{20}@verify\.example\.org$/);
  const { code, output } = await bounce(await sample(returnPath));
  expect([code, output]).toEqual([0, expect.stringMatching(/^Noted, account \d+: 5\.1\.1\n$/)]);

  expect(await own(student)).toEqual(expect.stringMatching(/^\d{4}-\d\d-\d\dT/));
  expect((await takeExport(student)).data).toMatchObject({ mailsReturned: { status: '5.1.1', count: 1 } });
  await becomes(id, 'open');
  expect((await listed('certificates', { signal: 'mail_returned' })).map((row) => row.id)).toContain(id);
  const users = await listed('users', { mail: 'returned' });
  expect(users).toContainEqual(expect.objectContaining({ email: student.email, bouncedSince: expect.any(String) }));

  const to = `moved-${student.email}`;
  expect((await resource(student, 'POST', 'me/address-change', { body: { email: to } })).status).toBe(200);
  await confirmAddress(server, student.email, to);
  expect(await own(await signIn(server.url, { email: to, password: student.password }))).toBeNull();
  await becomes(id, 'ended');
  expect(await listed('users', { mail: 'returned', email: to })).toEqual([]);
  // The bounce of a mail to the former address comes late.
  expect((await bounce(await sample(returnPath))).output).toContain('an address that its owner has no more');
  const events = await rowsOf<{ action: string; after_values: string | null }>(
    server.database,
    "SELECT action FROM audit_events WHERE action IN ('address.bounced', 'address.works') ORDER BY action",
  );
  expect(events.map(({ action }) => action)).toEqual(['address.bounced', 'address.works']);
});

it('ends where a code from a later mail is entered, or the link in one is opened', async () => {
  const reset = await applied();
  await bounce(await sample(reset.returnPath, 'qq-no-such-user.eml'));
  expect(await own(reset.student)).not.toBeNull();
  const code = await freshCode(server, reset.student.email, 'reset');
  const password = 'Better-2026';
  const body = { email: reset.student.email, password, checkPwd: password, code };
  expect(await new PortalClient(server.url).post('/api/user/reset-password', body)).toMatchObject({ status: 200 });
  const again = await signIn(server.url, { email: reset.student.email, password });
  expect(await own(again)).toBeNull();

  const linked = await applied();
  await bounce(await sample(linked.returnPath));
  await resource(linked.student, 'POST', 'me/address-change', { body: { email: `new-${linked.student.email}` } });
  await answerAddress(server, 'confirm', await addressTokenTo(server, linked.student.email));
  expect(await own(linked.student)).toBeNull();
});

it('changes nothing where the token is forged, the mailbox is full, or nobody sent a bounce', async () => {
  const { student, id, returnPath } = await applied();
  const forged = returnPath.replace(/.{4}(?=@)/, (end) => (end === 'aaaa' ? 'bbbb' : 'aaaa'));
  for (const [message, said] of [
    [await sample(forged), 'Ignored: its address is forged'],
    [await sample(student.email), 'Ignored: not sent back to an address'],
    [await sample(returnPath, 'gmail-full.eml'), '5.2.2 says nothing of the address'],
    [await sample(returnPath, 'qq-auto-reply.eml'), 'Ignored: not a report'],
    [Buffer.from([0, 255, 1, 2]), 'Ignored: not a'],
    [Buffer.alloc(0), 'Ignored: no message'],
    [Buffer.alloc(20_000_000, 'x'), 'Ignored: larger than'],
  ] as const) {
    const { code, output } = await bounce(message);
    expect([code, output]).toEqual([0, expect.stringContaining(said)]);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).not.toContain(student.email);
  }
  expect(await own(student)).toBeNull();
  expect(await stateOf(id)).toBe('none');
});

describeWithPrograms('a mailbox of its own', [['dovecot', '--version']], () => {
  it('is read by the service itself', async () => {
    const imap = await Dovecot.start();
    try {
      const { student, returnPath } = await applied();
      await imap.deliver(await sample(returnPath));
      const env = { ...server.settings, SMTP_URL: sink.url, BOUNCE_ADDRESS, BOUNCE_IMAP_URL: imap.url() };
      const beside = await startAlone({ dataDir: server.dataDir, env });
      await waitFor('the bounce', async () => (await own(student)) !== null, 60_000);
      await waitFor('the mark', async () => (await imap.counts()).read === 1);
      await beside.kill();
    } finally {
      await imap.stop();
    }
  });
});

it('comes again later where the database is away or a setting is missing', async () => {
  const message = await sample('bounce@verify.example.org');
  const away = await bounce(message, { DATABASE_URL: 'mariadb://nobody:nothing@127.0.0.1:1/none' });
  expect([away.code, away.output]).toEqual([75, expect.stringMatching(/./)]);
  const unset = await bounce(message, { BOUNCE_ADDRESS: '' });
  expect([unset.code, unset.output]).toEqual([75, 'BOUNCE_ADDRESS must be set\n']);
});
