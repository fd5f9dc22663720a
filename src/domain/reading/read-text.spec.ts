import { hasForbiddenCharacters, hasHiddenCharacters } from '../shared/text.js';
import { cleanText, READ_TEXT_MAX } from './read-text.js';

it.each([
  ['a\u0000b\u0007c\u001b[31m', 'abc[31m'],
  ['one\r\n two\u2028three\ffour', 'one\ntwo\nthree\nfour'],
  ['a\n\n\n\n b\t\tc ', 'a\n\nb c'],
  ['\u202eevil\u202c \u200bx\ufeff', 'evil x'],
  ['\ud800x', 'x'],
  ['  \n\t ', ''],
  ['学生 王小明\u3000男', '学生 王小明 男'],
])('cleans %j', (raw, clean) => {
  expect(cleanText(raw)).toBe(clean);
});

it('keeps what fits into the column, whatever the letters', () => {
  for (const letter of ['字', '𠀀', 'é', '\u0000']) {
    const text = cleanText(`x${letter.repeat(100_000)}`);
    expect(text.length).toBeLessThanOrEqual(READ_TEXT_MAX);
    expect(Buffer.byteLength(text)).toBeLessThan(2 ** 16);
    expect([hasForbiddenCharacters(text), hasHiddenCharacters(text)]).toEqual([false, false]);
  }
});
