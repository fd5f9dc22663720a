import { alpha, type ThemeOptions } from '@mui/material/styles';
import { DARK, LIGHT, NAVY, NAVY_SHADES, ON_NAVY, type Palette } from '@myverify/domain/site/brand';
import type { RaThemeOptions } from 'react-admin';

/**
 * The machine's own Chinese font if it has one; ours is fetched only where it has none. No generic name ends it, see
 * style.css.
 */
const FONT = [
  '"Inter Variable"',
  '"Inter Fallback"',
  '"PingFang SC"',
  '"Microsoft YaHei"',
  '"Noto Sans SC"',
  '"Noto Sans CJK SC"',
  '"Noto Sans SC Variable"',
].join(',');

const RADIUS = 8;

const components: ThemeOptions['components'] = {
  MuiButton: { defaultProps: { disableElevation: true } },
  MuiButtonBase: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
      }),
    },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  // The library's own is too pale to be read.
  MuiInputBase: { styleOverrides: { input: { '&::placeholder': { opacity: 0.75 } } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  // The library's own night colours are darker than the card below.
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState: { severity = 'success' } }) =>
        theme.palette.mode === 'dark' ? { backgroundColor: alpha(theme.palette[severity].main, 0.12) } : {},
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}` }),
      paperFullScreen: { border: 0 },
    },
  },
  // On one line with what stands above them.
  MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px' } } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}`, boxShadow: theme.shadows[3] }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}`, boxShadow: theme.shadows[3] }),
    },
  },
  MuiTooltip: { defaultProps: { enterDelay: 400 } },
  MuiTableCell: {
    styleOverrides: {
      // The widest list fits beside the open menu on a screen of 1280; a cell may still say otherwise.
      sizeMedium: { padding: '14px 10px' },
      root: ({ theme }) => ({
        borderColor: theme.palette.divider,
        '&.MuiTableCell-paddingCheckbox': { padding: '0 8px' },
      }),
      head: ({ theme }) => ({
        color: theme.palette.text.secondary,
        fontSize: '0.8125rem',
        fontWeight: 550,
        whiteSpace: 'nowrap',
        backgroundColor: theme.palette.background.paper,
      }),
    },
  },
  RaAppBar: {
    styleOverrides: {
      root: ({ theme }) => ({
        boxShadow: 'none',
        borderBottom: `1px solid ${theme.palette.divider}`,
        backgroundImage: 'none',
        backgroundColor: theme.palette.background.paper,
      }),
    },
  },
  RaMenuItemLink: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: '1px 8px',
        padding: '7px 12px',
        borderRadius: RADIUS,
        '& .RaMenuItemLink-icon': { minWidth: 34 },
        '&.RaMenuItemLink-active': {
          color: theme.palette.primary.main,
          fontWeight: 600,
          backgroundColor: theme.palette.action.selected,
          '& .RaMenuItemLink-icon': { color: theme.palette.primary.main },
        },
      }),
    },
  },
  MuiTableRow: { styleOverrides: { root: { '&:last-child td': { borderBottom: 0 } } } },
};

const shared: RaThemeOptions = {
  sidebar: { width: 224, closedWidth: 64 },
  shape: { borderRadius: RADIUS },
  typography: {
    fontFamily: FONT,
    fontSize: 13,
    h1: { fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.3, letterSpacing: '-0.01em' },
    h2: { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.4 },
    h3: { fontSize: '0.9375rem', fontWeight: 650, lineHeight: 1.4 },
    h6: { fontWeight: 650 },
    button: { textTransform: 'none', fontWeight: 550 },
  },
  components,
};

export const lightTheme: RaThemeOptions = {
  ...shared,
  palette: {
    mode: 'light',
    primary: { main: NAVY, light: NAVY_SHADES[5], dark: NAVY_SHADES[8], contrastText: ON_NAVY },
    secondary: { main: NAVY, contrastText: ON_NAVY },
    info: { main: '#33628f' },
    ...coloursOf(LIGHT),
  },
};

export const darkTheme: RaThemeOptions = {
  ...shared,
  palette: {
    mode: 'dark',
    primary: { main: DARK.accent, light: NAVY_SHADES[1], dark: NAVY_SHADES[3], contrastText: DARK.ground },
    secondary: { main: DARK.accent, contrastText: DARK.ground },
    info: { main: '#8fbbe6' },
    ...coloursOf(DARK),
  },
};

function coloursOf({ good, warning, bad, ground, surface, ink, soft, line }: Palette) {
  return {
    success: { main: good },
    warning: { main: warning },
    error: { main: bad },
    background: { default: ground, paper: surface },
    text: { primary: ink, secondary: soft },
    divider: line,
  };
}
