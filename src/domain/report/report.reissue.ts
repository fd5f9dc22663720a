import type { Certificate } from '../certificate/certificate.js';
import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';
import { acceptedIn, type Evidence, evidenceOn, type OnRecord } from '../verdict/evidence.js';
import { currentVerdicts, objectedGroups, requireAccepted } from '../verdict/standing.js';
import { type NewReport, REISSUED, type Report } from './report.js';
import { nextEdition } from './report.operations.js';
import { refuseNotInForce } from './report.readiness.js';

export interface Reissue {
  /** The edition that was in force. */
  readonly superseded: Report;
  /** The one that takes its place, with the same particulars. */
  readonly edition: NewReport;
}

/**
 * Makes a new edition of what is on record now, such as a confirmation that came later. Nothing that an edition says
 * gets lost.
 * @param report the newest edition.
 * @throws DomainError as `refuseNotInForce` does, `verdicts_missing` where a group that the edition says was accepted
 * is not any more, or one stands refused, `nothing_changed` where all that is on record stands in it already.
 */
export function reissueReport(certificate: Certificate, report: Report, onRecord: OnRecord, now: Date): Reissue {
  refuseNotInForce(report);
  const { form } = certificate;
  const current = currentVerdicts(onRecord.verdicts, form, onRecord.hashes);
  requireAccepted(current, [...acceptedIn(report.evidence), ...objectedGroups(current)]);
  const evidence = evidenceOn(form, onRecord);
  if (!isNew(evidence, report.evidence)) throw new DomainError('nothing_changed', message('nothing_new_on_record'));
  return {
    superseded: { ...report, status: 'superseded', supersededAt: now, reason: REISSUED },
    edition: nextEdition(certificate, report, evidence, now),
  };
}

/** An edition of before, which kept nothing, is followed only by one that says more than claims. */
function isNew(evidence: Evidence, before: Evidence | null): boolean {
  if (before === null) return evidence.checks.length > 0 || evidence.confirmations.length > 0;
  return JSON.stringify(evidence) !== JSON.stringify(before);
}
