import { acceptedKeySets, deriveKey } from './secret-keys.js';

const PURPOSES = { derivation: 'mail-link', storage: 'mail-link-at-rest' };
const under = (secret: string) => ({
  derivation: deriveKey(secret, 'mail-link'),
  storage: deriveKey(secret, 'mail-link-at-rest'),
});

it('gives the keys of each secret together, those of the current one first', () => {
  expect(acceptedKeySets({ jwtSecret: 'new', jwtSecretPrevious: 'old' }, PURPOSES)).toEqual([
    under('new'),
    under('old'),
  ]);
  expect(acceptedKeySets({ jwtSecret: 'new', jwtSecretPrevious: null }, PURPOSES)).toEqual([under('new')]);
});
