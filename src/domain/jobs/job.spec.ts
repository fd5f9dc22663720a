import { refusalOf } from '../../../test/support/refusal.js';
import { validateRetry, withoutAddresses } from './job.js';

describe('trying a job again', () => {
  it('is for failed ones', () => {
    expect(() => validateRetry({ state: 'failed' })).not.toThrow();
    for (const state of ['open', 'done'] as const) {
      expect(refusalOf(() => validateRetry({ state })).reason).toBe('illegal_transition');
    }
  });
});

describe('an error as staff see it', () => {
  it.each([
    ['550 5.1.1 <mei@example.com>: unknown', '550 5.1.1 (address) unknown'],
    ['to mei@例え.jp, and "a b"@c.my', 'to (address) and "a (address)'],
    ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
    ['', ''],
  ])('%j has no addresses', (error, shown) => {
    expect(withoutAddresses(error)).toBe(shown);
  });
});
