import type { AuditEntry, AuditSubject } from '../audit/audit-event.js';
import { changedFields } from '../audit/audit-values.js';
import type { CheckedGroup } from '../verdict/checks.js';
import type { CertificateEvent } from './certificate.events.js';
import { EMPTY_FORM } from './certificate.fields.js';
import type { Certificate } from './certificate.js';

const subject = ({ id }: Certificate): AuditSubject => ({ type: 'certificate', id: String(id) });

/** One step of a record's history; fields are named, their values are in the record. */
export function certificateChanged(
  actorId: number,
  before: Certificate | null,
  after: Certificate,
  event: CertificateEvent,
): AuditEntry {
  return {
    actorId,
    action: `certificate.${event.type}`,
    subject: subject(after),
    before: before && stateOf(before),
    after: {
      ...stateOf(after),
      changed: changedFields(before?.form ?? EMPTY_FORM, after.form),
      ...(event.type === 'rejected' ? { reason: after.rejectReason, ...marked(event.groups) } : {}),
      ...(event.type === 'corrected' ? { reason: event.reason, edition: event.edition } : {}),
      ...(event.type === 'verified' ? { reportNumber: event.reportNumber } : {}),
    },
  };
}

/** @param actorId `null` where it went for its age. */
export function certificateRemoved(actorId: number | null, before: Certificate): AuditEntry {
  return { actorId, action: 'certificate.removed', subject: subject(before), before: stateOf(before) };
}

function marked(groups: readonly CheckedGroup[]) {
  return groups.length > 0 ? { groups } : {};
}

function stateOf({ status, version, ownerId }: Certificate) {
  return { status, version, ownerId };
}
