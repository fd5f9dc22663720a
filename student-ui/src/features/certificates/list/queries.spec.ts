import { describe, expect, it } from '@jest/globals';
import { ApiError, unanswered } from '@myverify/api-client/api-error';
import { nextAskIn } from './queries';

const failure = (status: number, retryAfter?: number) =>
  new ApiError({ status, reason: 'refused', message: '', retryAfter });

describe('whether the PDF of a report is there', () => {
  it('is asked until it is', () => {
    expect(nextAskIn({ error: null })).toBe(5_000);
    expect(nextAskIn({ data: false, error: null })).toBe(5_000);
    expect(nextAskIn({ data: true, error: null })).toBe(false);
  });

  it.each([
    unanswered('unreachable'),
    unanswered('timeout'),
    failure(503),
    failure(500),
    failure(429),
    new Error('lost'),
  ])('is asked on after %s: it is no refusal', (error) => expect(nextAskIn({ data: false, error })).toBe(5_000));

  it('is asked as late as the service wants', () => {
    expect(nextAskIn({ error: failure(429, 60) })).toBe(60_000);
    expect(nextAskIn({ error: failure(429, 1) })).toBe(5_000);
  });

  it.each([400, 401, 403, 404, 410])('is not asked after a refusal: %d', (status) => {
    expect(nextAskIn({ data: false, error: failure(status) })).toBe(false);
  });
});
