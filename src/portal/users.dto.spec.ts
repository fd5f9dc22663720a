import { aFileId } from '../../test/factories/certificate.factory.js';
import { errorsOf, validated } from '../../test/support/validated.js';
import { PROFILE_FIELDS } from '../domain/account/profile.js';
import { EMPTY_FORM } from '../domain/certificate/certificate.fields.js';
import { readForm } from '../domain/certificate/certificate.form.js';
import { message } from '../domain/messages/message.js';
import { UpdateUserDto } from './users.dto.js';

describe('the fields of a profile', () => {
  test('are tidied, may be left out or emptied, and hold nothing else', async () => {
    const given = { name: ' Ana  María ', avatar: `/api/file/${aFileId(2)}`, birth: null, nationality: '', email: 7 };
    const others = { roleId: 0, passwordHash: 'mine', status: 'active' };
    expect({ ...(await validated(UpdateUserDto, { ...given, ...others })) }).toEqual({
      name: 'Ana María',
      avatar: aFileId(2),
      birth: null,
      nationality: null,
      email: 7,
    });
    expect({ ...(await validated(UpdateUserDto, {})) }).toEqual({});
  });

  test('are all told that are malformed', async () => {
    const raw = {
      name: 'x'.repeat(121),
      gender: 'female',
      passport: 'E#1',
      birth: '1999-02-30',
      nationality: 5,
      avatar: 'http://x/y.png',
    };
    const errors = (await errorsOf(UpdateUserDto, { ...raw, language: 'zh' })) ?? {};
    expect(Object.keys(errors).toSorted()).toEqual([...Object.keys(PROFILE_FIELDS), 'language'].toSorted());
    expect(errors.language).toEqual(message('one_of_needed', { name: 'The language', choices: 'en, cn' }));
  });

  test('follow the same rules as the certificate form', async () => {
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
    for (const field of Object.keys(PROFILE_FIELDS) as Array<keyof typeof PROFILE_FIELDS>) {
      for (const value of values) {
        const form = readForm({ [field]: value }, EMPTY_FORM);
        const errors = (await errorsOf(UpdateUserDto, { [field]: value })) ?? {};
        expect(errors).toEqual(form.errors);
        if (field in errors) continue;
        expect((await validated(UpdateUserDto, { [field]: value }))[field]).toEqual(form.form[field]);
      }
    }
  });
});
