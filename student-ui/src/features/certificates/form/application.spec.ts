import { expect, it } from '@jest/globals';
import { EMPTY_APPLICATION, fromProfile, toApplication, toBody } from './application';

it('fills a new form from the profile and from nothing else', () => {
  const profile = {
    id: 7,
    role: 1,
    name: '王小明',
    email: 'mei@example.com',
    gender: 'Female',
    passport: null,
  } as const;
  expect(fromProfile(profile)).toEqual({
    ...EMPTY_APPLICATION,
    name: '王小明',
    email: 'mei@example.com',
    gender: 'Female',
  });
});

it('goes to the server and back without a change', () => {
  const values = { ...EMPTY_APPLICATION, name: 'José', major: 'Law', cert_photos: ['/api/file/a', '/api/file/b'] };
  expect(toApplication(toBody(values))).toEqual(values);
});

it('sends empty texts as null, and the blanks around a text not at all', () => {
  const body = toBody({ ...EMPTY_APPLICATION, name: '  Mei ', major: '   ' });
  expect(body).toMatchObject({ name: 'Mei', major: null, gender: null, type: 'verification', passport_photos: [] });
});

it('leaves out what has the wrong kind, as after a change of the program', () => {
  const kept = { name: 3, passport_photos: 'x', level: 'Master' } as never;
  expect(toApplication(kept)).toEqual({ ...EMPTY_APPLICATION, level: 'Master' });
});
