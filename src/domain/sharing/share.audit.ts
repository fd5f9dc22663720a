import type { AuditEntry, AuditSubject } from '../audit/audit-event.js';
import { changedFields } from '../audit/audit-values.js';
import type { LookUpChoices } from './look-up.js';
import type { Share } from './share.js';

const subject = ({ id }: Pick<Share, 'id'>): AuditSubject => ({ type: 'share', id: String(id) });

/** Without the label: it names somebody else, and the trail is kept for long. */
export function shareCreated(actorId: number, share: Share): AuditEntry {
  const { certificateId, endsAt, download, pinHash } = share;
  return {
    actorId,
    action: 'share.created',
    subject: subject(share),
    after: { certificateId, endsAt, download, hasPin: pinHash !== null },
  };
}

/** Whether the label was changed is told, not what it is. */
export function shareChanged(actorId: number, before: Share, after: Share): AuditEntry {
  return {
    actorId,
    action: 'share.changed',
    subject: subject(before),
    before: { download: before.download },
    after: { download: after.download, changed: changedFields(before, after) },
  };
}

export function shareStopped(actorId: number, before: Share, after: Share): AuditEntry {
  const { certificateId, endsAt } = before;
  return {
    actorId,
    action: 'share.stopped',
    subject: subject(before),
    before: { certificateId, endsAt },
    after: { endsAt: after.endsAt },
  };
}

/** Too many wrong PINs: by whom is not known. */
export function shareLocked(share: Share): AuditEntry {
  const { certificateId } = share;
  return { actorId: null, action: 'share.locked', subject: subject(share), after: { certificateId } };
}

export function choicesChanged(
  actorId: number,
  certificateId: number,
  before: LookUpChoices,
  after: LookUpChoices,
): AuditEntry {
  return {
    actorId,
    action: 'look-up.choices-changed',
    subject: { type: 'certificate', id: String(certificateId) },
    before,
    after: { ...after, changed: changedFields(before, after) },
  };
}
