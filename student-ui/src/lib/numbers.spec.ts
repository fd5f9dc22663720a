import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_TAGS } from '../i18n/languages';
import { grouped } from './numbers';

describe('a whole number', () => {
  it.each([0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 1_234_567_890])('is %d as the languages write it', (count) => {
    for (const tag of Object.values(LANGUAGE_TAGS)) {
      expect(grouped(count)).toBe(new Intl.NumberFormat(tag).format(count));
    }
  });
});
