import { holds, parseFontSheet } from './font-sheet.js';

const SHEET = `
/* one */
@font-face {
  font-family: 'A';
  font-weight: 600;
  src: url(./files/a-600.woff2) format('woff2'), url(./files/a-600.woff) format('woff');
  unicode-range: U+0000-00FF,U+0131, U+1f300;
}
@font-face { font-family: 'A'; font-weight: 100 900; src: url(./files/a-var.woff2) format('woff2-variations'); }`;

describe('parseFontSheet', () => {
  test('reads weight, woff2 file and ranges of each rule', () => {
    const [first, second] = parseFontSheet(SHEET);
    expect(first).toEqual({
      weight: '600',
      file: './files/a-600.woff2',
      ranges: Uint32Array.from([0, 0xff, 0x131, 0x131, 0x1f300, 0x1f300]),
    });
    expect(second).toMatchObject({ weight: '100 900', file: './files/a-var.woff2' });
  });

  test('holds the ends of its ranges and nothing beside them; everything without ranges', () => {
    const [first, second] = parseFontSheet(SHEET);
    if (!first || !second) throw new Error('two rules expected');
    expect([0, 0x41, 0xff, 0x131, 0x1f300].every((point) => holds(first, point))).toBe(true);
    expect([0x100, 0x130, 0x132, 0x1f2ff, 0x1f301].some((point) => holds(first, point))).toBe(false);
    expect(holds(second, 0x10ffff)).toBe(true);
  });

  test('refuses a sheet without rules', () => {
    expect(() => parseFontSheet('body {}')).toThrow('no @font-face rule');
  });
});
