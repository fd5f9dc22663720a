// On the stack too: two APIs, two workers, Redis, S3 and SMTP take part in it.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { completeForm, HOLDER, type PortalCertificate, registerStudent } from '../support/applicant.js';
import { PortalClient, signIn } from '../support/portal.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

let server: RunningServer;
let anyone: PortalClient;
let officer: PortalClient;

beforeAll(async () => {
  server = await startServer();
  anyone = new PortalClient(server.url);
  officer = await signIn(server.url, ADMIN);
});

afterAll(() => server.dispose());

async function readyReport(student: PortalClient & { email: string }, id: number) {
  await server.mailTo(student.email, (mail) => /MYV-/.test(mail.text ?? ''));
  const { data } = await student.post<{ file_url: string; file_name: string }>('/api/cert/download', { id });
  const answer = await anyone.raw(data.file_url);
  return { ...data, answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('the main job', () => {
  let student: PortalClient & { email: string };
  let certificate: PortalCertificate;

  it('lets a student register, save a draft and apply', async () => {
    student = await registerStudent(server);
    const draft = await student.post<PortalCertificate>('/api/cert/add', { name: HOLDER.name });
    expect(draft).toMatchObject({ status: 200, code: 200, message: 'Save Success!', errMsg: 'Save Success!' });
    expect(draft.data).toMatchObject({ cert_status: 'Unverified', email: student.email, verifi_no: null, version: 1 });
    expect(draft.data.allowed_actions).toEqual(['save', 'apply', 'remove']);

    const form = await completeForm(student);
    const applied = await student.post<PortalCertificate>('/api/cert/update-apply', {
      id: draft.data.id,
      version: 1,
      ...form,
    });
    expect(applied).toMatchObject({ status: 200, code: 200, message: 'Apply Success!' });
    expect(applied.data).toMatchObject({ ...form, cert_status: 'Verifying', version: 2 });
    await server.mailTo(student.email, (mail) => /received/i.test(mail.subject ?? ''));
    certificate = applied.data;
  });

  it('shows the officer what waits, and opens its documents', async () => {
    const list = await officer.get<{ cert_list: PortalCertificate[]; count: number }>('/api/cert/list', {
      name: '小明',
    });
    expect(list.data.cert_list.map(({ id }) => id)).toContain(certificate.id);
    const { data } = await officer.get<PortalCertificate>('/api/cert/detail', { id: certificate.id });
    expect(data.allowed_actions).toEqual(['save', 'authenticate', 'reject', 'remove']);
    const paper = await officer.raw(String((data.cert_photos as string[])[0]));
    expect(paper.status).toBe(200);
    expect(paper.headers.get('content-type')).toContain('application/pdf');
    expect(paper.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect((await anyone.raw(String((data.cert_photos as string[])[0]))).status).toBe(404);
  });

  it('takes a rejection to the student, who corrects and applies again', async () => {
    const reason = 'The transcript lacks its last page.\n成绩单缺少最后一页。';
    const rejected = await officer.post('/api/cert/reject', {
      ids: [certificate.id],
      version: 2,
      reject_reason: reason,
    });
    expect(rejected).toMatchObject({ status: 200, code: 200, message: 'Reject Success!' });
    const { data } = await student.get<PortalCertificate>('/api/cert/detail', { id: certificate.id });
    expect(data).toMatchObject({ cert_status: 'Rejected', reject_reason: reason });
    const mail = await server.mailTo(student.email, ({ text }) => text?.includes('last page') ?? false);
    expect(mail.text).toContain('成绩单缺少最后一页');

    const saved = await student.post<PortalCertificate>('/api/cert/update', {
      id: data.id,
      version: data.version,
      major: 'CS',
    });
    expect(saved.data).toMatchObject({ cert_status: 'Rejected', reject_reason: reason, major: 'CS' });
    const again = await student.post<PortalCertificate>('/api/cert/update-apply', {
      id: data.id,
      version: saved.data.version,
    });
    expect(again.data).toMatchObject({ cert_status: 'Verifying', reject_reason: null });
    certificate = again.data;
  });

  it('verifies, renders the report and tells the student', async () => {
    const early = await student.post<{ reason: string }>('/api/cert/download', { id: certificate.id });
    expect(early).toMatchObject({ status: 409, code: 409, data: { reason: 'report_not_ready' } });

    const verified = await officer.post<PortalCertificate>('/api/cert/update-auth', {
      id: certificate.id,
      version: certificate.version,
    });
    expect(verified).toMatchObject({ status: 200, message: 'Authenticate Success!' });
    expect(verified.data).toMatchObject({ cert_status: 'Verified', allowed_actions: ['download'] });
    expect(verified.data.verifi_no).toMatch(/^MYV(-[0-9A-HJKMNP-TV-Z]{5}){3}$/);
    certificate = verified.data;

    const report = await readyReport(student, certificate.id);
    expect(report.file_name).toBe(`${certificate.verifi_no}.pdf`);
    expect(report.answer.headers.get('content-type')).toContain('application/pdf');
    expect(report.bytes.length).toBeGreaterThan(50_000);
    expect(report.bytes.length).toBeLessThan(400_000);
    const path = join(server.dataDir, 'report.pdf');
    await writeFile(path, report.bytes);
    const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).normalize('NFKC');
    for (const words of ['王小明', 'José Ñúñez', 'Universiti Malaya', certificate.verifi_no ?? '', 'UM-2023-004512']) {
      expect(text).toContain(words);
    }
    const fonts = execFileSync('pdffonts', [path], { encoding: 'utf8' }).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/ yes (yes|no) +(yes|no) +\d+ +\d+$/);
  });

  it('lets anyone find and check the report, and nobody by wrong data', async () => {
    const query = { name: '  王小明   josé ñúñez', passport: 'e12345678', birth: HOLDER.birth };
    const found = await anyone.get<{ pdfurl: string; reports: { number: string }[] }>('/api/studentinfo/search', query);
    expect(found).toMatchObject({ status: 200, code: 0 });
    expect(found.data.reports.map(({ number }) => number)).toEqual([certificate.verifi_no]);
    const pdf = Buffer.from(await (await anyone.raw(found.data.pdfurl)).arrayBuffer());
    expect((await anyone.raw(`${found.data.pdfurl}x`)).status).toBe(403);

    const misses = await Promise.all(
      [{ name: 'Nobody' }, { passport: 'E00000000' }, { birth: '2001-05-01' }].map((wrong) =>
        anyone.get('/api/studentinfo/search', { ...query, ...wrong }),
      ),
    );
    for (const miss of misses)
      expect(miss).toMatchObject({ status: 404, code: 404, message: inEnglish('not_found', { what: 'Student' }) });

    const typed = (certificate.verifi_no ?? '').toLowerCase().replaceAll('-', '');
    const check = await (await anyone.raw(`/api/v1/reports/check/${typed}`)).json();
    expect(check).toMatchObject({
      result: 'valid',
      number: certificate.verifi_no,
      edition: 1,
      sha256: createHash('sha256').update(pdf).digest('hex'),
      fields: { name: HOLDER.name, university: 'Universiti Malaya', passport: '******678' },
    });
    const mistyped = await anyone.raw(`/api/v1/reports/check/${typed.slice(0, -1)}${typed.endsWith('0') ? '1' : '0'}`);
    expect([mistyped.status, ((await mistyped.json()) as { reason: string }).reason]).toEqual([400, 'mistyped']);
    const unknown = await anyone.raw('/api/v1/reports/check/MYV-00000-00000-00000');
    expect([unknown.status, await unknown.json()]).toEqual([404, expect.objectContaining({ result: 'unknown' })]);
  });

  it('leaves no way out of Verified', async () => {
    const id = certificate.id;
    const message = inEnglish('certificate_verified');
    const conflict = { status: 409, code: 409, message, data: { reason: 'certificate_verified' } };
    expect(await student.post('/api/cert/update', { id, name: 'Another' })).toMatchObject(conflict);
    expect(await student.post('/api/cert/update-apply', { id })).toMatchObject(conflict);
    expect(await student.post('/api/cert/remove', { ids: [id] })).toMatchObject(conflict);
    expect(await officer.post('/api/cert/update', { id, name: 'Another' })).toMatchObject(conflict);
    expect(await officer.post('/api/cert/update-auth', { id })).toMatchObject(conflict);
    expect(await officer.post('/api/cert/reject', { ids: [id], reject_reason: 'late' })).toMatchObject(conflict);
    expect(await officer.post('/api/cert/remove', { ids: [id] })).toMatchObject(conflict);
    const { data } = await officer.get<PortalCertificate>('/api/cert/detail', { id });
    expect(data).toEqual(certificate);
  });
});
