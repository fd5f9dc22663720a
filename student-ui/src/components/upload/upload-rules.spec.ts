import { expect, it } from '@jest/globals';
import { refusalOf, sizeText } from './upload-rules';

const MB = 1024 * 1024;
const file = (name: string, type: string, size = 1000) => ({ name, type, size });

it.each([
  ['photo', file('me.jpg', 'image/jpeg'), null],
  ['photo', file('me.JPEG', ''), null],
  ['photo', file('me.pdf', 'application/pdf'), 'picture_too_large'],
  ['photo', file('me.heic', ''), 'heic_unreadable'],
  ['passport', file('IMG_1.HEIC', 'image/heic'), 'heic_unreadable'],
  ['avatar', file('me.heic', ''), 'picture_too_large'],
  ['passport', file('scan.pdf', 'application/pdf'), null],
  ['passport', file('scan.pdf', 'text/html'), 'file_wrong_format'],
  ['passport', file('scan.png', 'image/png', 5 * MB - 1), null],
  ['passport', file('scan.png', 'image/png', 5 * MB), 'file_too_large'],
  ['payment', file('receipt.png', 'image/png', 10 * MB - 1), null],
  ['payment', file('receipt.png', 'image/png', 10 * MB), 'file_too_large'],
  ['avatar', file('me.png', 'image/png', 2 * MB), 'picture_too_large'],
] as const)('%s: %j is %j', (kind, given, code) => {
  expect(refusalOf(given, kind)?.code ?? null).toBe(code);
});

it('writes sizes in the unit that suits them', () => {
  expect(sizeText(183_220, 'en')).toBe('179 kB');
  expect(sizeText(2.5 * MB, 'en')).toBe('2.5 MB');
});
