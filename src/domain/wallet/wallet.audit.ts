import type { AuditEntry, AuditSubject } from '../audit/audit-event.js';
import type { Report } from '../report/report.js';

const about = ({ id }: Pick<Report, 'id'>): AuditSubject => ({ type: 'report', id: String(id) });

/** Its holder had an offer of a report made. */
export function walletOffered(actorId: number, report: Report, endsAt: Date): AuditEntry {
  const { number, edition } = report;
  return { actorId, action: 'wallet.offered', subject: about(report), after: { number, edition, endsAt } };
}

/** A wallet took it: which is not known, but that it had code and PIN. */
export function walletTaken({ id, number, edition }: Report): AuditEntry {
  return { actorId: null, action: 'wallet.taken', subject: about({ id }), after: { number, edition } };
}

/** Too many wrong PINs ended an offer: by whom is not known. */
export function walletLocked(certificateId: number): AuditEntry {
  const subject: AuditSubject = { type: 'certificate', id: String(certificateId) };
  return { actorId: null, action: 'wallet.locked', subject };
}
