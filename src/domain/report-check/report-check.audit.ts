import type { AuditEntry } from '../audit/audit-event.js';
import type { KeyCaller } from '../integrator/api-key.js';
import type { Report } from '../report/report.js';
import type { CheckOutcome } from './check-outcome.js';

/** Who asks: an integrator, by a key or a member. */
export type Asking = Pick<KeyCaller, 'integratorId' | 'keyId' | 'memberId'>;

/** One report was asked for in a check of an integrator; `hashes` are pseudonyms of what was sent. */
export function reportCheckedBy(
  { integratorId, keyId, memberId = null }: Asking,
  { result, fields }: CheckOutcome,
  hashes: object,
  found: Report | null,
): AuditEntry {
  return {
    actorId: memberId,
    action: found ? 'check.answered' : 'check.missed',
    subject: found ? { type: 'report', id: String(found.id) } : null,
    after: { ...hashes, integrator: integratorId, key: keyId, result, compared: Object.keys(fields) },
  };
}
