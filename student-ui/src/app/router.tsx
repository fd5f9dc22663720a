import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { manage, paths } from '../config/paths';
import HomePage from '../features/home/HomePage';
import { articleInPage } from '../features/news/article-in-page';
import { BareLayout } from './BareLayout';
import { CrashPage } from './CrashPage';
import { ForAnyUser, ForCertificateForm, ForMembers, ForStudents, ForVisitors } from './guards';
import { NotFoundPage } from './NotFoundPage';
import { RootLayout } from './RootLayout';
import { ToBackOffice } from './ToBackOffice';
import { WaitingScreen } from './WaitingScreen';

/** A screen whose program is fetched when one goes there; what is around it is there before. */
const screen = (path: string, load: () => Promise<{ default: React.ComponentType }>): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await load()).default }),
  HydrateFallback: WaitingScreen,
});

const publicScreens: RouteObject[] = [
  // Where most visits begin: its program comes with the first, not after it.
  { path: paths.home, Component: HomePage },
  screen('/pdf', () => import('../features/reports/PdfPage')),
  screen(paths.agency, () => import('../features/catalog/AgencyPage')),
  screen(paths.university, () => import('../features/catalog/UniversityPage')),
  screen(paths.cooperation, () => import('../features/catalog/CooperationPage')),
  { ...screen('/news-detail', () => import('../features/news/NewsDetailPage')), loader: articleInPage },
  screen(paths.privacy, () => import('../features/legal/PrivacyPage')),
  screen(paths.terms, () => import('../features/legal/TermsPage')),
  screen(paths.check, () => import('../features/reports/CheckPage')),
  screen(`${paths.check}/watch`, () => import('../features/reports/ConfirmWatchPage')),
  screen(`${paths.check}/stop`, () => import('../features/reports/StopWatchPage')),
  screen(`${paths.check}/:number`, () => import('../features/reports/CheckNumberPage')),
  screen(paths.access, () => import('../features/access/AccessPage')),
  screen(`${paths.access}/confirm`, () => import('../features/access/ConfirmAccessPage')),
  screen(`${paths.shared}/:token`, () => import('../features/sharing/SharedPage')),
  screen(paths.status, () => import('../features/status/StatusPage')),
  screen(paths.upgrading, () => import('./UpgradingPage')),
];

const visitorScreens: RouteObject[] = [
  screen(paths.login, () => import('../features/account/LoginPage')),
  screen(paths.register, () => import('../features/account/RegisterPage')),
];

const userScreens: RouteObject[] = [
  screen(paths.profile, () => import('../features/account/ProfilePage')),
  screen(paths.changePassword, () => import('../features/account/ChangePasswordPage')),
];

const studentScreens: RouteObject[] = [
  screen(paths.certificates, () => import('../features/certificates/CertificateListPage')),
  screen('/cert-track', () => import('../features/certificates/TrackPage')),
  screen(paths.share, () => import('../features/sharing/SharePage')),
];

const formScreens: RouteObject[] = [
  screen(paths.newCertificate, () => import('../features/certificates/NewCertificatePage')),
  screen('/cert-update', () => import('../features/certificates/EditCertificatePage')),
];

/** For the people of an integrator. */
const memberScreens: RouteObject[] = [
  screen(paths.integrator, () => import('../features/integrator/IntegratorPage')),
  screen(paths.integratorFactor, () => import('../features/account/SetUpFactorPage')),
];

/** For offices that are asked to confirm something, who have no account. */
const registrarScreens: RouteObject[] = [
  screen(paths.confirm, () => import('../features/confirm/DeskPage')),
  screen(`${paths.confirm}/desk`, () => import('../features/confirm/OpenRequestsPage')),
  screen(`${paths.confirm}/dispute`, () => import('../features/confirm/DisputePage')),
  screen(`${paths.confirm}/:token`, () => import('../features/confirm/RequestPage')),
];

/** The specification's bare routes of the back office. */
const backOffice: Readonly<Record<string, string>> = {
  '/manage': manage.home,
  '/admin-login': manage.login,
  '/student': manage.certificates,
  '/company': manage.companies,
  '/mun': manage.universities,
  '/coo': manage.cooperations,
  '/agentU': manage.agents,
  '/news': manage.news,
};

const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <CrashPage />,
    children: [
      { path: '/', element: <Navigate to={paths.home} replace /> },
      ...publicScreens,
      { element: <ForVisitors />, children: visitorScreens },
      { element: <ForAnyUser />, children: userScreens },
      { element: <ForStudents />, children: studentScreens },
      { element: <ForCertificateForm />, children: formScreens },
      { element: <ForMembers />, children: memberScreens },
      ...Object.entries(backOffice).map(([path, to]) => ({ path, element: <ToBackOffice to={to} /> })),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
  {
    lazy: async () => ({ Component: (await import('../features/confirm/ConfirmLayout')).default }),
    HydrateFallback: WaitingScreen,
    errorElement: <CrashPage />,
    children: registrarScreens,
  },
  {
    element: <BareLayout />,
    errorElement: <CrashPage />,
    children: [
      screen(paths.resetPassword, () => import('../features/account/ResetPasswordPage')),
      screen(paths.confirmAddress, () => import('../features/account/ConfirmAddressPage')),
      screen(paths.invitation, () => import('../features/account/InvitationPage')),
    ],
  },
];

/** Begins to load the screen of the address, too. */
export const createRouter = () => createBrowserRouter(routes);

export type Router = ReturnType<typeof createRouter>;
