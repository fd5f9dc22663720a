import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useCommonTexts } from '../i18n/common.texts';
import { lazyPart, Nothing } from '../lib/lazy-part';
import { useSession } from '../lib/session';
import { Footer } from './Footer';
import { Header } from './Header';
import { NavigationProgress } from './NavigationProgress';
import { ReauthenticationHost } from './ReauthenticationHost';
import { SessionWatch } from './SessionWatch';
import { StaffWatch } from './StaffWatch';

// Visitors have no address here.
const ReturnedMails = lazyPart(() => import('../features/account/ReturnedMails'), Nothing);

/** Header, screen, footer. */
export function RootLayout() {
  const t = useCommonTexts();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { isStudent } = useSession();
  const shown = useRef(pathname);
  // A new screen is read from its beginning; the first one has the browser's own start.
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skipToContent')}
      </a>
      <SessionWatch />
      <StaffWatch />
      <ReauthenticationHost />
      <NavigationProgress />
      <Header />
      <main id="main" ref={main} tabIndex={-1}>
        {isStudent && <ReturnedMails />}
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </>
  );
}
