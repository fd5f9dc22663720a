import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { completeForm, HOLDER, type PortalCertificate, registerStudent } from '../support/applicant.js';
import { type Credential, Verifier } from '../support/credentials.js';
import { altered, ForeignVerifier } from '../support/foreign-verifiers.js';
import { signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { inData } from '../support/server-data.js';

const ISSUER = 'https://verify.example';
const DID = 'did:web:verify.example';
const FORMATS = ['vc+jwt', 'jwt_vc_json', 'ldp_vc'] as const;
type Format = (typeof FORMATS)[number];

let server: RunningServer;
let student: Awaited<ReturnType<typeof registerStudent>>;
let verifier: ForeignVerifier;
let certificate: PortalCertificate;
/** Of the certificate, in each form. */
let taken: Readonly<Record<Format, string>>;

async function start(env: Record<string, string> = {}, dataDir?: string): Promise<void> {
  server = await startServer({ env: { PUBLIC_URL: ISSUER, ...env }, ...(dataDir ? { dataDir } : {}) });
  verifier = new ForeignVerifier(server.url, ISSUER);
}

beforeAll(async () => {
  await start();
  student = await registerStudent(server);
  certificate = await verified();
  taken = await takeAll(certificate.id);
});

afterAll(() => server.dispose());

async function verified(): Promise<PortalCertificate> {
  const officer = await signIn(server.url, ADMIN);
  const { id } = await record(student, 'add-apply', await completeForm(student));
  const done = await record(officer, 'update-auth', { id });
  await waitFor('the report', async () => (await student.raw(`/api/cert/pdf?id=${id}`)).status === 200);
  return done;
}

const ask = (id: number, query: string) => student.raw(`/api/v1/certificates/${id}/credential${query}`);

async function take(id: number, format: Format): Promise<string> {
  const answer = await ask(id, `?format=${encodeURIComponent(format)}`);
  expect([format, answer.status]).toEqual([format, 200]);
  return answer.text();
}

async function takeAll(id: number): Promise<Record<Format, string>> {
  const texts = await Promise.all(FORMATS.map(async (format) => [format, await take(id, format)] as const));
  return Object.fromEntries(texts) as Record<Format, string>;
}

/** Whether each form counts as revoked, by the verifier of that form. */
async function statusOf(texts: Readonly<Record<Format, string>>): Promise<boolean[]> {
  const own = new Verifier(server.url, ISSUER);
  return [
    await own.isRevoked(await own.read<Credential>(texts['vc+jwt'])),
    (await verifier.jwt(texts.jwt_vc_json)).isRevoked,
    (await verifier.document(texts.ldp_vc)).isRevoked,
  ];
}

const change = (statement: string, ...values: (string | number)[]) =>
  inData(server, (data) => expect(data.prepare(statement).run(...values).changes).toBe(1));

describe('the forms of one credential', () => {
  it.each([
    ['', 'application/vc+jwt', 'vc.jwt'],
    ['?format=vc%2Bjwt', 'application/vc+jwt', 'vc.jwt'],
    ['?format=vc+jwt', 'application/vc+jwt', 'vc.jwt'],
    ['?format=jwt_vc_json', 'application/jwt', 'jwt'],
    ['?format=ldp_vc', 'application/ld+json', 'vc.json'],
  ])('are told by the query "%s" and sent as what they are', async (query, type, ending) => {
    const answer = await ask(certificate.id, query);
    expect(answer.headers.get('content-type')?.split(';')[0]).toBe(type);
    const name = `${certificate.verifi_no}.${ending}`;
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('are the same whenever they are asked for', async () => {
    expect(await takeAll(certificate.id)).toEqual(taken);
  });

  it('say the same of the same subject', async () => {
    const own = (await new Verifier(server.url, ISSUER).read<Credential>(taken['vc+jwt'])).credentialSubject;
    expect(own).toMatchObject({ name: HOLDER.name, passportNumber: HOLDER.passport });
    expect((await verifier.jwt(taken.jwt_vc_json)).credential.credentialSubject).toEqual(own);
    expect((await verifier.document(taken.ldp_vc)).credential.credentialSubject).toEqual(own);
  });

  it('are refused for a form that there is not, with a reason that names those that there are', async () => {
    const wrong = ['?format=pdf', '?format=', '?format=JWT_VC_JSON', '?format=ldp_vc&format=ldp_vc'];
    for (const path of [`/api/v1/certificates/${certificate.id}/credential`, '/api/v1/status-lists/1']) {
      for (const query of wrong) {
        const answer = await student.raw(path + query);
        expect([query, answer.status]).toEqual([query, 400]);
        const text = 'format must be one of vc+jwt, jwt_vc_json, ldp_vc';
        expect(await answer.json()).toMatchObject({ reason: 'invalid_input', errors: { format: text } });
      }
    }
  });
});

describe('the form jwt_vc_json', () => {
  it('is taken by did-jwt-vc, by the keys of the DID', async () => {
    const { credential, isRevoked } = await verifier.jwt(taken.jwt_vc_json);
    expect(credential).toMatchObject({
      id: `${ISSUER}/check/${certificate.verifi_no}#edition-1`,
      type: ['VerifiableCredential', 'VerifiedAcademicCertificate'],
      issuer: { id: DID },
    });
    expect(isRevoked).toBe(false);
  });

  it('is refused with one changed field, with none, and with a signature of another', async () => {
    const token = taken.jwt_vc_json;
    const level = (claims: { vc: { credentialSubject: object } }) => ({
      ...claims,
      vc: { ...claims.vc, credentialSubject: { ...claims.vc.credentialSubject, level: 'Doctorate' } },
    });
    const [header, payload] = token.split('.');
    const wrong = [
      altered(token, (claims) => level(claims as never)),
      altered(token, (claims) => ({ ...claims, nbf: 1 })),
      altered(token, (claims) => ({ ...claims, iss: 'did:web:elsewhere.example' })),
      `${header}.${payload}.${Buffer.alloc(64, 7).toString('base64url')}`,
      `${header}.${payload}.`,
    ];
    for (const one of wrong) await expect(verifier.jwt(one)).rejects.toThrow();
  });
});

describe('the form ldp_vc', () => {
  it('is taken by @digitalbazaar/vc, by contexts and keys of the issuer', async () => {
    const { credential, isRevoked } = await verifier.document(taken.ldp_vc);
    expect(credential).toMatchObject({
      issuer: { id: DID, name: 'MyVerify' },
      proof: { type: 'DataIntegrityProof', cryptosuite: 'eddsa-rdfc-2022', proofPurpose: 'assertionMethod' },
    });
    expect(isRevoked).toBe(false);
  });

  it('is refused with one changed field, whichever, and without its proof', async () => {
    const document = JSON.parse(taken.ldp_vc) as Credential & { readonly proof: object; readonly evidence: object[] };
    const { credentialSubject: subject, proof, ...rest } = document;
    const wrong = [
      { ...document, credentialSubject: { ...subject, level: 'Doctorate' } },
      { ...document, credentialSubject: { ...subject, report: { ...subject.report, edition: 2 } } },
      { ...document, evidence: document.evidence.slice(1) },
      { ...document, validFrom: '2020-01-01T00:00:00Z' },
      { ...document, credentialStatus: { ...document.credentialStatus, statusListIndex: '7' } },
      { ...document, proof: { ...proof, verificationMethod: `${DID}#elsewhere` } },
      { ...rest, credentialSubject: subject },
    ];
    for (const one of wrong) await expect(verifier.document(JSON.stringify(one))).rejects.toThrow();
  });
});

describe('the status of a credential', () => {
  it('is found in each form: in force, withdrawn, superseded', async () => {
    const [withdrawn, superseded] = [await verified(), await verified()];
    const [first, second] = [await takeAll(withdrawn.id), await takeAll(superseded.id)];
    await restart();
    change(
      "UPDATE reports SET status = 'withdrawn', withdrawn_at = ?, reason = 'Forged' WHERE certificate_id = ?",
      Date.now(),
      withdrawn.id,
    );
    change("UPDATE reports SET status = 'superseded' WHERE certificate_id = ?", superseded.id);
    expect(await statusOf(taken)).toEqual([false, false, false]);
    expect(await statusOf(first)).toEqual([true, true, true]);
    expect(await statusOf(second)).toEqual([true, true, true]);
  });

  it('and the credential itself verify in each form after the key was changed', async () => {
    const path = join(server.dataDir, 'next.pem');
    const { privateKey } = generateKeyPairSync('ed25519');
    await writeFile(path, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    await restart({ CREDENTIAL_KEY: path, CREDENTIAL_KEYS_OLD: join(server.dataDir, 'credential-key.pem') });
    const after = await takeAll(certificate.id);
    for (const format of FORMATS) expect(after[format]).not.toBe(taken[format]);
    expect(await statusOf(taken)).toEqual([false, false, false]);
    expect(await statusOf(after)).toEqual([false, false, false]);
  });

  /** The same installation as a new process, which remembers no list. */
  async function restart(env: Record<string, string> = {}): Promise<void> {
    await server.stop();
    await start(env, server.dataDir);
    student = Object.assign(await signIn(server.url, student), { email: student.email, password: student.password });
  }
});
