import { paperPdf, registerStudent, scanPng } from '../support/applicant.js';
import { attach } from '../support/confirmations.js';
import { CLAIMED, Enquirer } from '../support/enquiries.js';
import { filePart } from '../support/multipart.js';
import { sweep, takeExport } from '../support/personal-data.js';
import { PortalClient } from '../support/portal.js';
import { staffWith } from '../support/records.js';
import { resource } from '../support/resource.js';
import { type RunningServer, startServer } from '../support/server.js';
import { inData, jobsDone } from '../support/server-data.js';

const MAIL = [
  'From: Registrar <registrar@files.example>',
  'Date: Mon, 2 Mar 2026 04:05:06 +0000',
  'Subject: Wang Xiaoming',
  'Content-Type: text/html',
  '',
  '<script>alert(1)</script> He graduated.',
].join('\r\n');

let server: RunningServer;
let enquirer: Enquirer;
let contact: number;
let student: Awaited<ReturnType<typeof registerStudent>>;
let anyone: PortalClient;

beforeAll(async () => {
  server = await startServer();
  anyone = new PortalClient(server.url);
  enquirer = await Enquirer.of(server, 'Universiti Malaya (files)');
  contact = await enquirer.contact('registrar@files.example');
  student = await enquirer.student();
});

afterAll(() => server.dispose());

interface Attached {
  readonly url: string;
  readonly name: string;
  readonly reason: string;
  readonly errors?: Readonly<Record<string, string>>;
}

const sent = async (token: string, bytes: Uint8Array, name = 'letter.pdf') => {
  const answer = await attach(anyone, token, filePart(bytes, name));
  return { status: answer.status, body: (await answer.json()) as Attached };
};
const confirm = (path: string, body: object) =>
  resource<{ fields: object; attached: Attached | null; errors?: object; reason?: string }>(
    anyone,
    'POST',
    `confirm/${path}`,
    { body },
  );
const answerOf = async (id: number) => (await enquirer.request(id)).answers[0];

async function answer(token: string, fileId?: string | null) {
  const { body } = await confirm('key-values', { token, values: CLAIMED });
  const fields = Object.fromEntries(Object.keys(body.fields).map((field) => [field, { answer: 'confirmed' }]));
  return confirm('answer', { token, fields, name: 'Puan Lim', office: 'Registrar', fileId });
}

describe('a file with an answer by the link', () => {
  it('is shown to reviewers as what it is, and exported and erased with the record', async () => {
    const { id, certificate, token } = await enquirer.ask(student, contact);
    const { status, body } = await sent(token, await paperPdf('Letter'), 'Surat "rasmi".pdf');
    expect([status, body]).toEqual([
      200,
      { url: expect.any(String), name: expect.any(String), size: expect.any(Number) },
    ]);
    expect((await confirm('look', { token })).body.attached).toEqual(body);
    expect((await answer(token, body.url)).status).toBe(200);
    expect((await answerOf(id))?.file).toBe(body.url);
    const opened = await enquirer.officer.raw(body.url);
    expect([opened.status, opened.headers.get('content-type'), opened.headers.get('content-disposition')]).toEqual([
      200,
      'application/pdf',
      expect.stringMatching(/^attachment;/),
    ]);
    const reader = await staffWith(server, ['certificates.read']);
    for (const client of [anyone, student, reader]) expect((await client.raw(body.url)).status).toBe(404);
    const { data, entries } = await takeExport(student);
    const held = data.files.find(({ kind }) => kind === 'answer') as { id: string; file: string };
    expect(`/api/file/${held.id}`).toBe(body.url);
    expect(entries.has(held.file)).toBe(true);
    const removed = await resource(enquirer.officer, 'POST', 'certificates/remove', { body: { ids: [certificate] } });
    expect(removed.status).toBe(200);
    await jobsDone(server, 'files.%');
    expect((await enquirer.officer.raw(body.url)).status).toBe(404);
  });

  it('is bound to its link: another request, a used or a replaced link takes none', async () => {
    const [one, other] = [await enquirer.ask(student, contact), await enquirer.ask(student, contact)];
    const { body } = await sent(one.token, await scanPng(), 'letter.png');
    const strange = await answer(other.token, body.url);
    expect([strange.status, Object.keys(strange.body.errors ?? {})]).toEqual([400, ['fileId']]);
    const papers = await student.upload('certificate', 'own.pdf', await paperPdf('Own'));
    expect((await answer(other.token, papers.data.url)).status).toBe(400);
    expect((await answer(one.token, null)).status).toBe(200);
    expect((await answerOf(one.id))?.file).toBeNull();
    await resource(enquirer.officer, 'POST', `confirmations/${other.id}/send-again`, { body: {} });
    for (const token of [one.token, other.token, 'x'.repeat(22), '']) {
      const { status, body: refused } = await sent(token, await scanPng());
      expect([status, refused.reason]).toEqual([404, 'confirmation_ended']);
    }
  });

  it('takes the place of the one before, and is swept where no answer names it', async () => {
    const { id, token } = await enquirer.ask(student, contact);
    const first = (await sent(token, await scanPng(), 'first.png')).body;
    const second = (await sent(token, await scanPng(), 'second.png')).body;
    expect((await confirm('look', { token })).body.attached).toMatchObject({ name: 'second.png' });
    expect((await answer(token, first.url)).status).toBe(400);
    const aged = Date.now() - 25 * 3_600_000;
    inData(server, (data) => data.prepare("UPDATE files SET created_at = ? WHERE kind = 'answer'").run(aged));
    sweep(server);
    await jobsDone(server, 'files.%');
    expect((await confirm('look', { token })).body.attached).toBeNull();
    const gone = await answer(token, second.url);
    expect([gone.status, gone.body.errors]).toEqual([400, { fileId: expect.stringContaining('upload it again') }]);
    const third = (await sent(token, await scanPng(), 'third.png')).body;
    expect((await answer(token, third.url)).status).toBe(200);
    expect((await answerOf(id))?.file).toBe(third.url);
  });

  it.each([
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'wrong_format'],
    [
      'a drawing with scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      415,
      'wrong_format',
    ],
    ['a mail', Buffer.from(MAIL), 415, 'wrong_format'],
    ['what only calls itself a PDF', Buffer.from('hello'), 415, 'wrong_format'],
    ['what is too large', Buffer.alloc(5 * 1024 * 1024, '%PDF-1.7 '), 413, 'too_large'],
  ])('is refused where it is %s', async (_, bytes, status, reason) => {
    const { token } = await enquirer.ask(student, contact);
    const refused = await sent(token, bytes);
    expect([refused.status, refused.body.reason]).toEqual([status, reason]);
    expect((await confirm('look', { token })).body.attached).toBeNull();
  });

  it('is attached by the link alone', async () => {
    const byAccount = await student.upload('answer', 'letter.png', await scanPng());
    expect([byAccount.status, byAccount.data]).toMatchObject([400, { errors: { kind: expect.any(String) } }]);
  });
});

