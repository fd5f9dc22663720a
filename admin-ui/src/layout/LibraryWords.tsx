import { type Theme, ThemeProvider } from '@mui/material';
import { zhCN } from '@mui/material/locale';
import type { ReactNode } from 'react';
import { useLocaleState } from 'react-admin';
import { toLanguage } from '../i18n/language';

type Components = Readonly<Record<string, object | undefined>>;

const inEnglish = (theme: Theme) => theme;

function inChinese(theme: Theme): Theme {
  const own = theme.components as Components;
  const words = Object.entries(zhCN.components as Components).map(([name, given]) => [
    name,
    { ...own[name], ...given },
  ]);
  return { ...theme, components: { ...own, ...Object.fromEntries(words) } };
}

/** What Material UI says by itself, such as that a list has no options, in the language of the screen. */
export function LibraryWords({ children }: { readonly children: ReactNode }) {
  const [locale] = useLocaleState();
  return <ThemeProvider theme={toLanguage(locale) === 'cn' ? inChinese : inEnglish}>{children}</ThemeProvider>;
}
