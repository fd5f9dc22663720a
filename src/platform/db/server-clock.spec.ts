import { aheadOf } from './server-clock.js';

test('clocks that may be equal are taken to be', () => {
  expect(aheadOf([{ before: 100, now: 100, after: 100 }])).toBe(0);
  expect(aheadOf([{ before: 100, now: 140, after: 190 }])).toBe(0);
  expect(
    aheadOf([
      { before: 100, now: 100, after: 190 },
      { before: 200, now: 290, after: 290 },
    ]),
  ).toBe(0);
});

test('clocks that cannot be equal are as far apart as they must be at least', () => {
  expect(aheadOf([{ before: 100, now: 60_150, after: 200 }])).toBe(59_950);
  expect(aheadOf([{ before: 60_100, now: 150, after: 60_200 }])).toBe(-59_950);
});

test('the quickest of several answers says most', () => {
  const slow = { before: 0, now: 61_000, after: 2_000 };
  expect(aheadOf([slow, { before: 3_000, now: 63_001, after: 3_002 }, slow])).toBe(59_999);
});
