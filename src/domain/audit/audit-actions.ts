import { queryWords } from '../shared/search-words.js';

/** `<what>.<verb in the past>`: everything that the trail tells of. */
export const AUDIT_ACTIONS = [
  'account.erased',
  'account.erasure-refused',
  'account.exported',
  'account.registered',
  'agent.added',
  'agent.changed',
  'agent.removed',
  'certificate.applied',
  'certificate.assigned',
  'certificate.checked',
  'certificate.corrected',
  'certificate.expired',
  'certificate.rejected',
  'certificate.removed',
  'certificate.saved',
  'certificate.unlinked',
  'certificate.verified',
  'certificates.export-begun',
  'certificates.export-ended',
  'check.answered',
  'check.missed',
  'code.refused',
  'code.sent',
  'company.added',
  'company.changed',
  'company.removed',
  'consent.given',
  'cooperation.added',
  'cooperation.changed',
  'cooperation.removed',
  'data-request.done',
  'file-check.answered',
  'file-check.missed',
  'file.uploaded',
  'file.viewed',
  'job.retried',
  'login.failed',
  'login.locked',
  'login.succeeded',
  'look-up.choices-changed',
  'lookup.answered',
  'lookup.missed',
  'news.added',
  'news.removed',
  'news.updated',
  'password.changed',
  'password.refused',
  'password.reset',
  'password.reset-sent',
  'profile.updated',
  'rejection-reason.added',
  'rejection-reason.changed',
  'rejection-reason.removed',
  'report.copied',
  'report.downloaded',
  'report.issued',
  'report.render-ordered',
  'report.render-retried',
  'report.rendered',
  'report.superseded',
  'report.withdrawn',
  'role.added',
  'role.changed',
  'role.removed',
  'search.answered',
  'session.ended',
  'sessions.ended',
  'share.changed',
  'share.created',
  'share.locked',
  'share.stopped',
  'university.added',
  'university.changed',
  'university.removed',
  'user.added',
  'user.changed',
  'user.removed',
  'watch.asked',
  'watch.stopped',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What events are about. An `account` is a pseudonym of what was typed at sign-in, a `user` an account that there is. */
export const AUDIT_SUBJECTS = [
  'account',
  'agent',
  'certificate',
  'company',
  'cooperation',
  'data-request',
  'file',
  'job',
  'news',
  'rejection-reason',
  'report',
  'role',
  'share',
  'university',
  'user',
] as const;

export type AuditSubjectType = (typeof AUDIT_SUBJECTS)[number];

/** The actions whose names have, for each word of a query, one that begins so: `cert rej` is `certificate.rejected`. */
export function actionsNamed(query: string): AuditAction[] {
  const asked = queryWords(query);
  if (asked.length === 0) return [];
  return AUDIT_ACTIONS.filter((action) => {
    const own = queryWords(action);
    return asked.every((word) => own.some((each) => each.startsWith(word)));
  });
}
