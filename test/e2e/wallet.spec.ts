// On the stack: an offer is made by one process and taken at another.
import { registerStudent } from '../support/applicant.js';
import { ForeignVerifier } from '../support/foreign-verifiers.js';
import { signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { didJwk, newWalletKey, Wallet } from '../support/wallet.js';
import {
  anyone,
  askFor,
  certificate,
  change,
  codeIn,
  countOf,
  GRANT,
  offered,
  redeem,
  sendForm,
  server,
  startWallets,
  student,
  wrongPinOf,
} from './wallet.rig.js';

beforeAll(startWallets);
afterAll(() => server.dispose());

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
