import { expect, it } from '@jest/globals';
import { fieldsNamedIn } from './reason-fields';

it.each([
  ['The transcript lacks its last page.', ['transcript_photos']],
  ['Passport scan is blurred; the receipt shows another amount', ['passport_photos', 'payment_photos']],
  ['The passport number does not match', ['passport']],
  ['Please send a photocopy of the diploma', ['cert_photos']],
  ['成绩单缺少最后一页，护照不清晰', ['passport_photos', 'transcript_photos']],
  ['Transkrip tidak lengkap', ['transcript_photos']],
  ['Something else', []],
])('%j speaks of %j', (reason, fields) => {
  expect(fieldsNamedIn(reason)).toEqual(fields);
});
