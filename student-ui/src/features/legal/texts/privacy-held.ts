import type { TableRow } from '../LegalTable';

/**
 * The kinds of personal data, as `docs/personal-data.md` tells them apart; the policy names each, in each of its
 * languages.
 */
export type HeldKind =
  | 'account'
  | 'formerEmail'
  | 'newEmail'
  | 'bounces'
  | 'applications'
  | 'confirmations'
  | 'contacts'
  | 'integrators'
  | 'accessRequests'
  | 'reportChecks'
  | 'webhooks'
  | 'checkedReports'
  | 'claims'
  | 'assignments'
  | 'preferences'
  | 'files'
  | 'reports'
  | 'portableCopies'
  | 'walletOffers'
  | 'watchers'
  | 'shares'
  | 'lookUpChoices'
  | 'dataRequests'
  | 'consents'
  | 'sessions'
  | 'factors'
  | 'identities'
  | 'codes'
  | 'loginFailures'
  | 'countedRequests'
  | 'answers'
  | 'jobs'
  | 'mails'
  | 'audit';

/** What is held, why, and how long. */
export type Held = Readonly<Record<HeldKind, TableRow>>;
