import type { AuditEntry, AuditSubject } from '../audit/audit-event.js';
import { changedFields } from '../audit/audit-values.js';
import type { Certificate } from '../certificate/certificate.js';
import type { ConsentGiven } from './consent.js';
import type { NoticeName } from './notice.js';

const user = (id: number): AuditSubject => ({ type: 'user', id: String(id) });

export function consentGiven(userId: number, { notice, version, language }: ConsentGiven): AuditEntry {
  return { actorId: userId, action: 'consent.given', subject: user(userId), after: { notice, version, language } };
}

export function consentWithdrawn(userId: number, notice: NoticeName): AuditEntry {
  return { actorId: userId, action: 'consent.withdrawn', subject: user(userId), after: { notice } };
}

/** Written before the first byte goes out. */
export function accountExported(userId: number): AuditEntry {
  return { actorId: userId, action: 'account.exported', subject: user(userId) };
}

export function erasureRefused(userId: number): AuditEntry {
  return {
    actorId: userId,
    action: 'account.erasure-refused',
    subject: user(userId),
    after: { reason: 'wrong_password' },
  };
}

/** @param reports the numbers of those that are kept. */
export function accountErased(userId: number, removedRecords: number, reports: readonly string[]): AuditEntry {
  return { actorId: userId, action: 'account.erased', subject: user(userId), after: { removedRecords, reports } };
}

/** A verified record that is kept without its owner. */
export function recordUnlinked(actorId: number | null, before: Certificate, after: Certificate): AuditEntry {
  return {
    actorId,
    action: 'certificate.unlinked',
    subject: { type: 'certificate', id: String(before.id) },
    before: { status: before.status, version: before.version, ownerId: before.ownerId },
    after: { version: after.version, ownerId: after.ownerId, changed: changedFields(before.form, after.form) },
  };
}

/** What was kept of an erased account has been kept long enough. */
export function recordExpired(before: Certificate): AuditEntry {
  return {
    actorId: null,
    action: 'certificate.expired',
    subject: { type: 'certificate', id: String(before.id) },
    before: { status: before.status, version: before.version, reportNumber: before.reportNumber },
  };
}
