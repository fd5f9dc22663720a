import { type Credential, contentOf, jwtClaims } from './data-model-1.js';

const DID = 'did:web:verify.example';
const credential: Credential & { readonly evidence: readonly string[] } = {
  '@context': ['https://www.w3.org/ns/credentials/v2', 'https://verify.example/words'],
  id: 'https://verify.example/check/MYV-1#edition-1',
  type: ['VerifiableCredential', 'VerifiedAcademicCertificate'],
  issuer: { id: DID, name: 'MyVerify' },
  validFrom: '2026-03-01T04:05:06.789Z',
  credentialSubject: { name: 'Wang Xiaoming', level: 'Master' },
  evidence: ['seen'],
};

describe('a credential in the words of the data model 1.1', () => {
  it('says the same, and what its token has a claim for in both places', () => {
    const nbf = Date.parse('2026-03-01T04:05:06Z') / 1000;
    expect(jwtClaims(credential)).toEqual({
      iss: DID,
      jti: credential.id,
      nbf,
      vc: {
        '@context': [
          'https://www.w3.org/2018/credentials/v1',
          'https://www.w3.org/ns/credentials/status/v1',
          'https://verify.example/words',
          { name: 'https://schema.org/name' },
        ],
        id: credential.id,
        type: credential.type,
        issuer: credential.issuer,
        issuanceDate: '2026-03-01T04:05:06Z',
        credentialSubject: credential.credentialSubject,
        evidence: ['seen'],
      },
    });
  });

  it('names whom it is about, and its end, where there are any', () => {
    const bound = { ...credential, credentialSubject: { id: 'did:jwk:e30' }, validUntil: '2026-03-02T04:05:06.789Z' };
    const { sub, exp, vc } = jwtClaims(bound);
    expect([sub, exp]).toEqual(['did:jwk:e30', Date.parse('2026-03-02T04:05:06Z') / 1000]);
    expect(vc).toMatchObject({ expirationDate: '2026-03-02T04:05:06Z', credentialSubject: { id: 'did:jwk:e30' } });
    expect(vc).not.toHaveProperty('validUntil');
  });

  it('is only that of its own form', () => {
    expect(contentOf(credential, 'jwt_vc_json')).toEqual(jwtClaims(credential));
    expect(contentOf(credential, 'vc+jwt')).toBe(credential);
    expect(contentOf(credential, 'ldp_vc')).toBe(credential);
  });
});
