import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The sign alone where the menu is closed, with the name where it is open. */
export function Logo({ isOpen }: { readonly isOpen: boolean }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, overflow: 'hidden' }}>
      <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width="28" height="28" />
      {isOpen ? (
        <Typography component="span" noWrap sx={{ fontSize: '1.0625rem', fontWeight: 650, letterSpacing: '-0.01em' }}>
          {translate('layout.product')}
        </Typography>
      ) : null}
    </Box>
  );
}
