import { expect, test } from '@jest/globals';
import { durationText } from './duration';

test.each([
  [1, 'en', '1 second'],
  [59.2, 'en', '60 seconds'],
  [60, 'en', '1 minute'],
  [61, 'en', '2 minutes'],
  [900, 'en', '15 minutes'],
  [80_000, 'en', '23 hours'],
  [900, 'zh-Hans', '15分钟'],
])('%d seconds in %s: %s', (seconds, language, text) => expect(durationText(seconds, language)).toBe(text));
