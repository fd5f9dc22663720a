import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { JoseHolderProofs } from './jose.holder-proofs.js';

const proofs = new JoseHolderProofs();
const CLAIMS = { aud: 'https://verify.example', nonce: 'n' };

async function pair(alg: 'ES256' | 'EdDSA' | 'ES384') {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  return { alg, privateKey, jwk: await exportJWK(publicKey), secret: await exportJWK(privateKey) };
}
type Pair = Awaited<ReturnType<typeof pair>>;

const signed = ({ alg, privateKey }: Pair, header: { jwk?: JWK; kid?: string }, typ = 'openid4vci-proof+jwt') =>
  new SignJWT(CLAIMS)
    .setProtectedHeader({ alg, typ, ...header })
    .setIssuedAt(1_700_000_000)
    .sign(privateKey);

const didOf = (jwk: object) => `did:jwk:${Buffer.from(JSON.stringify(jwk)).toString('base64url')}`;

describe.each(['ES256', 'EdDSA'] as const)('a proof signed with %s', (alg) => {
  it('names its key itself or by a DID', async () => {
    const one = await pair(alg);
    const read = await proofs.read(await signed(one, { jwk: one.jwk }));
    expect(read).toMatchObject({ audience: CLAIMS.aud, nonce: 'n', issuedAt: 1_700_000_000 });
    const members = JSON.parse(Buffer.from(read?.holder.slice(8) ?? '', 'base64url').toString());
    expect(members).toEqual(one.jwk);
    const did = didOf({ ...one.jwk, kty: one.jwk.kty });
    expect((await proofs.read(await signed(one, { kid: `${did}#0` })))?.holder).toBe(did);
  });

  it('is none by another key, type or naming', async () => {
    const [one, other] = [await pair(alg), await pair(alg)];
    const good = await signed(one, { jwk: one.jwk });
    const [header, , signature] = good.split('.');
    const payload = Buffer.from(JSON.stringify({ ...CLAIMS, iat: 1, nonce: 'm' })).toString('base64url');
    for (const wrong of [
      await signed(one, { jwk: other.jwk }),
      await signed(one, { kid: didOf(other.jwk) }),
      await signed(one, { jwk: one.secret }),
      await signed(one, { jwk: one.jwk, kid: didOf(one.jwk) }),
      await signed(one, {}),
      await signed(one, { kid: 'did:web:elsewhere.example#1' }),
      await signed(one, { kid: 'did:jwk:bm90aGluZw' }),
      await signed(one, { jwk: one.jwk }, 'JWT'),
      `${header}.${payload}.${signature}`,
      good.slice(0, -4),
      'a.b.c',
      '',
    ]) {
      expect([wrong.slice(0, 40), await proofs.read(wrong)]).toEqual([wrong.slice(0, 40), null]);
    }
  });
});

it('a proof is none with an algorithm that is not offered, or with none', async () => {
  const one = await pair('ES384');
  expect(await proofs.read(await signed(one, { jwk: one.jwk }))).toBeNull();
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const { jwk } = await pair('EdDSA');
  for (const alg of ['none', 'HS256', '__proto__', 'toString']) {
    const header = encode({ alg, typ: 'openid4vci-proof+jwt', jwk });
    expect(await proofs.read(`${header}.${encode(CLAIMS)}.`)).toBeNull();
  }
});
