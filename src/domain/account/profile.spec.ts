import { aFileId } from '../../../test/factories/certificate.factory.js';
import { EMPTY_FORM } from '../certificate/certificate.fields.js';
import { readForm } from '../certificate/certificate.form.js';
import { message } from '../messages/message.js';
import { PROFILE_FIELDS, readLanguage, readProfile } from './profile.js';
import type { Profile } from './user.js';

const BASE: Profile = {
  name: 'Ana',
  gender: 'Female',
  passport: 'E1',
  birth: '1999-05-17',
  nationality: 'Peru',
  avatar: aFileId(1),
};
const TODAY = '2026-03-01';
const NOBODY: Profile = { name: null, gender: null, passport: null, birth: null, nationality: null, avatar: null };

describe('reading a profile', () => {
  test('takes what is given, keeps what is not, empties what is null', () => {
    expect(readProfile({}, BASE, TODAY)).toEqual({ profile: BASE, errors: {} });
    expect(
      readProfile(
        { name: ' Ana  María ', avatar: aFileId(2), passport: undefined, birth: null, nationality: '' },
        BASE,
        TODAY,
      ),
    ).toEqual({
      profile: { ...BASE, name: 'Ana María', avatar: aFileId(2), birth: null, nationality: null },
      errors: {},
    });
    expect(readProfile({ ...NOBODY }, BASE, TODAY).profile).toEqual(NOBODY);
  });

  test('takes no birth after today, and leaves one that is there', () => {
    const future = { birth: '2026-03-02' };
    const { errors } = readProfile(future, BASE, TODAY);
    expect(errors).toEqual({ birth: message('day_in_future', { label: 'date of birth' }) });
    expect(readProfile({ birth: TODAY }, BASE, TODAY).errors).toEqual({});
    expect(readProfile({ name: 'Ana' }, { ...BASE, ...future }, TODAY).errors).toEqual({});
  });

  test('answers a profile and nothing else, whatever is given and whatever it starts from', () => {
    const user = { ...BASE, passwordHash: 'secret', roleId: 1 };
    expect(
      readProfile({ roleId: 0, email: 'x@y.zz', passwordHash: 'mine', status: 'active' }, user, TODAY).profile,
    ).toEqual(BASE);
  });

  test('tells all that is malformed and keeps the base there', () => {
    const raw = {
      name: 'x'.repeat(121),
      gender: 'female',
      passport: 'E#1',
      birth: '1999-02-30',
      nationality: 5,
      avatar: 'http://x/y.png',
    };
    const { profile, errors } = readProfile(raw, BASE, TODAY);
    expect(profile).toEqual(BASE);
    expect(Object.keys(errors).toSorted()).toEqual(Object.keys(PROFILE_FIELDS).toSorted());
  });

  test('follows the same rules as the certificate form', () => {
    const values = [
      '',
      'Ana',
      'x'.repeat(81),
      'x'.repeat(121),
      'a\u0000',
      'Male',
      '1999-05-17',
      '1999-5-17',
      aFileId(3),
      7,
      null,
      [],
      {},
    ];
    for (const field of Object.keys(PROFILE_FIELDS) as Array<keyof Profile>) {
      for (const value of values) {
        const profile = readProfile({ [field]: value }, NOBODY, TODAY);
        const form = readForm({ [field]: value }, EMPTY_FORM);
        expect(profile.profile[field]).toEqual(form.form[field]);
        expect(profile.errors).toEqual(form.errors);
      }
    }
  });
});

test.each([
  ['cn', 'cn'],
  ['en', 'en'],
  [undefined, 'en'],
  [null, 'en'],
  ['', 'en'],
  ['CN', null],
  ['zh', null],
  [['cn'], null],
])('who is written to in English and gives the language %p is written to in %p', (given, language) => {
  expect(readLanguage(given, 'en')).toBe(language);
});
