import { expect, test } from '@jest/globals';
import { minuteOf } from './moments';

test('a moment is told in the time of Malaysia', () => {
  expect(minuteOf('2026-03-01T16:05:06.789Z')).toBe('2026-03-02 00:05');
  expect(minuteOf('2026-03-01T04:05:06.789Z')).toBe('2026-03-01 12:05');
});
