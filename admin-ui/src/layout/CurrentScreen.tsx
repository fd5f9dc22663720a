import { Box, Skeleton } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { mayDo, type Permission } from '../auth/permissions';
import { AccessDeniedPage } from './notices';
import { type Screen, screenAt } from './screens';
import { useVisit } from './tab-list';
import { useDocumentTitle } from './useDocumentTitle';

/** The screen at the present address, if the role allows it: otherwise it is not even begun. */
export function CurrentScreen({ children }: { readonly children: ReactNode }) {
  const place = useLocation();
  const { permissions = [], isPending } = usePermissions<Permission[]>();
  const screen = screenAt(place.pathname);
  const isAllowed = !screen?.resource || mayDo(permissions, screen.resource);
  useVisit(isAllowed ? screen : null, place);
  if (isPending) return <WaitingScreen />;
  return (
    <>
      <ScreenTitle screen={screen} />
      {isAllowed ? <Suspense fallback={<WaitingScreen />}>{children}</Suspense> : <AccessDeniedPage />}
    </>
  );
}

/**
 * What the browser's tab says until the page itself says more: it stands before the page, so that the page has the last
 * word.
 */
function ScreenTitle({ screen }: { readonly screen: Screen | null }) {
  const translate = useTranslate();
  useDocumentTitle(screen ? translate(screen.title) : '');
  return null;
}

function WaitingScreen() {
  return (
    <Box aria-busy>
      <Skeleton width={180} height={40} />
      <Skeleton variant="rounded" height={420} sx={{ mt: 2 }} />
    </Box>
  );
}
