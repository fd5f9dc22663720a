import { expect, it } from '@jest/globals';
import { spanOf } from './duration';

it.each([
  [0, '1 minute', '1 分钟'],
  [59, '1 minute', '1 分钟'],
  [125, '2 minutes', '2 分钟'],
  [3_600, '1 hour', '1 小时'],
  [3_660, '1 hour, 1 minute', '1 小时 1 分钟'],
  [86_400, '1 day', '1 天'],
  [86_400 + 3_599, '1 day', '1 天'],
  [2 * 86_400 + 3 * 3_600 + 240, '2 days, 3 hours', '2 天 3 小时'],
])('%i seconds are %s', (seconds, english, chinese) => {
  expect(spanOf(seconds, 'en')).toBe(english);
  expect(spanOf(seconds, 'cn')).toBe(chinese);
});
