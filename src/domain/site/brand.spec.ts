import { contrast, luminance } from '../../../test/support/contrast.js';
import { DARK, DARK_SHADES, DEEP_NAVY, GOLD, LIGHT, NAVY, NAVY_SHADES, ON_NAVY, type Palette } from './brand.js';

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

  it('has fields of the night in which words, and what stands in their place, can be read', () => {
    const [word, , , placeholder, , , field] = DARK_SHADES;
    expect(contrast(word, field)).toBeGreaterThanOrEqual(7);
    expect(contrast(placeholder, field)).toBeGreaterThanOrEqual(4.5);
  });

  it('has shades that grow darker', () => {
    for (const shades of [NAVY_SHADES, DARK_SHADES]) {
      const lights = shades.map(luminance);
      expect(lights).toEqual([...lights].sort((a, b) => b - a));
    }
    expect(NAVY_SHADES[7]).toBe(NAVY);
  });
});