describe('the letter of an answer that an officer records', () => {
  const record = (id: number, fileId: string) =>
    resource(enquirer.officer, 'POST', `confirmations/${id}/record`, {
      body: { way: 'mail', name: 'Puan Lim', fields: { level: { answer: 'confirmed' } }, fileId },
    });

  it('may be a mail, which is only handed out to be saved, and goes to whom it tells of', async () => {
    const { id } = await enquirer.ask(student, contact);
    const { data } = await enquirer.officer.upload('letter', 'answer.eml', Buffer.from(MAIL));
    expect((data as { type?: string }).type).toBe('message/rfc822');
    expect((await record(id, data.url)).status).toBe(200);
    const opened = await enquirer.officer.raw(data.url);
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      'content-type': 'message/rfc822',
      'content-disposition': expect.stringMatching(/^attachment; filename="answer.eml"/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(await opened.text()).toBe(MAIL);
    expect((await student.raw(data.url)).status).toBe(404);
    const { data: held } = await takeExport(student);
    expect(held.files.filter(({ kind, type }) => kind === 'letter' && type === 'message/rfc822')).toHaveLength(1);
    const again = await enquirer.ask(student, contact);
    expect((await record(again.id, data.url)).status).toBe(400);
  });

  it('is no page, no mail without its head, and no file of another kind or officer', async () => {
    const { id } = await enquirer.ask(student, contact);
    for (const text of ['<html>', MAIL.replace('From:', 'Form:'), MAIL.replaceAll('\r\n', ' ')]) {
      const { status } = await enquirer.officer.upload('letter', 'answer.eml', Buffer.from(text));
      expect(status).toBe(415);
    }
    const scan = await enquirer.officer.upload('certificate', 'scan.png', await scanPng());
    const other = await staffWith(server, ['certificates.review', 'confirmations.manage']);
    const others = await other.upload('letter', 'scan.png', await scanPng());
    expect(others.status).toBe(200);
    for (const { data } of [scan, others]) expect((await record(id, data.url)).status).toBe(400);
    for (const client of [student, await staffWith(server, ['certificates.review'])]) {
      expect((await client.upload('letter', 'scan.png', await scanPng())).status).toBe(403);
    }
    const mail = await student.upload('certificate', 'answer.eml', Buffer.from(MAIL));
    expect(mail.status).toBe(415);
  });
});
