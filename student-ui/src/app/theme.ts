import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** The teal of the mark; 7 carries white text at a contrast of 7 to 1. */
const teal: MantineColorsTuple = [
  '#e8f5f4',
  '#d3e9e7',
  '#a6d3cf',
  '#76bcb6',
  '#4fa8a1',
  '#379c94',
  '#1f8079',
  '#0f5c5c',
  '#0b4a4a',
  '#073838',
];

/** The machine's own Chinese font if it has one; ours is fetched only where it has none, see chinese-font.ts and app.css. */
const chinese =
  "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', 'Noto Sans SC Variable', 'Noto Sans SC Switch'";

/** Until Inter is there: what every machine has, stretched to its measures, so that no line breaks elsewhere when it comes. */
const latin = "'Inter Variable', 'Inter Fallback'";

export const theme = createTheme({
  colors: { teal },
  primaryColor: 'teal',
  primaryShade: 7,
  autoContrast: true,
  black: '#1d2528',
  fontFamily: `${latin}, ${chinese}, system-ui, sans-serif`,
  headings: {
    fontFamily: `${latin}, ${chinese}, system-ui, sans-serif`,
    fontWeight: '650',
    textWrap: 'balance',
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  // A `header` in a dialog would be another banner of the page.
  components: { ModalHeader: { defaultProps: { role: 'presentation' } } },
});
