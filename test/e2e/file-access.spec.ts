// On the stack: what is served is streamed from S3, and one API opens the links that the other signs.
import { Env, readEnv } from '../../src/config/env.js';
import { HmacLinkSigner } from '../../src/platform/security/hmac.link-signer.js';
import { photoJpeg, registerStudent } from '../support/applicant.js';
import { filePart, kindPart, sendForm } from '../support/multipart.js';
import { paddedPdf } from '../support/padded.js';
import { PortalClient, signIn } from '../support/portal.js';
import { record, staffWith, withoutRequestId } from '../support/records.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

const MISSING = '/api/file/00000000000000000000000000';

let server: RunningServer;
let anyone: PortalClient;
let officer: PortalClient;
let student: PortalClient;
let other: PortalClient;
let picture: string;
let paper: string;
let article: string;

beforeAll(async () => {
  server = await startServer();
  anyone = new PortalClient(server.url);
  officer = await signIn(server.url, ADMIN);
  student = await registerStudent(server);
  other = await registerStudent(server);
  picture = (await student.upload('photo', 'me.jpg', await photoJpeg())).data.url;
  paper = (await student.upload('passport', 'passport.pdf', paddedPdf(5000))).data.url;
  article = (await officer.upload('news', 'news.jpg', await photoJpeg())).data.url;
});

afterAll(() => server.dispose());

describe('a private file', () => {
  it('opens for its owner and for staff who read certificates', async () => {
    const reader = await staffWith(server, ['certificates.read']);
    for (const who of [student, officer, reader]) {
      for (const url of [picture, paper]) expect((await who.raw(url)).status).toBe(200);
    }
  });

  it('that staff attached to a record opens for the student whose record it is, as long as that names it', async () => {
    const info = await other.get<{ id: number; email: string }>('/api/user/info');
    const attached = (await officer.upload('ministry', 'stamp.pdf', paddedPdf(4000))).data.url;
    const form = { name: 'Prepared', email: info.data.email };
    const made = await record(officer, 'add', { ...form, ministry_photos: [attached] });
    expect(made.ministry_photos).toEqual([attached]);
    expect((await other.raw(attached)).status).toBe(200);
    const missing = await withoutRequestId(await student.raw(MISSING));
    expect(await withoutRequestId(await student.raw(attached))).toEqual(missing);
    // To read is all that is theirs: it goes into no other record of theirs.
    expect(await other.post('/api/cert/add', { ministry_photos: [attached] })).toMatchObject({ status: 400 });
    const viewed = await waitFor('the look to be told', async () => {
      const found = await rowsOf<{ actor_id: number }>(
        server.database,
        "SELECT actor_id FROM audit_events WHERE action = 'file.viewed' AND subject_id = ?",
        [attached.slice('/api/file/'.length)],
      );
      return found.length > 0 && found;
    });
    expect(viewed).toEqual([{ actor_id: info.data.id }]);
    const kept = (await officer.upload('passport', 'keeps.pdf', paddedPdf(4000))).data.url;
    await record(officer, 'add', { name: 'Elsewhere', passport_photos: [kept], ministry_photos: [attached] });
    await other.post('/api/cert/remove', { ids: [made.id] });
    expect(await withoutRequestId(await other.raw(attached))).toEqual(missing);
    expect((await officer.raw(attached)).status).toBe(200);
  });

  it('answers everyone else exactly as a missing one', async () => {
    const newsStaff = await staffWith(server, ['news.manage', 'catalog.manage', 'users.manage']);
    for (const who of [other, anyone, newsStaff, new PortalClient(server.url, 'nonsense')]) {
      for (const query of [
        '',
        '?exp=9999999999',
        '?sig=abc',
        '?exp=9999999999&sig=abc',
        '?exp=x&sig=',
        '?exp=1&exp=2',
      ]) {
        const missing = await withoutRequestId(await who.raw(MISSING + query));
        expect([query, missing.status >= 400 && missing.status < 500]).toEqual([query, true]);
        for (const url of [picture, paper]) {
          expect([query, await withoutRequestId(await who.raw(url + query))]).toEqual([query, missing]);
        }
      }
    }
    expect((await anyone.raw(picture)).status).toBe(404);
  });

  it('opens by a signed link, which is bound to it and runs out', async () => {
    const env: Env = readEnv({ DATA_DIR: server.dataDir });
    const links = new HmacLinkSigner(env);
    const id = picture.slice('/api/file/'.length);
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const good = links.sign(`file:${id}`, inMinutes(15));
    expect((await anyone.raw(`${picture}?${good}`)).status).toBe(200);
    expect((await other.raw(`${picture}?${good}`)).status).toBe(200);
    const [exp = '', sig = ''] = good.split('&');
    const bad = [
      links.sign(`file:${id}`, inMinutes(-1)),
      links.sign(`report:${id}`, inMinutes(15)),
      links.sign('file:1', inMinutes(15)),
      `exp=${Number(exp.slice(4)) + 1}&${sig}`,
      `${exp}&${sig.slice(0, -2)}`,
      `${good}A`,
      `${exp}&sig=`,
    ];
    for (const query of bad) {
      const answer = await anyone.raw(`${picture}?${query}`);
      expect([query, answer.status]).toEqual([query, 403]);
    }
    expect((await anyone.raw(`${paper}?${good}`)).status).toBe(403);
    expect((await student.raw(`${picture}?${exp}&sig=`)).status).toBe(200);
  });

  it('is no path', async () => {
    const odd = ['..%2f..%2fjwt-secret', '%00', 'x'.repeat(150), picture.slice(10).toUpperCase(), '__proto__', '%E4'];
    for (const id of odd) {
      const { status } = await officer.raw(`/api/file/${id}`);
      expect([id, status >= 400 && status < 500]).toEqual([id, true]);
    }
  });
});

