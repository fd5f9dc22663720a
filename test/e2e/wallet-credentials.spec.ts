// On the stack: an offer is made by one process and taken at another.
import { newWalletKey, Wallet } from '../support/wallet.js';
import {
  askFor,
  certificate,
  change,
  redeemed,
  sendCredential,
  server,
  startWallets,
  student,
  verified,
} from './wallet.rig.js';

beforeAll(startWallets);
afterAll(() => server.dispose());

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
