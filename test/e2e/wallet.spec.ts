// On the stack too: an offer is made by one process and taken at another.
import { completeForm, type PortalCertificate, registerStudent } from '../support/applicant.js';
import { ForeignVerifier } from '../support/foreign-verifiers.js';
import { PortalClient, signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { rowsOf } from '../support/tables.js';
import { didJwk, newWalletKey, Wallet } from '../support/wallet.js';

const GRANT = 'urn:ietf:params:oauth:grant-type:pre-authorized_code';

interface Offer {
  readonly link: string;
  readonly qr: string;
  readonly pin: string;
  readonly endsAt: string;
}

let server: RunningServer;
let anyone: PortalClient;
let student: Awaited<ReturnType<typeof registerStudent>>;
let certificate: PortalCertificate;

beforeAll(async () => {
  server = await startServer({ env: { WALLET: 'on' } });
  anyone = new PortalClient(server.url);
  student = await registerStudent(server);
  certificate = await verified();
});

afterAll(() => server.dispose());

async function verified(): Promise<PortalCertificate> {
  const officer = await signIn(server.url, ADMIN);
  const { id } = await record(student, 'add-apply', await completeForm(student));
  const done = await record(officer, 'update-auth', { id });
  await waitFor('the report', async () => (await student.raw(`/api/cert/pdf?id=${id}`)).status === 200);
  return done;
}

const askFor = (client: PortalClient, id: number) =>
  client.raw(`/api/v1/certificates/${id}/wallet-offers`, { method: 'POST' });

async function offered(id = certificate.id): Promise<Offer> {
  const answer = await askFor(student, id);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'no-store']);
  return (await answer.json()) as Offer;
}

const codeIn = ({ link }: Offer) =>
  new URL(new URL(link).searchParams.get('credential_offer_uri') ?? '').pathname.split('/').at(-1) ?? '';

const change = (statement: string, values: (string | number)[] = []) => rowsOf(server.database, statement, values);

/** As programs send it that are no wallet. */
async function sendForm(fields: Record<string, string> | string): Promise<{ status: number; error?: string }> {
  const answer = await fetch(`${server.url}/wallet/token`, { method: 'POST', body: new URLSearchParams(fields) });
  return { status: answer.status, ...((await answer.json()) as object) };
}

const redeem = (offer: Offer, pin = offer.pin) =>
  sendForm({ grant_type: GRANT, 'pre-authorized_code': codeIn(offer), tx_code: pin });

const wrongPinOf = ({ pin }: Offer) => (pin === '000000' ? '000001' : '000000');

