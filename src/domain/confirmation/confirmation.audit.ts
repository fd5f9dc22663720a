import type { AuditAction } from '../audit/audit-actions.js';
import type { AuditEntry } from '../audit/audit-event.js';
import type { Confirmation, ConfirmationAnswer, Settlement } from './confirmation.js';
import type { Contact, MailDomain } from './contact.js';

/** Steps of a record's history. What was claimed and answered stays out of the trail. */
export function confirmationChanged(
  actorId: number | null,
  action: Extract<AuditAction, `confirmation.${string}`>,
  { id, certificateId, party, state }: Confirmation,
  more: object = {},
): AuditEntry {
  return {
    actorId,
    action,
    subject: { type: 'certificate', id: String(certificateId) },
    after: { confirmation: id, party, state, ...more },
  };
}

export function answerGiven(confirmation: Confirmation, answer: ConfirmationAnswer): AuditEntry {
  const { way, recordedBy, fields, reference, outcome } = answer;
  const differs = Object.entries(fields).flatMap(([field, one]) => (one.likeness === 'differs' ? [field] : []));
  const close = Object.entries(fields).flatMap(([field, one]) => (one.likeness === 'close' ? [field] : []));
  const action = recordedBy !== null ? 'recorded' : outcome;
  const told = { answer: answer.id, way, differs, close, ...(reference === null ? {} : { reference }) };
  return confirmationChanged(recordedBy, `confirmation.${action}`, confirmation, told);
}

export function differenceSettled(confirmation: Confirmation, { officerId, answerId, field }: Settlement): AuditEntry {
  return confirmationChanged(officerId, 'confirmation.settled', confirmation, { answer: answerId, field });
}

type Kept = Contact | MailDomain;

/** One change of a contact or a mail domain: it is new, changed, released (both are given) or gone. */
export function contactChange<T extends Kept>(
  actorId: number,
  kind: 'contact' | 'mail-domain',
  before: T | null,
  after: T | null,
  verb: 'added' | 'changed' | 'released' | 'removed',
): AuditEntry {
  const record = after ?? before;
  return {
    actorId,
    action: (kind === 'contact' ? `contact.${verb}` : `mail-domain.${verb}`) as AuditAction,
    subject: record && { type: kind, id: String(record.id) },
    before: told(before),
    after: told(after),
  };
}

const told = (record: Kept | null) => record && Object.fromEntries(Object.entries(record));
