import { Box, Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { Layout, type LayoutProps, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { AppMenu } from './AppMenu';
import { FailurePage } from './notices';
import { SessionNotice } from './SessionNotice';
import { screenAt } from './screens';
import { TabBar } from './TabBar';
import { TopBar } from './TopBar';
import { useDocumentTitle } from './useDocumentTitle';

export function AppLayout({ children }: LayoutProps) {
  return (
    <Layout
      appBar={TopBar}
      appBarAlwaysOn
      menu={AppMenu}
      error={FailurePage}
      sx={{
        minWidth: 0,
        // The bar is as high on phones.
        '& .RaLayout-appFrame': { mt: 6 },
        '& .RaLayout-content': { px: 0, minWidth: 0 },
        '& .RaSidebar-fixed': { borderRight: 1, borderColor: 'divider', bgcolor: 'background.paper' },
      }}
    >
      <SessionNotice />
      <ScreenTitle />
      <TabBar />
      <Box sx={{ p: { xs: 2, md: 3 }, width: '100%', maxWidth: 1440, mx: 'auto' }}>
        <Suspense fallback={<WaitingScreen />}>{children}</Suspense>
      </Box>
    </Layout>
  );
}

/** What stands there while the code of a screen is on its way. */
function WaitingScreen() {
  return (
    <Box aria-busy>
      <Skeleton width={180} height={40} />
      <Skeleton variant="rounded" height={420} sx={{ mt: 2 }} />
    </Box>
  );
}

/** Until the page itself says more, the browser's tab says which screen this is. */
function ScreenTitle() {
  const translate = useTranslate();
  const screen = screenAt(useLocation().pathname);
  useDocumentTitle(screen ? translate(screen.title) : '');
  return null;
}
