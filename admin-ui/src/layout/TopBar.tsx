import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { AppBar, LoadingIndicator, useSidebarState, useTranslate } from 'react-admin';
import { SearchButton } from '../search/SearchButton';
import { AccountMenu } from './AccountMenu';
import { Logo } from './Logo';
import { LOGO_DELAY_MS } from './logo-delay';
import { FullScreenSwitch, LanguageSwitch, ThemeSwitch } from './switches';

export function TopBar() {
  return (
    <AppBar color="inherit" alwaysOn toolbar={<Tools />} userMenu={<AccountMenu />}>
      <Brand />
      <Box sx={{ flex: 1 }} />
    </AppBar>
  );
}

/** The logo follows the menu once that has moved. */
function Brand() {
  const [isOpen] = useSidebarState();
  const [isWide, setWide] = useState(isOpen);
  useEffect(() => {
    const timer = setTimeout(() => setWide(isOpen), LOGO_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return <Logo isOpen={isWide} />;
}

function Tools() {
  const translate = useTranslate();
  return (
    <>
      <LoadingIndicator aria-label={translate('ra.page.loading')} />
      <SearchButton />
      <LanguageSwitch />
      <FullScreenSwitch />
      <ThemeSwitch />
    </>
  );
}
