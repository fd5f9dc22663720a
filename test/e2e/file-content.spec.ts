// On the stack: uploads at once, and one that is cut off, go through a balancer to S3.
import sharp from 'sharp';
import { photoJpeg, registerStudent, scanPng } from '../support/applicant.js';
import { beginUpload, filePart, kindPart, multipart } from '../support/multipart.js';
import { paddedPdf } from '../support/padded.js';
import { PortalClient, signIn } from '../support/portal.js';
import { refusal } from '../support/records.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { expectTidy, fileRows, left } from '../support/stored-files.js';

const MB = 1024 * 1024;
const PRIVATE = ['avatar', 'photo', 'passport', 'certificate', 'transcript', 'ministry', 'payment'];

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

describe('the content', () => {
  const disguised: [name: string, bytes: Buffer][] = [
    ['html', Buffer.from('<!DOCTYPE html><html><body><script>alert(1)</script></body></html>')],
    ['svg', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    [
      'gif',
      Buffer.from(
        'GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;',
        'latin1',
      ),
    ],
    ['exe', Buffer.concat([Buffer.from('MZ\x90\x00\x03', 'latin1'), Buffer.alloc(500)])],
    ['empty', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
    ['html behind a PDF header', Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>')],
    ['html behind a JPEG header', Buffer.from('\xff\xd8\xff\xe0<html><script>alert(1)</script></html>', 'latin1')],
  ];

  it.each(disguised)('%s is refused under every name', async (_, bytes) => {
    const before = await fileRows(server);
    for (const [kind, name] of [
      ['photo', 'a.jpg'],
      ['avatar', 'a.png'],
      ['passport', 'a.pdf'],
      ['payment', 'a.jpeg'],
    ]) {
      const answer = await student.upload(kind ?? '', name ?? '', bytes);
      expect([name, answer.status, answer.code]).toEqual([name, 415, 415]);
      if (kind !== 'passport' && kind !== 'payment') expect(answer.message).toBe(inEnglish('file_wrong_format'));
    }
    expect(await student.upload('avatar', 'a.png', bytes, '/api/editor/uploadImg')).toMatchObject({ status: 415 });
    expect(await officer.upload('news', 'a.jpg', bytes)).toMatchObject({ status: 415 });
    expect(await fileRows(server)).toBe(before);
  });

  it('webp, tiff and avif are refused, though sharp could read them', async () => {
    const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } });
    for (const format of ['webp', 'tiff', 'avif', 'gif'] as const) {
      const answer = await student.upload('photo', 'a.jpg', await picture.clone().toFormat(format).toBuffer());
      expect(answer).toMatchObject({ ...refusal(415, 'wrong_format'), message: inEnglish('file_wrong_format') });
    }
  });

  it('cut off is refused', async () => {
    for (const [kind, whole] of [
      ['photo', jpeg],
      ['photo', png],
      ['passport', pdf],
    ] as const) {
      for (const share of [0.1, 0.5, 0.9]) {
        const answer = await student.upload(kind, 'cut', whole.subarray(0, Math.floor(whole.length * share)));
        expect([kind, share, answer.status]).toEqual([kind, share, 415]);
      }
    }
  });

  it('of a picture loses its place, its comments and its tail, whoever opens it', async () => {
    const secret = 'SECRET-PLACE';
    const marked = async (format: 'jpeg' | 'png') => {
      const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
        .withExif({ IFD0: { Artist: secret }, IFD3: { GPSLatitude: '3/1 8/1 0/1', GPSLatitudeRef: 'N' } })
        .toFormat(format);
      return Buffer.concat([await picture.toBuffer(), Buffer.from(`<script>${secret}</script>`)]);
    };
    for (const format of ['jpeg', 'png'] as const) {
      const bytes = await marked(format);
      expect(bytes.includes(secret)).toBe(true);
      for (const kind of [...PRIVATE, 'editor']) {
        const { data } = await officer.upload(kind, 'me', bytes);
        const served = Buffer.from(await (await officer.raw(data.url)).arrayBuffer());
        expect([kind, served.includes(secret), served.includes('Exif')]).toEqual([kind, false, false]);
        const seen = await sharp(served).metadata();
        expect([seen.format, seen.exif, seen.width, seen.height]).toEqual([format, undefined, 300, 200]);
      }
    }
  });

  it('of a PDF stays as it is, byte for byte', async () => {
    const { data } = await student.upload('certificate', 'degree.pdf', pdf);
    expect(Buffer.from(await (await student.raw(data.url)).arrayBuffer()).equals(pdf)).toBe(true);
  });
});

describe('the line', () => {
  it('cut in the middle of an upload leaves nothing', async () => {
    const before = await fileRows(server);
    const { type, body } = multipart([kindPart('payment'), filePart(paddedPdf(3 * MB))]);
    for (const share of [0.3, 0.7, 0.999]) {
      const lengths: Record<string, number>[] = [{ 'content-length': body.length }, {}];
      for (const length of lengths) {
        const sent = beginUpload(student, { 'content-type': type, ...length });
        sent.on('error', () => undefined); // hung up on purpose
        sent.write(body.subarray(0, Math.floor(body.length * share)));
        await waitFor('the bytes to arrive', async () => (await left(server, 'tmp/uploads')).length > 0);
        sent.destroy();
        await expectTidy(server);
      }
    }
    expect(await fileRows(server)).toBe(before);
    expect(server.log).not.toContain('failed:');
  });

  it('carries 20 uploads at once', async () => {
    const before = await fileRows(server);
    const kinds = PRIVATE.flatMap((kind) => [kind, kind, kind]).slice(0, 20);
    const answers = await Promise.all(
      kinds.map((kind, at) => student.upload(kind, `${at}.png`, at % 2 === 0 ? png : jpeg)),
    );
    expect(answers.map(({ status }) => status)).toEqual(kinds.map(() => 200));
    expect(new Set(answers.map(({ data }) => data.url)).size).toBe(20);
    const opened = await Promise.all(answers.map(({ data }) => student.raw(data.url)));
    for (const [at, answer] of opened.entries()) {
      expect(answer.headers.get('content-type')).toBe(at % 2 === 0 ? 'image/png' : 'image/jpeg');
      await answer.arrayBuffer();
    }
    expect(await fileRows(server)).toBe(before + 20);
  });
});
