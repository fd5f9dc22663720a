/** Screens are named by their addresses, resources of the API by what they hold. What is not listed has the same name in both. */
const API_NAMES: Readonly<Record<string, string>> = {
  student: 'certificates',
  company: 'companies',
  mun: 'universities',
  coo: 'cooperations',
  agentU: 'agents',
  user: 'users',
  role: 'roles',
  report: 'reports',
  unsealed: 'reports/unsealed',
  reason: 'rejection-reasons',
  reviewer: 'reviewers',
  job: 'jobs',
  audit: 'audit-events',
};

export function apiName(screen: string): string {
  return API_NAMES[screen] ?? screen;
}
