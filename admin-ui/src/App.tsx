import { lazy } from 'react';
import { Admin, CustomRoutes, Resource, ResourceContextProvider, type ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { dataProvider } from './api/data-provider';
import { authProvider, SET_UP_FACTOR, UPGRADING } from './auth/auth-provider';
import { LoginPage } from './auth/LoginPage';
import { i18nProvider } from './i18n/i18n-provider';
import { AppLayout } from './layout/AppLayout';
import { AccessDeniedPage, NotFoundPage, UnreachablePage, UpgradingPage } from './layout/notices';
import { preferences } from './preferences';
import { queryClient } from './query-client';
import { addressOf, RESOURCES } from './resources';
import { darkTheme, lightTheme } from './theme';

/** The screens of each resource, by its name: loaded when they are opened. */
const SCREENS: Readonly<Record<string, Pick<ResourceProps, 'list' | 'edit'>>> = {
  certificates: {
    list: lazy(() => import('./certificates/CertificateList')),
    edit: lazy(() => import('./review/ReviewDesk')),
  },
  jobs: { list: lazy(() => import('./jobs/JobList')) },
  companies: { list: lazy(() => import('./companies/CompanyList')) },
  users: { list: lazy(() => import('./users/UserList')) },
  agents: { list: lazy(() => import('./agents/AgentList')) },
  'audit-events': { list: lazy(() => import('./audit/AuditList')) },
  confirmations: { list: lazy(() => import('./confirmations/ConfirmationList')) },
  contacts: { list: lazy(() => import('./contacts/ContactList')) },
  'mail-domains': { list: lazy(() => import('./contacts/MailDomainList')) },
  'data-requests': { list: lazy(() => import('./data-requests/DataRequestList')) },
  integrators: { list: lazy(() => import('./integrators/IntegratorList')) },
  'api-keys': { list: lazy(() => import('./integrators/ApiKeyList')) },
  news: { list: lazy(() => import('./news/NewsList')) },
  cooperations: { list: lazy(() => import('./cooperations/CooperationList')) },
  roles: { list: lazy(() => import('./roles/RoleList')) },
  'pending-seals': { list: lazy(() => import('./reports/PendingSealList')) },
  payments: { list: lazy(() => import('./payments/PaymentList')) },
  proposals: { list: lazy(() => import('./proposals/ProposalList')) },
  reports: { list: lazy(() => import('./reports/ReportList')) },
  'rejection-reasons': { list: lazy(() => import('./reasons/ReasonList')) },
  universities: { list: lazy(() => import('./universities/UniversityList')) },
};
const RelationPage = lazy(() => import('./universities/RelationPage'));
const ToCertificateForm = lazy(() => import('./auth/ToCertificateForm'));
const HomePage = lazy(() => import('./dashboard/HomePage'));
const ProfilePage = lazy(() => import('./account/ProfilePage'));
const FactorsPage = lazy(() => import('./factors/FactorsPage'));
const SetUpPage = lazy(() => import('./factors/SetUpPage'));
const ChangePasswordPage = lazy(() => import('./account/ChangePasswordPage'));

/**
 * The contents of the back office. What there is of a resource stands in its descriptor, `<noun>/<name>.resource.ts`;
 * the specification gives some screens addresses that are not the names. Dialogs of a list are routes below the list.
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
      <CustomRoutes>
        {RESOURCES.map(({ name }) => (
          <Route key={name} path={`${addressOf(name)}/*`} element={<Resource name={name} {...SCREENS[name]} />} />
        ))}
        <Route
          path={`${addressOf('universities')}/relation`}
          element={
            <ResourceContextProvider value="universities">
              <RelationPage />
            </ResourceContextProvider>
          }
        />
        <Route path="/certificate-form" element={<ToCertificateForm />} />
        <Route path="/account" element={<ProfilePage />} />
        <Route path="/account/password" element={<ChangePasswordPage />} />
        <Route path="/account/factors" element={<FactorsPage />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path={UPGRADING} element={<UpgradingPage />} />
        <Route path={SET_UP_FACTOR} element={<SetUpPage />} />
      </CustomRoutes>
    </Admin>
  );
}
