import { expect, it } from '@jest/globals';
import { isDay, tidyDay } from './day';

it.each([
  ['2024-01-05', '2024-01-05'],
  ['20240105', '2024-01-05'],
  ['2024/1/5', '2024-01-05'],
  ['2024.10.15', '2024-10-15'],
  ['2024年10月15日', '2024-10-15'],
  [' 2024-1-5 ', '2024-01-05'],
  ['2024-01', '2024-01'],
  ['5/1/2024', '5/1/2024'],
])('%s is taken for %s', (typed, day) => {
  expect(tidyDay(typed)).toBe(day);
});

it('a day is one of the calendar', () => {
  expect(['2024-02-29', '2023-02-29', '2024-13-01', '2024-1-5', ''].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
