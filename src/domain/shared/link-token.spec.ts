import { readLinkToken } from './link-token.js';

test('a token holds whose link it is, until when, and the signature for that', () => {
  expect(readLinkToken('17.1700000000.aB-_9')).toEqual({ id: 17, exp: '1700000000', sig: 'aB-_9' });
});

test.each(['', '17', '17.1', '17..x', '0.1.x', '-1.1.x', '1e3.1.x', '17.1.x y', ' 17.1.x', `17.1.${'x'.repeat(101)}`])(
  '%j is no token',
  (text) => {
    expect(readLinkToken(text)).toEqual({ id: 0, exp: '', sig: '' });
  },
);
