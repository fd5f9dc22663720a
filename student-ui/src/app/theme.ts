import { type CSSVariablesResolver, createTheme } from '@mantine/core';
import {
  DARK,
  DARK_SHADES,
  DEEP_NAVY,
  GOLD,
  GREEN_SHADES,
  LIGHT,
  NAVY,
  NAVY_SHADES,
  type Palette,
  RED_SHADES,
} from '@myverify/domain/site/brand';

/** For letters that Inter does not hold: named as soon as one stands on the page, see app.css and script-fonts.ts. */
const others = 'var(--script-fonts)';

/**
 * Until Inter is there: what every machine has, stretched to its measures, so that no line breaks elsewhere when it
 * comes.
 */
const latin = "'Inter Variable', 'Inter Fallback'";

/** The serif of the report. */
const serif = "'Noto Serif', 'Noto Serif Fallback'";

export const theme = createTheme({
  // Mantine's own green and red are too pale to be read on white, and its night is brown beside ours.
  colors: { dark: DARK_SHADES, navy: NAVY_SHADES, green: GREEN_SHADES, red: RED_SHADES },
  primaryColor: 'navy',
  primaryShade: { light: 7, dark: 5 },
  autoContrast: true,
  black: LIGHT.ink,
  fontFamily: `${latin}, ${others}`,
  headings: {
    fontFamily: `${serif}, ${others}`,
    fontWeight: '600',
    textWrap: 'balance',
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  // A `header` in a dialog would be another banner of the page.
  components: { ModalHeader: { defaultProps: { role: 'presentation' } } },
});

/** The palette under the names that style sheets use, and Mantine's own colours of text and ground from it. */
export const brandVariables: CSSVariablesResolver = () => ({
  variables: { '--navy': NAVY, '--deep-navy': DEEP_NAVY, '--gold': GOLD },
  light: ofPalette(LIGHT),
  // By itself Mantine makes these darker than the page.
  dark: {
    ...ofPalette(DARK),
    '--mantine-color-gray-light': DARK.tint,
    '--mantine-color-green-light': faint(DARK.good),
    '--mantine-color-red-light': faint(DARK.bad),
    '--mantine-color-yellow-light': faint(DARK.warning),
    '--mantine-color-navy-light': DARK.tint,
    '--mantine-color-navy-light-hover': DARK.line,
    '--mantine-color-navy-light-color': DARK.accent,
  },
});

/** The ground of a notice by night. */
const faint = (colour: string) => `color-mix(in srgb, ${colour} 16%, ${DARK.surface})`;

function ofPalette(palette: Palette): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(palette).map(([name, colour]) => [`--${name}`, colour])),
    '--mantine-color-text': palette.ink,
    '--mantine-color-body': palette.surface,
    '--mantine-color-dimmed': palette.soft,
    '--mantine-color-error': palette.bad,
    '--mantine-color-anchor': palette.accent,
    '--mantine-color-default': palette.surface,
    '--mantine-color-default-border': palette.line,
  };
}
