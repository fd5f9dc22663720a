// On the stack: another process makes the receipt than the one that is asked for it.
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { completeForm, type PortalCertificate, registerStudent } from '../support/applicant.js';
import { listEvents } from '../support/audit-events.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { resource, resourceRefused } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { acceptAll, say } from '../support/verdicts.js';

let server: RunningServer;
let officer: PortalClient;
let student: Awaited<ReturnType<typeof registerStudent>>;
let record: { readonly id: number; readonly version: number };

beforeAll(async () => {
  server = await startServer();
  officer = await signIn(server.url, ADMIN);
  student = await registerStudent(server);
  const applied = await student.post<PortalCertificate>('/api/cert/add-apply', await completeForm(student));
  record = applied.data;
});

afterAll(() => server.dispose());

const at = (id: number, language = '') => `/api/v1/certificates/${id}/receipt${language && `?language=${language}`}`;

async function receiptOf(client: PortalClient, language = ''): Promise<string> {
  const answer = await client.raw(at(record.id, language));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answer.headers.get('content-disposition')).toContain(`receipt-${record.id}.pdf`);
  const path = join(server.dataDir, 'receipt.pdf');
  await writeFile(path, Buffer.from(await answer.arrayBuffer()));
  return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).normalize('NFKC').replace(/\s+/g, ' ');
}

it('acknowledges a payment that was stated, in each language', async () => {
  const text = await receiptOf(student);
  for (const part of ['Acknowledgement', 'Payment stated, not yet checked', String(record.id), 'MYR 669.60'])
    expect(text).toContain(part);
  expect(text).not.toContain('officer');
  expect(await receiptOf(student, 'cn')).toContain('受理确认');
  expect(await receiptOf(student, 'ms')).toContain('Akuan penerimaan');
});

it('is for the applicant and for staff, of whom it is noted', async () => {
  const stranger = await registerStudent(server);
  const [missing, draft] = [
    await resource(stranger, 'GET', `certificates/${record.id}/receipt`),
    await resource(student, 'POST', 'certificates', { body: { name: 'Draft' } }),
  ];
  expect(missing).toEqual(resourceRefused(404, 'not_found'));
  const early = await resource(student, 'GET', `certificates/${draft.body.id}/receipt`);
  expect(early).toEqual(resourceRefused(409, 'receipt_not_ready'));
  const wrong = await resource(student, 'GET', `certificates/${record.id}/receipt?language=xx`);
  expect(wrong).toEqual(resourceRefused(400, 'invalid_input', { language: expect.stringContaining('en, ms, cn') }));
  await receiptOf(officer);
  await waitFor('the trace', async () => {
    const filter = { action: 'record.read', subjectType: 'certificate', subjectId: String(record.id) };
    return ((await listEvents(officer, filter)).body as object[]).length > 0;
  });
});

it('says that the payment was seen once the application is decided, and not before', async () => {
  await say(officer, record.id, record.version, { group: 'payment', verdict: 'accepted', asOne: true });
  expect(await receiptOf(officer)).toContain('not yet checked');
  await acceptAll(officer, record.id, record.version);
  const body = { version: record.version };
  const approved = await resource(officer, 'POST', `certificates/${record.id}/approve`, { body });
  expect(approved.status).toBe(200);
  const text = await receiptOf(student);
  expect(text).toMatch(/Receipt .*Proof of payment accepted/);
  expect(text).toMatch(/An officer looked at the proof of payment on \d{4}-\d\d-\d\d and accepted it/);
});
