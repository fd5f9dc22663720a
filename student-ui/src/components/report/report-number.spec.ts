import { expect, it } from '@jest/globals';
import { readNumberOrAddress } from './report-number';

it.each([
  'myv-00000-00000-0001y',
  '000000000000-01Y',
  ' MYV–00000—00000‑000LY\n',
  'https://verify.example/check/MYV-00000-00000-0001Y',
  'verify.example/check/myv000000000000%30iY?lang=en',
])('%s is understood as typed, pasted or scanned', (text) => {
  expect(readNumberOrAddress(text)).toEqual({ kind: 'number', number: 'MYV-00000-00000-0001Y' });
});

it('an address that cannot be decoded is told like any other text', () => {
  expect(readNumberOrAddress('https://verify.example/check/%E0%A4%A')).toEqual({ kind: 'foreign', character: '%' });
});
