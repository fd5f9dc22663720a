import { filterOf, isInFilter } from './common-passwords.filter.js';
import { FilteredCommonPasswords } from './filtered.common-passwords.js';

const passwords = new FilteredCommonPasswords();

it.each([
  '123456',
  'trustno1',
  'Trustno1',
  'TRUSTNO1',
  'Ｔrustno1',
  'Charlie1',
  'Liverpool1',
  'Jennifer1',
  'Rangers1',
  'nirvana1',
  'Metallica1',
])('%s is common', (password) => {
  expect(passwords.has(password)).toBe(true);
});

it.each(['Kelapa-2026', 'Rambutan7Durian', 'Officer-Two-2026', 'Secret-2026', 'Better-2026', '', 'x'.repeat(200)])(
  '%s is not',
  (password) => {
    expect(passwords.has(password)).toBe(false);
  },
);

it('misses nothing that is in a filter, and takes few others for it', () => {
  const common = Array.from({ length: 5000 }, (_, n) => `common-${n}`);
  const filter = filterOf(common);
  expect(filter.length).toBeLessThan(13_000);
  expect(common.every((password) => isInFilter(filter, password.toUpperCase()))).toBe(true);
  const taken = Array.from({ length: 20_000 }, (_, n) => `other-${n}`).filter((password) =>
    isInFilter(filter, password),
  );
  expect(taken.length).toBeLessThan(10);
});
