import { createHash, generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeList } from '@digitalbazaar/vc-bitstring-status-list';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { completeForm, HOLDER, type PortalCertificate, registerStudent } from '../support/applicant.js';
import { CREDENTIAL_SCHEMA } from '../support/credential-schema.js';
import { type Credential, Verifier } from '../support/credentials.js';
import { PortalClient, signIn } from '../support/portal.js';
import { record, staffWith } from '../support/records.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { inData } from '../support/server-data.js';

const ISSUER = 'https://verify.example';

let server: RunningServer;
let verifier: Verifier;
let student: Awaited<ReturnType<typeof registerStudent>>;
let officer: PortalClient;

async function start(dataDir?: string, env: Record<string, string> = {}): Promise<void> {
  // The issuer stays the same, wherever the server happens to listen.
  server = await startServer({ env: { PUBLIC_URL: ISSUER, ...env }, ...(dataDir ? { dataDir } : {}) });
  verifier = new Verifier(server.url, ISSUER);
}

/** The same installation as a new process, which remembers no list. */
async function restart(env: Record<string, string> = {}): Promise<void> {
  await server.stop();
  await start(server.dataDir, env);
  student = Object.assign(await signIn(server.url, student), { email: student.email, password: student.password });
  officer = await signIn(server.url, ADMIN);
}

beforeAll(async () => {
  await start();
  student = await registerStudent(server);
  officer = await signIn(server.url, ADMIN);
});

afterAll(() => server.dispose());

async function verified(): Promise<PortalCertificate> {
  const { id } = await record(student, 'add-apply', await completeForm(student));
  const certificate = await record(officer, 'update-auth', { id });
  await waitFor('the report', async () => (await student.raw(`/api/cert/pdf?id=${id}`)).status === 200);
  return certificate;
}

const ask = (client: PortalClient, id: number) => client.raw(`/api/v1/certificates/${id}/credential`);

async function copyOf(id: number): Promise<string> {
  const answer = await ask(student, id);
  expect(answer.status).toBe(200);
  return answer.text();
}

const inReports = (statement: string, ...values: (string | number)[]) =>
  inData(server, (data) => data.prepare(statement).run(...values).changes);

