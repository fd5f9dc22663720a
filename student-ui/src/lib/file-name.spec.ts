import { expect, it } from '@jest/globals';
import { fileNameIn } from './file-name';

it.each([
  [`attachment; filename="_.pdf"; filename*=UTF-8''%E6%8A%A4%E7%85%A7.pdf`, '护照.pdf'],
  [`inline; filename="photo.jpg"; filename*=UTF-8''photo.jpg`, 'photo.jpg'],
  [`attachment; filename="MYV-1.vc.jwt"`, 'MYV-1.vc.jwt'],
  [`inline; filename="_.pdf"; filename*=UTF-8''%E6%8`, '_.pdf'],
  [`inline; filename*=UTF-8''%E6%8`, ''],
  [null, ''],
])('reads the name in %j', (disposition, name) => {
  expect(fileNameIn(disposition)).toBe(name);
});
