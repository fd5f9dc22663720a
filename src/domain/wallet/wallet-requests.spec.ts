import { requireProof } from './holder-proof.js';
import { WalletError } from './wallet-error.js';
import { PRE_AUTHORIZED, readCredentialRequest, readTokenRequest } from './wallet-requests.js';

function codeOf(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof WalletError) return error.code;
    throw error;
  }
}

describe('a token request', () => {
  const good = { grant_type: PRE_AUTHORIZED, 'pre-authorized_code': 'code', tx_code: '123456' };

  it('has code and PIN', () => {
    expect(readTokenRequest({ ...good, client_id: 'a wallet' })).toEqual({ code: 'code', pin: '123456' });
  });

  it.each([
    ['nothing', undefined, 'invalid_request'],
    ['no object', 'grant_type=x', 'invalid_request'],
    ['a list', [good], 'invalid_request'],
    ['another grant', { ...good, grant_type: 'authorization_code' }, 'unsupported_grant_type'],
    ['a grant given twice', { ...good, grant_type: [PRE_AUTHORIZED, PRE_AUTHORIZED] }, 'invalid_request'],
    ['no code', { ...good, 'pre-authorized_code': '' }, 'invalid_request'],
    ['a code given twice', { ...good, 'pre-authorized_code': ['code', 'other'] }, 'invalid_request'],
    ['no PIN', { ...good, tx_code: undefined }, 'invalid_request'],
    ['a huge PIN', { ...good, tx_code: '1'.repeat(201) }, 'invalid_request'],
    ['a PIN that is a number', { ...good, tx_code: 123_456 }, 'invalid_request'],
  ])('is refused with %s', (_, body, code) => {
    expect(codeOf(() => readTokenRequest(body))).toBe(code);
  });
});

describe('a credential request', () => {
  const OFFERED = 'VerifiedAcademicCertificate';
  const good = { credential_configuration_id: OFFERED, proofs: { jwt: ['a.b.c'] } };

  it('has the configuration that was offered, and one proof', () => {
    expect(readCredentialRequest(good, OFFERED)).toEqual({ configuration: OFFERED, proof: 'a.b.c' });
  });

  it.each([
    ['nothing', null, 'invalid_credential_request'],
    ['another configuration', { ...good, credential_configuration_id: 'Other' }, 'unknown_credential_configuration'],
    ['an identifier', { ...good, credential_identifier: 'x' }, 'unknown_credential_identifier'],
    ['a wish for encryption', { ...good, credential_response_encryption: {} }, 'invalid_encryption_parameters'],
    ['no proof', { credential_configuration_id: OFFERED }, 'invalid_proof'],
    [
      'the proof of a draft',
      { ...good, proofs: undefined, proof: { proof_type: 'jwt', jwt: 'a.b.c' } },
      'invalid_proof',
    ],
    ['two proofs', { ...good, proofs: { jwt: ['a.b.c', 'd.e.f'] } }, 'invalid_proof'],
    ['a proof of another type', { ...good, proofs: { jwt: ['a.b.c'], di_vp: [{}] } }, 'invalid_proof'],
    ['a proof that is no text', { ...good, proofs: { jwt: [{}] } }, 'invalid_proof'],
    ['proofs that are no object', { ...good, proofs: 'a.b.c' }, 'invalid_proof'],
  ])('is refused with %s', (_, body, code) => {
    expect(codeOf(() => readCredentialRequest(body, OFFERED))).toBe(code);
  });
});

describe('a proof', () => {
  const NOW = new Date('2026-03-01T04:00:00Z');
  const ISSUER = 'https://verify.example';
  const seconds = NOW.getTime() / 1000;
  const good = { holder: 'did:jwk:e30', audience: ISSUER, issuedAt: seconds, nonce: 'n' };

  it('is for this issuer, and of now', () => {
    expect(requireProof(good, ISSUER, NOW)).toEqual(good);
    expect(requireProof({ ...good, audience: [ISSUER], issuedAt: seconds - 300 }, ISSUER, NOW).nonce).toBe('n');
  });

  it.each([
    ['none', null],
    ['for another', { ...good, audience: 'https://elsewhere.example' }],
    ['for others too', { ...good, audience: [ISSUER, 'https://elsewhere.example'] }],
    ['for nobody', { ...good, audience: undefined }],
    ['old', { ...good, issuedAt: seconds - 301 }],
    ['of tomorrow', { ...good, issuedAt: seconds + 301 }],
    ['of no time', { ...good, issuedAt: undefined }],
    ['of a time that is a text', { ...good, issuedAt: String(seconds) }],
    ['without a nonce', { ...good, nonce: undefined }],
  ])('is refused that is %s', (_, proof) => {
    expect(codeOf(() => requireProof(proof, ISSUER, NOW))).toBe('invalid_proof');
  });
});
