import { TransliteratingNameReader } from '../../platform/names/transliterating.name-reader.js';
import { comparePassport, hasExpired, PASSPORT_FIELDS, type PassportClaims } from './passport-comparison.js';
import type { PassportZone } from './passport-zone.js';

const reader = new TransliteratingNameReader();
const zone: PassportZone = {
  passport: 'E12345678',
  name: 'WANG XIAOMING',
  birth: '2001-04-30',
  nationality: 'China',
  gender: 'Male',
  expiry: '2031-02-11',
  isCertain: true,
};
const claims: PassportClaims = {
  name: '王小明',
  gender: 'Male',
  birth: '2001-04-30',
  nationality: 'China',
  passport: 'e1234 5678',
};
const likeness = (claimed: Partial<PassportClaims>, printed: Partial<PassportZone> = {}) =>
  Object.fromEntries(
    comparePassport({ ...claims, ...claimed }, { ...zone, ...printed }, (name) => reader.read(name)).map((one) => [
      one.field,
      one.likeness,
    ]),
  );

it('holds each field against the zone, whatever the script of the name and the blanks of the number', () => {
  expect(likeness({})).toEqual({
    name: 'close',
    gender: 'match',
    birth: 'match',
    nationality: 'match',
    passport: 'match',
  });
  expect(likeness({ name: 'Wang Xiaoming' }).name).toBe('match');
  expect(likeness({ name: 'Xiaoming Wang' }).name).toBe('close');
});

it.each([
  ['name', 'Wang Xiaomin'],
  ['gender', 'Female'],
  ['birth', '2001-04-03'],
  ['nationality', 'Malaysia'],
  ['passport', 'E12345679'],
] as const)('tells another %s, and of that alone', (field, value) => {
  const told = likeness({ name: 'Wang Xiaoming', [field]: value });
  for (const one of PASSPORT_FIELDS) expect([one, told[one]]).toEqual([one, one === field ? 'differs' : 'match']);
});

it('says what is not claimed and what was not read', () => {
  expect(likeness({ birth: null, name: '' })).toMatchObject({ birth: 'not_claimed', name: 'not_claimed' });
  expect(likeness({}, { nationality: null, name: '' })).toMatchObject({ nationality: 'not_read', name: 'not_read' });
});

it('does not hold it against a long name that the zone cuts it off', () => {
  const name = 'Subramaniam Venkatasubramanian Krishnamurthy Iyer';
  expect(likeness({ name }, { name: 'SUBRAMANIAM VENKATASUBRAMANIAN KRISHNA' }).name).toBe('close');
  expect(likeness({ name }, { name: 'SUBRAMANIAM' }).name).toBe('differs');
  expect(likeness({ name }, { name: 'SUBRAMANIAM VENKATASUBRAMANIAN KRISHMA' }).name).toBe('differs');
});

it('has expired after its last day', () => {
  expect(['2031-02-11', '2031-02-12'].map((today) => hasExpired(zone, today))).toEqual([false, true]);
  expect(hasExpired({ expiry: null }, '2031-02-12')).toBe(false);
});
