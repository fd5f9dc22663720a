import { expect, it } from '@jest/globals';
import { refusalOf, sizeText } from './upload-rules';

const MB = 1024 * 1024;
const file = (name: string, type: string, size = 1000) => ({ name, type, size });

it.each([
  ['photo', file('me.jpg', 'image/jpeg'), null],
  ['photo', file('me.JPEG', ''), null],
  ['photo', file('me.pdf', 'application/pdf'), 'wrong_format'],
  ['photo', file('me.heic', ''), 'wrong_format'],
  ['passport', file('scan.pdf', 'application/pdf'), null],
  ['passport', file('scan.pdf', 'text/html'), 'wrong_format'],
  ['passport', file('scan.png', 'image/png', 5 * MB - 1), null],
  ['passport', file('scan.png', 'image/png', 5 * MB), 'too_large'],
  ['payment', file('receipt.png', 'image/png', 10 * MB - 1), null],
  ['payment', file('receipt.png', 'image/png', 10 * MB), 'too_large'],
  ['avatar', file('me.png', 'image/png', 2 * MB), 'too_large'],
] as const)('%s: %j is %j', (kind, given, refusal) => {
  expect(refusalOf(given, kind)).toBe(refusal);
});

it('writes sizes in the unit that suits them', () => {
  expect(sizeText(183_220, 'en')).toBe('179 kB');
  expect(sizeText(2.5 * MB, 'en')).toBe('2.5 MB');
});
