import { expect, test } from '@jest/globals';
import { dayAhead, lastDayOf } from './moments';

test('a link that ends at midnight works on the day before', () => {
  expect(lastDayOf('2026-03-31T16:00:00.000Z')).toBe('2026-03-31');
  expect(lastDayOf('2026-03-31T16:00:00.001Z')).toBe('2026-04-01');
});

test('days are counted from the present one', () => {
  const evening = new Date('2026-02-27T17:00:00Z');
  expect([dayAhead(0, evening), dayAhead(1, evening), dayAhead(365, evening)]).toEqual([
    '2026-02-28',
    '2026-03-01',
    '2027-02-28',
  ]);
});
