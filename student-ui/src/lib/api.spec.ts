import { describe, expect, it } from '@jest/globals';
import { failureOf } from './api';

const answer = (status: number, headers = {}) => new Response(null, { status, headers });

describe('a session that is over', () => {
  it.each([
    ['the portal', { code: 500, message: 'x', data: { message: 'x', reason: 'no_session' } }],
    ['the resource API', { message: 'jwt expired', reason: 'session_expired', errors: {} }],
  ])('is noticed at an answer of %s', (_, body) => {
    expect(failureOf(body, answer(401)).sessionEnded).toBe(true);
  });

  it('is not meant by a wrong password', () => {
    const body = { code: 401, message: 'x', data: { message: 'x', reason: 'wrong_credentials' } };
    expect(failureOf(body, answer(401)).sessionEnded).toBe(false);
  });
});

it('is told how long to wait, by the body or by the header', () => {
  expect(failureOf({ message: 'x', reason: 'too_many_requests', retryAfter: 7 }, answer(429)).retryAfter).toBe(7);
  expect(failureOf(null, answer(429, { 'Retry-After': '9' }))).toMatchObject({ retryAfter: 9, reason: 'http_429' });
});
