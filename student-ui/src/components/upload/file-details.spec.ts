import { expect, it } from '@jest/globals';
import { nameIn } from './file-details';

it.each([
  [`attachment; filename="_.pdf"; filename*=UTF-8''%E6%8A%A4%E7%85%A7.pdf`, '护照.pdf'],
  [`inline; filename="photo.jpg"; filename*=UTF-8''photo.jpg`, 'photo.jpg'],
  [`inline; filename*=UTF-8''%E6%8`, ''],
  [null, ''],
])('reads the name in %j', (disposition, name) => {
  expect(nameIn(disposition)).toBe(name);
});
