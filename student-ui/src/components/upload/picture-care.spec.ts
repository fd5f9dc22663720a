import { expect, it } from '@jest/globals';
import { isMendable } from './picture-care';
import { isHeic } from './upload-rules';

const MB = 1024 * 1024;
const file = (name: string, type: string, size = 1) => new File([new Uint8Array(size)], name, { type });

it.each([
  ['passport', file('a.jpg', 'image/jpeg', 5 * MB), true],
  ['passport', file('a.png', 'image/png', 5 * MB), true],
  ['payment', file('a.jpg', 'image/jpeg', 5 * MB), false],
  ['passport', file('a.jpg', 'image/jpeg', 5 * MB - 1), false],
  ['passport', file('a.pdf', 'application/pdf', 6 * MB), false],
  ['passport', file('IMG_1.HEIC', ''), true],
  ['photo', file('IMG_1', 'image/heif'), true],
  ['avatar', file('a.jpg', 'image/jpeg', 5 * MB), false],
  ['avatar', file('a.heic', 'image/heic'), false],
] as const)('a %s: %o can be mended: %s', (kind, picture, mendable) => {
  expect(isMendable(picture, kind)).toBe(mendable);
});

it('knows HEIC by type or name', () => {
  expect(['a.HEIC', 'a.heif', 'heic.jpg', 'a'].map((name) => isHeic({ name, type: '' }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isHeic({ name: 'a', type: 'image/heic-sequence' })).toBe(true);
});
