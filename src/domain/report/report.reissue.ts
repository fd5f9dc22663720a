import type { CertifiedField } from '../certificate/certificate.fields.js';
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
 * is not any more, or one stands refused, `confirmation_missing` where a confirmation that the edition
 * names does not count any more, `nothing_changed` where all that is on record stands in it already.
 */
export function reissueReport(certificate: Certificate, report: Report, onRecord: OnRecord, now: Date): Reissue {
  refuseNotInForce(report);
  const { form } = certificate;
  const current = currentVerdicts(onRecord.verdicts, form, onRecord.hashes);
  requireAccepted(current, [...acceptedIn(report.evidence), ...objectedGroups(current)]);
  const evidence = evidenceOn(form, onRecord);
  requireKept(report.evidence, evidence);
  if (!isNew(evidence, report.evidence)) throw new DomainError('nothing_changed', message('nothing_new_on_record'));
  return {
    superseded: { ...report, status: 'superseded', supersededAt: now, reason: REISSUED },
    edition: nextEdition(certificate, report, evidence, now),
  };
}

/** An answer counts no more once its office disputes it, or a later one says otherwise. */
function requireKept(before: Evidence | null, after: Evidence): void {
  const isKept = (party: string, field: CertifiedField) =>
    after.confirmations.some((one) => one.party === party && one.fields.includes(field));
  const lost = (before?.confirmations ?? []).flatMap(({ party, fields }) =>
    fields.filter((field) => !isKept(party, field)),
  );
  if (lost.length === 0) return;
  throw new DomainError('confirmation_missing', message('confirmation_lost'), {
    errors: Object.fromEntries(lost.map((field) => [field, message('field_unconfirmed')])),
  });
}

/** An edition of before, which kept nothing, is followed only by one that says more than claims. */
function isNew(evidence: Evidence, before: Evidence | null): boolean {
  if (before === null) return evidence.checks.length > 0 || evidence.confirmations.length > 0;
  return JSON.stringify(evidence) !== JSON.stringify(before);
}
