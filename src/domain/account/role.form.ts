import { type Message, message } from '../messages/message.js';
import { DomainError, type FieldErrors } from '../shared/domain-error.js';
import { type RulesFor, readFields } from '../shared/field-reader.js';
import { type RawFields, refuseErrors } from '../shared/record-fields.js';
import { comparisonKey } from '../shared/text.js';
import { isBuiltIn, PERMISSIONS, type Permission, type Role, type RoleFields } from './role.js';

const ROLE_NAME_MAX = 80;

const TEXTS = {
  name: { kind: 'line', label: 'name', most: ROLE_NAME_MAX },
} as const satisfies RulesFor<{ readonly name: string | null }>;

/** A new role needs every field; a change keeps what it does not give. @throws DomainError `invalid_input` with every wrong field. */
export function readRole(raw: RawFields, base: Role | null, more: FieldErrors = {}): RoleFields {
  const { values, errors: wrong } = readFields<{ name: string | null }>(TEXTS, raw, { name: base?.name ?? null });
  const errors: Record<string, Message> = { ...wrong, ...more };
  if (values.name === null && !errors.name) errors.name = message('required', { label: 'name' });
  const given = Object.hasOwn(raw, 'permissions') ? raw.permissions : undefined;
  const permissions = given === undefined ? (base?.permissions ?? null) : readPermissions(given);
  if (permissions === null) errors.permissions = message('permissions_expected', { choices: PERMISSIONS.join(', ') });
  refuseErrors(errors);
  return { name: values.name ?? '', permissions: permissions ?? [] };
}

function readPermissions(given: unknown): readonly Permission[] | null {
  if (!Array.isArray(given) || !given.every((one) => PERMISSIONS.includes(one))) return null;
  return PERMISSIONS.filter((permission) => given.includes(permission));
}

/** @throws DomainError `built_in`. */
export function refuseBuiltIn(role: Role): void {
  if (!isBuiltIn(role.id)) return;
  throw new DomainError('built_in', message('role_built_in', { name: role.name }));
}

/** @throws DomainError `already_exists` where another role has this name. */
export function refuseTakenName(name: string, id: number, roles: readonly Role[]): void {
  if (!roles.some((role) => role.id !== id && comparisonKey(role.name) === comparisonKey(name))) return;
  const text = message('role_taken');
  throw new DomainError('already_exists', text, { errors: { name: text } });
}
