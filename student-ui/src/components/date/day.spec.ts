import { expect, it } from '@jest/globals';
import { isDay, tidyDay, today } from './day';

it.each([
  ['2023-01-05', '2023-01-05'],
  [' 2023/1/5 ', '2023-01-05'],
  ['2023.01.05', '2023-01-05'],
  ['20230105', '2023-01-05'],
  ['2023年1月5日', '2023-01-05'],
  ['5/1/2023', '5/1/2023'],
  ['last spring', 'last spring'],
  ['', ''],
])('reads %j as %j', (typed, day) => {
  expect(tidyDay(typed)).toBe(day);
});

it('knows which days there are', () => {
  expect(['2024-02-29', '2023-12-31'].map(isDay)).toEqual([true, true]);
  expect(['2023-02-29', '2023-13-01', '2023-1-5', '', '2023-00-10'].map(isDay)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

it('begins a day when it begins in Malaysia', () => {
  expect(today(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20');
  expect(today(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
});