async function sendCredential(token: string | null, body: unknown) {
  const answer = await fetch(`${server.url}/wallet/credential`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const { error } = (await answer.json()) as { error?: string };
  return { status: answer.status, error, challenge: answer.headers.get('www-authenticate') };
}

/** A wallet that has redeemed a new offer. */
async function redeemed(id = certificate.id) {
  const wallet = new Wallet(await newWalletKey());
  const offer = await offered(id);
  return { wallet, offer, ...(await wallet.redeem(offer.link, offer.pin)) };
}

const countOf = async (action: string) =>
  (await change('SELECT id FROM audit_events WHERE action = ?', [action])).length;

describe('a report in a wallet', () => {
  it.each([
    ['ES256', false],
    ['ES256', true],
    ['EdDSA', false],
    ['EdDSA', true],
  ] as const)('is taken by the client of @openid4vc with a key of %s, named by a DID: %s', async (alg, byDid) => {
    const key = await newWalletKey(alg);
    const { link, pin, qr, endsAt } = await offered();
    expect(qr).toMatch(/^<svg /);
    expect(Date.parse(endsAt) - Date.now()).toBeLessThanOrEqual(600_000);
    const token = await new Wallet(key).take(link, pin, byDid);
    const { credential, isRevoked } = await new ForeignVerifier(server.url, server.url).jwt(token);
    const { id, report } = credential.credentialSubject;
    expect(report).toMatchObject({ number: certificate.verifi_no });
    if (byDid) expect(id).toBe(didJwk(key));
    expect(JSON.parse(Buffer.from(String(id).slice('did:jwk:'.length), 'base64url').toString())).toEqual(key.jwk);
    expect(isRevoked).toBe(false);
  });

  it('is offered as the standard has it, and the offer tells no PIN', async () => {
    const offer = await offered();
    const { offer: read, issuerMetadata } = await new Wallet(await newWalletKey()).read(offer.link);
    expect(read).toMatchObject({
      credential_issuer: server.url,
      credential_configuration_ids: ['VerifiedAcademicCertificate'],
      grants: { [GRANT]: { 'pre-authorized_code': codeIn(offer), tx_code: { input_mode: 'numeric', length: 6 } } },
    });
    expect(JSON.stringify(read)).not.toContain(offer.pin);
    expect(offer.link).not.toContain(offer.pin);
    const { credentialIssuer } = issuerMetadata;
    expect(credentialIssuer.credential_configurations_supported).toMatchObject({
      VerifiedAcademicCertificate: { format: 'jwt_vc_json', proof_types_supported: { jwt: expect.anything() } },
    });
  });

  it('leaves its traces: who offered it, that it was taken, and no secret', async () => {
    const [before, taken] = [await countOf('wallet.offered'), await countOf('wallet.taken')];
    const offer = await offered();
    await new Wallet(await newWalletKey()).take(offer.link, offer.pin);
    expect([await countOf('wallet.offered'), await countOf('wallet.taken')]).toEqual([before + 1, taken + 1]);
    const rows = await change("SELECT after_values FROM audit_events WHERE action LIKE 'wallet.%'");
    const stored = JSON.stringify([rows, await change('SELECT * FROM wallet_offers')]);
    for (const secret of [offer.pin, codeIn(offer)]) expect(stored).not.toContain(secret);
  });
});

describe('an offer', () => {
  it('is for the holder to make, of a report that is there', async () => {
    const stranger = await registerStudent(server);
    const officer = await signIn(server.url, ADMIN);
    expect((await askFor(anyone, certificate.id)).status).toBe(401);
    expect((await askFor(stranger, certificate.id)).status).toBe(404);
    expect((await askFor(officer, certificate.id)).status).toBe(403);
    const draft = await record(student, 'add', {});
    const early = await askFor(student, draft.id);
    expect([early.status, await early.json()]).toMatchObject([409, { reason: 'report_not_ready' }]);
  });

  it('is redeemed once', async () => {
    const offer = await offered();
    expect(await redeem(offer)).toMatchObject({ status: 200, token_type: 'Bearer', expires_in: 300 });
    expect(await redeem(offer)).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect((await fetch(`${server.url}/wallet/offers/${codeIn(offer)}`)).status).toBe(404);
  });

  it('is redeemed by one of many at once', async () => {
    const offer = await offered();
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(offer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 400)]);
  });

  it('is ended by the fifth wrong PIN, also where they come at once, and tells nobody how many there were', async () => {
    const one = await offered();
    const locked = await countOf('wallet.locked');
    for (let n = 0; n < 4; n += 1) expect(await redeem(one, wrongPinOf(one))).toMatchObject({ error: 'invalid_grant' });
    expect(await redeem(one)).toMatchObject({ status: 200 });
    const other = await offered();
    const tries = await Promise.all(Array.from({ length: 12 }, () => redeem(other, wrongPinOf(other))));
    expect(new Set(tries.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(tries[0]).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect(await redeem(other)).toEqual(tries[0]);
    expect((await fetch(`${server.url}/wallet/offers/${codeIn(other)}`)).status).toBe(404);
    expect(await countOf('wallet.locked')).toBe(locked + 1);
  });

  it('ends when its time is over, and with the next one', async () => {
    const [first, second] = [await offered(), await offered()];
    expect(await redeem(first)).toMatchObject({ error: 'invalid_grant' });
    await change('UPDATE wallet_offers SET ends_at = ? WHERE certificate_id = ?', [Date.now() - 1, certificate.id]);
    expect((await fetch(`${server.url}/wallet/offers/${codeIn(second)}`)).status).toBe(404);
    expect(await redeem(second)).toMatchObject({ error: 'invalid_grant' });
  });

  it('is refused in the words of the standard, whatever is sent', async () => {
    const offer = await offered();
    const good = { grant_type: GRANT, 'pre-authorized_code': codeIn(offer), tx_code: offer.pin };
    expect(await sendForm({ ...good, grant_type: 'password' })).toMatchObject({ error: 'unsupported_grant_type' });
    expect(await sendForm({ ...good, tx_code: '' })).toMatchObject({ error: 'invalid_request' });
    expect(await sendForm('')).toMatchObject({ status: 400, error: 'invalid_request' });
    expect(await sendForm(`grant_type=${GRANT}&pre-authorized_code=a&pre-authorized_code=b&tx_code=1`)).toMatchObject({
      error: 'invalid_request',
    });
    expect(await sendForm({ ...good, 'pre-authorized_code': 'nothing' })).toMatchObject({ error: 'invalid_grant' });
    expect(await sendForm({ ...good, tx_code: `${offer.pin} ` })).toMatchObject({ error: 'invalid_grant' });
    expect(await redeem(offer)).toMatchObject({ status: 200 });
  });
});

describe('a credential is fetched', () => {
  it('once with a token', async () => {
    const { wallet, token, configuration, issuerMetadata } = await redeemed();
    const request = async () => ({
      credential_configuration_id: configuration,
      proofs: { jwt: [await wallet.proof(issuerMetadata, configuration, await wallet.nonce(issuerMetadata))] },
    });
    expect(await sendCredential(null, await request())).toMatchObject({ status: 401, error: 'invalid_token' });
    expect(await sendCredential('nothing', await request())).toMatchObject({
      status: 401,
      challenge: expect.stringMatching(/^Bearer error="invalid_token"/),
    });
    expect(await sendCredential(token, await request())).toMatchObject({ status: 200 });
    expect(await sendCredential(token, await request())).toMatchObject({ status: 401, error: 'invalid_token' });
  });

  it('not with a token whose time is over', async () => {
    const { wallet, token, configuration, issuerMetadata } = await redeemed();
    await change('UPDATE wallet_offers SET token_ends_at = ? WHERE certificate_id = ?', [
      Date.now() - 1,
      certificate.id,
    ]);
    const jwt = await wallet.proof(issuerMetadata, configuration, await wallet.nonce(issuerMetadata));
    const body = { credential_configuration_id: configuration, proofs: { jwt: [jwt] } };
    expect(await sendCredential(token, body)).toMatchObject({ status: 401, error: 'invalid_token' });
  });

  it('not with a nonce that was used, made up or left out', async () => {
    const one = await redeemed();
    const nonce = await one.wallet.nonce(one.issuerMetadata);
    const bodyOf = async ({ wallet, issuerMetadata, configuration }: typeof one, used: string) => ({
      credential_configuration_id: configuration,
      proofs: { jwt: [await wallet.proof(issuerMetadata, configuration, used)] },
    });
    expect(await sendCredential(one.token, await bodyOf(one, nonce))).toMatchObject({ status: 200 });
    const other = await redeemed();
    for (const wrong of [nonce, 'nonce', `${nonce.slice(0, -2)}AA`]) {
      const answer = await sendCredential(other.token, await bodyOf(other, wrong));
      expect([wrong, answer]).toMatchObject([wrong, { status: 400, error: 'invalid_nonce' }]);
    }
    // What was wrong cost nothing: the same token still fetches.
    const fresh = await bodyOf(other, await other.wallet.nonce(other.issuerMetadata));
    expect(await sendCredential(other.token, fresh)).toMatchObject({ status: 200 });
  });

  it('not with a proof that another key has signed, or for another', async () => {
    const [key, other] = [await newWalletKey(), await newWalletKey()];
    const { token, configuration, issuerMetadata } = await redeemed();
    const nonce = await new Wallet(key).nonce(issuerMetadata);
    const claims = { aud: server.url, nonce, iat: Math.floor(Date.now() / 1000) };
    const header = { typ: 'openid4vci-proof+jwt', jwk: key.jwk };
    const proofs = [
      await new Wallet(key, other).proof(issuerMetadata, configuration, nonce),
      await key.sign(header, { ...claims, aud: 'https://elsewhere.example' }),
      await key.sign(header, { ...claims, iat: claims.iat - 3600 }),
      await key.sign({ ...header, typ: 'JWT' }, claims),
      'no.proof.here',
    ];
    for (const [at, jwt] of proofs.entries()) {
      const answer = await sendCredential(token, {
        credential_configuration_id: configuration,
        proofs: { jwt: [jwt] },
      });
      expect([at, answer]).toMatchObject([at, { status: 400, error: 'invalid_proof' }]);
    }
  });

  it('not by requests that ask for something else', async () => {
    const { token, configuration } = await redeemed();
    const proofs = { jwt: ['a.b.c'] };
    for (const [body, error] of [
      [{}, 'invalid_credential_request'],
      [[], 'invalid_credential_request'],
      [{ credential_configuration_id: 'VerifiedMinistryStamping', proofs }, 'unknown_credential_configuration'],
      [{ credential_identifier: 'x', proofs }, 'unknown_credential_identifier'],
      [{ credential_configuration_id: configuration }, 'invalid_proof'],
      [{ credential_configuration_id: configuration, proofs: { jwt: [{ __proto__: null }] } }, 'invalid_proof'],
    ] as const) {
      expect(await sendCredential(token, body)).toMatchObject({ status: 400, error });
    }
  });

  it('not once the report was withdrawn', async () => {
    const gone = await verified();
    const late = await redeemed(gone.id);
    await change(
      "UPDATE reports SET status = 'withdrawn', withdrawn_at = ?, reason = 'Forged' WHERE certificate_id = ?",
      [Date.now(), gone.id],
    );
    const { wallet, token, configuration, issuerMetadata } = late;
    const jwt = await wallet.proof(issuerMetadata, configuration, await wallet.nonce(issuerMetadata));
    const body = { credential_configuration_id: configuration, proofs: { jwt: [jwt] } };
    expect(await sendCredential(token, body)).toMatchObject({ status: 400, error: 'credential_request_denied' });
    const again = await askFor(student, gone.id);
    expect([again.status, await again.json()]).toMatchObject([409, { reason: 'report_withdrawn' }]);
  });
});

describe('elsewhere', () => {
  it('no form is taken, though the token of a wallet comes as one', async () => {
    for (const path of ['/api/user/login', '/wallet/credential', '/wallet/nonce']) {
      const answer = await fetch(server.url + path, { method: 'POST', body: new URLSearchParams({ a: '1' }) });
      expect([path, answer.status]).toEqual([path, 415]);
    }
  });

  it('pages of others get nothing of it', async () => {
    for (const path of ['/wallet/token', '/wallet/nonce', '/wallet/credential']) {
      const headers = { origin: 'https://elsewhere.example' };
      const answer = await fetch(server.url + path, { method: 'POST', headers });
      expect([path, answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([path, 403, null]);
    }
  });

  it('the site says that there is a wallet', async () => {
    expect(await (await anyone.raw('/api/v1/site')).json()).toMatchObject({ wallet: true });
  });
});

describe('where wallets are switched off', () => {
  let off: RunningServer;
  beforeAll(async () => {
    off = await startServer();
  });
  afterAll(() => off.dispose());

  it('nothing of it is there', async () => {
    for (const path of ['/.well-known/openid-credential-issuer', '/.well-known/oauth-authorization-server']) {
      expect([path, (await fetch(off.url + path)).status]).toEqual([path, 404]);
    }
    for (const path of ['/wallet/token', '/wallet/nonce', '/wallet/credential']) {
      expect([path, (await fetch(off.url + path, { method: 'POST' })).status]).toEqual([path, 404]);
    }
    expect(await (await fetch(`${off.url}/api/v1/site`)).json()).toMatchObject({ wallet: false });
  });

  it('no offer is made', async () => {
    const owner = await registerStudent(off);
    const { id } = await record(owner, 'add', {});
    const answer = await askFor(owner, id);
    expect([answer.status, await answer.json()]).toMatchObject([409, { reason: 'wallet_off' }]);
  });
});
