import { agents } from './agents/agents.resource';
import { auditEvents } from './audit/audit-events.resource';
import { certificates } from './certificates/certificates.resource';
import { companies } from './companies/companies.resource';
import { confirmations } from './confirmations/confirmations.resource';
import { contacts } from './contacts/contacts.resource';
import { mailDomains } from './contacts/mail-domains.resource';
import { cooperations } from './cooperations/cooperations.resource';
import { dataRequests } from './data-requests/data-requests.resource';
import { apiKeys } from './integrators/api-keys.resource';
import { integrators } from './integrators/integrators.resource';
import { jobs } from './jobs/jobs.resource';
import { news } from './news/news.resource';
import { payments } from './payments/payments.resource';
import { proposals } from './proposals/proposals.resource';
import { rejectionReasons } from './reasons/rejection-reasons.resource';
import { pendingSeals } from './reports/pending-seals.resource';
import { reports } from './reports/reports.resource';
import type { Resource } from './resource';
import { roles } from './roles/roles.resource';
import { universities } from './universities/universities.resource';
import { users } from './users/users.resource';

/** Every resource of the back office, in the order of the menu. */
export const RESOURCES: readonly Resource[] = [
  certificates,
  payments,
  reports,
  pendingSeals,
  proposals,
  confirmations,
  rejectionReasons,
  jobs,
  companies,
  universities,
  contacts,
  mailDomains,
  cooperations,
  agents,
  news,
  users,
  roles,
  integrators,
  apiKeys,
  dataRequests,
  auditEvents,
];

/** By their names, and by their addresses. */
const KNOWN = new Map(
  RESOURCES.flatMap((one) => [one.name, one.address ?? one.name].map((name) => [name, one] as const)),
);

export const resourceNamed = (name: string) => KNOWN.get(name);

/** Where the list of a resource is, below /manage. */
export const addressOf = (name: string) => `/${KNOWN.get(name)?.address ?? name}`;

/** What the API calls it. */
export function apiName(name: string): string {
  const known = KNOWN.get(name);
  return known?.apiName ?? known?.name ?? name;
}
