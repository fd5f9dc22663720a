import { type Message, message } from '../messages/message.js';
import { DomainError, fieldError } from '../shared/domain-error.js';
import type { RuleFor } from '../shared/field-reader.js';
import { comparisonKey } from '../shared/text.js';
import { isBuiltIn, PERMISSIONS, type Permission, type Role } from './role.js';

export const ROLE_NAME = { kind: 'line', label: 'name', most: 80 } as const satisfies RuleFor<string>;

/** What is wrong with the permissions of a role, or `null`. */
export function permissionsProblem(given: unknown): Message | null {
  return isPermissions(given) ? null : message('permissions_expected', { choices: PERMISSIONS.join(', ') });
}

/** A list of permissions as the set that it means; anything else stays as it is. */
export function permissionSet(given: unknown): unknown {
  return isPermissions(given) ? PERMISSIONS.filter((permission) => given.includes(permission)) : given;
}

function isPermissions(given: unknown): given is readonly Permission[] {
  return Array.isArray(given) && given.every((one) => PERMISSIONS.includes(one));
}

/** @throws DomainError `built_in`. */
export function refuseBuiltIn(role: Role): void {
  if (!isBuiltIn(role.id)) return;
  throw new DomainError('built_in', message('role_built_in', { name: role.name }));
}

/** @throws DomainError `already_exists` where another role has this name. */
export function refuseTakenName(name: string, id: number, roles: readonly Role[]): void {
  if (!roles.some((role) => role.id !== id && comparisonKey(role.name) === comparisonKey(name))) return;
  throw fieldError('name', message('role_taken'), 'already_exists');
}
