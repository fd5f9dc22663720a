import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { LoadingState } from '../components/LoadingState';
import { manage, paths } from '../config/paths';
import { useSession } from '../lib/session';
import { ForbiddenPage } from './ForbiddenPage';
import { ToBackOffice } from './ToBackOffice';

function ToLogin() {
  const { pathname, search } = useLocation();
  return <Navigate to={paths.loginThen(pathname + search)} replace />;
}

/** Where somebody who has just signed in, or had been, goes on: only ever a path of ours. */
export function usePathAfterLogin(): string {
  const [query] = useSearchParams();
  const { isStaff } = useSession();
  const next = query.get('next') ?? '';
  if (/^\/(?![/\\])/.test(next)) return next;
  return isStaff ? manage.certificates : paths.certificates;
}

/** Login and registration: who is signed in is past them. */
export function ForVisitors() {
  const { user } = useSession();
  const next = usePathAfterLogin();
  if (user === undefined) return <LoadingState />;
  if (user === null) return <Outlet />;
  return next.startsWith('/manage') ? <ToBackOffice to={next} /> : <Navigate to={next} replace />;
}

export function ForAnyUser() {
  const { user } = useSession();
  if (user === undefined) return <LoadingState />;
  return user ? <Outlet /> : <ToLogin />;
}

/** Staff have the list of all certificates in the back office. */
export function ForStudents() {
  const { user, isStudent } = useSession();
  if (user === undefined) return <LoadingState />;
  if (user === null) return <ToLogin />;
  return isStudent ? <Outlet /> : <ToBackOffice to={manage.certificates} />;
}

export function ForCertificateForm() {
  const { user, isStudent } = useSession();
  if (user === undefined) return <LoadingState />;
  if (user === null) return <ToLogin />;
  return isStudent || user.permissions.includes('certificates.review') ? <Outlet /> : <ForbiddenPage />;
}
