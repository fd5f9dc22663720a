import { multibase, multikey } from './multibase.js';

// https://datatracker.ietf.org/doc/html/draft-msporny-base58-03, section 5.
it.each([
  ['48656c6c6f20576f726c6421', 'z2NEpo7TZRRrLZSi2U'],
  [
    Buffer.from('The quick brown fox jumps over the lazy dog.').toString('hex'),
    'zUSm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z',
  ],
  ['0000287fb4cd', 'z11233QC4'],
  ['', 'z'],
  ['0000', 'z11'],
])('the bytes %s are %s', (hex, text) => {
  expect(multibase(Buffer.from(hex, 'hex'))).toBe(text);
});

it('a key is written with its kind before it, by which readers know it', () => {
  // The first vector of did:key for Ed25519: https://w3c-ccg.github.io/did-method-key/#ed25519-x25519
  const x = Buffer.from('3b6a27bcceb6a42d62a3a8d02a6f0d73653215771de243a63ac048a18b59da29', 'hex').toString(
    'base64url',
  );
  expect(multikey(x)).toBe('z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp');
});
