import { DARK, DEEP_NAVY, GOLD, LIGHT, NAVY, NAVY_SHADES, ON_NAVY, type Palette } from './brand.js';

/** The relative luminance of WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const WORDS: readonly (keyof Palette)[] = ['ink', 'soft', 'accent', 'good', 'warning', 'bad'];
const GROUNDS: readonly (keyof Palette)[] = ['ground', 'surface', 'tint'];
const PAIRS = WORDS.flatMap((word) => GROUNDS.map((ground) => [word, ground] as const));

describe('the palette', () => {
  it.each(PAIRS)('%s can be read on %s, by day and by night', (word, ground) => {
    for (const palette of [LIGHT, DARK]) expect(contrast(palette[word], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it('has white and gold that can be read on navy', () => {
    expect(contrast(ON_NAVY, NAVY)).toBeGreaterThanOrEqual(7);
    expect(contrast(GOLD, NAVY)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ON_NAVY, DEEP_NAVY)).toBeGreaterThanOrEqual(7);
  });

  it('has shades that grow darker', () => {
    const lights = NAVY_SHADES.map(luminance);
    expect(lights).toEqual([...lights].sort((a, b) => b - a));
    expect(NAVY_SHADES[7]).toBe(NAVY);
  });
});
