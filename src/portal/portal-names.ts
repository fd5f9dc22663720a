import type { FieldNames } from '../platform/http/error-field-names.js';

/** The fields of a validated body under the names of the domain. */
export function fromPortalNames<Fields = Record<string, unknown>>(names: FieldNames, body: object): Fields {
  const given = new Map<string, unknown>(Object.entries(body));
  return Object.fromEntries(Object.entries(names).map(([field, name]) => [field, given.get(name)])) as Fields;
}
