import type { CurrentUser } from './current-user';

export type Permission = CurrentUser['permissions'][number];

interface Needs {
  /** To see it. */
  readonly see: Permission;
  /** To change anything, where that takes another one. */
  readonly change?: Permission;
}

/** What the screens take, by the name of the resource or route; the server decides each call by itself. */
const NEEDS: Readonly<Record<string, Needs>> = {
  student: { see: 'certificates.read', change: 'certificates.review' },
  report: { see: 'certificates.read', change: 'reports.withdraw' },
  unsealed: { see: 'certificates.review' },
  reason: { see: 'certificates.review' },
  job: { see: 'certificates.review' },
  audit: { see: 'audit.read' },
  company: { see: 'catalog.manage' },
  mun: { see: 'catalog.manage' },
  coo: { see: 'catalog.manage' },
  agentU: { see: 'catalog.manage' },
  news: { see: 'news.manage' },
  user: { see: 'users.manage' },
  role: { see: 'users.manage' },
};

const SEEING = ['list', 'show', 'export'];

/** What is not in the table is for everyone who works here. */
export function mayDo(permissions: readonly Permission[], resource: string, action = 'list'): boolean {
  const needs = NEEDS[resource];
  if (!needs) return true;
  if (!permissions.includes(needs.see)) return false;
  return SEEING.includes(action) || permissions.includes(needs.change ?? needs.see);
}
