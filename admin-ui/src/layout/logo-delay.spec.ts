import { expect, it } from '@jest/globals';
import { LOGO_DELAY_MS } from './logo-delay';

it('is what the specification says', () => {
  expect(LOGO_DELAY_MS).toBe(300);
});
