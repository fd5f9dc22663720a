import type { AuditEntry, AuditSubject } from '../audit/audit-event.js';
import type { FileVerdict } from '../certificate/file-verdict.js';
import type { Report, ReportPdf } from './report.js';

/** The account of a report's holder where it was they who asked, signed in; others stay unknown. */
export type HolderOf = (report: Report) => number | null;

const subject = ({ id }: Pick<Report, 'id'>): AuditSubject => ({ type: 'report', id: String(id) });

export function reportIssued(actorId: number, report: Report): AuditEntry {
  const { number, edition, certificateId, status } = report;
  return {
    actorId,
    action: 'report.issued',
    subject: subject(report),
    after: { number, edition, certificateId, status },
  };
}

/** Staff withdrew it, or a correction took its place. */
export function reportEnded(actorId: number, before: Report, after: Report): AuditEntry {
  const { number, edition, certificateId, status, reason } = after;
  return {
    actorId,
    action: status === 'withdrawn' ? 'report.withdrawn' : 'report.superseded',
    subject: subject(after),
    before: { status: before.status },
    after: { number, edition, certificateId, status, reason },
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

/** Somebody asked what a number stands for; `asked` are pseudonyms. */
export function reportChecked(
  asked: { readonly numberHash: string; readonly addressHash: string },
  found: Report | null,
  holderOf: HolderOf,
): AuditEntry {
  return {
    actorId: found && holderOf(found),
    action: found ? 'check.answered' : 'check.missed',
    subject: found ? subject(found) : null,
    after: { ...asked },
  };
}

/** Somebody unknown wants to be told when a report changes. */
export function reportWatched(
  asked: { readonly emailHash: string; readonly addressHash: string },
  report: Report,
): AuditEntry {
  return { actorId: null, action: 'watch.asked', subject: subject(report), after: { ...asked } };
}

export function watchConfirmed(watcher: { readonly emailHash: string }): AuditEntry {
  return { actorId: null, action: 'watch.confirmed', subject: null, after: { ...watcher } };
}

export function watchStopped(watcher: { readonly emailHash: string }): AuditEntry {
  return { actorId: null, action: 'watch.stopped', subject: null, after: { ...watcher } };
}

/**
 * Somebody asked what a file is; `asked` are pseudonyms.
 * @param known the edition that it is the file of.
 */
export function fileChecked(
  asked: { readonly fileHash: string; readonly addressHash: string },
  verdict: FileVerdict | 'unknown',
  known: Report | null,
  holderOf: HolderOf,
): AuditEntry {
  return {
    actorId: known && holderOf(known),
    action: known ? 'file-check.answered' : 'file-check.missed',
    subject: known ? subject(known) : null,
    after: { ...asked, verdict },
  };
}

/** @param found the reports that were shown, each of which tells of it; none for a miss. */
export function reportsLookedUp(asked: HolderPseudonyms, found: readonly Report[], holderOf: HolderOf): AuditEntry[] {
  const after = { ...asked, reports: found.map(({ id }) => id) };
  if (found.length === 0) return [{ actorId: null, action: 'lookup.missed', subject: null, after }];
  return found.map((report) => ({
    actorId: holderOf(report),
    action: 'lookup.answered',
    subject: subject(report),
    after,
  }));
}

/**
 * Somebody who typed passport number and birth asked for the photo of a report.
 * @param found the report whose photo was shown.
 */
export function photoAsked(
  asked: Omit<HolderPseudonyms, 'nameHash'> & { readonly numberHash: string },
  found: Report | null,
  holderOf: HolderOf,
): AuditEntry {
  return {
    actorId: found && holderOf(found),
    action: found ? 'lookup.answered' : 'lookup.missed',
    subject: found ? subject(found) : null,
    after: { ...asked, photo: true },
  };
}
