import type { NewSignal, Signal } from '../../domain/signal/signal.js';
import { toDate } from '../../platform/db/moments.js';
import type { SignalEntity } from './signal.entity.js';

export function toSignal(row: SignalEntity): Signal {
  return {
    id: row.id,
    certificateId: row.certificate_id,
    kind: row.kind,
    evidence: JSON.parse(row.evidence) as Signal['evidence'],
    state: row.state,
    note: row.note,
    officerId: row.officer_id,
    foundAt: toDate(row.found_at),
    settledAt: row.settled_at === null ? null : toDate(row.settled_at),
  };
}

export function toRow(signal: NewSignal): Omit<SignalEntity, 'id'> {
  return {
    certificate_id: signal.certificateId,
    kind: signal.kind,
    evidence: JSON.stringify(signal.evidence),
    state: signal.state,
    note: signal.note,
    officer_id: signal.officerId,
    found_at: signal.foundAt.getTime(),
    settled_at: signal.settledAt?.getTime() ?? null,
  };
}
