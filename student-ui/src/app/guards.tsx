import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LoadingState } from '../components/LoadingState';
import { manage, paths } from '../config/paths';
import { usePathAfterLogin } from '../lib/after-login';
import { useSession } from '../lib/session';
import { ForbiddenPage } from './ForbiddenPage';
import { ToBackOffice } from './ToBackOffice';

function ToLogin() {
  const { pathname, search } = useLocation();
  return <Navigate to={paths.loginThen(pathname + search)} replace />;
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
