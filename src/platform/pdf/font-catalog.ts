/** One family of an installed font package. */
export interface FontSource {
  readonly family: string;
  /** Style sheets of the package, one for each weight, or one for all where the font is variable. */
  readonly sheets: readonly string[];
  /** The characters to take from it; the packages also claim digits, Latin and characters that they do not hold. */
  readonly takes: RegExp;
}

const JOINERS = '\\u200c\\u200d';

function sansFor(slug: string, family: string, script: string): FontSource {
  return {
    family,
    sheets: ['400', '600'].map((weight) => `@fontsource/noto-sans-${slug}/${weight}.css`),
    takes: new RegExp(`[\\p{Script_Extensions=${script}}${JOINERS}]`, 'u'),
  };
}

/** The families in the order in which a character is looked for. */
const SHARED: readonly FontSource[] = [
  { family: 'Noto Sans', sheets: ['@fontsource/noto-sans/400.css', '@fontsource/noto-sans/600.css'], takes: /./su },
  sansFor('arabic', 'Noto Sans Arabic', 'Arabic'),
  sansFor('hebrew', 'Noto Sans Hebrew', 'Hebrew'),
  sansFor('thai', 'Noto Sans Thai', 'Thai'),
  sansFor('lao', 'Noto Sans Lao', 'Lao'),
  sansFor('khmer', 'Noto Sans Khmer', 'Khmer'),
  sansFor('myanmar', 'Noto Sans Myanmar', 'Myanmar'),
  sansFor('tamil', 'Noto Sans Tamil', 'Tamil'),
  sansFor('bengali', 'Noto Sans Bengali', 'Bengali'),
  sansFor('sinhala', 'Noto Sans Sinhala', 'Sinhala'),
  sansFor('gujarati', 'Noto Sans Gujarati', 'Gujarati'),
  sansFor('gurmukhi', 'Noto Sans Gurmukhi', 'Gurmukhi'),
  sansFor('telugu', 'Noto Sans Telugu', 'Telugu'),
  sansFor('malayalam', 'Noto Sans Malayalam', 'Malayalam'),
  sansFor('kannada', 'Noto Sans Kannada', 'Kannada'),
  sansFor('ethiopic', 'Noto Sans Ethiopic', 'Ethiopic'),
  {
    family: 'Noto Sans SC Variable',
    sheets: ['@fontsource-variable/noto-sans-sc/index.css'],
    takes: /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
  },
  {
    family: 'Noto Sans KR Variable',
    sheets: ['@fontsource-variable/noto-sans-kr/index.css'],
    takes: /\p{scx=Hangul}/u,
  },
];

export type FontStack = 'sans' | 'serif';

/** For each stack its families, the preferred one first. */
export const FONT_STACKS: Readonly<Record<FontStack, readonly FontSource[]>> = {
  sans: SHARED,
  serif: [{ family: 'Noto Serif', sheets: ['@fontsource/noto-serif/600.css'], takes: /./su }, ...SHARED],
};

/** The value of `font-family` for a stack. */
export function fontFamily(stack: FontStack): string {
  return [...FONT_STACKS[stack].map((source) => `"${source.family}"`), stack === 'sans' ? 'sans-serif' : 'serif'].join(
    ', ',
  );
}
