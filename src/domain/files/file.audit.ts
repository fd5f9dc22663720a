import type { AuditEntry, AuditSubject } from '../audit/audit-event.js';
import type { StoredFile } from './stored-file.js';

const subject = ({ id }: StoredFile): AuditSubject => ({ type: 'file', id });

export function fileUploaded(file: StoredFile): AuditEntry {
  const { ownerId, kind, type, size, sha256 } = file;
  return { actorId: ownerId, action: 'file.uploaded', subject: subject(file), after: { kind, type, size, sha256 } };
}

/** Staff looked at a private file of somebody else. */
export function fileViewed(actorId: number, file: StoredFile): AuditEntry {
  const { ownerId, kind } = file;
  return { actorId, action: 'file.viewed', subject: subject(file), after: { kind, ownerId } };
}
