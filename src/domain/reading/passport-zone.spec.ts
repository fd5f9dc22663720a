import { aZone } from '../../../test/factories/reading.factory.js';
import { passportZone, type ZoneFields } from './passport-zone.js';

const TODAY = '2026-11-25';
const zone = (changed: Partial<ZoneFields>) => passportZone(aZone(changed), TODAY);

it('is said in the words of the form', () => {
  expect(zone({})).toEqual({
    passport: 'E12345678',
    name: 'WANG XIAOMING',
    birth: '2001-04-30',
    nationality: 'China',
    gender: 'Male',
    expiry: '2031-02-11',
    isCertain: true,
  });
});

it.each([
  ['010430', '2001-04-30'],
  ['990430', '1999-04-30'],
  // A child of today, and whoever was born a century before tomorrow.
  ['261125', '2026-11-25'],
  ['261126', '1926-11-26'],
  ['000229', '2000-02-29'],
  ['010229', null],
  ['011301', null],
  ['0104<<', null],
  [null, null],
])('reads the birth %j as %j', (birthDate, birth) => {
  expect(zone({ birthDate })?.birth).toBe(birth);
});

it.each([
  ['250101', '2025-01-01'],
  ['460101', '2046-01-01'],
  ['990101', '1999-01-01'],
])('reads the last day %j as %j', (expirationDate, expiry) => {
  expect(zone({ expirationDate })?.expiry).toBe(expiry);
});

it('leaves out what it does not know', () => {
  expect(zone({ nationality: 'XXA', sex: 'nonspecified', lastName: null, birthDate: null })).toMatchObject({
    nationality: null,
    gender: null,
    name: 'XIAOMING',
    birth: null,
  });
});

it.each<Partial<ZoneFields>>([
  { documentCode: 'V' },
  { documentCode: 'ID', format: 'TD1' },
  { format: 'TD2' },
  { documentNumber: null },
  { documentNumber: '' },
  { documentCode: null },
])('is none of %j', (changed) => {
  expect(zone(changed)).toBeNull();
});
