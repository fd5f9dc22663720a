import { Outlet } from 'react-router-dom';

/** For the one screen without header and footer. */
export function BareLayout() {
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}
