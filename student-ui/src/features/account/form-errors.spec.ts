import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@myverify/api-client/api-error';
import { message } from '@myverify/domain/messages/message';
import { splitFailure, summarise } from './form-errors';

const LABELS = { email: 'Email', password: 'Password', code: 'Code' };
const refusal = (errors: Record<string, string>) => {
  const codes = { code: { code: 'code_wrong' } };
  return new ApiError({ status: 400, reason: 'x', message: 'x', errors, codes });
};
const WRONG = { code: 'code_wrong', text: 'wrong' };

const NO_CODE = message('code_needed');
const NO_EMAIL = message('email_needed');
const NO_PASSWORD = message('password_needed');

describe('a failure', () => {
  it('is about fields where it names them', () => {
    expect(splitFailure(refusal({ code: 'wrong' }), LABELS)).toEqual({ fields: { code: WRONG }, isWhole: false });
  });

  it('is about the whole form otherwise', () => {
    expect(splitFailure(refusal({}), LABELS)).toEqual({ fields: {}, isWhole: true });
    expect(splitFailure(new Error('x'), LABELS)).toEqual({ fields: {}, isWhole: true });
    expect(splitFailure(refusal({ code: 'wrong', consents: 'old' }), LABELS)).toEqual({
      fields: { code: WRONG },
      isWhole: true,
    });
  });

  it('is none where nothing failed', () => {
    expect(splitFailure(null, LABELS)).toEqual({ fields: {}, isWhole: false });
  });
});

describe('the summary', () => {
  const all = ['code', 'password', 'email'];

  it('names the refused fields in the order of the form', () => {
    const errors = { code: NO_CODE, email: { code: 'email_malformed' } };
    expect(summarise(errors, all, LABELS)).toEqual([
      { field: 'email', problem: { code: 'email_malformed' } },
      { field: 'code', problem: NO_CODE },
    ]);
    expect(summarise(errors, ['code'], LABELS)).toEqual([{ field: 'code', problem: NO_CODE }]);
  });

  it('tells of a missing email or password in one line', () => {
    expect(summarise({ email: NO_EMAIL, password: NO_PASSWORD }, all, LABELS)).toEqual([
      { field: 'email', problem: { code: 'credentials_needed' } },
    ]);
    expect(summarise({ password: NO_PASSWORD, code: NO_CODE }, all, LABELS)).toEqual([
      { field: 'password', problem: { code: 'credentials_needed' } },
      { field: 'code', problem: NO_CODE },
    ]);
    const password = { password: NO_PASSWORD };
    expect(summarise(password, all, { password: 'Password' })).toEqual([{ field: 'password', problem: NO_PASSWORD }]);
  });
});
