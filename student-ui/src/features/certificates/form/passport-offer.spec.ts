import { expect, it } from '@jest/globals';
import { EMPTY_APPLICATION } from './application';
import { passportOffer } from './passport-offer';

const passport = {
  passport: 'E12345678',
  name: 'WANG XIAOMING',
  birth: '2001-04-30',
  nationality: 'China',
  gender: 'Male',
  expiry: '2031-02-11',
  isCertain: true,
} as const;
const fields = (offered: ReadonlyArray<{ field: string }>) => offered.map(({ field }) => field);

it('offers all that a passport says for an empty form', () => {
  const { missing, different } = passportOffer(EMPTY_APPLICATION, passport);
  expect(fields(missing)).toEqual(['name', 'gender', 'birth', 'nationality', 'passport']);
  expect(different).toEqual([]);
  const filled = { ...EMPTY_APPLICATION, ...Object.fromEntries(missing.map(({ field, read }) => [field, read])) };
  expect(filled).toMatchObject({ name: 'WANG XIAOMING', gender: 'Male', birth: '2001-04-30', nationality: 'China' });
  expect(passportOffer(filled, passport)).toEqual({ missing: [], different: [] });
});

it('tells what differs, and leaves what is the same in other letters', () => {
  const typed = { ...EMPTY_APPLICATION, name: 'Xiaoming Wang', passport: 'e 1234 5679', birth: ' 2001-04-30 ' };
  const { missing, different } = passportOffer(typed, passport);
  expect(different).toEqual([{ field: 'passport', read: 'E12345678' }]);
  expect(fields(missing)).toEqual(['gender', 'nationality']);
});

it('says nothing of a name in another script, and of what was not read', () => {
  const typed = { ...EMPTY_APPLICATION, name: '王小明' };
  expect(fields(passportOffer(typed, passport).different)).toEqual([]);
  expect(fields(passportOffer({ ...typed, name: 'Li Ming' }, passport).different)).toEqual(['name']);
  expect(fields(passportOffer(EMPTY_APPLICATION, { ...passport, birth: null, gender: null }).missing)).toEqual([
    'name',
    'nationality',
    'passport',
  ]);
});
