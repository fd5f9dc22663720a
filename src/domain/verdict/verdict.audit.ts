import type { AuditEntry } from '../audit/audit-event.js';
import type { CheckAnswer, NewVerdict } from './verdict.js';

/** One step of a record's history. Notes stay out of the trail; a comment is what the applicant reads. */
export function verdictRecorded(verdict: NewVerdict): AuditEntry {
  const { reasons, comment } = verdict;
  return {
    ...checked(verdict, [verdict]),
    after: {
      ...checked(verdict, [verdict]).after,
      differs: answered(verdict, 'differs'),
      cannotTell: answered(verdict, 'cannot_tell'),
      reasons: reasons.map(({ titleEn }) => titleEn),
      ...(comment === null ? {} : { reason: comment }),
    },
  };
}

/** @param stated the verdicts of one approval. */
export function verdictsStated(stated: readonly NewVerdict[]): AuditEntry[] {
  const [first] = stated;
  return first ? [checked(first, stated)] : [];
}

function checked(
  { certificateId, officerId, verdict, method, version }: NewVerdict,
  all: readonly NewVerdict[],
): AuditEntry & { readonly after: object } {
  return {
    actorId: officerId,
    action: 'certificate.checked',
    subject: { type: 'certificate', id: String(certificateId) },
    // Not `version`: the record stays in the one that it is in.
    after: { groups: all.map(({ group }) => group), verdict, method, ofVersion: version },
  };
}

function answered({ answers }: NewVerdict, asked: CheckAnswer): string[] {
  return Object.entries(answers).flatMap(([check, answer]) => (answer === asked ? [check] : []));
}
