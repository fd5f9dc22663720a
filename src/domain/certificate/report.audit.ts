import type { AuditEntry } from '../audit/audit-event.js';
import type { Report, ReportPdf } from './report.js';

const subject = ({ id }: Pick<Report, 'id'>) => ({ type: 'report', id: String(id) });

export function reportIssued(actorId: number, report: Report): AuditEntry {
  const { number, edition, certificateId, status } = report;
  return {
    actorId,
    action: 'report.issued',
    subject: subject(report),
    after: { number, edition, certificateId, status },
  };
}

export function reportRendered(report: Report, pdf: ReportPdf): AuditEntry {
  const { sha256, size } = pdf;
  return { actorId: null, action: 'report.rendered', subject: subject(report), after: { sha256, size } };
}

/** Staff took a copy of a report, or a link to one. */
export function reportDownloaded(actorId: number, report: Report): AuditEntry {
  const { number, edition, certificateId } = report;
  return { actorId, action: 'report.downloaded', subject: subject(report), after: { number, edition, certificateId } };
}

/** What somebody unknown looked for, each part as a pseudonym. */
export interface HolderPseudonyms {
  readonly nameHash: string;
  readonly passportHash: string;
  readonly birthHash: string;
  readonly addressHash: string;
}

/** Somebody unknown asked what a number stands for; `asked` are pseudonyms. */
export function reportChecked(
  asked: { readonly numberHash: string; readonly addressHash: string },
  found: Report | null,
): AuditEntry {
  return {
    actorId: null,
    action: found ? 'check.answered' : 'check.missed',
    subject: found ? subject(found) : null,
    after: { ...asked },
  };
}

/** @param found the reports that were shown; none for a miss. */
export function reportLookedUp(asked: HolderPseudonyms, found: readonly Report[]): AuditEntry {
  const [first] = found;
  return {
    actorId: null,
    action: first ? 'lookup.answered' : 'lookup.missed',
    subject: first ? subject(first) : null,
    after: { ...asked, reports: found.map(({ id }) => id) },
  };
}
