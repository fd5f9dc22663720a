import type { AuditEntry } from '../audit/audit-event.js';

type Kind = 'company' | 'university' | 'cooperation' | 'agent';

interface CatalogRecord {
  readonly id: number;
  readonly version: number;
}

const told = (record: CatalogRecord | null) => record && Object.fromEntries(Object.entries(record));
const subject = (type: Kind, { id }: CatalogRecord) => ({ type, id: String(id) });

/** One change of the catalogue: a record that is new, changed (both are given) or gone. */
export function catalogChange<T extends CatalogRecord>(
  actorId: number,
  kind: Kind,
  before: T | null,
  after: T | null,
): AuditEntry {
  const record = after ?? before;
  const verb = before === null ? 'added' : after === null ? 'removed' : 'changed';
  return {
    actorId,
    action: `${kind}.${verb}`,
    subject: record && subject(kind, record),
    before: told(before),
    after: told(after),
  };
}
