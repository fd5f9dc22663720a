import type { AuditEntry } from '../audit/audit-event.js';
import type { Signal } from './signal.js';

/** The note stays in the back office's record; the trail says what was dismissed by whom. */
export function signalDismissed({ id, certificateId, kind, officerId }: Signal): AuditEntry {
  return {
    actorId: officerId,
    action: 'signal.dismissed',
    subject: { type: 'certificate', id: String(certificateId) },
    after: { signal: kind, signalId: id },
  };
}
