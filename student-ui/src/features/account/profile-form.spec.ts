import { expect, it } from '@jest/globals';
import { changesOf, type ProfileValues, withTypedSince } from './profile-form';

const EMPTY: ProfileValues = { name: '', gender: '', passport: '', avatar: '', nationality: '', birth: '' };

it('sends what is empty as null, and a day as it was meant', () => {
  expect(changesOf({ ...EMPTY, name: ' Mei ', gender: 'Female', birth: '2001/4/30' })).toEqual({
    name: 'Mei',
    gender: 'Female',
    passport: null,
    nationality: null,
    birth: '2001-04-30',
    avatar: null,
  });
});

it('shows what was saved, and keeps what was typed on meanwhile', () => {
  const sent = { ...EMPTY, name: ' Mei ', birth: '2001/4/30' };
  const saved = { ...EMPTY, name: 'Mei', birth: '2001-04-30' };
  expect(withTypedSince(saved, sent, sent)).toEqual(saved);
  expect(withTypedSince(saved, sent, { ...sent, passport: 'E1' })).toEqual({ ...saved, passport: 'E1' });
});
