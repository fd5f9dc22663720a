// On the stack too: uploads come through a balancer and end up in S3.
import { once } from 'node:events';
import { photoJpeg, registerStudent, scanPng } from '../support/applicant.js';
import { answerTo, beginUpload, filePart, kindPart, multipart, sendForm } from '../support/multipart.js';
import { paddedJpeg, paddedPdf } from '../support/padded.js';
import { PortalClient, signIn } from '../support/portal.js';
import { refusal } from '../support/records.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { expectTidy, fileRows } from '../support/stored-files.js';
import { rowsOf } from '../support/tables.js';

const MB = 1024 * 1024;
const PRIVATE = ['avatar', 'photo', 'passport', 'certificate', 'transcript', 'ministry', 'payment'];
const PUBLIC = ['news', 'editor'];

let server: RunningServer;
let officer: PortalClient;
let student: PortalClient;
let jpeg: Buffer;
let png: Buffer;
let pdf: Buffer;

beforeAll(async () => {
  server = await startServer();
  officer = await signIn(server.url, ADMIN);
  student = await registerStudent(server);
  jpeg = await photoJpeg();
  png = await scanPng();
  pdf = paddedPdf(5000);
});

afterAll(() => server.dispose());

afterEach(() => expectTidy(server));

describe('both upload calls', () => {
  it.each(PRIVATE)('take a %s of a student', async (kind) => {
    const answer = await sendForm(student, [kindPart(kind), filePart(jpeg, 'holiday.jpg')]);
    expect(answer).toMatchObject({ status: 200, code: 200, message: 'success', errMsg: 'success' });
    expect(answer.data).toEqual({
      url: `/api/file/${answer.data.id}`,
      id: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{26}$/),
      name: 'holiday.jpg',
      type: 'image/jpeg',
      size: expect.any(Number),
    });
    const served = await student.raw(answer.data.url);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await served.arrayBuffer()).byteLength).toBe(answer.data.size);
  });

  it('take each type that a kind allows, and no other', async () => {
    const types = { jpeg, png, pdf };
    const allowed: Record<string, string[]> = {
      ...Object.fromEntries(PRIVATE.map((kind) => [kind, ['jpeg', 'png', 'pdf']])),
      avatar: ['jpeg', 'png'],
      photo: ['jpeg', 'png'],
      editor: ['jpeg', 'png'],
      news: ['jpeg'],
    };
    for (const [kind, accepted] of Object.entries(allowed)) {
      for (const [type, bytes] of Object.entries(types)) {
        const answer = await officer.upload(kind, 'x', bytes);
        if (accepted.includes(type)) expect([kind, type, answer.status]).toEqual([kind, type, 200]);
        else {
          expect([kind, type, answer]).toMatchObject([kind, type, refusal(415, 'wrong_format')]);
          expect(answer.message).toBe(inEnglish('file_wrong_format'));
        }
      }
    }
  });

  it('take the pictures of articles from staff who manage news only', async () => {
    for (const kind of PUBLIC) {
      for (const path of ['/api/file/upload', '/api/editor/uploadImg']) {
        expect(await student.upload(kind, 'a.jpg', jpeg, path)).toMatchObject(refusal(403, 'forbidden'));
        expect(await officer.upload(kind, 'a.jpg', jpeg, path)).toMatchObject({ status: 200 });
      }
    }
  });

  it('differ in what they take for granted', async () => {
    const path = '/api/editor/uploadImg';
    expect(await sendForm(student, [filePart(jpeg)], path)).toMatchObject({ status: 200, message: 'success' });
    const rows = await rowsOf<{ kind: string }>(
      server.database,
      'SELECT kind FROM files ORDER BY created_at DESC LIMIT 1',
    );
    expect(rows).toEqual([{ kind: 'avatar' }]);
    const papers = await student.upload('passport', 'a.jpg', jpeg, path);
    expect(papers).toMatchObject({ ...refusal(400, 'invalid_input'), data: { errors: { kind: expect.any(String) } } });
  });

  it('need a session', async () => {
    const anyone = new PortalClient(server.url);
    for (const path of ['/api/file/upload', '/api/editor/uploadImg']) {
      expect(await anyone.upload('avatar', 'a.jpg', jpeg, path)).toMatchObject({ status: 401, code: 500 });
    }
  });
});