describe('what is served', () => {
  it('can be no page of ours in any browser', async () => {
    for (const [url, who] of [
      [picture, student],
      [paper, student],
      [article, anyone],
    ] as const) {
      const { headers } = await who.raw(url);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
      expect(headers.get('content-security-policy')).not.toContain('allow-');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(Number(headers.get('content-length'))).toBeGreaterThan(0);
    }
  });

  it('is kept by no cache where it is private', async () => {
    for (const url of [picture, paper])
      expect((await student.raw(url)).headers.get('cache-control')).toBe('private, no-store');
    expect((await student.raw(MISSING)).headers.get('cache-control')).toBe('no-store');
    const open = await anyone.raw(article);
    expect([open.status, open.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  it('comes as an attachment where it is a PDF, and in the page where it is a picture', async () => {
    expect((await student.raw(paper)).headers.get('content-disposition')).toMatch(
      /^attachment; filename="passport\.pdf"/,
    );
    expect((await student.raw(picture)).headers.get('content-disposition')).toMatch(/^inline; filename="me\.jpg"/);
  });

  it.each([
    ['成绩单 2023.pdf', '成绩单 2023.pdf'],
    ['a\\"b.pdf', 'a"b.pdf'],
    ['x%0D%0ASet-Cookie: a=b.pdf', 'x%0D%0ASet-Cookie: a=b.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['tab\there.pdf', 'tabhere.pdf'],
    ["it's (1)*.pdf", "it's (1)*.pdf"],
    ['résumé;x=1,y.pdf', 'résumé;x=1,y.pdf'],
    [`${'長'.repeat(300)}.pdf`, '長'.repeat(200)],
    ['', ''],
    ['evil.html', 'evil.html'],
  ])('carries the name %j as data', async (fileName, shown) => {
    const { data, status } = await sendForm(student, [kindPart('passport'), filePart(paddedPdf(3000), fileName)]);
    expect([status, data.name]).toEqual([200, shown]);
    const { headers } = await student.raw(data.url);
    const disposition = headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.!#$&+^`|~%-]*$/);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(shown);
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-type')).toBe('application/pdf');
  });
});
