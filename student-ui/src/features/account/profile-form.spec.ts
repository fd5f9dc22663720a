import { expect, it } from '@jest/globals';
import { changesOf, changesSince, type ProfileValues, typedSince, withTypedSince } from './profile-form';

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

it('sends and keeps what was typed, and nothing that may have been saved elsewhere since', () => {
  const base = { ...EMPTY, name: 'Mei', gender: 'Female', passport: 'E1' };
  const values = { ...base, name: ' Mei Lin ', passport: '' };
  expect(typedSince(base, values)).toEqual({ name: ' Mei Lin ', passport: '' });
  expect(changesSince(base, values)).toEqual({ name: 'Mei Lin', passport: null });
  expect(changesSince(base, base)).toEqual({});
});