describe('the form', () => {
  it('may name the kind before or after the file', async () => {
    for (const parts of [
      [kindPart('passport'), filePart(pdf)],
      [filePart(pdf), kindPart('passport')],
    ]) {
      expect(await sendForm(student, parts)).toMatchObject({ status: 200, data: { type: 'application/pdf' } });
    }
  });

  it.each([
    ['no kind', [filePart(Buffer.from('x'))], 'kind'],
    ['an unknown kind', [kindPart('diploma'), filePart(Buffer.from('x'))], 'kind'],
    ['an inherited property as kind', [kindPart('constructor'), filePart(Buffer.from('x'))], 'kind'],
    ['no file', [kindPart('passport')], 'file'],
    ['a file under another name', [kindPart('passport'), filePart(Buffer.from('x'), 'a.pdf', 'files')], 'file'],
    ['nothing at all', [], 'file'],
  ])('with %s is refused by field', async (_, parts, field) => {
    const before = await fileRows(server);
    const answer = await sendForm(student, parts);
    expect(answer).toMatchObject(refusal(400, 'invalid_input'));
    expect(Object.keys(answer.data.errors ?? {})).toEqual([field]);
    expect(await fileRows(server)).toBe(before);
  });

  it('with two files is refused', async () => {
    const before = await fileRows(server);
    const answer = await sendForm(student, [kindPart('passport'), filePart(pdf), filePart(pdf, 'second.pdf')]);
    expect(answer).toMatchObject(refusal(400, 'invalid_input'));
    expect(Object.keys(answer.data.errors ?? {})).toEqual(['file']);
    expect(await fileRows(server)).toBe(before);
  });

  it('is refused where it is none', async () => {
    expect(await student.post('/api/file/upload', { kind: 'passport', file: 'x' })).toMatchObject(
      refusal(400, 'invalid_input'),
    );
    const bodies = [
      '',
      '--b',
      '--b\r\nnonsense',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx',
    ];
    for (const body of bodies) {
      const type = 'multipart/form-data; boundary=b';
      const answer = await student.raw('/api/file/upload', { method: 'POST', headers: { 'content-type': type }, body });
      expect([body, answer.status]).toEqual([body, 400]);
    }
    const noBoundary = { method: 'POST', headers: { 'content-type': 'multipart/form-data' }, body: 'x' };
    expect((await student.raw('/api/file/upload', noBoundary)).status).toBeLessThan(500);
    const many = Array.from({ length: 200 }, (_, at) => ({ name: `f${at}`, value: 'x' }));
    const answer = await sendForm(student, [...many, kindPart('passport'), filePart(pdf)]);
    expect(answer.status).toBeLessThan(500);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });
});

describe('sizes', () => {
  const limits: [kind: string, megabytes: number, text: string][] = [
    ['avatar', 2, inEnglish('picture_too_large', { megabytes: 2 })],
    ['photo', 5, inEnglish('picture_too_large', { megabytes: 5 })],
    ['passport', 5, inEnglish('file_too_large', { megabytes: 5 })],
    ['certificate', 5, inEnglish('file_too_large', { megabytes: 5 })],
    ['transcript', 5, inEnglish('file_too_large', { megabytes: 5 })],
    ['ministry', 5, inEnglish('file_too_large', { megabytes: 5 })],
    ['payment', 10, inEnglish('file_too_large', { megabytes: 10 })],
    ['news', 2, inEnglish('file_too_large', { megabytes: 2 })],
    ['editor', 5, inEnglish('file_too_large', { megabytes: 5 })],
  ];
  const sized = (kind: string, size: number) =>
    ['avatar', 'photo', 'news', 'editor'].includes(kind) ? paddedJpeg(jpeg, size) : paddedPdf(size);

  it.each(limits)('%s: less than %d MB', async (kind, megabytes, text) => {
    const limit = megabytes * MB;
    expect(await officer.upload(kind, 'just.right', sized(kind, limit - 1))).toMatchObject({ status: 200 });
    for (const size of [limit, limit + 1]) {
      const before = await fileRows(server);
      const answer = await officer.upload(kind, 'too.large', sized(kind, size));
      expect(answer).toMatchObject({ ...refusal(413, 'too_large'), message: text });
      expect(await fileRows(server)).toBe(before);
    }
  });

  it('hold for what is sent in chunks, without a length', async () => {
    for (const [size, status] of [
      [10 * MB - 1, 200],
      [10 * MB, 413],
      [11 * MB + 1, 413],
      [40 * MB, 413],
    ]) {
      const { type, body } = multipart([kindPart('payment'), filePart(Buffer.alloc(0))]);
      const at = body.lastIndexOf('\r\n--');
      const sent = beginUpload(student, { 'content-type': type });
      sent.on('error', () => undefined); // the server need not read to the end of what is too large
      const answer = answerTo(sent);
      let answered = false;
      const done = answer.then(() => {
        answered = true;
      });
      const paper = paddedPdf(size ?? 0);
      sent.write(body.subarray(0, at));
      for (let from = 0; from < paper.length && !answered; from += 64 * 1024) {
        if (!sent.write(paper.subarray(from, from + 64 * 1024))) await Promise.race([once(sent, 'drain'), done]);
      }
      sent.end(body.subarray(at));
      const { status: got, message, code } = await answer;
      expect([size, got, code, message]).toEqual([
        size,
        status,
        status,
        status === 200 ? 'success' : inEnglish('file_too_large', { megabytes: 10 }),
      ]);
    }
  });
});
