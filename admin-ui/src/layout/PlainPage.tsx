import { Box, Paper, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Logo } from './Logo';
import { LanguageSwitch, ThemeSwitch } from './switches';
import { useDocumentTitle } from './useDocumentTitle';

interface PlainPageProps {
  readonly title: string;
  /** What the browser's tab says, where that is not the title. */
  readonly documentTitle?: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A page without the menus: one thing to read or to do. */
export function PlainPage({ title, documentTitle, lead, children }: PlainPageProps) {
  const translate = useTranslate();
  useDocumentTitle(documentTitle ?? title);
  return (
    <Box sx={{ minHeight: '100vh', display: 'grid', gridTemplateRows: 'auto 1fr', bgcolor: 'background.default' }}>
      <Stack component="header" direction="row" sx={{ p: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Logo isOpen />
        <Stack direction="row">
          <LanguageSwitch />
          <ThemeSwitch />
        </Stack>
      </Stack>
      <Box
        component="main"
        sx={{ display: 'grid', placeItems: 'start center', px: 2, pt: { xs: 3, sm: '12vh' }, pb: 6 }}
      >
        <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420, p: { xs: 3, sm: 4 } }}>
          <Typography variant="h1">{title}</Typography>
          {lead ? <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{lead}</Typography> : null}
          <Stack spacing={2} sx={{ mt: 3 }} aria-label={translate('layout.product')} role="group">
            {children}
          </Stack>
        </Paper>
      </Box>
    </Box>
  );
}
