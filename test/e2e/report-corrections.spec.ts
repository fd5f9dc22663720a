// On the stack: workers render the editions and keep them in S3, and mail by SMTP.
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PortalCertificate, registerStudent } from '../support/applicant.js';
import {
  check,
  correct,
  type Edition,
  eventsOf,
  linkTo,
  lookedUp,
  outcomes,
  reasonOf,
  rendered,
  reportInList,
  verified,
  withdraw,
} from '../support/editions.js';
import { PortalClient, signIn } from '../support/portal.js';
import { detail, staffWith } from '../support/records.js';
import { resource, resourceRefused } from '../support/resource.js';
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

async function textOf(pdf: Response): Promise<string> {
  const path = join(server.dataDir, 'edition.pdf');
  await writeFile(path, Buffer.from(await pdf.arrayBuffer()));
  return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).normalize('NFKC');
}

describe('a corrected report', () => {
  const wrong = { name: 'Wang Xiaomin', passport: 'C10000001', birth: '2001-04-03' };
  const right = { name: 'Wang Xiaoming', passport: 'C10000002', birth: '2001-04-30' };
  const reason = 'Name, passport number and date of birth were misspelt.';
  let student: Awaited<ReturnType<typeof registerStudent>>;
  let certificate: PortalCertificate;
  let first: Edition;
  let second: Edition;
  let link: string;

  beforeAll(async () => {
    student = await registerStudent(server);
    ({ certificate } = await verified(student, officer, wrong));
    first = await rendered(officer, certificate.id);
    link = await linkTo(student, certificate);
    expect(await lookedUp(anyone, wrong)).toEqual([first.number]);
    const answer = await correct(officer, first.id, certificate.version, right, reason);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        number: first.number,
        certificateId: certificate.id,
        edition: 2,
        status: 'current',
        reason: null,
        allowedActions: ['withdraw', 'correct', 'reissue'],
      },
    });
    second = await rendered(officer, certificate.id);
    expect(second.id).toBe(answer.body.id);
  });

  it('is corrected by nobody who may not see the papers', async () => {
    const body = { version: certificate.version, fields: { name: 'Somebody Else' }, reason };
    for (const permission of ['reports.withdraw', 'certificates.read'] as const) {
      const colleague = await staffWith(server, [permission]);
      const refused = await resource<{ reason: string }>(colleague, 'POST', `reports/${second.id}/correct`, { body });
      expect([refused.status, refused.body.reason]).toEqual([403, 'forbidden']);
    }
  });

  it('is told to its holder in the list of certificates', async () => {
    const told = await reportInList(student, certificate);
    expect(told).toEqual({ status: 'corrected', edition: 2, since: second.issuedAt, reason });
  });

  it('leaves the certificate verified, with the corrected fields and the next version', async () => {
    expect(await detail(student, certificate.id)).toMatchObject({
      ...right,
      cert_status: 'Verified',
      version: certificate.version + 1,
      verifi_no: first.number,
      allowed_actions: ['download'],
    });
  });

  it('is found by a public look-up for what is right, and by nothing else', async () => {
    expect(await lookedUp(anyone, right)).toEqual([first.number]);
    expect(await lookedUp(anyone, wrong)).toEqual([]);
    for (const field of ['name', 'passport', 'birth'] as const) {
      expect(await lookedUp(anyone, { ...right, [field]: wrong[field] })).toEqual([]);
    }
  });

  it.each(['student', 'staff'])('is downloaded by %s in its new edition', async (who) => {
    const reader = who === 'student' ? student : officer;
    const { data } = await reader.post<{ file_name: string }>('/api/cert/download', { id: certificate.id });
    expect(data.file_name).toBe(`${first.number}-2.pdf`);
    const text = await textOf(await reader.raw(`/api/cert/pdf?id=${certificate.id}`));
    expect(text).toContain('C10000002');
    expect(text).not.toContain('C10000001');
  });

  it('is not opened in its old edition by a link that was given out before', async () => {
    expect(await reasonOf(await anyone.raw(link))).toEqual([409, 'report_superseded']);
  });

  it('is told by a check of its number, with all its editions', async () => {
    const answer = await check(first.number, anyone);
    const fields = { name: right.name, birth: right.birth, passport: '******002' };
    expect(answer).toMatchObject({
      status: 200,
      body: { result: 'valid', edition: 2, sha256: second.sha256, fields },
    });
    expect(answer.body).not.toHaveProperty('reason');
    expect(answer.body.editions).toEqual([
      { edition: 2, status: 'current', issuedAt: second.issuedAt },
      { edition: 1, status: 'superseded', issuedAt: first.issuedAt, supersededAt: second.issuedAt, reason },
    ]);
    const others = { found: 'passed', in_force: 'passed', fields: 'passed' };
    // Nobody has said which edition is at hand.
    expect(outcomes(answer)).toEqual({ ...others, current_edition: 'not_checked' });
    expect(outcomes(await check(first.number, anyone, 1))).toEqual({ ...others, current_edition: 'failed' });
    expect(outcomes(await check(first.number, anyone, 2))).toEqual({ ...others, current_edition: 'passed' });
    const nonsense = await anyone.raw(`/api/v1/reports/check/${first.number}?edition=0`);
    expect(nonsense.status).toBe(400);
  });

  it('is told to its holder by one mail once the new PDF is there, with the reason', async () => {
    const mail = await server.mailTo(student.email, ({ subject }) => /corrected/.test(subject ?? ''));
    for (const words of [first.number, 'Edition 2', reason, `/check/${first.number}`]) {
      expect(mail.text).toContain(words);
    }
    const mails = (await server.mails()).filter(({ to }) => to?.[0]?.address === student.email);
    expect(mails.filter(({ subject }) => /verified/i.test(subject ?? ''))).toHaveLength(1);
    expect(mails.filter(({ subject }) => /corrected/i.test(subject ?? ''))).toHaveLength(1);
  });

  it('stands in the audit trail and in the history of its certificate, without what was corrected', async () => {
    const [issued, superseded] = await eventsOf(officer, first);
    expect([issued?.action, superseded]).toMatchObject([
      'report.issued',
      { action: 'report.superseded', before: { status: 'current' }, after: { status: 'superseded', reason } },
    ]);
    expect(await eventsOf(officer, second)).toMatchObject([{ action: 'report.issued', after: { edition: 2 } }]);
    const path = `certificates/${certificate.id}/history`;
    const { body } = await resource<Record<string, unknown>[]>(officer, 'GET', path);
    expect(body[0]).toMatchObject({
      action: 'certificate.corrected',
      version: certificate.version + 1,
      changed: ['name', 'birth', 'passport'],
      reason,
    });
    expect(JSON.stringify(body[0])).not.toMatch(/Xiaomin|C1000000/);
  });

  it('is changed in its newest edition alone', async () => {
    const { version } = await detail(officer, certificate.id);
    expect(await correct(officer, first.id, version, { major: 'Art' })).toEqual(
      resourceRefused(409, 'report_superseded'),
    );
    expect(await withdraw(officer, first.id)).toEqual(resourceRefused(409, 'report_superseded'));
  });

  it('can be corrected again, and withdrawn after that', async () => {
    const { version } = await detail(officer, certificate.id);
    const third = await correct(officer, second.id, version, { major: 'Law', birth: null }, 'Wrong major.');
    expect(third).toMatchObject({ status: 201, body: { edition: 3 } });
    expect((await withdraw(officer, third.body.id)).status).toBe(200);
    const answer = await check(first.number, anyone);
    expect(answer.body).toMatchObject({ result: 'withdrawn', edition: 3, reason: 'The degree was revoked.' });
    expect(answer.body.editions.map(({ edition, status }) => [edition, status])).toEqual([
      [3, 'withdrawn'],
      [2, 'superseded'],
      [1, 'superseded'],
    ]);
    expect(await lookedUp(anyone, right)).toEqual([]);
  });
});
