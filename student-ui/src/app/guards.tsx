import { noteIdleEnd } from '@myverify/api-client/organisation-notes';
import { useEffect, useRef } from 'react';
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
  const { user, isMember } = useSession();
  if (user === undefined) return <LoadingState />;
  if (isMember && user?.second_factor) return <Navigate to={paths.integratorFactor} replace />;
  return user ? <Outlet /> : <ToLogin />;
}

/** Staff have the list of all certificates in the back office. */
export function ForStudents() {
  const { user, isStudent, isMember } = useSession();
  if (user === undefined) return <LoadingState />;
  if (user === null) return <ToLogin />;
  if (isMember) return <Navigate to={paths.integrator} replace />;
  return isStudent ? <Outlet /> : <ToBackOffice to={manage.certificates} />;
}

/** The people of an integrator; before all else a second factor is set up, where it is needed. */
export function ForMembers() {
  const { user, isMember } = useSession();
  const { pathname } = useLocation();
  if (user === undefined) return <LoadingState />;
  if (user === null) return <ToLogin />;
  if (!isMember) return <ForbiddenPage />;
  const own = user.second_factor ? paths.integratorFactor : paths.integrator;
  return pathname === own ? <Outlet /> : <Navigate to={own} replace />;
}

/** It is not known who sits here by now: their organisation has to ask. */
function ToStaffSignIn({ form }: { readonly form: string }) {
  useEffect(noteIdleEnd, []);
  return <ToBackOffice to={manage.formThen(form)} />;
}

/** Staff sign in at the back office: at the students' door they may have no password. */
export function ForCertificateForm() {
  const { user, isStudent, isStaff } = useSession();
  const { pathname, search } = useLocation();
  const wasStaff = useRef(false);
  if (user) wasStaff.current = isStaff;
  if (user === undefined) return <LoadingState />;
  if (user === null) {
    const cameFromOffice = new URLSearchParams(search).get('back')?.startsWith(manage.home);
    return wasStaff.current || cameFromOffice ? <ToStaffSignIn form={pathname + search} /> : <ToLogin />;
  }
  return isStudent || user.permissions.includes('certificates.review') ? <Outlet /> : <ForbiddenPage />;
}
