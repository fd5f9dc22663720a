import { lazy } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { dataProvider } from './api/data-provider';
import { authProvider, UPGRADING } from './auth/auth-provider';
import { LoginPage } from './auth/LoginPage';
import { i18nProvider } from './i18n/i18n-provider';
import { AppLayout } from './layout/AppLayout';
import { AccessDeniedPage, NotFoundPage, UnreachablePage, UpgradingPage } from './layout/notices';
import { preferences } from './preferences';
import { queryClient } from './query-client';
import { darkTheme, lightTheme } from './theme';

const HomePage = lazy(() => import('./dashboard/HomePage'));
const ProfilePage = lazy(() => import('./account/ProfilePage'));
const ChangePasswordPage = lazy(() => import('./account/ChangePasswordPage'));
const CompanyList = lazy(() => import('./companies/CompanyList'));
const UniversityList = lazy(() => import('./universities/UniversityList'));
const RelationPage = lazy(() => import('./universities/RelationPage'));
const CertificateList = lazy(() => import('./certificates/CertificateList'));
const ReviewDesk = lazy(() => import('./review/ReviewDesk'));
const ReportList = lazy(() => import('./reports/ReportList'));
const UnsealedList = lazy(() => import('./reports/UnsealedList'));
const ReasonList = lazy(() => import('./reasons/ReasonList'));
const JobList = lazy(() => import('./jobs/JobList'));
const AuditList = lazy(() => import('./audit/AuditList'));
const CooperationList = lazy(() => import('./cooperations/CooperationList'));
const AgentList = lazy(() => import('./agents/AgentList'));
const NewsList = lazy(() => import('./news/NewsList'));
const UserList = lazy(() => import('./users/UserList'));
const RoleList = lazy(() => import('./roles/RoleList'));

/**
 * The contents of the back office. A screen is named by its address; which resource of the API it shows is told in
 * `api/resource-names.ts`, who may see it in `auth/permissions.ts`, its place in menu and tabs in `layout/screens.tsx`, its
 * texts in `resources.texts.ts`. Dialogs of a list are routes below the list.
 */
export function App() {
  return (
    <Admin
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={preferences}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      layout={AppLayout}
      loginPage={LoginPage}
      dashboard={HomePage}
      catchAll={NotFoundPage}
      accessDenied={AccessDeniedPage}
      authenticationError={UnreachablePage}
      requireAuth
      disableTelemetry
    >
      <Resource name="student" list={CertificateList} edit={ReviewDesk} />
      <Resource name="report" list={ReportList} />
      <Resource name="unsealed" list={UnsealedList} />
      <Resource name="reason" list={ReasonList} />
      <Resource name="job" list={JobList} />
      <Resource name="audit" list={AuditList} />
      <Resource name="company" list={CompanyList} />
      <Resource name="mun" list={UniversityList} />
      <Resource name="coo" list={CooperationList} />
      <Resource name="agentU" list={AgentList} />
      <Resource name="news" list={NewsList} />
      <Resource name="user" list={UserList} />
      <Resource name="role" list={RoleList} />
      <CustomRoutes>
        <Route path="/mun/relation" element={<RelationPage />} />
        <Route path="/account" element={<ProfilePage />} />
        <Route path="/account/password" element={<ChangePasswordPage />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path={UPGRADING} element={<UpgradingPage />} />
      </CustomRoutes>
    </Admin>
  );
}
