import { percentile } from './percentile.js';

describe('a percentile', () => {
  it.each([
    [[], 0.5, null],
    [[5], 0.5, 5],
    [[10, 2], 0.5, 6],
    [[100, 1, 9], 0.5, 9],
    [[3, 1, 2, 10], 0.5, 2.5],
    [[1, 2, 3, 4, 5, 6], 0.8, 5],
    [[7], 0.8, 7],
  ])('of %j at %d is %s', (values, share, expected) => {
    expect(percentile(values, share)).toBe(expected);
  });
});
