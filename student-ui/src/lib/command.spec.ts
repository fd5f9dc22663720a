import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@myverify/api-client/api-error';
import { isSettled } from './command';

const failure = (status: number, reason: string) => new ApiError({ status, reason, message: '' });

describe('a key is done with', () => {
  it.each([
    ['a refusal', failure(404, 'not_found'), [true, true]],
    ['a lost answer', failure(0, 'unreachable'), [false, false]],
    ['a call that still runs', failure(409, 'in_progress'), [false, false]],
    ['one that was done, whose answer is gone', failure(409, 'already_done'), [false, true]],
    ['whoever has to sign in again', failure(401, 'unauthenticated'), [false, false]],
    ['what is no answer', new Error('oops'), [false, false]],
  ])('or not by %s: any call, and one whose answer is shown once', (_, error, settled) => {
    expect([isSettled(error), isSettled(error, true)]).toEqual(settled);
  });
});
