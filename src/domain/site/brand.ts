/**
 * The colours that the report, its mails, the site and the accents of the back office share: docs/design.md says where
 * each one goes. Measured against WCAG 2.2: every text colour has a contrast of at least 4.5 to 1 on its own ground,
 * see `brand.spec.ts`.
 */
export interface Palette {
  /** Where nothing lies. */
  readonly ground: string;
  /** Cards, fields, the header. */
  readonly surface: string;
  /** A tint behind what is chosen or marked. */
  readonly tint: string;
  /** Lines between things. */
  readonly line: string;
  readonly ink: string;
  /** Words that matter less. */
  readonly soft: string;
  /** Links, headings, the outline of what has the focus. */
  readonly accent: string;
  readonly good: string;
  readonly warning: string;
  readonly bad: string;
}

/** Of crest and letterhead; the same in both schemes. */
export const NAVY = '#12305a';
export const GOLD = '#c9a24b';
/** What may stand on navy. */
export const ON_NAVY = '#ffffff';
/** The band at the foot of the site. */
export const DEEP_NAVY = '#0c2038';

export const LIGHT: Palette = {
  ground: '#fbfaf7',
  surface: '#ffffff',
  tint: '#eef2f8',
  line: '#d5dbe3',
  ink: '#1b2430',
  soft: '#4d5968',
  accent: NAVY,
  good: '#0a6b3d',
  warning: '#8a5300',
  bad: '#b3261e',
};

export const DARK: Palette = {
  ground: '#10161f',
  surface: '#18212d',
  tint: '#223046',
  line: '#34425a',
  ink: '#e9edf3',
  soft: '#aeb9c8',
  accent: '#a9c4ea',
  good: '#74d3a2',
  warning: '#ecb964',
  bad: '#f59a92',
};

/** From the palest to the deepest, as component libraries ask for a colour; the eighth is navy. */
export const NAVY_SHADES = [
  '#eef2f8',
  '#dde5f0',
  '#b8c9de',
  '#8fa9ca',
  '#6f92bf',
  '#41689d',
  '#294d80',
  NAVY,
  '#0d2445',
  '#081830',
] as const;

/**
 * What a component library makes of the night: from words, over what stands in an empty field, to fields, cards and the
 * page.
 */
export const DARK_SHADES = [
  DARK.ink,
  '#cdd5e0',
  DARK.soft,
  '#8f9bb0',
  DARK.line,
  '#2a3850',
  '#1f2a39',
  DARK.surface,
  '#131a24',
  DARK.ground,
] as const;

/** As those of navy; the eighth is `good`. */
export const GREEN_SHADES = [
  '#e7f6ee',
  '#cdebdb',
  '#a2dabd',
  '#74d3a2',
  '#44b27c',
  '#1c8456',
  '#14804f',
  LIGHT.good,
  '#08542f',
  '#063f24',
] as const;
/** The eighth is `bad`. */
export const RED_SHADES = [
  '#fdecea',
  '#f9d6d3',
  '#f3b5b0',
  '#f59a92',
  '#e06a61',
  '#cb4238',
  '#c2362d',
  LIGHT.bad,
  '#8f1d17',
  '#6f1510',
] as const;
