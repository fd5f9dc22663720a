import type { AuditEntry, AuditSubject } from '../audit/audit-event.js';
import type { StoredFile } from './stored-file.js';

const subject = ({ id }: StoredFile): AuditSubject => ({ type: 'file', id });

/** @param actorId `null`: by the link of a mail, without an account. */
export function fileUploaded(actorId: number | null, file: StoredFile): AuditEntry {
  const { kind, type, size, sha256 } = file;
  return { actorId, action: 'file.uploaded', subject: subject(file), after: { kind, type, size, sha256 } };
}

/** Somebody looked at a private file, be it their own. @param actorId `null`: by a link, without an account. */
export function fileViewed(actorId: number | null, file: StoredFile): AuditEntry {
  const { ownerId, kind } = file;
  return { actorId, action: 'file.viewed', subject: subject(file), after: { kind, ownerId } };
}
