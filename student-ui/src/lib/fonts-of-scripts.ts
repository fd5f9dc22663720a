interface ScriptFont {
  /** As `font-family` takes it. */
  readonly family: string;
  readonly letters: RegExp;
  readonly load: () => Promise<unknown>;
}

/**
 * The fonts of the report, for the scripts that a name may be written in. By letters alone: Chinese commas are of
 * Korean texts, too.
 */
const FONTS: readonly ScriptFont[] = [
  {
    family: 'var(--chinese-fonts)',
    letters: /\p{sc=Han}/u,
    load: () => import('@fontsource-variable/noto-sans-sc'),
  },
  {
    family: "'Noto Sans KR Variable'",
    letters: /\p{sc=Hangul}/u,
    load: () => import('@fontsource-variable/noto-sans-kr'),
  },
  {
    family: "'Noto Sans'",
    letters: /\p{sc=Devanagari}/u,
    load: () =>
      Promise.all([
        import('@fontsource/noto-sans/devanagari-400.css'),
        import('@fontsource/noto-sans/devanagari-600.css'),
      ]),
  },
  {
    family: "'Noto Sans Arabic'",
    letters: /\p{sc=Arabic}/u,
    load: () =>
      Promise.all([
        import('@fontsource/noto-sans-arabic/arabic-400.css'),
        import('@fontsource/noto-sans-arabic/arabic-600.css'),
      ]),
  },
  {
    family: "'Noto Sans Bengali'",
    letters: /\p{sc=Bengali}/u,
    load: () =>
      Promise.all([
        import('@fontsource/noto-sans-bengali/bengali-400.css'),
        import('@fontsource/noto-sans-bengali/bengali-600.css'),
      ]),
  },
  {
    family: "'Noto Sans Ethiopic'",
    letters: /\p{sc=Ethiopic}/u,
    load: () =>
      Promise.all([
        import('@fontsource/noto-sans-ethiopic/ethiopic-400.css'),
        import('@fontsource/noto-sans-ethiopic/ethiopic-600.css'),
      ]),
  },
  {
    family: "'Noto Sans Gujarati'",
    letters: /\p{sc=Gujarati}/u,
    load: () =>
      Promise.all([
        import('@fontsource/noto-sans-gujarati/gujarati-400.css'),
        import('@fontsource/noto-sans-gujarati/gujarati-600.css'),
      ]),
  },
  {
    family: "'Noto Sans Gurmukhi'",
    letters: /\p{sc=Gurmukhi}/u,
    load: () =>
      Promise.all([
        import('@fontsource/noto-sans-gurmukhi/gurmukhi-400.css'),
        import('@fontsource/noto-sans-gurmukhi/gurmukhi-600.css'),
      ]),
  },
  {
    family: "'Noto Sans Hebrew'",
    letters: /\p{sc=Hebrew}/u,
    load: () =>
      Promise.all([
        import('@fontsource/noto-sans-hebrew/hebrew-400.css'),
        import('@fontsource/noto-sans-hebrew/hebrew-600.css'),
      ]),
  },
  {
    family: "'Noto Sans Kannada'",
    letters: /\p{sc=Kannada}/u,
    load: () =>
      Promise.all([
        import('@fontsource/noto-sans-kannada/kannada-400.css'),
        import('@fontsource/noto-sans-kannada/kannada-600.css'),
      ]),
  },
  {
    family: "'Noto Sans Khmer'",
    letters: /\p{sc=Khmer}/u,
    load: () =>
      Promise.all([
        import('@fontsource/noto-sans-khmer/khmer-400.css'),
        import('@fontsource/noto-sans-khmer/khmer-600.css'),
      ]),
  },
  {
    family: "'Noto Sans Lao'",
    letters: /\p{sc=Lao}/u,
    load: () =>
      Promise.all([import('@fontsource/noto-sans-lao/lao-400.css'), import('@fontsource/noto-sans-lao/lao-600.css')]),
  },
  {
    family: "'Noto Sans Malayalam'",
    letters: /\p{sc=Malayalam}/u,
    load: () =>
      Promise.all([
        import('@fontsource/noto-sans-malayalam/malayalam-400.css'),
        import('@fontsource/noto-sans-malayalam/malayalam-600.css'),
      ]),
  },
  {
    family: "'Noto Sans Myanmar'",
    letters: /\p{sc=Myanmar}/u,
    load: () =>
      Promise.all([
        import('@fontsource/noto-sans-myanmar/myanmar-400.css'),
        import('@fontsource/noto-sans-myanmar/myanmar-600.css'),
      ]),
  },
  {
    family: "'Noto Sans Sinhala'",
    letters: /\p{sc=Sinhala}/u,
    load: () =>
      Promise.all([
        import('@fontsource/noto-sans-sinhala/sinhala-400.css'),
        import('@fontsource/noto-sans-sinhala/sinhala-600.css'),
      ]),
  },
  {
    family: "'Noto Sans Tamil'",
    letters: /\p{sc=Tamil}/u,
    load: () =>
      Promise.all([
        import('@fontsource/noto-sans-tamil/tamil-400.css'),
        import('@fontsource/noto-sans-tamil/tamil-600.css'),
      ]),
  },
  {
    family: "'Noto Sans Telugu'",
    letters: /\p{sc=Telugu}/u,
    load: () =>
      Promise.all([
        import('@fontsource/noto-sans-telugu/telugu-400.css'),
        import('@fontsource/noto-sans-telugu/telugu-600.css'),
      ]),
  },
  {
    family: "'Noto Sans Thai'",
    letters: /\p{sc=Thai}/u,
    load: () =>
      Promise.all([
        import('@fontsource/noto-sans-thai/thai-400.css'),
        import('@fontsource/noto-sans-thai/thai-600.css'),
      ]),
  },
];

const asked = new Set<ScriptFont>();

/**
 * Has the fonts of the scripts that the text is written in fetched, and names them on the page. One that does not come
 * is asked for again with the next text.
 */
export function bringFonts(text: string): void {
  for (const font of FONTS.filter(({ letters }) => letters.test(text))) {
    if (asked.has(font)) continue;
    asked.add(font);
    font.load().catch(() => asked.delete(font));
  }
  const families = FONTS.filter((font) => asked.has(font)).map(({ family }) => family);
  const named = [...families, 'var(--switch-font)'].join(', ');
  const { style } = document.documentElement;
  if (style.getPropertyValue('--script-fonts') !== named) style.setProperty('--script-fonts', named);
}
