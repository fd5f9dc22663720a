import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@myverify/api-client/api-error';
import { splitFailure, summarise } from './form-errors';

const LABELS = { email: 'Email', password: 'Password', code: 'Code' };
const refusal = (errors: Record<string, string>) => new ApiError({ status: 400, reason: 'x', message: 'x', errors });

describe('a failure', () => {
  it('is about fields where it names them', () => {
    expect(splitFailure(refusal({ code: 'wrong' }), LABELS)).toEqual({ fields: { code: 'wrong' }, isWhole: false });
  });

  it('is about the whole form otherwise', () => {
    expect(splitFailure(refusal({}), LABELS)).toEqual({ fields: {}, isWhole: true });
    expect(splitFailure(new Error('x'), LABELS)).toEqual({ fields: {}, isWhole: true });
    expect(splitFailure(refusal({ code: 'wrong', consents: 'old' }), LABELS)).toEqual({
      fields: { code: 'wrong' },
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
    const errors = { code: 'codeMissing', email: 'emailWrong' };
    expect(summarise(errors, all, LABELS)).toEqual([
      { field: 'email', problem: 'emailWrong' },
      { field: 'code', problem: 'codeMissing' },
    ]);
    expect(summarise(errors, ['code'], LABELS)).toEqual([{ field: 'code', problem: 'codeMissing' }]);
  });

  it('tells of a missing email or password in one line', () => {
    expect(summarise({ email: 'emailMissing', password: 'passwordMissing' }, all, LABELS)).toEqual([
      { field: 'email', problem: 'credentialsMissing' },
    ]);
    expect(summarise({ password: 'passwordMissing', code: 'codeMissing' }, all, LABELS)).toEqual([
      { field: 'password', problem: 'credentialsMissing' },
      { field: 'code', problem: 'codeMissing' },
    ]);
    const password = { password: 'passwordMissing' };
    expect(summarise(password, all, { password: 'Password' })).toEqual([
      { field: 'password', problem: 'passwordMissing' },
    ]);
  });
});
