import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registerStudent } from '../support/applicant.js';
import { type Credential, Verifier } from '../support/credentials.js';
import { type Check, check, correct, type Edition, rendered, verified } from '../support/editions.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { inData } from '../support/server-data.js';

const GROUPS = ['photo', 'passport', 'certificate', 'transcript', 'ministry', 'payment'];
const UNCONFIRMED = /Not confirmed with the university .*Not confirmed with the ministry/;

let server: RunningServer;
let anyone: PortalClient;
let officer: PortalClient;
let student: Awaited<ReturnType<typeof registerStudent>>;

beforeAll(async () => {
  server = await startServer();
  anyone = new PortalClient(server.url);
  officer = await signIn(server.url, ADMIN);
  student = await registerStudent(server);
});

afterAll(() => server.dispose());

async function pdfOf(certificateId: number): Promise<Buffer> {
  const answer = await student.raw(`/api/cert/pdf?id=${certificateId}`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

async function textOf(certificateId: number): Promise<string> {
  const path = join(server.dataDir, 'claims.pdf');
  await writeFile(path, await pdfOf(certificateId));
  const text = execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' });
  return text.normalize('NFKC').replace(/\s+/g, ' ');
}

async function copyOf(certificateId: number) {
  const answer = await student.raw(`/api/v1/certificates/${certificateId}/credential`);
  expect(answer.status).toBe(200);
  const token = await answer.text();
  const verifier = new Verifier(server.url, server.settings.PUBLIC_URL ?? server.url);
  return verifier.read<Credential & { '@context': string[]; type: string[]; evidence?: object[] }>(token);
}

const checked = async (number: string): Promise<Check> => (await check(number, anyone)).body;
const groupsAt = (at: unknown) =>
  GROUPS.map((group) => ({ group, verdict: 'accepted', at, office: 'MyVerify', method: 'stated' }));
/** A moment as a day in Malaysia. */
const dayOf = (at: unknown) => new Date(Date.parse(String(at)) + 8 * 3_600_000).toISOString().slice(0, 10);

describe.each([
  ['verification', 'Academic Verification Report', 'VerifiedAcademicCertificate'],
  ['stamping', 'Stamping Verification Report', 'VerifiedMinistryStamping'],
])('a report of a %s', (type, title, kind) => {
  let certificateId: number;
  let edition: Edition;

  beforeAll(async () => {
    const made = await verified(student, officer, { type });
    certificateId = made.certificate.id;
    edition = await rendered(officer, certificateId);
  });

  it('says on paper which groups were accepted and when, and claims no confirmation', async () => {
    const text = await textOf(certificateId);
    expect(text).toContain(title);
    expect(text.split(`Accepted by formal review on ${dayOf(edition.issuedAt)}`)).toHaveLength(7);
    expect(text).toMatch(UNCONFIRMED);
    expect(text).not.toMatch(/by email|email verification/i);
    expect(text.includes('This report is about the stamp of the Malaysian Ministry')).toBe(type === 'stamping');
  });

  it('says the same where it is checked, and in its verifiable credential', async () => {
    const { body } = await resource<{ decidedAt: string }>(officer, 'GET', `certificates/${certificateId}`);
    expect(await checked(edition.number)).toMatchObject({ type, checks: groupsAt(body.decidedAt) });
    const copy = await copyOf(certificateId);
    expect(copy.type).toEqual(['VerifiableCredential', kind]);
    const reviews = groupsAt(body.decidedAt).map((one) => ({ ...one, type: ['FormalReview'] }));
    expect(copy.evidence?.slice(0, 6)).toEqual(reviews);
    expect(copy.evidence).toContainEqual({
      type: ['FieldEvidence'],
      certifiedField: 'passportNumber',
      evidenceLevel: 'seen',
    });
    expect(JSON.stringify(copy)).not.toMatch(/confirmed|email/i);
    const path = new URL(copy['@context'][1] ?? '').pathname;
    const { '@context': words } = (await (await anyone.raw(path)).json()) as { '@context': object };
    for (const word of [kind, 'FormalReview', 'group', 'verdict', 'at', 'method']) expect(words).toHaveProperty(word);
  });
});

describe('an edition whose paper was printed before checks were itemised', () => {
  let certificate: { readonly id: number; readonly version: unknown };
  let edition: Edition;

  beforeAll(async () => {
    certificate = (await verified(student, officer)).certificate;
    edition = await rendered(officer, certificate.id);
    const forget =
      'UPDATE reports SET pdf_decided_at = NULL, evidence = NULL, issued_at = issued_at - 86400000 WHERE id = ?';
    inData(server, (data) => {
      data.prepare(forget).run(edition.id);
      data.prepare('DELETE FROM verdicts WHERE certificate_id = ?').run(certificate.id);
    });
  });

  it('stays as it is: nothing prints it anew, and no check and no copy says more of it', async () => {
    const before = await pdfOf(certificate.id);
    expect((await checked(edition.number)).checks).toEqual([]);
    const copy = await copyOf(certificate.id);
    expect([copy['@context'][1], copy.evidence]).toEqual([expect.stringMatching(/report-v1$/), undefined]);
    expect((await anyone.raw(new URL(copy['@context'][1] ?? '').pathname)).status).toBe(200);
    const { body } = await resource<{ render: string }>(officer, 'POST', `reports/${edition.id}/render`);
    expect(body.render).toBe('done');
    expect((await pdfOf(certificate.id)).equals(before)).toBe(true);
    expect((await checked(edition.number)).checks).toEqual([]);
  });

  it('is followed by one that itemises what is on record: what was compared for the correction', async () => {
    await correct(officer, edition.id, certificate.version, { major: 'Law' });
    const next = await rendered(officer, certificate.id);
    expect(next.edition).toBe(2);
    const answer = await checked(edition.number);
    expect(answer.checks).toMatchObject([{ group: 'certificate', verdict: 'accepted', method: 'as_one' }]);
    expect(answer.correctedAt).toBe(next.issuedAt);
    const text = await textOf(certificate.id);
    expect(text).toContain(`Accepted on ${dayOf(next.issuedAt)}, all checks at once`);
    expect(text.split('Nothing on record for what is stated now')).toHaveLength(6);
    expect(text).toContain(`Particulars were corrected on ${dayOf(next.issuedAt)}.`);
  });
});
