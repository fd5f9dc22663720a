import { didDocument, didOf } from './did-web.js';

describe('the DID of an installation', () => {
  it.each([
    ['https://verify.example', 'did:web:verify.example'],
    ['https://Verify.Example/', 'did:web:verify.example'],
    ['http://localhost:3000', 'did:web:localhost%3A3000'],
    ['https://uni.example/verify', 'did:web:uni.example:verify'],
    ['https://uni.example:8443/a/b', 'did:web:uni.example%3A8443:a:b'],
  ])('of %s is %s', (address, did) => {
    expect(didOf(address)).toBe(did);
  });
});

describe('the document of a DID', () => {
  const keys = [
    { jwk: { kid: 'now', x: 'A' }, multibase: 'z6Now' },
    { jwk: { kid: 'before', x: 'B' }, multibase: 'z6Before' },
  ];

  it('has each key in both notations, those of earlier times too, and lets each make statements', () => {
    const did = 'did:web:uni.example:verify';
    const document = didDocument('https://uni.example/verify', keys);
    expect(document).toMatchObject({ id: did, alsoKnownAs: ['https://uni.example/verify'] });
    expect(document.verificationMethod).toEqual([
      { id: `${did}#now`, type: 'JsonWebKey', controller: did, publicKeyJwk: keys[0]?.jwk },
      { id: `${did}#z6Now`, type: 'Multikey', controller: did, publicKeyMultibase: 'z6Now' },
      { id: `${did}#before`, type: 'JsonWebKey', controller: did, publicKeyJwk: keys[1]?.jwk },
      { id: `${did}#z6Before`, type: 'Multikey', controller: did, publicKeyMultibase: 'z6Before' },
    ]);
    expect(document.assertionMethod).toEqual(document.verificationMethod.map(({ id }) => id));
    expect(document['@context'][0]).toBe('https://www.w3.org/ns/did/v1');
  });
});
