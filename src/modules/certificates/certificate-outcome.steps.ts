import type { Actor } from '../../domain/account/actor.js';
import { certificateChanged } from '../../domain/certificate/certificate.audit.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import type { Outcome } from '../../domain/certificate/certificate.operations.js';
import { changesPayment } from '../../domain/payment/payment.js';
import { textFiles } from '../../domain/reading/reading.js';
import { reportIssued } from '../../domain/report/report.audit.js';
import { issueReport } from '../../domain/report/report.js';
import { countedReason } from '../../domain/review/rejection-reason.js';
import { staleVersion } from '../../domain/shared/record-version.js';
import type { Verdict } from '../../domain/verdict/verdict.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import { followChange } from '../confirmations/confirmation-gates.steps.js';
import { type Evidenced, refuseUntouched, stateVerdicts } from '../verdicts/verdict-gates.steps.js';
import { dropHeldOn } from './held-decision-orders.steps.js';

interface Change {
  readonly actor: Actor;
  /** `null` for a new record. */
  readonly current: Certificate | null;
  readonly outcome: Outcome;
  readonly now: Date;
}

interface Decision {
  /** What a verification asks of the verdicts; it states them if nothing else is said. */
  readonly evidenced?: Evidenced;
  /** What a rejection is made of. */
  readonly rejecting?: readonly Verdict[] | undefined;
}

/**
 * Stores a change of a record, with all that must follow after the commit.
 * @throws DomainError as `evidenced` and `refuseUntouched` do.
 */
export async function storeOutcome(
  tx: Transaction,
  { actor, current, outcome, now }: Change,
  { evidenced = stateVerdicts, rejecting = [] }: Decision,
): Promise<Certificate> {
  const { record, events } = outcome;
  // First: nobody else changes the record then, and no verdict comes beside what is read of them.
  const certificate = current ? await tx.certificates.update(current, record) : await tx.certificates.insert(record);
  // Whoever has decided about the record as it was is told: at once, but for drafts. Those are saved often and hardly
  // ever decided, and the version tells when the decision is carried out.
  if (current && current.status !== 'Unverified') await dropHeldOn(tx, current.id, actor.userId, 'changed');
  for (const event of events) {
    await followChange(tx, { actor, before: current, after: certificate, event, now });
    if (event.type === 'applied') await applied(tx, current, certificate);
    if (event.type === 'rejected') await rejected(tx, certificate, rejecting);
    const verified =
      event.type === 'verified' ? await evidenced(tx, certificate, { officerId: actor.userId, at: now }) : null;
    tx.audit.record(certificateChanged(actor.userId, current, certificate, event));
    if (event.type === 'verified') {
      await unmark(tx, current);
      await tx.claims.end(certificate.id);
      const report = await tx.reports.insert(issueReport(certificate, event.reportNumber, now, verified));
      tx.audit.record(reportIssued(actor.userId, report));
      await tx.outbox.add('report.render', { reportId: report.id });
    } else if (event.type === 'applied' || event.type === 'rejected') {
      await tx.outbox.add('mail.certificate', { certificateId: certificate.id, event: event.type });
    }
  }
  await lookAt(tx, current, certificate);
  return certificate;
}

/**
 * Has machines look at what has changed: the payment, the documents that were not there before, what may make an
 * officer look twice.
 */
async function lookAt(tx: Transaction, before: Certificate | null, after: Certificate): Promise<void> {
  const { id: certificateId, status, form } = after;
  const isPaidAsBefore = before?.status === status && !changesPayment(before.form, form);
  if (!isPaidAsBefore) await tx.outbox.add('payment.match', { certificateId });
  if (status === 'Verifying') {
    const known = before?.status === 'Verifying' ? textFiles(before.form) : [];
    for (const fileId of textFiles(form)) if (!known.includes(fileId)) await tx.outbox.add('file.text', { fileId });
  }
  if (changesSignals(before, after)) await tx.outbox.add('certificate.signals', { certificateId });
}

async function applied(tx: Transaction, before: Certificate | null, certificate: Certificate): Promise<void> {
  if (before?.status !== 'Rejected') return;
  await refuseUntouched(tx, certificate);
  await unmark(tx, before);
}

async function rejected(tx: Transaction, { id, rejectReason }: Certificate, rejecting: readonly Verdict[]) {
  await tx.claims.end(id);
  await tx.verdicts.markRejecting(id, rejecting);
  const chosen = rejecting.flatMap(({ reasons }) => reasons.map((reason) => reason.id));
  const counted = countedReason(rejectReason ?? '', chosen, await tx.rejectionReasons.all());
  await tx.certificates.nameReason(id, counted?.id ?? null);
}

/**
 * What waits, by whoever it was changed, the applicant or an officer; and a verification that goes back, for stampings
 * rest on it.
 */
function changesSignals(before: Certificate | null, { status, form }: Certificate): boolean {
  if (status === 'Verifying') return true;
  return before?.status === 'Verifying' && form.type === 'verification' && status !== 'Verified';
}

/** Only what is rejected is marked. */
async function unmark(tx: Transaction, before: Certificate | null): Promise<void> {
  if (before?.status === 'Rejected') await tx.verdicts.markRejecting(before.id, []);
}

/**
 * The record as it was seen, which nobody else changes before the transaction ends.
 * @throws DomainError `stale_version`.
 */
export async function lockAsSeen(tx: Transaction, seen: Certificate): Promise<Certificate> {
  await tx.certificates.lock(seen.id);
  const locked = await tx.certificates.findById(seen.id);
  if (locked?.version !== seen.version) throw staleVersion();
  return locked;
}
