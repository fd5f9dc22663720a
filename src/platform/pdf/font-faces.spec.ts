import { FontFaces } from './font-faces.js';

describe('FontFaces', () => {
  const loaded = FontFaces.load();
  const rules = async (sans: string, serif = '') =>
    (await (await loaded).css({ sans, serif })).split('\n').filter(Boolean);
  const families = (lines: readonly string[]) => [...new Set(lines.map((line) => /"([^"]+)"/.exec(line)?.[1]))].sort();

  test('embeds only what the text needs', async () => {
    const latin = await rules('Ali');
    expect(families(latin)).toEqual(['Noto Sans']);
    expect(latin).toHaveLength(2);
    expect(latin[0]).toContain('url(data:font/woff2;base64,d09GMg');
    expect(latin[0]).toMatch(/unicode-range:U\+41,U\+6c,U\+69\}$/);
    expect(families(await rules('王 Ali'))).toEqual(['Noto Sans', 'Noto Sans SC Variable']);
    expect(families(await rules('Ali', 'Ali'))).toEqual(['Noto Sans', 'Noto Serif']);
    expect(await rules('')).toEqual([]);
  });

  test('knows what no font draws', async () => {
    const fonts = await loaded;
    for (const drawn of 'Aéễж王さ김عאสதदবමက') expect([drawn, fonts.covers(drawn)]).toEqual([drawn, true]);
    expect(['😀', '★', '\u{e000}', '\u{10ffff}'].filter((character) => fonts.covers(character))).toEqual([]);
  });
});
