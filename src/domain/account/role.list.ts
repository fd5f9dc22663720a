import type { ListRequest } from '../shared/list.js';
import type { Page } from '../shared/page.js';
import { isFoundBy } from '../shared/search-words.js';
import { comparisonKey } from '../shared/text.js';
import type { Role } from './role.js';

export type RoleSort = 'id' | 'name' | 'permissions';

export interface RoleFilter {
  readonly ids?: readonly number[];
  /** Beginnings of words of the name. */
  readonly name?: string;
  /** Beginnings of words of the name and of the permissions. */
  readonly q?: string;
}

/** Roles are few: a list of them is made out of all. */
export function pageOfRoles(roles: readonly Role[], request: ListRequest<RoleSort, RoleFilter>): Page<Role> {
  const { filter, sort, page } = request;
  const found = roles
    .filter(({ id }) => filter.ids === undefined || filter.ids.includes(id))
    .filter(({ name }) => filter.name === undefined || isFoundBy([name], filter.name))
    .filter(({ name, permissions }) => filter.q === undefined || isFoundBy([name, ...permissions], filter.q))
    .sort((a, b) => compareBy[sort.field](a, b) || a.id - b.id);
  if (sort.descending) found.reverse();
  return { items: found.slice(page.offset, page.offset + page.limit), total: found.length };
}

const compareBy: Readonly<Record<RoleSort, (a: Role, b: Role) => number>> = {
  id: () => 0,
  name: (a, b) => compareKeys(a.name, b.name),
  // By how much they allow.
  permissions: (a, b) => a.permissions.length - b.permissions.length,
};

function compareKeys(one: string, other: string): number {
  const [a, b] = [comparisonKey(one), comparisonKey(other)];
  return a === b ? 0 : a < b ? -1 : 1;
}