describe('a verifiable credential', () => {
  let certificate: PortalCertificate;
  let token: string;

  it('is a credential that anyone can verify by the published keys, and says what the report says', async () => {
    certificate = await verified();
    const answer = await ask(student, certificate.id);
    expect(answer.headers.get('content-type')).toBe('application/vc+jwt');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${certificate.verifi_no}.vc.jwt"`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    token = await answer.text();
    const credential = await verifier.read(token);

    const ajv = new Ajv({ allErrors: true, strict: false });
    addFormats.default(ajv);
    expect([ajv.validate(CREDENTIAL_SCHEMA, credential), ajv.errors]).toEqual([true, null]);
    const pdf = Buffer.from(await (await student.raw(`/api/cert/pdf?id=${certificate.id}`)).arrayBuffer());
    expect(credential.issuer.id).toBe(ISSUER);
    expect(credential.credentialSubject).toMatchObject({
      name: HOLDER.name,
      passportNumber: HOLDER.passport,
      birthDate: HOLDER.birth,
      report: {
        number: certificate.verifi_no,
        edition: 1,
        sha256: createHash('sha256').update(pdf).digest('hex'),
        checkPage: `${ISSUER}/check/${certificate.verifi_no}`,
      },
    });
    expect(await verifier.isRevoked(credential)).toBe(false);
  });

  it('is the same whenever it is asked for, and explains its words', async () => {
    expect(await copyOf(certificate.id)).toBe(token);
    const credential = (await verifier.read(token)) as Credential & { '@context': string[] };
    const address = credential['@context'][1] ?? '';
    const answer = await new PortalClient(server.url).raw(address.slice(ISSUER.length));
    expect(answer.headers.get('content-type')).toMatch(/^application\/ld\+json/);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const { '@context': words } = (await answer.json()) as { '@context': Record<string, unknown> };
    const { name: _, ...said } = credential.credentialSubject;
    for (const word of [...Object.keys(said), ...Object.keys(said.report)]) expect(words).toHaveProperty(word);
  });

  it('is refused with a changed claim, a stripped or foreign signature, and another algorithm', async () => {
    const [header = '', payload = '', signature = ''] = token.split('.');
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const said = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Credential;
    const changed = encode({ ...said, credentialSubject: { ...said.credentialSubject, level: 'Doctorate' } });
    const none = encode({ ...JSON.parse(Buffer.from(header, 'base64url').toString()), alg: 'none' });
    const foreign = Buffer.alloc(64, 7).toString('base64url');
    const wrong = [
      [header, changed, signature],
      [header, payload, foreign],
      [header, payload, ''],
      [none, payload, ''],
      [none, changed, signature],
    ];
    for (const parts of wrong) await expect(verifier.read(parts.join('.'))).rejects.toThrow();
    const other = await startServer({ env: { PUBLIC_URL: ISSUER } });
    try {
      await expect(new Verifier(other.url, ISSUER).read(token)).rejects.toThrow('is published');
    } finally {
      await other.dispose();
    }
  });

  it('is for the holder and for staff who may read certificates, whose taking is written down', async () => {
    const reader = await staffWith(server, ['certificates.read']);
    const editor = await staffWith(server, ['news.manage']);
    const stranger = await registerStudent(server);
    const copies = "SELECT subject_id FROM audit_events WHERE action = 'report.copied'";
    const count = () => inData(server, (data) => data.prepare(copies).all().length);
    expect(count()).toBe(0);
    expect(await (await ask(reader, certificate.id)).text()).toBe(token);
    expect(count()).toBe(1);
    for (const client of [stranger, editor]) {
      const [hidden, absent] = [await ask(client, certificate.id), await ask(client, 999_999)];
      expect([hidden.status, absent.status]).toEqual([404, 404]);
      const [one, other] = [await hidden.json(), await absent.json()] as { message: string }[];
      expect(one?.message).toBe(other?.message);
    }
    expect((await ask(new PortalClient(server.url), certificate.id)).status).toBe(401);
    const draft = await record(student, 'add', {});
    const early = await ask(student, draft.id);
    expect([early.status, await early.json()]).toMatchObject([409, { reason: 'report_not_ready' }]);
    expect(count()).toBe(1);
  });

  it('turns in the status list once its report was withdrawn, and is no longer given', async () => {
    const other = await verified();
    const others = await verifier.read(await copyOf(other.id));
    const own = await verifier.read(token);
    expect(await verifier.isRevoked(others)).toBe(false);
    const withdraw =
      "UPDATE reports SET status = 'withdrawn', withdrawn_at = ?, reason = 'Forged' WHERE certificate_id = ?";
    expect(inReports(withdraw, Date.now(), other.id)).toBe(1);
    await restart();
    expect([await verifier.isRevoked(others), await verifier.isRevoked(own)]).toEqual([true, false]);
    const refused = await ask(student, other.id);
    expect([refused.status, await refused.json()]).toMatchObject([409, { reason: 'report_withdrawn' }]);
  });

  it('turns once its report was corrected; the next edition has a copy of its own', async () => {
    const corrected = await verified();
    const first = await verifier.read(await copyOf(corrected.id));
    const columns =
      'number, certificate_id, fields, photo, holder_hash, issued_at, pdf_key, pdf_sha256, pdf_size, rendered_at, pdf_decided_at';
    inReports("UPDATE reports SET status = 'superseded' WHERE certificate_id = ?", corrected.id);
    inReports(
      `INSERT INTO reports (edition, status, ${columns}) SELECT 2, 'current', ${columns} FROM reports WHERE certificate_id = ?`,
      corrected.id,
    );
    await restart();
    const answer = await ask(student, corrected.id);
    expect(answer.headers.get('content-disposition')).toContain(`${corrected.verifi_no}-2.vc.jwt`);
    const second = await verifier.read(await answer.text());
    expect(second.credentialSubject.report.edition).toBe(2);
    expect(second.credentialStatus).not.toEqual(first.credentialStatus);
    expect([await verifier.isRevoked(first), await verifier.isRevoked(second)]).toEqual([true, false]);
  });

  it('says where it stands in a list that is long, signed, fresh for a minute, and open to every page', async () => {
    const { credentialStatus } = await verifier.read(token);
    const path = credentialStatus.statusListCredential.slice(ISSUER.length);
    const answer = await new PortalClient(server.url).raw(path);
    expect(answer.headers.get('content-type')).toBe('application/vc+jwt');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const list = await verifier.list<{ id: string; credentialSubject: { encodedList: string } }>(
      credentialStatus.statusListCredential,
    );
    expect(list).toMatchObject({
      id: credentialStatus.statusListCredential,
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: { id: ISSUER },
      credentialSubject: { type: 'BitstringStatusList', statusPurpose: 'revocation', ttl: 60_000 },
    });
    const bits = await decodeList({ encodedList: list.credentialSubject.encodedList });
    expect(bits.length).toBeGreaterThanOrEqual(131_072);
    const set = Array.from({ length: bits.length }, (_, n) => bits.getStatus(n)).filter(Boolean);
    expect(set).toHaveLength(2);
    for (const none of ['0', '2', '999999', 'x']) {
      expect((await new PortalClient(server.url).raw(`/api/v1/status-lists/${none}`)).status).toBe(404);
    }
  });

  it('stays verifiable after the key was changed', async () => {
    const path = join(server.dataDir, 'next.pem');
    const { privateKey } = generateKeyPairSync('ed25519');
    await writeFile(path, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    await restart({ CREDENTIAL_KEY: path, CREDENTIAL_KEYS_OLD: join(server.dataDir, 'credential-key.pem') });
    expect(await verifier.keys()).toHaveLength(2);
    expect(JSON.stringify(await verifier.keys())).not.toContain('"d"');
    const [before, after] = [await verifier.read(token), await verifier.read(await copyOf(certificate.id))];
    expect(after).toEqual(before);
    expect(await copyOf(certificate.id)).not.toBe(token);
    expect(await verifier.isRevoked(before)).toBe(false);
  });
});
