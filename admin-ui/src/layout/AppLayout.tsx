import { Box } from '@mui/material';
import { Layout, type LayoutProps, Sidebar, type SidebarProps } from 'react-admin';
import { IdleWatch } from '../auth/IdleWatch';
import { ReauthenticationHost } from '../auth/ReauthenticationHost';
import { usePreferencesSync } from '../preferences-sync';
import { useIsPhone } from '../records/useIsPhone';
import { UndoBar } from '../review/UndoBar';
import { AppMenu } from './AppMenu';
import { CurrentScreen } from './CurrentScreen';
import { LibraryWords } from './LibraryWords';
import { FailurePage } from './notices';
import { SessionNotice } from './SessionNotice';
import { TabBar } from './TabBar';
import { TopBar } from './TopBar';

export function AppLayout({ children }: LayoutProps) {
  usePreferencesSync();
  return (
    <LibraryWords>
      <Layout
        appBar={TopBar}
        appBarAlwaysOn
        menu={AppMenu}
        sidebar={AppSidebar}
        error={FailurePage}
        sx={{
          minWidth: 0,
          // The bar is as high on phones.
          '& .RaLayout-appFrame': { mt: 6 },
          '& .RaLayout-content': { px: 0, minWidth: 0 },
          // Three em of it are as high as the bar.
          '& .MuiDrawer-docked': { fontSize: '1rem' },
          '& .RaSidebar-fixed': { borderRight: 1, borderColor: 'divider', bgcolor: 'background.paper' },
        }}
      >
        <SessionNotice />
        <IdleWatch />
        <ReauthenticationHost />
        <UndoBar />
        <TabBar />
        <Box
          sx={{
            p: { xs: 2, md: 3 },
            width: '100%',
            maxWidth: 1440,
            mx: 'auto',
            // Where there is more to put side by side.
            '&:has(> .wide-screen)': { maxWidth: 2200 },
          }}
        >
          <CurrentScreen>{children}</CurrentScreen>
        </Box>
      </Layout>
    </LibraryWords>
  );
}

/**
 * One for each width: a column that became a drawer would open, be closed at once and leave the page hidden from roles.
 */
function AppSidebar(props: SidebarProps) {
  return <Sidebar key={useIsPhone() ? 'drawer' : 'column'} {...props} />;
}
