import { expect, it } from '@jest/globals';
import { dayOf, timeOf } from './dates';

it('days and times are those in Malaysia, wherever one looks', () => {
  expect(timeOf('2024-06-01T15:59:00.000Z')).toBe('2024-06-01 23:59');
  expect(timeOf('2024-06-01T16:05:00.000Z')).toBe('2024-06-02 00:05');
  expect(dayOf('2024-12-31T16:00:00.000Z')).toBe('2025-01-01');
});
