import { recordIdIn } from './record-id.js';

it.each([
  ['42', 42],
  [' 42 ', 42],
  ['４２', 42],
  ['0', null],
  ['4.2', null],
  ['-42', null],
  ['2147483648', null],
  ['Wang 42', null],
  ['', null],
])('%j as the number of a record', (text, id) => {
  expect(recordIdIn(text)).toBe(id);
});
